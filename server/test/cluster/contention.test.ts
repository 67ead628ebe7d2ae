import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { main } from '../../src/main.ts'
import { openPostgresStore } from '../../src/store/postgres-store.ts'
import { guest, layoutOf, sleep, temporary, testSettings, toyTable, until, Visitor } from '../harness.ts'
import { type Postgres, startPostgres } from '../postgres.ts'
import { type ServerProcess, serverProcess } from '../process.ts'

let postgres: Postgres
let url: string
let servers: ServerProcess[]
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.database()
  // A thousand requests of one person are more than limits let in.
  const settings = { databaseUrl: url, rateLimits: false }
  servers = [await serverProcess(await testSettings(settings)), await serverProcess(await testSettings(settings))]
}, 60_000)
afterAll(async () => {
  await Promise.all(servers.map(s => s.stop()))
  await postgres.stop()
}, 30_000)
/** The same person at another server. */
function elsewhere(person: Visitor, server: ServerProcess): Visitor {
  const other = new Visitor(server.url)
  other.cookies = person.cookies
  other.id = person.id
  return other
}

test('1,000 parallel submissions of conflicting moves through two processes: one accepted per seq, the same key the same answer', {
  timeout: 60_000,
}, async () => {
  const a = await guest(servers[0].url)
  const b = await guest(servers[0].url)
  const { info, tables } = await toyTable([a, b])
  for (const t of tables) await t.play({ verb: 'bid', coins: 0 }, 0)
  const { owed, seq } = await a.client.table(info.id)
  const mover = [a, b][owed === 1 ? 0 : 1]
  const doors = [mover, elsewhere(mover, servers[1])]
  // All on the same position; working and raiding conflict, and every key is sent twice, once through each process.
  const ask = async (i: number, door: number): ReturnType<Visitor['post']> => {
    const answer = await doors[door].post(`/api/matches/${info.id}/actions`, {
      seq,
      key: `conflict-${i}`,
      action: i % 2 === 0 ? { verb: 'work' } : { verb: 'raid', target: owed === 1 ? 1 : 0 },
    })
    // A request that waited too long for a connection on a busy machine fails, and is sent again under the same key.
    return answer.body.error?.code === 'busy' ? ask(i, door) : answer
  }
  const answers = await Promise.all(Array.from({ length: 1000 }, (_, n) => ask(n >> 1, n & 1)))
  const accepted = answers.flatMap((x, n) => (x.status === 200 ? [{ key: n >> 1, ...x.body }] : []))
  const refused = answers.filter(x => x.status !== 200)
  expect(new Set(accepted.map(x => x.key)).size).toBe(1)
  expect(new Set(accepted.map(x => JSON.stringify(x))).size).toBe(1)
  expect(new Set(refused.map(x => x.body.error?.code))).toEqual(new Set(['stale']))
  const winner = accepted[0].key
  for (const door of [0, 1, 0, 1])
    expect((await ask(winner, door)).body).toEqual(answers.find(x => x.status === 200)?.body)
  const store = await openPostgresStore({ databaseUrl: url }, 'test')
  const entries = await store.db
    .selectFrom('entry')
    .selectAll()
    .where('match', '=', info.id)
    .where('seq', '>', seq)
    .execute()
  expect(entries.map(e => e.key).filter(Boolean)).toEqual([`conflict-${winner}`])
  await store.close()
  for (const p of [a, b]) p.client.close()
})

test('a table played through two processes: every seat and a spectator see every move', {
  timeout: 60_000,
}, async () => {
  const a = await guest(servers[0].url)
  const b = elsewhere(await guest(servers[0].url), servers[1])
  const { info, tables } = await toyTable([a, b], { options: { rounds: 20 } })
  const watcher = new Visitor(servers[1].url)
  const watched = await watcher.client.open(info.id, layoutOf(info))
  let moves = 0
  for (let i = 0; i < 60 && !tables[0].replica.outcome; i++) {
    const mover = tables.findIndex(t => (t.replica.owed >> (t.replica.viewer as number)) & 1)
    const table = tables[mover]
    const legal = table.replica.last?.legal ?? []
    const { seq } = await table.play(legal.find(x => x.verb === 'work' || x.verb === 'done') ?? legal[0])
    await Promise.all([...tables, watched].map(t => until(t as never, (x: typeof watched) => x.replica.seq >= seq)))
    moves++
  }
  expect(moves).toBeGreaterThan(20)
  for (const p of [a, b, watcher]) p.client.close()
})

test('a server that lost its ear for the others hears what it missed when it has it again', async () => {
  const a = await guest(servers[0].url)
  const b = elsewhere(await guest(servers[0].url), servers[1])
  const { tables } = await toyTable([a, b])
  const store = await openPostgresStore({ databaseUrl: url }, 'test')
  const cut = await sql<{ n: number }>`
    select count(pg_terminate_backend(pid)) as n from pg_stat_activity
    where query like 'listen ecumene%' and datname = current_database()
  `.execute(store.db)
  expect(Number(cut.rows[0].n)).toBeGreaterThanOrEqual(2)
  // Played while nobody hears.
  const { seq } = await tables[0].play({ verb: 'bid', coins: 0 })
  await until(tables[1], t => t.replica.seq >= seq, 10_000)
  for (const s of servers) {
    for (let i = 0; i < 50 && (await fetch(`${s.url}/ready`)).status !== 200; i++) await sleep(100)
    expect((await fetch(`${s.url}/ready`)).status).toBe(200)
  }
  await store.close()
  for (const p of [a, b]) p.client.close()
}, 30_000)

test('a copy taken while two servers play is whole, and can be put back', async () => {
  const a = await guest(servers[0].url)
  const info = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const folder = temporary()
  const file = join(folder, 'ecumene.dump')
  await main(['backup', file], { DATABASE_URL: url })
  await expect(main(['backup', file], { DATABASE_URL: url })).rejects.toThrow('exists already')
  const again = await postgres.database()
  execFileSync('pg_restore', ['--dbname', again, '--no-owner', file], { stdio: 'ignore' })
  const copy = await openPostgresStore({ databaseUrl: again }, 'copy')
  expect(await copy.db.selectFrom('match').select('status').where('id', '=', info.id).executeTakeFirst()).toEqual({
    status: 'live',
  })
  await copy.close()
  rmSync(folder, { recursive: true })
}, 30_000)
