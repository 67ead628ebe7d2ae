import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashRounds } from './crash.ts'
import { testSettings } from './harness.ts'
import { type Postgres, startPostgres } from './postgres.ts'

let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres?.stop())

const sound = { lost: 0, doubled: 0 }
test('kill -9 under load on SQLite: no acknowledged move is lost, none doubled', async () => {
  const report = await crashRounds(await testSettings(), 3, 6)
  expect(report).toMatchObject(sound)
  expect(report.acknowledged).toBeGreaterThan(10)
}, 240_000)
test('kill -9 under load on PostgreSQL: no acknowledged move is lost, none doubled', async () => {
  const report = await crashRounds(await testSettings({ databaseUrl: await postgres.database() }), 3, 6)
  expect(report).toMatchObject(sound)
  expect(report.acknowledged).toBeGreaterThan(10)
}, 240_000)
