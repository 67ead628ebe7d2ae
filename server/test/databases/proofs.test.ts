/** The long proofs of proofs/main.ts, with small numbers. */
import { expect, test } from 'vitest'
import { DATABASES, usePostgres } from '../both-databases.ts'
import { testSettings } from '../harness.ts'
import { diskFull, slowDisk, slowPostgres, slowSqlite } from '../proofs/disks.ts'
import { halfOpen } from '../proofs/half-open.ts'
import { jumped } from '../proofs/jumps.ts'
import { killed } from '../proofs/kills.ts'

const postgres = usePostgres()
const settingsOn = async (kind: (typeof DATABASES)[number]) =>
  testSettings(kind === 'postgres' ? { databaseUrl: await postgres.database() } : {})

test.each(DATABASES)(
  'kill -9 under load on %s: no acknowledged move is lost, none doubled',
  async kind => {
    const found = await killed(await settingsOn(kind), 3, 6)
    expect(found).toMatchObject({ lost: 0, doubled: 0 })
    expect(found.acknowledged).toBeGreaterThan(10)
  },
  240_000,
)

test.each(DATABASES)(
  'the machine’s clock is set an hour on, two back and one on, on %s: nobody loses or wins time, and no move',
  async kind => {
    const found = await jumped(await settingsOn(kind), 3, 4)
    expect(found).toMatchObject({ lost: 0, doubled: 0, byTheClock: 0 })
    expect(found.least).toBeGreaterThan(600_000)
    expect(found.most).toBeLessThanOrEqual(900_000)
  },
  240_000,
)

test.each(DATABASES)(
  'connections that stay open with nothing coming through, on %s: people notice and play on; the server keeps none of them',
  async kind => {
    const found = await halfOpen(await settingsOn(kind), 1, 3)
    expect(found).toMatchObject({ lost: 0, doubled: 0, left: 0 })
    expect(found.abandoned).toBeGreaterThanOrEqual(6)
  },
  240_000,
)

test.each(DATABASES)(
  'a slow disk under %s: moves wait, and none is lost or doubled',
  async kind => {
    const settings = await settingsOn(kind)
    const slow = kind === 'sqlite' ? slowSqlite(settings) : slowPostgres(text => postgres.query(text))
    expect(await slowDisk(settings, slow, 3, 4)).toMatchObject({ lost: 0, doubled: 0 })
  },
  240_000,
)

// Where the size of a running process' files can be limited.
if (process.platform === 'linux' && DATABASES.includes('sqlite'))
  test('a disk that is full for a while under SQLite: nothing is acknowledged meanwhile, nothing lost or doubled', async () => {
    const found = await diskFull(await settingsOn('sqlite'), 2, 4)
    expect(found).toMatchObject({ lost: 0, doubled: 0, whileFull: 0 })
  }, 240_000)
