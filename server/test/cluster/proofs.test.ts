/** The long proofs of proofs/main.ts that need PostgreSQL, with small numbers. */
import { expect, test } from 'vitest'
import { testSettings } from '../harness.ts'
import { startPostgres } from '../postgres.ts'
import { databaseAway } from '../proofs/away.ts'
import { upgraded } from '../proofs/upgrades.ts'

test('two servers are replaced by the next version while people play: tables go on by their own rules, no move is lost', async () => {
  const postgres = await startPostgres()
  try {
    const found = await upgraded(await postgres.database(), 1, 4)
    expect(found).toMatchObject({ lost: 0, doubled: 0 })
    expect(found.byOlderRules).toBeGreaterThan(0)
  } finally {
    await postgres.stop()
  }
}, 240_000)

test('PostgreSQL away for three seconds under load: people play on by themselves, no move is lost or doubled', async () => {
  const postgres = await startPostgres()
  try {
    const settings = await testSettings({ databaseUrl: await postgres.database() })
    expect(await databaseAway(settings, postgres, 3_000, 4)).toMatchObject({ lost: 0, doubled: 0 })
  } finally {
    await postgres.stop()
  }
}, 240_000)
