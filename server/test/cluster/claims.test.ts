/** What waits to be looked after is claimed by one server at a time. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { claimForgotten, claimOverdue, release } from '../../src/store/positions.ts'
import { openPostgresStore } from '../../src/store/postgres-store.ts'
import { freeSeat } from '../../src/store/seats.ts'
import type { Store } from '../../src/store/store.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })
let postgres: Postgres
let stores: Store[]
const matches = Array.from({ length: 12 }, (_, n) => `match${n}`)
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  stores = [await openPostgresStore({ databaseUrl }, 'a')]
  for (const name of ['b', 'c']) stores.push(await openPostgresStore({ databaseUrl }, name))
  const { db } = stores[0]
  const plain = {
    game: 'toy',
    version: 1,
    setup: '{}',
    status: 'live' as const,
    settings: '{}',
    pace: 'none',
    seats: 2,
  }
  const none = {
    key: null,
    commitment: null,
    opening: null,
    title: null,
    owner: null,
    outcome: null,
    rematch: null,
    takeback: null,
  }
  const times = { created_at: 1, started_at: 1, ended_at: null, expires_at: null }
  const rows = matches.map(id => ({ id, listed: 1, auto_start: 1, origin: null, ...plain, ...none, ...times }))
  await db.insertInto('match').values(rows).execute()
  await db
    .insertInto('seat')
    .values(matches.flatMap(id => [{ ...freeSeat(id, 0), bot: 'random' }, freeSeat(id, 1)]))
    .execute()
  const at = { rev: 0, seq: 0, owed: 1, clock: null, deadline: 1000, updated_at: 1 }
  await db
    .insertInto('position')
    .values(matches.map(match => ({ match, ...at })))
    .execute()
})
afterAll(async () => {
  for (const store of stores ?? []) await store.close()
  await postgres?.stop()
})

test('clocks that ran out: three servers at once get each table once, and again only when it was let go', async () => {
  const found = await Promise.all(stores.map(store => claimOverdue(store, 2000, 200)))
  expect(found.flat().sort()).toEqual([...matches].sort())
  expect(await claimOverdue(stores[1], 2000, 200)).toEqual([])
  await release(stores[0], matches[0])
  expect(await claimOverdue(stores[1], 2000, 200)).toEqual([matches[0]])
  // A server that ended in the middle holds nothing for long.
  await stores[0].db
    .updateTable('position')
    .set({ claimed_until: Date.now() - 1 })
    .execute()
  expect(await claimOverdue(stores[2], 2000, 200)).toHaveLength(12)
})

test('bots that wait: the same', async () => {
  const { db } = stores[0]
  await db.updateTable('position').set({ claimed_until: null }).execute()
  const found = await Promise.all(stores.map(store => claimForgotten(store, 2, 200)))
  expect(found.flat().sort()).toEqual([...matches].sort())
})
