/**
 * Notices: by mail, push and webhook; one for each turn, whatever ends in between; none after the move, none in quiet
 * hours.
 */
import { createHmac } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OutgoingNotice } from '../src/notices/senders.ts'
import { turnLetter } from '../src/notices/turn-letter.ts'
import { addCup, enterCup } from '../src/store/cups.ts'
import type { Store } from '../src/store/store.ts'
import { guest, sleep, testServer, testSettings, toyTable, Visitor } from './harness.ts'
import { serverProcess } from './process.ts'
import { type Letter, mailSink, postSink, subjectOf, subscription, vapidOf } from './sinks.ts'

const SLOW = { settings: { pace: { kind: 'slow' as const, each: 86_400 } } }
let mail: Awaited<ReturnType<typeof mailSink>>
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  mail = await mailSink()
  server = await testServer({ openWebhooks: true, smtp: mail.url, mailFrom: 'Ecumene <table@play.example>' })
})
afterAll(async () => {
  await server.dispose()
  mail.close()
})
const soon = async (isThere: () => boolean, ms = 30_000): Promise<void> => {
  for (const end = Date.now() + ms; !isThere() && Date.now() < end; ) await sleep(20)
  expect(isThere()).toBe(true)
}
/** Of turns; what reminds of the clock has a test of its own (start-times.test.ts). */
const waiting = async ({ db }: Store, match: string) =>
  db.selectFrom('outbox').selectAll().where('match', '=', match).where('id', 'not like', '%:late').execute()
/** Everything that could be sent is sent. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await server.services.outbox.run()
  await sleep(100)
}

test('by mail, to a confirmed address only, in the reader’s language, under a name that stays the same', async () => {
  const a = await new Visitor(server.url).guest()
  const letters = (): Letter[] => mail.letters.filter(l => l.to === 'ann@play.example')
  expect((await a.post('/api/me/channels', { kind: 'email' })).body.error?.code).toBe('refused') // a guest has none
  const account = { name: 'Ann', email: 'ann@play.example', password: 'correct horse battery' }
  await a.post('/api/auth/sign-up/email', account)
  await a.post('/api/auth/sign-in/email', account)
  await soon(() => letters().length > 0)
  expect((await a.post('/api/me/channels', { kind: 'email' })).body.error?.code).toBe('refused') // not confirmed
  const link = /https?:\S+/.exec(letters()[0].text)?.[0] ?? ''
  await a.fetch(link.replace(/^https?:\/\/[^/]+/, server.url), { redirect: 'manual' })
  expect((await a.post('/api/me/channels', { kind: 'email' })).status).toBe(200)
  await a.send('PUT', '/api/me/profile', { quiet: null, vacationUntil: null, language: 'ru' })
  mail.letters.length = 0
  const b = await guest(server.url)
  const { info, tables } = await toyTable([a, b], { ...SLOW, title: 'Агора' })
  await soon(() => letters().length > 0)
  await settle()
  expect(letters()).toHaveLength(1)
  const [letter] = letters()
  expect(subjectOf(letter)).toBe('Ecumene: Ваш ход – Агора')
  expect(letter.text).toContain('Ваш ход: Агора')
  expect(letter.text).toContain('Игра: toy')
  expect(letter.text).toMatch(/За столом: Guest [0-9a-f]{4}\n/)
  // Quiet hours were taken back: without a zone of their own, the time is said in UTC.
  const due = (await a.client.table(info.id)).seats[0].due ?? 0
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(due)
  expect(letter.text).toMatch(new RegExp(`Время — до: .*${day}.*UTC`))
  expect(letter.text).toContain(`/online/${info.id}`)
  expect(letter.headers['list-unsubscribe']).toContain('/account/stop#')
  expect(letter.from).toBe('table@play.example')
  expect(letter.headers['message-id']).toBe(`<${info.id}.0.0@ecumene.invalid>`)
  // A request to take a move back comes by mail too, in words of its own and with what it is about.
  await tables[0].play({ verb: 'bid', coins: 1 }, 0)
  await tables[1].play({ verb: 'bid', coins: 0 }, 1)
  await settle()
  mail.letters.length = 0
  expect((await b.post(`/api/matches/${info.id}/takeback`, { line: 2 })).status).toBe(200)
  await soon(() => letters().length > 0)
  await settle()
  expect(letters()).toHaveLength(1)
  expect(subjectOf(letters()[0])).toBe('Ecumene: Вас просят согласиться вернуть ход – Агора')
  expect(letters()[0].text).toContain('Вас просят согласиться вернуть ход: Агора')
  expect(letters()[0].text).toContain(`/online/${info.id}`)
  // One press in the letter ends them, signed in or not; a guessed link ends nothing.
  const [channel, key] = /stop#([a-z0-9]+)\.([0-9a-f]+)/.exec(letters()[0].text)?.slice(1) ?? []
  const reader = new Visitor(server.url)
  const wrong = await reader.post('/api/letters/stop', { channel, key: '0'.repeat(64) })
  expect(wrong.body.error?.code).toBe('unknown')
  expect((await a.send('GET', '/api/me/channels')).body).toHaveLength(1)
  for (let n = 0; n < 2; n++) expect((await reader.post('/api/letters/stop', { channel, key })).status).toBe(200)
  expect((await a.send('GET', '/api/me/channels')).body).toEqual([])
  for (const p of [a, b]) p.client.close()
})

test('letters name the game as its box does, in each language', async () => {
  const told = {
    id: 'x',
    kind: 'late',
    match: 'm',
    seat: 0,
    game: 'bronze',
    title: null,
    url: 'https://play.example/m',
  }
  const details = {
    others: [
      { name: 'Clio', isBot: false },
      { name: null, isBot: true },
    ],
    due: Date.UTC(2026, 10, 20, 21, 2),
    startsAt: null,
    zone: 'Europe/Rome',
  }
  const letters = (['en', 'ru', 'it'] as const).map(language =>
    turnLetter(language, told as OutgoingNotice, details, 'https://play.example/stop'),
  )
  expect(letters.map(l => l.subject)).toEqual([
    'Ecumene: Your time runs out soon – Bronze',
    'Ecumene: Ваше время скоро выйдет – Бронза',
    'Ecumene: Il tuo tempo sta per scadere – Bronze',
  ])
  expect(letters[0].text).toContain('With: Clio and a bot')
  expect(letters[1].text).toContain('Время — до: пятница, 20 ноября')
  expect(letters[2].text).toMatch(/Hai tempo fino a: venerdì 20 novembre.*22:02/)
})

test('by push: only the browser that subscribed can read it, and the push service knows who sent it', async () => {
  const service = await postSink(() => 201)
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const browser = subscription(`${service.url}push/1`)
  expect((await a.post('/api/me/channels', browser.channel)).status).toBe(200)
  const { info, tables } = await toyTable([a, b], SLOW)
  await soon(() => service.heard.length > 0)
  await settle()
  expect(service.heard).toHaveLength(1)
  const [heard] = service.heard
  expect(JSON.parse(browser.read(heard.body))).toMatchObject({
    kind: 'turn',
    id: `${info.id}:0:0`,
    match: info.id,
    seat: 0,
    game: 'toy',
  })
  expect(heard.body.includes(info.id)).toBe(false)
  const { key } = (await a.send('GET', '/api/push-key')).body
  const claims = vapidOf(heard, key)
  expect(claims.aud).toBe(new URL(service.url).origin)
  expect(claims.exp).toBeGreaterThan(Date.now() / 1000)
  expect([heard.headers['content-encoding'], heard.headers.ttl, heard.headers.topic]).toEqual([
    'aes128gcm',
    '86400',
    `${info.id}0`,
  ])
  expect(() => vapidOf(heard, `${key}x`)).toThrow('another server')
  expect(() => subscription('x').read(heard.body)).toThrow()
  // The next turn replaces what still waits for a browser that was off: the same topic.
  for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 1 - i }, i)
  await soon(() => service.heard.length > 1)
  expect(service.heard[1].headers.topic).toBe(heard.headers.topic)
  expect(JSON.parse(browser.read(service.heard[1].body)).id).toBe(`${info.id}:0:2`)
  // A request to take a move back replaces no turn: it has a topic of its own.
  expect((await b.post(`/api/matches/${info.id}/takeback`, { line: 2 })).status).toBe(200)
  await soon(() => service.heard.length > 2)
  expect(JSON.parse(browser.read(service.heard[2].body))).toMatchObject({
    kind: 'takeback',
    id: `${info.id}:0:2:takeback`,
    match: info.id,
    seat: 0,
  })
  expect(service.heard[2].headers.topic).toBe(`${info.id}0t`)
  service.close()
  for (const p of [a, b]) p.client.close()
})

test('who has to agree to take a move back is told once; who asks is not, and nobody after it was answered', async () => {
  const hook = await postSink()
  const three = [await guest(server.url), await guest(server.url), await guest(server.url)]
  for (const p of three.slice(0, 2)) await p.post('/api/me/channels', { kind: 'webhook', url: hook.url })
  const { info, tables } = await toyTable(three, SLOW)
  for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 1 }, i)
  await three[1].post(`/api/matches/${info.id}/takeback`, { line: 2 })
  const told = () => hook.heard.map(h => JSON.parse(String(h.body))).filter(m => m.kind === 'takeback')
  await soon(() => told().length > 0)
  await settle()
  expect(told()).toMatchObject([{ id: `${info.id}:0:2:takeback`, seat: 0, match: info.id }])
  await three[0].post(`/api/matches/${info.id}/takeback/answer`, { wish: false })
  expect((await waiting(server.services.store, info.id)).filter(n => n.id.endsWith(':takeback'))).toEqual([])
  hook.close()
  for (const p of three) p.client.close()
})

test('people who entered a cup are notified that it begins soon, and where it is', async () => {
  const hook = await postSink()
  const a = await guest(server.url)
  await a.post('/api/me/channels', { kind: 'webhook', url: hook.url })
  const { store, cups } = server.services
  const now = Date.now()
  const cup = { game: 'toy', seats: 3, pace: 'slow', form: 'swiss', rounds: 1, duplicate: 0, status: 'open' } as const
  const begins = { round: 0, starts_at: now + 600_000, created_at: now }
  await addCup(store, { ...cup, ...begins, id: 'cup0cup0', name: 'Spring', owner: a.id })
  await enterCup(store, 'cup0cup0', a.id, now, 9)
  await cups.run(now)
  await soon(() => hook.heard.length > 0)
  const told = JSON.parse(String(hook.heard[0].body))
  expect(told).toMatchObject({ kind: 'cup', match: 'cup0cup0', title: 'Spring', game: 'toy' })
  expect(new URL(told.url).pathname).toBe('/cups/cup0cup0')
  hook.close()
  a.client.close()
})

test('a subscription that is gone is forgotten, and the others are told', async () => {
  const [gone, hook] = [await postSink(() => 410), await postSink()]
  const [a, b] = [await guest(server.url), await guest(server.url)]
  await a.post('/api/me/channels', subscription(`${gone.url}push`).channel)
  const { secret } = (await a.post('/api/me/channels', { kind: 'webhook', url: hook.url })).body as unknown as {
    secret: string
  }
  const { info } = await toyTable([a, b], SLOW)
  await soon(() => hook.heard.length > 0)
  await settle()
  expect([gone.heard.length, hook.heard.length]).toEqual([1, 1])
  const [{ headers, body }] = hook.heard
  expect(headers['ecumene-signature']).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`)
  expect([headers['ecumene-notice'], headers['idempotency-key']]).toEqual([`${info.id}:0:0`, `${info.id}:0:0`])
  expect((await a.send('GET', '/api/me/channels')).body).toMatchObject([{ kind: 'webhook' }])
  expect(await waiting(server.services.store, info.id)).toEqual([])
  for (const sink of [gone, hook]) sink.close()
  for (const p of [a, b]) p.client.close()
})

test('one way that fails is tried again; the one that worked is not told twice', async () => {
  const [bad, good] = [await postSink((_, n) => (n === 1 ? 500 : 200)), await postSink()]
  const [a, b] = [await guest(server.url), await guest(server.url)]
  for (const sink of [bad, good]) await a.post('/api/me/channels', { kind: 'webhook', url: sink.url })
  const { info } = await toyTable([a, b], SLOW)
  await soon(() => bad.heard.length === 1 && good.heard.length === 1)
  await settle()
  const [row] = await waiting(server.services.store, info.id)
  expect(row.due_at).toBeGreaterThan(Date.now() + 20_000)
  expect(JSON.parse(row.told ?? '')).toHaveLength(1)
  await server.services.store.db.updateTable('outbox').set({ due_at: 0 }).where('id', '=', row.id).execute()
  await soon(() => bad.heard.length === 2)
  await settle()
  expect([bad.heard.length, good.heard.length]).toEqual([2, 1])
  expect(bad.heard[1].headers['ecumene-notice']).toBe(bad.heard[0].headers['ecumene-notice'])
  expect(await waiting(server.services.store, info.id)).toEqual([])
  for (const sink of [bad, good]) sink.close()
  for (const p of [a, b]) p.client.close()
})

test('who takes an action back is at the table: they are not told that they are asked', async () => {
  const hook = await postSink()
  const [a, b] = [await guest(server.url), await guest(server.url)]
  await a.post('/api/me/channels', { kind: 'webhook', url: hook.url })
  const { info, tables } = await toyTable([a, b], SLOW)
  await soon(() => hook.heard.length === 1)
  await tables[0].play({ verb: 'bid', coins: 0 })
  await tables[0].undo(1)
  expect(await waiting(server.services.store, info.id)).toEqual([])
  await settle()
  expect(hook.heard).toHaveLength(1)
  hook.close()
  for (const p of [a, b]) p.client.close()
})

test('no notice after the move, even of a turn that came while the player rested', async () => {
  const hook = await postSink()
  const [a, b] = [await guest(server.url), await guest(server.url)]
  await a.post('/api/me/channels', { kind: 'webhook', url: hook.url })
  const hour = new Date().getUTCHours()
  const quiet = { from: hour, to: (hour + 2) % 24, zone: 'UTC' }
  await a.send('PUT', '/api/me/profile', { quiet, vacationUntil: null, language: 'en' })
  const { info, tables } = await toyTable([a, b], SLOW)
  const rows = await waiting(server.services.store, info.id)
  expect(rows.map(r => r.seat)).toEqual([0])
  expect(new Date(rows[0].due_at).getUTCHours()).toBe(quiet.to)
  await settle()
  expect(hook.heard).toEqual([])
  await tables[0].play({ verb: 'bid', coins: 0 })
  expect(await waiting(server.services.store, info.id)).toEqual([])
  // Awake again, and nothing is left to be told.
  await a.send('PUT', '/api/me/profile', { quiet: null, vacationUntil: null, language: 'en' })
  await settle()
  expect(hook.heard).toEqual([])
  // Vacation is the same.
  await a.send('PUT', '/api/me/profile', { quiet: null, vacationUntil: Date.now() + 86_400_000, language: 'en' })
  const again = await toyTable([a, b], SLOW)
  expect((await waiting(server.services.store, again.info.id))[0].due_at).toBeGreaterThan(Date.now() + 80_000_000)
  hook.close()
  for (const p of [a, b]) p.client.close()
})

test('a server that dies between sending and marking: the same notice again under the same name, and never once it was marked', async () => {
  let kill: (() => void) | null = null
  const hook = await postSink((_, n) => {
    // It has arrived, and the sender will never know.
    if (n === 1) kill?.()
    return n === 1 ? null : 200
  })
  const settings = await testSettings({ openWebhooks: true, leaseMs: 1500, noticeMs: 3000 })
  let run = await serverProcess(settings)
  kill = () => void run.kill()
  const [a, b] = [await guest(run.url), await guest(run.url)]
  await a.post('/api/me/channels', { kind: 'webhook', url: hook.url })
  const info = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], ...SLOW })
  await b.client.join(info.id)
  await soon(() => hook.heard.length === 1)
  await run.kill()
  run = await serverProcess(settings)
  await soon(() => hook.heard.length === 2)
  expect(hook.heard.map(h => h.headers['ecumene-notice'])).toEqual([`${info.id}:0:0`, `${info.id}:0:0`])
  await sleep(300) // time to mark it
  await run.kill()
  run = await serverProcess(settings)
  await sleep(3500)
  expect(hook.heard).toHaveLength(2)
  for (const p of [a, b]) p.client.close()
  await run.stop()
  hook.close()
  rmSync(settings.data, { recursive: true })
}, 120_000)
