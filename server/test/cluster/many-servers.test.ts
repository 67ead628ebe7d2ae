/** Several servers that share the work: NATS between them, PgBouncer before the database, a role for each. */
import { Match } from '@ecumene/kernel'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readSettings } from '../../src/settings.ts'
import { findMatch } from '../../src/store/matches.ts'
import { storedRecord } from '../../src/table/record.ts'
import { gameOf, guest, layoutOf, step, testServer, toMarket, toyTable, until } from '../harness.ts'
import { startNats, startPgBouncer } from '../nats.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
type Started = Awaited<ReturnType<typeof startNats>>
type Server = Awaited<ReturnType<typeof testServer>>
let postgres: Postgres
let nats: Started
let bouncer: Started
/** Two that answer people, and one that plays for bots and looks after clocks. */
let web: Server
let other: Server
let behind: Server
beforeAll(async () => {
  postgres = await startPostgres()
  const database = await postgres.database()
  nats = await startNats()
  bouncer = await startPgBouncer(database)
  const shared = { databaseUrl: bouncer.url, natsUrl: nats.url }
  const start = (roles: Server['settings']['roles']) => testServer({ ...shared, roles })
  // At once, on an empty database: the schema is made once.
  ;[web, other, behind] = await Promise.all([start(['web']), start(['web']), start(['bots', 'sweeper'])])
})
afterAll(async () => {
  await Promise.all([web, other, behind].map(server => server?.dispose()))
  await bouncer?.stop()
  await nats?.stop()
  await postgres?.stop()
})
const ready = async (server: Server): Promise<number> => (await fetch(`${server.url}/ready`)).status

test('a table is played through two servers behind PgBouncer; nobody listens on the database', async () => {
  const two = [await guest(web.url), await guest(other.url)]
  const { tables } = await toyTable(two)
  let moves = 0
  while (moves < 30 && (await step(tables, n => moves % n))) moves++
  expect(moves).toBeGreaterThan(10)
  const listening = await postgres.query(`select query from pg_stat_activity where query ilike 'listen %'`)
  expect(listening).toEqual([])
  for (const p of two) p.client.close()
})

/** What the library of the migrations would hold for as long as a session lasts. */
const LIBRARYS_LOCK = '3853314791062309107'
test('a server starts on an empty database without a lock that outlives a transaction', async () => {
  const database = await postgres.database()
  const holder = new pg.Client({ connectionString: database })
  await holder.connect()
  await holder.query(`select pg_advisory_lock(${LIBRARYS_LOCK})`)
  const server = await testServer({ databaseUrl: database, natsUrl: nats.url })
  expect(await ready(server)).toBe(200)
  await server.dispose()
  await holder.end()
})

test('who plays for bots is called when a person moves elsewhere, and answers people nothing', async () => {
  const person = await guest(web.url)
  const called: unknown[] = []
  behind.services.store.notes.on('note', note => note.kind === 'bots' && called.push(note.match))
  const info = await person.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] })
  const client = await person.client.open(info.id, layoutOf(info), true)
  await client.play({ verb: 'bid', coins: 1 })
  await until(client, t => t.replica.seq >= 2 && (t.replica.last?.legal?.length ?? 0) > 0, 30_000)
  expect(called).toContain(info.id)
  expect(await web.services.bots.everyThread('stats', {})).toEqual([{ loaded: 0, lines: 0 }])
  expect((await fetch(`${behind.url}/api/games`)).status).toBe(404)
  expect(await ready(behind)).toBe(200)
  person.client.close()
})

test('a clock that runs out is looked after by the sweeper', async () => {
  const two = [await guest(web.url), await guest(other.url)]
  const pace = { kind: 'live' as const, bank: 3600, increment: 5 }
  const { info, tables } = await toyTable(two, { settings: { pace } })
  await web.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, left: clock.left.map(() => 0) })
  await until(tables[0], t => t.replica.seq > 0)
  for (const p of two) p.client.close()
})

test('a server whose database fails while it catches up judges no move by the older position', async () => {
  const two = [await guest(web.url), await guest(other.url)]
  const { info, tables } = await toyTable(two)
  const { store } = other.services
  const { newsOf } = store
  let hasFailed = false
  store.newsOf = async wish => {
    const news = await newsOf(wish)
    if (hasFailed || !news) return news
    hasFailed = true
    // Where the table stands is known, what led there is not.
    const entries = (): never => {
      throw new Error('connection lost')
    }
    return Object.defineProperty({ ...news }, 'entries', { get: entries })
  }
  await tables[0].play({ verb: 'bid', coins: 0 }, 0)
  await expect.poll(() => hasFailed, { timeout: 20_000 }).toBe(true)
  // Both bid at once: the second has not seen the first.
  expect(await tables[1].play({ verb: 'bid', coins: 0 }, 0)).toEqual({ seq: 2 })
  store.newsOf = newsOf
  const row = await findMatch(web.services.store, info.id)
  if (!row) throw new Error('no such table')
  const again = Match.replay(gameOf('toy'), await storedRecord(web.services.store, row))
  expect(again.seq).toBe(2)
  await until(tables[1], t => t.replica.seq === 2)
  expect(tables[1].replica.lines.map(line => line.seq)).toEqual([0, 1, 2])
  for (const p of two) p.client.close()
})

test('NATS away: moves are stored and found by themselves; with it everything is as before', async () => {
  const two = [await guest(web.url), await guest(other.url)]
  const { tables } = await toyTable(two)
  await nats.halt()
  await expect.poll(() => ready(web), { timeout: 20_000 }).toBe(503)
  await toMarket(tables)
  await nats.start()
  for (const server of [web, other, behind]) await expect.poll(() => ready(server), { timeout: 20_000 }).toBe(200)
  const legal = tables[0].replica.last?.legal ?? []
  const { seq } = await tables[0].play(legal[0])
  await until(tables[1], t => t.replica.seq >= seq)
  for (const p of two) p.client.close()
})

test('what a process does is said by name; roles and NATS need PostgreSQL', () => {
  const { settings } = readSettings(['--role', 'sweeper,web', '--nats-url', 'nats://n'], {
    DATABASE_URL: 'postgres://x',
  })
  expect(settings).toMatchObject({ roles: ['web', 'sweeper'], natsUrl: 'nats://n' })
  expect(() => readSettings(['--role', 'cook'], { DATABASE_URL: 'postgres://x' })).toThrow('not cook')
  expect(() => readSettings(['--role', 'web'], {})).toThrow('need PostgreSQL')
  expect(readSettings([], {}).settings.roles).toEqual(['web', 'bots', 'sweeper'])
})
