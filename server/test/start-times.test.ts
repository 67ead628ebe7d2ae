/** A table that begins at a time that was agreed, and those who are reminded of it or of their time. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer, type Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  // The test says itself what time it is.
  server = await testServer({ queueMs: 3_600_000, roles: ['web', 'bots'] })
})
afterAll(() => server.dispose())

const HOUR = 3_600_000
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }]
async function reachable(): Promise<Visitor> {
  const person = await guest(server.url)
  const target = JSON.stringify({ url: 'http://127.0.0.1:1/', secret: 'x' })
  const channel = { id: `channel${person.id}`, user: person.id, kind: 'webhook', target, created_at: 1, failures: 0 }
  await server.services.store.db.insertInto('channel').values(channel).execute()
  return person
}
const notices = async (match: string): Promise<string[]> => {
  const rows = await server.services.store.db.selectFrom('outbox').select('id').where('match', '=', match).execute()
  return rows.map(r => r.id.slice(match.length + 1)).sort()
}

test('it begins at its time if every seat is taken, not before; a quarter of an hour earlier all are reminded once', async () => {
  const { lobby } = server.services
  const [ann, bob] = [await reachable(), await reachable()]
  const startsAt = Date.now() + HOUR
  const { id } = await ann.client.create({ game: 'toy', seats: SEATS, startsAt, autoStart: true })
  const joined = await bob.client.join(id)
  expect(joined).toMatchObject({ status: 'open', startsAt })
  await lobby.startScheduled(startsAt - 16 * 60_000)
  expect(await notices(id)).toEqual([])
  for (let n = 0; n < 2; n++) await lobby.startScheduled(startsAt - 15 * 60_000)
  expect(await notices(id)).toEqual(['0:start', '1:start'])
  // A player who leaves need not come.
  await bob.client.leave(id)
  expect(await notices(id)).toEqual(['0:start'])
  await lobby.startScheduled(startsAt)
  expect((await ann.client.table(id)).status).toBe('open')
  await bob.client.join(id)
  await Promise.all([lobby.startScheduled(startsAt), lobby.startScheduled(startsAt + 1)])
  expect((await ann.client.table(id)).status).toBe('live')
})

test('a time that is past, or too far away, is refused', async () => {
  const ann = await guest(server.url)
  for (const startsAt of [Date.now() - 1000, Date.now() + 61 * 24 * HOUR])
    await expect(ann.client.create({ game: 'toy', seats: SEATS, startsAt })).rejects.toThrow('two months')
})

test('a slow clock reminds its player when a fifth of their time is left; their move takes that back', async () => {
  const [ann, bob] = [await reachable(), await reachable()]
  const settings = { pace: { kind: 'slow' as const, each: 86_400 } }
  const { id } = await ann.client.create({ game: 'toy', seats: SEATS, settings })
  await bob.client.join(id)
  expect(await notices(id)).toEqual(['0:0', '0:0:late', '1:0', '1:0:late'])
  const { started_at: begun } = await server.services.store.db
    .selectFrom('match')
    .select('started_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const late = await server.services.store.db
    .selectFrom('outbox')
    .select('due_at')
    .where('id', '=', `${id}:0:0:late`)
    .executeTakeFirstOrThrow()
  expect(Math.abs(late.due_at - Number(begun) - 0.8 * 24 * HOUR)).toBeLessThan(5_000)
  await ann.post(`/api/matches/${id}/actions`, { seq: 0, key: 'a-key-of-mine', action: { verb: 'bid', coins: 0 } })
  expect((await notices(id)).filter(n => n.startsWith('0:'))).toEqual([])
})
