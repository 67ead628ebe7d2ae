/** A club evening: many people behind one address, who look, talk and sit down. Limits as the server is delivered. */
import { FastRng } from '@ecumene/kernel'
import { ApiError } from '@ecumene/protocol/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { layoutOf, legalNow, testServer, until, Visitor } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** As often as the page of the lobby asks. */
const LOOK_MS = 10_000
const PEOPLE = 30
const SLOW_DOWN = 429
const PASSWORD = 'correct horse battery'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
// Time is counted, not waited for.
let evenings = 0
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + ++evenings * 3_600_000)
})
afterEach(() => void vi.useRealTimers())

const visitors = (n: number): Visitor[] => Array.from({ length: n }, () => new Visitor(server.url))
const asked = (n: number, work: (i: number) => Promise<{ status: number }>): Promise<number[]> =>
  Promise.all(Array.from({ length: n }, async (_, i) => (await work(i)).status))
const refused = (statuses: readonly number[]): number => statuses.filter(status => status === SLOW_DOWN).length

test('thirty people behind one address come, sit in the lobby for two minutes and all take a seat', async () => {
  const people = visitors(PEOPLE)
  const statuses: number[] = []
  const all = async (work: (visitor: Visitor, i: number) => Promise<{ status: number; body: unknown }>) => {
    const answers = await Promise.all(people.map(work))
    statuses.push(...answers.map(a => a.status))
    return answers.map(a => a.body as Record<string, never>)
  }
  // What the page asks when it is opened.
  await all(v => v.send('GET', '/api/games'))
  await all(v => v.send('GET', '/api/me'))
  await all(v => v.post('/api/auth/sign-in/anonymous'))
  const me = await all(v => v.send('GET', '/api/me'))
  await all((v, i) => v.post('/api/auth/update-user', { name: `Member ${i}` }))
  await all(v => v.send('GET', '/api/queue'))
  for (let gone = 0; gone < 120_000; gone += LOOK_MS) {
    const found = await all(v => v.send('GET', '/api/lobby'))
    expect(found.every(look => Array.isArray(look.open))).toBe(true)
    vi.setSystemTime(Date.now() + LOOK_MS)
  }
  // Ten of them open a table for three, two more come to each; then everybody looks at it and says something.
  const tables: string[] = []
  for (const host of people.slice(0, 10)) {
    const made = await host.post('/api/matches', {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    statuses.push(made.status)
    tables.push(made.body.id)
  }
  statuses.push(...(await asked(20, i => people[10 + i].post(`/api/matches/${tables[i % 10]}/join`))))
  await all((v, i) => v.send('GET', `/api/matches/${tables[i % 10]}`))
  await all((v, i) => v.post(`/api/matches/${tables[i % 10]}/chat`, { text: 'Good luck!' }))
  expect(refused(statuses)).toBe(0)
  for (const id of tables) {
    const { status, seats } = await people[0].client.table(id)
    expect([status, seats.every(s => s.user !== null)]).toEqual(['live', true])
  }
  expect(new Set(me.map(m => m.user)).size).toBe(PEOPLE)
})

test('thirty guests follow thirty invitations in one minute', async () => {
  const people = visitors(PEOPLE)
  expect(refused(await asked(PEOPLE, i => people[i].post('/api/auth/sign-in/anonymous')))).toBe(0)
  const codes: string[] = []
  for (const host of people.slice(0, 15)) {
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }]
    const { id } = await host.client.create({ game: 'toy', seats, settings: { listed: false } })
    codes.push((await host.client.invite(id)).code, (await host.client.invite(id)).code)
  }
  const looked = await asked(PEOPLE, i => people[i].send('GET', `/api/invites/${codes[i]}`))
  const seated = await asked(PEOPLE, i => people[i].post(`/api/invites/${codes[i]}`))
  expect([...looked, ...seated]).toEqual(Array(2 * PEOPLE).fill(200))
})

test('a person who looks too often can still sit down, and nobody else of their house waits', async () => {
  const [busy, calm] = await Promise.all(visitors(2).map(v => v.guest()))
  const statuses = await asked(700, () => busy.send('GET', '/api/queue'))
  expect(refused(statuses)).toBeGreaterThan(0)
  const open = await calm.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await busy.post(`/api/matches/${open.id}/join`)).status).toBe(200)
  expect((await calm.send('GET', '/api/queue')).status).toBe(200)
})

test('a house that farms guests is held back by what the whole network may ask', async () => {
  const two = await Promise.all(visitors(2).map(v => v.guest()))
  let n = 0
  for (; n < 10_000; n += 200) {
    // Strangers: a cookie nobody gave them buys nothing.
    const statuses = await asked(200, i =>
      new Visitor(server.url).send('GET', '/api/games', undefined, { cookie: `better-auth.session_token=${n + i}` }),
    )
    if (refused(statuses) > 0) break
  }
  expect(n).toBeLessThan(2000)
  // Members of that house are still let in.
  expect((await two[0].send('GET', '/api/me')).status).toBe(200)
})

test('thirty people become members in one minute and sign in at the same time; guesses at one account are stopped', async () => {
  const people = visitors(PEOPLE)
  for (const [i, v] of people.entries()) {
    const email = `member${i}@example.org`
    expect((await v.post('/api/auth/sign-up/email', { name: `M${i}`, email, password: PASSWORD })).status).toBe(200)
  }
  const signIn = (i: number, password: string) =>
    people[i].post('/api/auth/sign-in/email', { email: `member${i}@example.org`, password })
  expect(refused(await asked(PEOPLE, i => signIn(i, PASSWORD)))).toBe(0)
  vi.setSystemTime(Date.now() + 61_000)
  expect(refused(await asked(12, () => signIn(0, 'wrong horse battery')))).toBe(2)
})

/** A bot that moved first may have made the move impossible: the rules refuse it then, and no limit does. */
const unlessBotsMoved = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.refusal?.key !== 'table.illegal') throw error
}
test('game after game with bots, on two screens, as fast as it goes: moves, looking back and talk meet no limit', async () => {
  vi.useRealTimers()
  const ann = await visitors(1)[0].guest()
  const phone = Object.assign(new Visitor(server.url), { cookies: ann.cookies })
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, bot: 'random' }))
  const rng = new FastRng(5)
  const statuses: number[] = []
  while (statuses.length < 100) {
    const info = await ann.client.create({ game: 'toy', seats: [{ kind: 'me' }, ...bots], options: { rounds: 20 } })
    const table = await ann.client.open(info.id, layoutOf(info), true)
    await phone.client.open(info.id, layoutOf(info), true)
    for (;;) {
      await until(table, t => t.replica.outcome !== null || legalNow(t).length > 0, 60_000)
      if (table.replica.outcome) break
      const legal = legalNow(table)
      await table.play(legal[rng.below(legal.length)]).catch(unlessBotsMoved)
      statuses.push((await ann.send('GET', `/api/matches/${info.id}/position?at=0`)).status)
      statuses.push((await ann.send('GET', `/api/matches/${info.id}`)).status)
    }
    statuses.push((await ann.post(`/api/matches/${info.id}/chat`, { text: 'again' })).status)
  }
  expect(statuses.filter(status => status !== 200)).toEqual([])
  for (const v of [ann, phone]) v.client.close()
}, 120_000)

test('games of eight, one of them a person who answers at once and looks on a second screen: no limit is met', async () => {
  vi.useRealTimers()
  const ann = await visitors(1)[0].guest()
  const phone = Object.assign(new Visitor(server.url), { cookies: ann.cookies })
  const bots = Array.from({ length: 7 }, () => ({ kind: 'bot' as const, bot: 'citizen' }))
  const rng = new FastRng(8)
  const statuses: number[] = []
  let lines = 0
  // How long one of them lasts is chance.
  while (statuses.length < 60) {
    const info = await ann.client.create({ game: 'advanced-civilization', seats: [{ kind: 'me' }, ...bots] })
    const table = await ann.client.open(info.id, layoutOf(info), true)
    const beside = await phone.client.open(info.id, layoutOf(info))
    while (statuses.length < 60) {
      await until(table, t => t.replica.outcome !== null || legalNow(t).length > 0, 60_000)
      if (table.replica.outcome) break
      const legal = legalNow(table).filter(action => action.verb !== 'resign')
      await table.play(legal[rng.below(legal.length)]).catch(unlessBotsMoved)
      statuses.push((await phone.send('GET', `/api/matches/${info.id}`)).status)
    }
    await until(beside, t => t.replica.seq >= table.replica.seq)
    statuses.push((await ann.post(`/api/matches/${info.id}/chat`, { text: 'well played' })).status)
    lines += table.replica.seq
  }
  expect(statuses.filter(status => status !== 200)).toEqual([])
  // The bots played at once, too.
  expect(lines).toBeGreaterThan(300)
  for (const v of [ann, phone]) v.client.close()
}, 120_000)

test('a tournament of thirty: everybody enters, looks at it every ten seconds, and sits down twice', async () => {
  const people = await Promise.all(visitors(PEOPLE).map(v => v.guest()))
  const statuses: number[] = []
  for (let round = 0; round < 2; round++) {
    for (let gone = 0; gone < 120_000; gone += 60_000) {
      // Six looks of each in this minute, at the cup, their games and the lobby.
      for (const path of ['/api/cups', '/api/me/matches', '/api/lobby'])
        for (let look = 0; look < 2; look++) statuses.push(...(await asked(PEOPLE, i => people[i].send('GET', path))))
      vi.setSystemTime(Date.now() + 60_000)
    }
    const tables: string[] = []
    for (const host of people.slice(0, 15)) {
      const made = await host.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
      tables.push(made.id)
    }
    statuses.push(...(await asked(15, i => people[15 + i].post(`/api/matches/${tables[i]}/join`))))
    // And leave again, so that the next round finds nobody at a table.
    statuses.push(...(await asked(PEOPLE, i => people[i].post(`/api/matches/${tables[i % 15]}/leave`))))
  }
  expect(refused(statuses)).toBe(0)
})
