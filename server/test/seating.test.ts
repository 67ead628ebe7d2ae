/** Before the game: seats are given to bots and taken back, and people change places. */
import type { TableInfo } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer, type Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const people = (n: number): Promise<Visitor[]> => Promise.all(Array.from({ length: n }, () => guest(server.url)))
const ME = { kind: 'me' as const }
const OPEN = { kind: 'open' as const }
const propose = (owner: Visitor, free: number) =>
  owner.client.create({ game: 'toy', seats: [ME, ...Array.from({ length: free }, () => OPEN)], autoStart: false })

test('a free seat is given to a bot, taken back and given again; the game begins with it', async () => {
  const [owner, friend] = await people(2)
  const { id } = await propose(owner, 2)
  const give = async (seat: number, bot: string | null) =>
    (await owner.post(`/api/matches/${id}/seat`, { seat, bot })).body
  expect(await give(1, 'greedy')).toMatchObject({ seats: [{}, { bot: 'greedy' }, { bot: null }] })
  expect((await give(1, null)).seats[1]).toMatchObject({ bot: null, user: null })
  expect((await friend.client.join(id)).me).toBe(1)
  expect((await give(1, 'greedy')).error?.code).toBe('full')
  expect((await give(2, 'nobody')).error?.code).toBe('malformed')
  expect((await friend.post(`/api/matches/${id}/seat`, { seat: 2, bot: 'greedy' })).body.error?.code).toBe('forbidden')
  await give(2, 'greedy')
  expect((await owner.client.start(id)).status).toBe('live')
  expect((await give(2, null)).error?.code).toBe('over')
})

test('everybody moves to a free seat; only the person who opened the table exchanges any two', async () => {
  const [owner, friend, other] = await people(3)
  const { id } = await propose(owner, 3)
  await friend.client.join(id)
  await other.client.join(id)
  const change = async (who: Visitor, seat: number, to: number): Promise<TableInfo & { error?: { code: string } }> =>
    (await who.post(`/api/matches/${id}/places`, { seat, other: to })).body as never
  expect(await change(friend, 1, 3)).toMatchObject({ me: 3 })
  expect((await change(friend, 3, 2)).error?.code).toBe('forbidden') // somebody sits there
  expect((await change(friend, 0, 1)).error?.code).toBe('forbidden') // it is another's seat
  expect((await change(owner, 0, 2)).seats.map(s => s.user)).toEqual([other.id, null, owner.id, friend.id])
  expect((await change(owner, 0, 7)).error?.code).toBe('forbidden')
})

test('tables that bots fill afterwards count among the games with bots alone', async () => {
  const [owner] = await people(1)
  const codes: (string | undefined)[] = []
  for (let n = 0; n < 21; n++) {
    const { id } = await propose(owner, 1)
    codes.push((await owner.post(`/api/matches/${id}/seat`, { seat: 1, bot: 'random' })).body.error?.code)
    if (!codes.at(-1)) await owner.client.start(id)
  }
  expect(codes.slice(0, 20).filter(Boolean)).toEqual([])
  expect(codes[20]).toBe('too-many')
})
