/** Disks that are full, files that are damaged, copies that others must not read. */
import { execFile } from 'node:child_process'
import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { copySqlite, withoutPassword } from '../src/store/backup.ts'
import type { Append } from '../src/store/commit.ts'
import { sqliteCommitter } from '../src/store/commit-sqlite.ts'
import { openSqliteStore, sqliteFile } from '../src/store/sqlite-store.ts'
import { guest, sleep, temporary, testServer, toyTable, Visitor } from './harness.ts'
import { freePort } from './postgres.ts'

test('a move that finds the disk full fails with that reason, and the next one is stored when there is room', async () => {
  const folder = temporary()
  await (await openSqliteStore(folder, 'here')).close()
  const db = new DatabaseSync(sqliteFile(folder))
  const commit = sqliteCommitter(db)
  db.exec(`INSERT INTO "match" (id, game, version, setup, status, settings, pace, listed, auto_start, seats, created_at)
    VALUES ('fullmatch', 'toy', 1, '{}', 'live', '{}', 'none', 1, 1, 2, 1)`)
  db.exec(`INSERT INTO position ("match", rev, seq, owed, updated_at) VALUES ('fullmatch', 0, 0, 1, 1)`)
  const move: Append = {
    match: 'fullmatch',
    rev: 0,
    entries: [],
    position: { match: 'fullmatch', rev: 1, seq: 1, owed: 1, clock: null, deadline: null, updated_at: 2 },
    over: null,
    notices: [],
    cancel: [],
    checkpoint: { match: 'fullmatch', seq: 1, data: 'x'.repeat(1_000_000) },
    isMilestone: false,
  }
  const { page_count } = db.prepare('PRAGMA page_count').get() as { page_count: number }
  db.exec(`PRAGMA max_page_count = ${page_count + 2}`)
  expect(() => commit([move])).toThrow('full')
  const line = {
    id: 'a',
    match: 'fullmatch',
    user: 'u',
    name: 'n',
    seat: 0,
    room: 'table',
    text: 'x'.repeat(90_000),
    at: 1,
  }
  expect(() => commit([line])).toThrow('full')
  db.exec('PRAGMA max_page_count = 100000')
  expect(commit([move])).toEqual([true])
  db.close()
  rmSync(folder, { recursive: true })
})

test('a damaged file is found at the start; a folder that cannot be used is not called used by another', async () => {
  const folder = temporary()
  const store = await openSqliteStore(folder, 'here')
  for (let n = 0; n < 200; n++)
    await store.db
      .insertInto('setting')
      .values({ name: `name${n}`, value: 'x'.repeat(2000) })
      .execute()
  await store.close()
  const file = openSync(sqliteFile(folder), 'r+')
  const { size } = statSync(sqliteFile(folder))
  writeSync(file, Buffer.alloc(4096), 0, 4096, Math.floor(size / 2 / 4096) * 4096)
  closeSync(file)
  await expect(openSqliteStore(folder, 'here')).rejects.toThrow('damaged')
  rmSync(folder, { recursive: true })
  const blocked = temporary()
  const lock = openSync(join(blocked, 'in-use.sqlite'), 'w')
  writeSync(lock, 'this is no database, but long enough to look like one. '.repeat(100))
  closeSync(lock)
  await expect(openSqliteStore(blocked, 'here')).rejects.toThrow('not a database')
  rmSync(blocked, { recursive: true })
})

test('copies are for their owner alone, and no password stands in the arguments of a program', async () => {
  const folder = temporary()
  await (await openSqliteStore(folder, 'here')).close()
  const copy = join(folder, 'copy.sqlite')
  await copySqlite(folder, copy)
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  expect(withoutPassword('postgres://me:se%2Fcret@db:5432/x?sslmode=require')).toEqual({
    address: 'postgres://me@db:5432/x?sslmode=require',
    password: 'se/cret',
  })
  rmSync(folder, { recursive: true })
})

test('on a full disk sitting in, proposing and notes are told to come again, and work when there is room', async () => {
  const server = await testServer()
  const people = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(people)
  const { db } = server.services.store
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db)
  await sql`PRAGMA max_page_count = ${sql.lit(rows[0].page_count)}`.execute(db)
  const [ann] = people
  const long = 'x'.repeat(900)
  // Something has filled the last page.
  for (let n = 0; n < 8; n++) await ann.send('PUT', `/api/matches/${info.id}/note`, { text: `${n}${long.repeat(4)}` })
  const until503 = async (ask: (n: number) => Promise<{ status: number }>): Promise<number[]> => {
    const statuses = new Set<number>()
    for (let n = 0; n < 28 && !statuses.has(503); n++) statuses.add((await ask(n)).status)
    return [...statuses].sort()
  }
  const asked = [
    await until503(() => ann.send('PUT', `/api/matches/${info.id}/note`, { text: long.repeat(5) })),
    await until503(n =>
      ann.post('/api/matches', { game: 'toy', title: `x${n}`, seats: [{ kind: 'me' }, { kind: 'open' }] }),
    ),
    await until503(() => new Visitor(server.url).post('/api/auth/sign-in/anonymous')),
  ]
  expect(asked.flat().filter(status => status >= 500)).toEqual([503, 503, 503])
  await sql`PRAGMA max_page_count = 1000000`.execute(db)
  expect((await ann.send('PUT', `/api/matches/${info.id}/note`, { text: 'room again' })).status).toBe(200)
  await guest(server.url)
  for (const p of people) p.client.close()
  await server.dispose()
})

test('while another program holds the file for longer than one waits, people are told to come again, and it works later', async () => {
  const server = await testServer({ rateLimits: true })
  const people = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(people)
  await sql`PRAGMA busy_timeout = 20`.execute(server.services.store.db)
  const other = new DatabaseSync(sqliteFile(server.settings.data))
  other.exec('BEGIN IMMEDIATE')
  const [ann] = people
  const profile = { quiet: null, vacationUntil: null, language: 'en' }
  const ask = async (): Promise<number[]> => {
    const asked = [
      await ann.send('PUT', `/api/matches/${info.id}/note`, { text: 'mine' }),
      await ann.post('/api/matches', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }),
      await ann.send('PUT', '/api/me/profile', profile),
      await ann.post('/api/me/tokens', { name: 'mine', scopes: ['read'], days: 1 }),
      await ann.post('/api/queue', { games: ['toy'], seats: [2], pace: 'live', level: 'any', botsAfter: null }),
      await ann.post('/api/auth/update-user', { name: 'Olga' }),
      await new Visitor(server.url).post('/api/auth/sign-in/anonymous'),
    ]
    return asked.map(({ status }) => status)
  }
  expect(await ask()).toEqual(Array(7).fill(503))
  other.exec('COMMIT')
  other.close()
  expect(await ask()).toEqual(Array(7).fill(200))
  for (const p of people) p.client.close()
  await server.dispose()
})

test('while another writes for long, talk waits and nobody else does; a line of a table that is gone harms no move', async () => {
  const server = await testServer()
  const people = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(people)
  const other = new DatabaseSync(sqliteFile(server.settings.data))
  other.exec('BEGIN IMMEDIATE')
  const said = people[0].post(`/api/matches/${info.id}/chat`, { text: 'hello' })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect(await Promise.race([said.then(() => 'said'), sleep(50).then(() => 'waits')])).toBe('waits')
  other.exec('COMMIT')
  other.close()
  expect((await said).status).toBe(200)
  const { store } = server.services
  const line = {
    id: 'a-line',
    match: 'no-such-table',
    user: 'u',
    name: 'n',
    seat: null,
    room: 'table',
    text: 'x',
    at: 1,
  }
  const [lost, move] = await Promise.allSettled([store.addLine(line), tables[0].play({ verb: 'bid', coins: 1 })])
  expect([lost.status, move.status]).toEqual(['rejected', 'fulfilled'])
  for (const p of people) p.client.close()
  await server.dispose()
})

test('with a disk that is nearly full the server says that it takes nobody new; what runs is still written', async () => {
  const full = await testServer({ leastSpace: Number.MAX_SAFE_INTEGER })
  const status = async (path: string): Promise<number> => (await fetch(full.url + path)).status
  expect([await status('/ready'), await status('/health')]).toEqual([503, 200])
  const people = [await guest(full.url), await guest(full.url)]
  const { tables } = await toyTable(people)
  expect((await tables[0].play({ verb: 'bid', coins: 1 })).seq).toBeGreaterThan(0)
  for (const p of people) p.client.close()
  await full.dispose()
  const roomy = await testServer({ leastSpace: 1 })
  expect((await fetch(`${roomy.url}/ready`)).status).toBe(200)
  await roomy.dispose()
})

test('a start where nothing can be written says so, and does not speak of another server', async () => {
  const folder = temporary()
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  // No file may grow at all: what a full disk does, without filling one.
  const started = promisify(execFile)('bash', [
    '-c',
    `trap '' XFSZ; ulimit -f 0; exec "$0" "$@"`,
    process.execPath,
    main,
    '--data',
    folder,
    '--port',
    String(await freePort()),
  ])
  const said = await started.then(
    () => 'it started',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  )
  expect(said).toMatch(/cannot be written/)
  expect(said).not.toMatch(/another server| {4}at /)
  rmSync(folder, { recursive: true })
}, 60_000)
