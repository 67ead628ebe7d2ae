import { expect, test } from 'vitest'
import { DATABASES, usePostgres } from '../both-databases.ts'
import { crashRounds } from '../crash.ts'
import { testSettings } from '../harness.ts'

const postgres = usePostgres()

test.each(DATABASES)(
  'kill -9 under load on %s: no acknowledged move is lost, none doubled',
  async kind => {
    const settings = await testSettings(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {})
    const report = await crashRounds(settings, 3, 6)
    expect(report).toMatchObject({ lost: 0, doubled: 0 })
    expect(report.acknowledged).toBeGreaterThan(10)
  },
  240_000,
)
