/** Seats that were left: who may take them, and how many at once. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASES, usePostgres } from '../both-databases.ts'
import { guest, testServer, toyTable, type Visitor } from '../harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const postgres = usePostgres()

describe.each(DATABASES)('on %s', kind => {
  let server: Awaited<ReturnType<typeof testServer>>
  const guests = (n: number) => Promise.all(Array.from({ length: n }, () => guest(server.url)))
  const adopt = async (visitor: Visitor, match: string, seat: number) =>
    (await visitor.post(`/api/matches/${match}/adopt`, { seat })).status
  beforeAll(async () => {
    server = await testServer(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {})
  }, 30_000)
  afterAll(() => server?.dispose())

  test('a person who has left a seat gets that one again and no other: hands are not seen by hopping', async () => {
    const people = await guests(4)
    const { info } = await toyTable(people.slice(0, 3))
    for (const p of people.slice(0, 2)) expect((await p.post(`/api/matches/${info.id}/leave`)).status).toBe(200)
    expect(await adopt(people[0], info.id, 1)).toBe(403)
    expect(await adopt(people[3], info.id, 1)).toBe(200)
    expect(await adopt(people[1], info.id, 0)).toBe(403)
    expect(await adopt(people[0], info.id, 0)).toBe(200)
    for (const p of people) p.client.close()
  })
  test('a stranger takes no seat of a table that is not listed, unless somebody there invites them', async () => {
    const people = await guests(3)
    const { info } = await toyTable(people.slice(0, 2), { settings: { listed: false } })
    await people[0].post(`/api/matches/${info.id}/leave`)
    expect(await adopt(people[2], info.id, 0)).toBe(403)
    const made = await people[1].post(`/api/matches/${info.id}/invites`, {})
    const { code } = made.body as never as { code: string }
    expect((await people[2].post(`/api/invites/${code}`)).status).toBe(200)
    expect((await people[2].client.table(info.id)).me).toBe(0)
    for (const p of people) p.client.close()
  })
  test('of two seats asked for at once a person gets one; of forty tables proposed at once twenty', async () => {
    for (let n = 0; n < (kind === 'postgres' ? 6 : 1); n++) {
      const people = await guests(4)
      const { info } = await toyTable(people.slice(0, 3))
      await Promise.all(people.slice(0, 2).map(p => p.post(`/api/matches/${info.id}/leave`)))
      const taken = await Promise.all([0, 1].map(seat => adopt(people[3], info.id, seat)))
      expect([n, ...taken.sort()]).toEqual([n, 200, 409])
      for (const p of people) p.client.close()
    }
    const [eager] = await guests(1)
    const plan = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const made = await Promise.all(Array.from({ length: 40 }, () => eager.post('/api/matches', plan)))
    expect(made.filter(m => m.status === 200)).toHaveLength(20)
  })
  test('the owner of an open table frees a seat of it; nobody else does', async () => {
    const [owner, unwanted, other] = await guests(3)
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
    const { id } = await owner.client.create({ game: 'toy', seats })
    await unwanted.client.join(id)
    expect((await other.post(`/api/matches/${id}/remove`, { seat: 1 })).status).toBe(403)
    expect((await owner.post(`/api/matches/${id}/remove`, { seat: 2 })).status).toBe(404)
    expect((await owner.post(`/api/matches/${id}/remove`, { seat: 1 })).status).toBe(200)
    expect((await owner.client.table(id)).seats[1].user).toBeNull()
  })
  test('a person runs so many games with bots alone and no more, however they ask for them', async () => {
    const [lonely] = await guests(1)
    const plan = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }
    // Games that run are no open tables: it is not the limit of those that ends this.
    for (let n = 0; n < 10; n++)
      expect((await lonely.post('/api/matches', { ...plan, autoStart: true })).status).toBe(200)
    // All at once, and some of them to begin later.
    const asked = Array.from({ length: 30 }, (_, n) => lonely.post('/api/matches', { ...plan, autoStart: n % 3 > 0 }))
    const codes = (await Promise.all(asked)).map(answer => answer.status)
    expect(codes.filter(code => code === 200)).toHaveLength(10)
    expect(new Set(codes)).toEqual(new Set([200, 409]))
    const wish = { games: ['toy'], seats: [2], pace: 'live', botsAfter: 0 }
    expect((await lonely.post('/api/queue', wish)).status).toBe(409)
    expect((await lonely.post('/api/queue', { ...wish, botsAfter: null })).status).toBe(200)
  })
})

describe('bots', () => {
  let server: Awaited<ReturnType<typeof testServer>>
  beforeAll(async () => {
    server = await testServer({ botPauseMs: 400 })
  })
  afterAll(() => server?.dispose())

  test('a bot that still thinks when somebody takes its seat plays nothing for them', async () => {
    const { bots } = server.services
    const ask = bots.ask.bind(bots)
    let isThinking = false
    let go = (): void => {}
    const gate = new Promise<void>(resolve => {
      go = resolve
    })
    bots.ask = (async (...asked: Parameters<typeof ask>) => {
      isThinking = true
      await gate
      return ask(...asked)
    }) as never
    const [staying, leaving, heir] = await Promise.all([0, 1, 2].map(() => guest(server.url)))
    const { info } = await toyTable([staying, leaving])
    await leaving.client.leave(info.id)
    await expect.poll(() => isThinking).toBe(true)
    expect((await heir.post(`/api/matches/${info.id}/adopt`, { seat: 1 })).status).toBe(200)
    const refused = new Promise(resolve => {
      const { hall } = server.services
      const submit = hall.submit.bind(hall)
      hall.submit = async what => {
        const played = submit(what)
        resolve(await played.catch(problem => problem.code))
        return played
      }
    })
    go()
    expect(await refused).toBe('not-owed')
    expect((await heir.client.position(info.id)).seq).toBe(0)
    bots.ask = ask
    for (const p of [staying, leaving, heir]) p.client.close()
  })

  test('bots among themselves take their time while nobody looks on', async () => {
    const owner = await guest(server.url)
    const bot = { kind: 'bot' as const, bot: 'random' }
    const info = await owner.client.create({ game: 'toy', seats: [bot, bot], options: { rounds: 20 } })
    const seq = async () => (await owner.client.table(info.id)).seq
    const before = await seq()
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect((await seq()) - before).toBeLessThan(12)
  })
})
