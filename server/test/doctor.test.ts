/** What whoever runs a server can have examined, and a backup that is proved by playing its games again. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FastRng } from '@ecumene/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drill, examine } from '../src/doctor.ts'
import { copyPostgres, copySqlite } from '../src/store/backup.ts'
import { LAST_STEP } from '../src/store/migrations.ts'
import { secretIn } from '../src/store/secrets.ts'
import { guest, step, temporary, testServer, testSettings, toyTable } from './harness.ts'
import { freePort, startPostgres } from './postgres.ts'
import { mailSink } from './sinks.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
let server: Awaited<ReturnType<typeof testServer>>
let match: string
let seq: number
beforeAll(async () => {
  server = await testServer()
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two)
  match = info.id
  const rng = new FastRng(2)
  for (let n = 0; n < 20; n++) await step(tables, k => rng.below(k))
  seq = tables[0].replica.seq
  for (const p of two) p.client.close()
})
afterAll(() => server.dispose())
const bad = async (change: object): Promise<string[]> =>
  (await examine({ ...server.settings, ...change })).flatMap(f => (f.isGood ? [] : [`${f.what}: ${f.says}`]))

test('a sound server has nothing to say; no database, no mail and missing rules are named', async () => {
  expect(await bad({})).toEqual([])
  expect(await bad({ data: temporary() })).toEqual([expect.stringContaining('database: no database in')])
  const mail = await mailSink()
  expect(await bad({ smtp: mail.url })).toEqual([])
  mail.close()
  const silent = createServer(socket => socket.destroy())
  const port = await freePort()
  await new Promise<void>(resolve => silent.listen(port, '127.0.0.1', resolve))
  expect((await bad({ smtp: `smtp://127.0.0.1:${port}` })).join()).toMatch(/^mail: /)
  silent.close()
  const { db } = server.services.store
  await db.updateTable('match').set({ version: 9 }).where('id', '=', match).execute()
  expect(await bad({})).toEqual(['rules: no rules of toy, version 9 (1 tables)'])
  await db.updateTable('match').set({ version: 1 }).where('id', '=', match).execute()
  await db.updateTable('position').set({ seq: 999 }).where('match', '=', match).execute()
  expect(await bad({})).toEqual([`database: the last line of ${match} is missing`])
  await db.updateTable('position').set({ seq }).where('match', '=', match).execute()
  const vapid = await secretIn(server.services.store, 'vapid')
  await db
    .updateTable('setting')
    .set({ value: '{"publicKey":"x","privateKey":"y"}' })
    .where('name', '=', 'vapid')
    .execute()
  expect((await bad({})).join()).toMatch(/^push: /)
  await db
    .updateTable('setting')
    .set({ value: vapid ?? '' })
    .where('name', '=', 'vapid')
    .execute()
  await sql`delete from kysely_migration where name = ${LAST_STEP}`.execute(db)
  expect((await bad({})).join()).toMatch(/^versions: .* run migrate$/)
  await sql`insert into kysely_migration (name, timestamp) values (${LAST_STEP}, '2026')`.execute(db)
})

test('on PostgreSQL it answers too, proves a dump by its games, and says when it can only be read', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  const other = await testServer({ databaseUrl })
  expect(await bad({ databaseUrl })).toEqual([])
  const two = [await guest(other.url), await guest(other.url)]
  const { info, tables } = await toyTable(two)
  const rng = new FastRng(3)
  for (let n = 0; n < 8; n++) await step(tables, k => rng.below(k))
  for (const p of two) p.client.close()
  const folder = temporary()
  copyPostgres(databaseUrl, join(folder, 'sound.dump'))
  const settings = { ...server.settings, databaseUrl }
  expect(await drill(settings, join(folder, 'sound.dump'))).toMatch(/^1 games, \d+ lines: every one leads/)
  await postgres.query('update entry set hash = hash + 1 where seq = 3', databaseUrl)
  copyPostgres(databaseUrl, join(folder, 'changed.dump'))
  await expect(drill(settings, join(folder, 'changed.dump'))).rejects.toThrow(`${info.id} (toy): line 3: hash`)
  const cut = readFileSync(join(folder, 'sound.dump')).subarray(0, -2000)
  writeFileSync(join(folder, 'cut.dump'), cut)
  await expect(drill(settings, join(folder, 'cut.dump'))).rejects.toThrow('does not load')
  await expect(drill(await testSettings(), join(folder, 'sound.dump'))).rejects.toThrow('name a server')
  expect(await postgres.query(`select 1 from pg_database where datname like 'ecumene_drill%'`)).toEqual([])
  rmSync(folder, { recursive: true })
  const name = new URL(databaseUrl).pathname.slice(1)
  await postgres.query(`alter database "${name}" set default_transaction_read_only = on`)
  expect(await bad({ databaseUrl })).toEqual(['database: it can only be read'])
  await other.dispose()
  await postgres.stop()
})

test('a backup is proved by its games; one changed line is found', async () => {
  const folder = temporary()
  const copy = join(folder, 'copy.sqlite')
  await copySqlite(server.settings.data, copy)
  const settings = await testSettings()
  expect(await drill(settings, copy)).toMatch(/^1 games, \d+ lines: every one leads/)
  const db = new DatabaseSync(copy)
  db.exec('update entry set hash = hash + 1 where seq = 7')
  db.close()
  await expect(drill(settings, copy)).rejects.toThrow(`${match} (toy): line 7: hash`)
  await expect(drill(settings, join(folder, 'nowhere'))).rejects.toThrow('which backup?')
  rmSync(folder, { recursive: true })
})
