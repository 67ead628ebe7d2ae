/** Limits that protect people hold for all servers of a database together. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, sleep, testServer, toyTable, Visitor } from '../harness.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let postgres: Postgres
let servers: Awaited<ReturnType<typeof testServer>>[]
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  servers = [await testServer({ databaseUrl }), await testServer({ databaseUrl })]
})
afterAll(async () => {
  for (const server of servers ?? []) await server.dispose()
  await postgres?.stop()
})
/** Counted from minute to minute: the clock stands still, so that a test does not lie across the boundary. */
async function inOneMinute(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  await work().finally(() => vi.useRealTimers())
}
const through = (v: Visitor, url: string): Visitor => {
  const other = new Visitor(url)
  for (const [name, value] of v.cookies) other.cookies.set(name, value)
  return other
}

test('talk, and a route with a limit of its own, through two servers', async () => {
  const two = [await guest(servers[0].url), await guest(servers[0].url)]
  const { info } = await toyTable(two)
  const doors = servers.map(s => through(two[0], s.url))
  const said: number[] = []
  await inOneMinute(async () => {
    for (let n = 0; n < 36; n++)
      said.push((await doors[n % 2].post(`/api/matches/${info.id}/chat`, { text: `line ${n}` })).status)
  })
  expect(said.filter(status => status === 200)).toHaveLength(30)
  expect(said.slice(30)).toEqual(Array(6).fill(429))
  // A record that is none is refused; after ten of them in a minute nothing is looked at any more.
  const records: number[] = []
  await inOneMinute(async () => {
    for (let n = 0; n < 12; n++) records.push((await doors[n % 2].post('/api/records', { record: {} })).status)
  })
  expect(records).toEqual([...Array(10).fill(400), 429, 429])
  for (const p of [...two, ...doors]) p.client.close()
})

test('what a person may do in so long is counted by all servers together, whatever way they ask', async () => {
  const taken: boolean[] = []
  await inOneMinute(async () => {
    for (let n = 0; n < 4; n++) taken.push(await servers[n % 2].services.limits.take('talk', 'ann', 3, 60_000))
  })
  expect(taken).toEqual([true, true, true, false])
})

test('what was counted is forgotten when its time is over', async () => {
  const { store, limits } = servers[0].services
  expect(await limits.take('test', 'ann', 1, 1)).toBe(true)
  await sleep(5)
  const { forgetTallies } = await import('../../src/store/tally.ts')
  await forgetTallies(store, Date.now())
  const left = await store.db.selectFrom('tally').select('name').where('name', 'like', 'test %').execute()
  expect(left).toEqual([])
})
