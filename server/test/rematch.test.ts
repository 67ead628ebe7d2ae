/** Again with the same people: their seats wait for them, and for nobody else, for ten minutes. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { guest, step, testServer, toyTable, type Visitor } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const TEN_MINUTES = 10 * 60_000
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
afterEach(() => void vi.useRealTimers())

const people = (n: number): Promise<Visitor[]> => Promise.all(Array.from({ length: n }, () => guest(server.url)))
/** A game that is over. */
async function played(sitters: readonly Visitor[]): Promise<string> {
  const { info, tables } = await toyTable(sitters, { options: { rounds: 1 } })
  while (await step(tables, () => 0));
  for (const p of sitters) p.client.close()
  return info.id
}
const join = (visitor: Visitor, id: string) => visitor.client.join(id)

test('a stranger who finds the rematch in the lobby takes no seat of it; who played finds theirs, one further', async () => {
  const [a, b, c, stranger] = await people(4)
  const id = await played([a, b, c])
  const offered = await a.client.rematch(id)
  const listed = (await stranger.send('GET', '/api/lobby')).body.open as { id: string }[]
  expect(listed.map(t => t.id)).toContain(offered.id)
  await expect(join(stranger, offered.id)).rejects.toMatchObject({ code: 'kept' })
  for (const seat of [0, 1])
    expect((await stranger.post(`/api/matches/${offered.id}/join`, { seat })).body.error?.code).toBe('kept')
  // Each reads which seat waits for them; nobody reads whose account the others have.
  const seen = await b.client.table(offered.id)
  expect(seen.seats.map(s => s.kept?.isMine ?? null)).toEqual([true, false, null])
  expect(seen.seats[0].kept?.until).toBeGreaterThan(Date.now() + TEN_MINUTES - 60_000)
  expect(JSON.stringify(seen)).not.toContain(c.id)
  expect((await c.client.rematch(id)).me).toBe(1)
  const begun = await b.client.rematch(id)
  expect([begun.id, begun.me, begun.status]).toEqual([offered.id, 0, 'live'])
})

test('after ten minutes the seats are anybody’s', async () => {
  const [a, b, stranger] = await people(3)
  const id = await played([a, b])
  const offered = await a.client.rematch(id)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + TEN_MINUTES - 5_000)
  await expect(join(stranger, offered.id)).rejects.toMatchObject({ code: 'kept' })
  vi.setSystemTime(Date.now() + 6_000)
  expect((await join(stranger, offered.id)).status).toBe('live')
  expect((await b.post(`/api/matches/${id}/rematch`)).body.error?.code).toBe('over')
})

test('the player who offered it need not wait for somebody who declined', async () => {
  const [a, b, stranger] = await people(3)
  const id = await played([a, b])
  const offered = await a.client.rematch(id)
  expect((await b.post(`/api/matches/${offered.id}/remove`, { seat: 0 })).status).toBe(403)
  expect((await a.post(`/api/matches/${offered.id}/remove`, { seat: 0 })).status).toBe(200)
  expect((await join(stranger, offered.id)).me).toBe(0)
})

test('an offer that was taken back can be made again, by either of them', async () => {
  const [a, b] = await people(2)
  const id = await played([a, b])
  const first = await a.client.rematch(id)
  await a.client.leave(first.id)
  const second = await b.client.rematch(id)
  expect(second).toMatchObject({ status: 'open', me: 0 })
  expect(second.id).not.toBe(first.id)
  expect(await a.client.rematch(id)).toMatchObject({ id: second.id, status: 'live', me: 1 })
})

test('a refusal says one thing: no seat, seats that wait, or people who have not come', async () => {
  const [a, b, stranger] = await people(3)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const made = await a.client.create({ game: 'toy', seats, autoStart: false })
  expect((await a.post(`/api/matches/${made.id}/start`)).body.error?.code).toBe('unready')
  await join(b, made.id)
  expect((await stranger.post(`/api/matches/${made.id}/join`)).body.error?.code).toBe('full')
})

test('a seat that was left is offered to those who may take it, and to nobody else', async () => {
  const [a, b, c, stranger] = await people(4)
  const offeredTo = async (visitor: Visitor, id: string): Promise<boolean[]> =>
    (await visitor.client.table(id)).seats.map(s => s.adoptable)
  for (const listed of [false, true]) {
    const { info } = await toyTable([a, b, c], { settings: { listed } })
    await b.client.leave(info.id)
    await c.client.leave(info.id)
    const { heirs, seats } = await a.client.table(info.id)
    expect([heirs, seats[1].left, seats[1].name]).toEqual([listed ? 'anybody' : 'invited', expect.any(String), null])
    expect(await offeredTo(a, info.id)).toEqual([false, false, false])
    expect(await offeredTo(b, info.id)).toEqual([false, true, false])
    expect(await offeredTo(stranger, info.id)).toEqual([false, listed, listed])
    // What is offered is also given; what is not is refused.
    const taken = await stranger.post(`/api/matches/${info.id}/adopt`, { seat: 1 })
    expect(taken.status).toBe(listed ? 200 : 403)
  }
  for (const p of [a, b, c]) p.client.close()
})
