/** PostgreSQL goes away and comes back under a server that runs. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, sleep, testSettings } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type ServerProcess, serverProcess } from './process.ts'

let postgres: Postgres
let database: string
let server: ServerProcess
beforeAll(async () => {
  postgres = await startPostgres()
  database = await postgres.database()
  server = await serverProcess(await testSettings({ databaseUrl: database }))
}, 60_000)
afterAll(async () => {
  await server?.kill()
  await postgres?.stop()
})

const status = (path: string): Promise<number> =>
  fetch(server.url + path, { signal: AbortSignal.timeout(5_000) }).then(
    response => response.status,
    () => 0,
  )
/** Milliseconds until the server says that it is ready. */
async function msUntilReady(most: number): Promise<number> {
  const from = Date.now()
  while ((await status('/ready')) !== 200) {
    if (Date.now() - from > most) throw new Error(`not ready after ${most} ms`)
    await sleep(100)
  }
  return Date.now() - from
}
const connections = async (): Promise<number> =>
  (await postgres.query(`select 1 from pg_stat_activity where datname = '${database.split('/').at(-1)}'`)).length

test('PostgreSQL away for three seconds: ready again within five, and no more connections than before', async () => {
  await guest(server.url)
  await postgres.halt()
  await sleep(3_000)
  expect(await status('/ready')).toBe(503)
  await postgres.start()
  await msUntilReady(5_000)
  await sleep(3_000)
  expect(await status('/ready')).toBe(200)
  // Ten in the pool and one that listens.
  expect(await connections()).toBeLessThanOrEqual(11)
  await guest(server.url)
}, 30_000)

test('PostgreSQL crashes while requests wait for it: they fail, the server lives on', async () => {
  const blocker = new pg.Client({ connectionString: database })
  blocker.on('error', () => {})
  await blocker.connect()
  await blocker.query('begin; lock table "match" in access exclusive mode')
  const asked = Array.from({ length: 5 }, () => status('/api/matches'))
  while ((await postgres.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length < 5)
    await sleep(20)
  await postgres.halt()
  expect(await Promise.all(asked)).toEqual([500, 500, 500, 500, 500])
  expect(server.child.exitCode).toBeNull()
  await postgres.start()
  await msUntilReady(5_000)
  expect(await status('/api/matches')).toBe(200)
}, 30_000)
