/** PostgreSQL goes away and comes back under a server that runs. */
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { guest, layoutOf, sleep, testSettings, toyTable, until } from '../harness.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type ServerProcess, serverProcess } from '../process.ts'
import { silentProxy } from '../silent-proxy.ts'

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
  expect(await Promise.all(asked)).toEqual([503, 503, 503, 503, 503])
  expect(server.child.exitCode).toBeNull()
  await postgres.start()
  await msUntilReady(5_000)
  expect(await status('/api/matches')).toBe(200)
}, 30_000)

test('no connection is free in time: the answer is to try again, over HTTP and on a socket', async () => {
  const crowded = await serverProcess(
    await testSettings({ databaseUrl: database, connections: 2, connectionMs: 2_000 }),
  )
  onTestFinished(() => crowded.kill())
  const [person, other] = [await guest(crowded.url), await guest(crowded.url)]
  await toyTable([person, other])
  const made = await person.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const blocker = new pg.Client({ connectionString: database })
  blocker.on('error', () => {})
  await blocker.connect()
  await blocker.query('begin; lock table "match" in access exclusive mode')
  // Both its connections wait for the lock, so the next query waits for a connection.
  const waiting: Promise<Response>[] = []
  while ((await postgres.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length < 2) {
    waiting.push(fetch(`${crowded.url}/api/matches`))
    await sleep(20)
  }
  const refused = await person.send('GET', `/api/matches/${made.id}`)
  expect([refused.status, refused.body.error.code]).toEqual([503, 'busy'])
  await expect(person.client.open(made.id, layoutOf(made))).rejects.toMatchObject({ code: 'busy' })
  await blocker.query('rollback')
  await blocker.end()
  await Promise.all(waiting)
  expect((await person.send('GET', `/api/matches/${made.id}`)).status).toBe(200)
  for (const p of [person, other]) p.client.close()
}, 120_000)

test('a database that falls silent, its connections half open: not ready within seconds, and well again after it', async () => {
  const proxy = await silentProxy(Number(new URL(database).port))
  const url = new URL(database)
  url.port = String(proxy.port)
  const [deaf, other] = await Promise.all(
    [url.href, database].map(async databaseUrl => serverProcess(await testSettings({ databaseUrl }))),
  )
  const people = [await guest(deaf.url), await guest(other.url)]
  const made = await people[0].client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await people[1].client.join(made.id)
  const answer = () => fetch(`${deaf.url}/ready`, { signal: AbortSignal.timeout(4_500) }).then(r => r.status)
  expect(await answer()).toBe(200)
  proxy.silence()
  await expect.poll(answer, { timeout: 15_000, interval: 500 }).toBe(503)
  // Meanwhile the game goes on elsewhere.
  const { seq } = await people[1].client.call<{ seq: number }>('POST', `/matches/${made.id}/actions`, {
    seq: 0,
    key: 'while-it-is-deaf',
    action: { verb: 'bid', coins: 1 },
  })
  proxy.speak()
  await expect.poll(answer, { timeout: 15_000, interval: 500 }).toBe(200)
  await expect.poll(async () => (await people[0].client.position(made.id)).seq, { timeout: 10_000 }).toBe(seq)
  await Promise.all([deaf.kill(), other.kill()])
  proxy.close()
}, 90_000)

test('a server whose ear alone is half open, while its queries are answered, notices and hears again', async () => {
  const proxy = await silentProxy(Number(new URL(database).port))
  const url = new URL(database)
  url.port = String(proxy.port)
  const deaf = await serverProcess(await testSettings({ databaseUrl: url.href, roles: ['web'] }))
  const people = [await guest(deaf.url), await guest(server.url)]
  const { info, tables } = await toyTable(people)
  expect(proxy.deafen()).toBe(1)
  const { seq } = await tables[1].play({ verb: 'bid', coins: 1 }, 0)
  // Nobody asks the database: it is the note that is missing.
  expect((await people[0].client.position(info.id)).seq).toBe(0)
  await until(tables[0], t => t.replica.seq === seq, 25_000)
  for (const p of people) p.client.close()
  await deaf.kill()
  proxy.close()
}, 90_000)
