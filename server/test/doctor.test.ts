/** What operators can have examined, and a backup that is proved by replaying its games. */
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { FastRng } from '@ecumene/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drill, examine } from '../src/doctor.ts'
import { copySqlite } from '../src/store/backup.ts'
import { LAST_STEP } from '../src/store/migrations.ts'
import { secretIn } from '../src/store/secrets.ts'
import { guest, stepOfLongGame, temporary, testServer, testSettings, toyTable } from './harness.ts'
import { freePort } from './postgres.ts'
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
  for (let n = 0; n < 20; n++) await stepOfLongGame(tables, k => rng.below(k))
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
