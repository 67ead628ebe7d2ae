/** Operators remove, close, rename and ban, always with a reason; the person concerned reads it, a log keeps it. */
import type { FoundPerson, MeasureInfo, ToldMeasure } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addOperator, removeOperator } from '../src/store/reports.ts'
import { guest, layoutOf, testServer, toyTable, type Visitor } from './harness.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse battery'
const DAY = 86_400_000
/** Machines may be busy. */
const PATIENT = { timeout: 30_000 }
const ME = { kind: 'me' as const }
const OPEN = { kind: 'open' as const }
let server: Awaited<ReturnType<typeof testServer>>
let operator: Visitor
beforeAll(async () => {
  server = await testServer()
  operator = await guest(server.url)
  await addOperator(server.services.store, operator.id)
})
afterAll(async () => {
  operator.client.close()
  await server.dispose()
})

interface OwnPage {
  readonly name: string
  readonly ban?: { until: number; reason: string }
  readonly measures?: readonly ToldMeasure[]
}
const meOf = async (who: Visitor): Promise<OwnPage> => (await who.send('GET', '/api/me')).body
const logOf = async (user: string): Promise<MeasureInfo[]> =>
  (await operator.send('GET', `/api/moderation/log?user=${user}`)).body
const codeOf = async (asked: Promise<{ body: { error?: { code: string } } }>): Promise<string | undefined> =>
  (await asked).body.error?.code
async function named(name: string): Promise<Visitor> {
  const visitor = await guest(server.url)
  await visitor.post('/api/auth/update-user', { name })
  return visitor
}

test('a line is taken away before the eyes of its readers; its writer reads why, operators what it said', async () => {
  const [a, rude] = [await guest(server.url), await named('Rude')]
  const { info } = await toyTable([a, rude])
  await rude.client.say(info.id, 'you goat')
  const [line] = await a.client.chat(info.id)
  expect(await codeOf(rude.post(`/api/talk/${line.id}/remove`, { reason: 'mine' }))).toBe('unknown')
  expect(await codeOf(operator.post(`/api/talk/${line.id}/remove`, {}))).toBe('malformed')
  expect((await operator.post(`/api/talk/${line.id}/remove`, { reason: 'an insult' })).status).toBe(200)
  await expect.poll(() => a.heard.some(text => text.includes('"removed":true')), PATIENT).toBe(true)
  expect(await a.client.chat(info.id)).toEqual([{ ...line, text: '', removed: true }])
  expect(await codeOf(operator.post(`/api/talk/${line.id}/remove`, { reason: 'again' }))).toBe('unknown')

  const [told] = (await meOf(rude)).measures ?? []
  expect(told).toMatchObject({ kind: 'line', reason: 'an insult', before: 'you goat' })
  expect(JSON.stringify(told)).not.toContain(operator.id)
  expect((await meOf(a)).measures).toBeUndefined()
  expect(await logOf(rude.id)).toMatchObject([
    { kind: 'line', match: info.id, before: 'you goat', about: { name: 'Rude' }, by: { user: operator.id } },
  ])
  // Nobody reads it for them.
  await a.post(`/api/me/measures/${told.id}/seen`)
  expect((await meOf(rude)).measures).toHaveLength(1)
  await rude.post(`/api/me/measures/${told.id}/seen`)
  expect((await meOf(rude)).measures).toBeUndefined()
  for (const p of [a, rude]) p.client.close()
})

test('a table is closed, waiting or running: nobody plays or talks there, and its players are told why', async () => {
  const [a, b, watcher] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable([a, b], { settings: { pace: { kind: 'live', bank: 600, increment: 0 } } })
  expect(await codeOf(a.post(`/api/matches/${info.id}/close`, { reason: 'mine' }))).toBe('unknown')
  await watcher.client.open(info.id, layoutOf(info))
  expect((await operator.post(`/api/matches/${info.id}/close`, { reason: 'a swindle' })).status).toBe(200)
  await expect.poll(() => watcher.heard.some(text => text.includes('"t":"table"')), PATIENT).toBe(true)
  await expect(tables[0].play({ verb: 'bid', coins: 1 }, 0)).rejects.toMatchObject({ code: 'over' })
  await expect(a.client.say(info.id, 'hello?')).rejects.toMatchObject({ code: 'over' })
  expect(await a.client.table(info.id)).toMatchObject({ status: 'gone', closed: { reason: 'a swindle' } })
  expect(await watcher.client.table(info.id)).toMatchObject({ status: 'gone', closed: { reason: null } })
  const { gone, live } = await a.client.lobby({})
  expect(gone.map(t => t.id)).toEqual([info.id])
  expect(live.map(t => t.id)).not.toContain(info.id)
  expect(await codeOf(operator.post(`/api/matches/${info.id}/close`, { reason: 'again' }))).toBe('over')
  // Its key of chance stays a secret.
  expect(await codeOf(a.send('GET', `/api/matches/${info.id}/record`))).toBe('unfinished')

  const open = await a.client.create({ game: 'toy', seats: [ME, OPEN], title: 'free money' })
  expect((await operator.post(`/api/matches/${open.id}/close`, { reason: 'an advertisement' })).status).toBe(200)
  await expect(b.client.join(open.id)).rejects.toMatchObject({ code: 'over' })
  const log = (await operator.send('GET', '/api/moderation/log')).body as MeasureInfo[]
  expect(log.filter(m => m.kind === 'close')).toMatchObject([
    { match: open.id, reason: 'an advertisement', about: null },
    { match: info.id, reason: 'a swindle' },
  ])
  for (const p of [a, b, watcher]) p.client.close()
})

test('a name is changed everywhere, also over what was said; the old one is never theirs again', async () => {
  const [a, b] = [await guest(server.url), await named('Filthy Word')]
  const { info } = await toyTable([a, b])
  await b.client.say(info.id, 'hello')
  const { body: found } = await operator.send('GET', '/api/moderation/people?name=Filthy')
  expect(found as FoundPerson[]).toEqual([
    { user: b.id, name: 'Filthy Word', isGuest: true, silencedUntil: null, bannedUntil: null },
  ])
  expect((await operator.send('GET', '/api/moderation/people?name=%25ilth')).body).toEqual([])
  const named2 = { name: 'Player of the coast', reason: 'an insult as a name' }
  expect((await operator.post(`/api/users/${b.id}/name`, named2)).status).toBe(200)
  const { seats } = await a.client.table(info.id)
  expect(seats[1].name).toBe('Player of the coast')
  expect((await a.client.chat(info.id))[0].name).toBe('Player of the coast')
  expect(await meOf(b)).toMatchObject({
    name: 'Player of the coast',
    measures: [{ kind: 'rename', reason: 'an insult as a name', before: 'Filthy Word' }],
  })
  expect((await b.post('/api/auth/update-user', { name: ' filthy word ' })).status).toBe(403)
  expect((await b.post('/api/auth/update-user', { name: 'Boris' })).status).toBe(200)
  expect((await meOf(b)).name).toBe('Boris')
  for (const p of [a, b]) p.client.close()
})

test('who is banned plays, talks and joins nowhere by session, token or socket until then; a bot plays on; it can be lifted', async () => {
  const [a, bad] = [await guest(server.url), await named('Bad')]
  const { info, tables } = await toyTable([a, bad])
  const { token } = (await bad.post('/api/me/tokens', { name: 'x', scopes: ['read', 'play'] })).body as never
  const waiting = await a.client.create({ game: 'toy', seats: [ME, OPEN] })
  const end = Date.now() + 7 * DAY
  expect(await codeOf(bad.post(`/api/users/${a.id}/ban`, { until: end, reason: 'no' }))).toBe('unknown')
  expect(await codeOf(operator.post(`/api/users/${bad.id}/ban`, { until: 1, reason: 'no' }))).toBe('malformed')
  const ban = { until: end, reason: 'three warnings' }
  expect((await operator.post(`/api/users/${bad.id}/ban`, ban)).status).toBe(200)

  // The others go on with a bot.
  await expect.poll(async () => (await a.client.table(info.id)).seq, PATIENT).toBeGreaterThan(0)
  expect((await a.client.table(info.id)).seats[1]).toMatchObject({ vacant: true, left: 'Bad' })
  await expect(bad.client.join(waiting.id)).rejects.toMatchObject({ code: 'banned' })
  await expect(bad.client.say(info.id, 'I am here')).rejects.toMatchObject({ code: 'banned' })
  await expect(tables[1].play({ verb: 'bid', coins: 1 }, 0)).rejects.toMatchObject({ code: 'unauthenticated' })
  const byToken = await fetch(`${server.url}/api/me/matches`, { headers: { authorization: `Bearer ${token}` } })
  expect([byToken.status, ((await byToken.json()) as { error: { code: string } }).error.code]).toEqual([403, 'banned'])
  // They look on as anybody may, read why, and can still take what is kept about them.
  expect((await bad.send('GET', `/api/matches/${info.id}`)).body).toMatchObject({ me: null })
  expect(await meOf(bad)).toMatchObject({ name: 'Bad', ban, measures: [{ kind: 'ban', ...ban }] })
  expect((await bad.send('GET', '/api/me/everything')).body).toMatchObject({ ban, measures: [{ kind: 'ban' }] })
  // An account is no way out.
  const login = { email: 'bad@example.org', password: PASSWORD }
  await bad.post('/api/auth/sign-up/email', { name: 'Good', ...login })
  await bad.post('/api/auth/sign-in/email', login)
  const account = (await bad.client.me()).user as string
  expect(account).not.toBe(bad.id)
  await expect(bad.client.join(waiting.id)).rejects.toMatchObject({ code: 'banned' })

  const found = (await operator.send('GET', `/api/moderation/people?name=${account}`)).body as FoundPerson[]
  expect(found).toMatchObject([{ user: account, bannedUntil: end }])
  const sorry = { reason: 'they are sorry' }
  expect((await operator.send('DELETE', `/api/users/${account}/ban`, sorry)).status).toBe(200)
  expect(await codeOf(operator.send('DELETE', `/api/users/${account}/ban`, sorry))).toBe('unknown')
  await bad.client.join(waiting.id)
  expect((await meOf(bad)).measures?.map(m => m.kind)).toEqual(['ban', 'lift'])
  expect((await logOf(account)).map(m => m.kind)).toEqual(['lift', 'ban'])
  for (const p of [a, bad]) p.client.close()
})

test('a ban ends by itself on its day', async () => {
  const who = await guest(server.url)
  await operator.post(`/api/users/${who.id}/ban`, { until: Date.now() + DAY, reason: 'a day of rest' })
  expect(await codeOf(who.post('/api/matches', { game: 'toy', seats: [ME, OPEN] }))).toBe('banned')
  await server.services.store.db
    .updateTable('ban')
    .set({ until: Date.now() - 1 })
    .where('user', '=', who.id)
    .execute()
  expect((await who.post('/api/matches', { game: 'toy', seats: [ME, OPEN] })).status).toBe(200)
  expect((await meOf(who)).ban).toBeUndefined()
})

test('operators do nothing about each other', async () => {
  const other = await guest(server.url)
  await addOperator(server.services.store, other.id)
  const reason = 'a quarrel'
  for (const [what, body] of [
    ['silence', { hours: 1, reason }],
    ['name', { name: 'Nobody', reason }],
    ['ban', { until: Date.now() + DAY, reason }],
  ] as const)
    expect(await codeOf(operator.post(`/api/users/${other.id}/${what}`, body))).toBe('refused')
  await removeOperator(server.services.store, other.id)
  expect((await operator.post(`/api/users/${other.id}/silence`, { hours: 1, reason })).status).toBe(200)
  expect((await meOf(other)).measures).toMatchObject([{ kind: 'silence', reason }])
})
