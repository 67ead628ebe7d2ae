/** A server on PostgreSQL is examined, and a dump of it proved by its games. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FastRng } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { drill, examine } from '../../src/doctor.ts'
import { copyPostgres } from '../../src/store/backup.ts'
import { guest, step, temporary, testServer, testSettings, toyTable } from '../harness.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
let postgres: Postgres
let databaseUrl: string
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.database()
  server = await testServer({ databaseUrl })
})
afterAll(async () => {
  await server?.dispose()
  await postgres?.stop()
})

test('a sound server has nothing to say; a dump is proved by its games; a database that can only be read is named', async () => {
  const bad = async (): Promise<string[]> =>
    (await examine(server.settings)).flatMap(f => (f.isGood ? [] : [`${f.what}: ${f.says}`]))
  expect(await bad()).toEqual([])
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two)
  const rng = new FastRng(3)
  for (let n = 0; n < 8; n++) await step(tables, k => rng.below(k))
  for (const p of two) p.client.close()
  const folder = temporary()
  const dump = (name: string): string => join(folder, `${name}.dump`)
  copyPostgres(databaseUrl, dump('sound'))
  expect(await drill(server.settings, dump('sound'))).toMatch(/^1 games, \d+ lines: every one leads/)
  await postgres.query('update entry set hash = hash + 1 where seq = 3', databaseUrl)
  copyPostgres(databaseUrl, dump('changed'))
  await expect(drill(server.settings, dump('changed'))).rejects.toThrow(`${info.id} (toy): line 3: hash`)
  writeFileSync(dump('cut'), readFileSync(dump('sound')).subarray(0, -2000))
  await expect(drill(server.settings, dump('cut'))).rejects.toThrow('does not load')
  await expect(drill(await testSettings(), dump('sound'))).rejects.toThrow('name a server')
  expect(await postgres.query(`select 1 from pg_database where datname like 'ecumene_drill%'`)).toEqual([])
  rmSync(folder, { recursive: true })
  const name = new URL(databaseUrl).pathname.slice(1)
  await postgres.query(`alter database "${name}" set default_transaction_read_only = on`)
  expect(await bad()).toEqual(['database: it can only be read'])
})
