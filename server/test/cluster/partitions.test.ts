/** What grows with every move lies in parts; games that ended long ago go to the part of their month. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { entriesBetween, milestoneBefore } from '../../src/store/entries.ts'
import { coolGames } from '../../src/store/partitions.ts'
import { openPostgresStore } from '../../src/store/postgres-store.ts'
import type { EntryRow } from '../../src/store/schema.ts'
import type { Store } from '../../src/store/store.ts'
import { type Postgres, startPostgres } from '../postgres.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const OCTOBER = Date.UTC(2026, 9, 15)
const NOVEMBER = Date.UTC(2026, 10, 2)
const ids = Array.from({ length: 40 }, (_, n) => `match${n}`)
const linesOf = (match: string): EntryRow[] =>
  [1, 2, 3].map(seq => ({
    match,
    seq,
    seat: seq % 2,
    action: `{"verb":"work","n":${seq}}`,
    auto: 0,
    draws: seq === 2 ? '[1,2]' : null,
    hash: 2 ** 40 + seq,
    at: 1_000 + seq,
    by: 'player',
    key: `key-${seq}`,
    span: 1,
  }))
/** The first ten ended in October, the next ten in November; the others go on. */
const endOf = (n: number): number | null => (n < 10 ? OCTOBER : n < 20 ? NOVEMBER : null)

let postgres: Postgres
let stores: Store[]
beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.database()
  stores = [await openPostgresStore({ databaseUrl }, 'a'), await openPostgresStore({ databaseUrl }, 'b')]
  const [{ db }] = stores
  for (const [n, id] of ids.entries()) {
    const end = endOf(n)
    await sql`insert into "match" (id, game, version, setup, status, settings, pace, listed, auto_start, seats, created_at, ended_at)
      values (${id}, 'toy', 1, '{}', ${end === null ? 'live' : 'over'}, '{}', 'none', 1, 1, 2, 1, ${end})`.execute(db)
  }
  await db.insertInto('entry').values(ids.flatMap(linesOf)).execute()
  await db
    .insertInto('milestone')
    .values(ids.map(match => ({ match, seq: 2, data: `kept ${match}` })))
    .execute()
  const position = { rev: 3, seq: 3, owed: 1, clock: null, deadline: null, updated_at: 1 }
  await db
    .insertInto('position')
    .values(ids.map(match => ({ match, ...position })))
    .execute()
})
afterAll(async () => {
  for (const store of stores ?? []) await store.close()
  await postgres?.stop()
})
const everyLine = () => Promise.all(ids.map(id => entriesBetween(stores[0], id, 0, 100)))
/** In which part the lines of each game lie. */
async function placeOf(id: string): Promise<string> {
  const { rows } = await sql<{ part: string }>`select distinct tableoid::regclass::text as part from entry
    where "match" = ${id}`.execute(stores[0].db)
  return rows.map(row => row.part).join()
}

test('games that are played lie in parts by match, and every line and kept position is read', async () => {
  expect(await everyLine()).toEqual(ids.map(linesOf))
  expect((await milestoneBefore(stores[0], 'match7', 99))?.data).toBe('kept match7')
  const places = new Set(await Promise.all(ids.map(placeOf)))
  for (const place of places) expect(place).toMatch(/^entry_hot_\d+$/)
  expect(places.size).toBeGreaterThan(4)
})

test('moves go on: the next line is stored, a place that is taken and a key that was used are refused', async () => {
  const move = (seq: number, key: string, rev: number) => ({
    match: 'match30',
    rev,
    entries: [{ ...linesOf('match30')[0], seq, key }],
    position: { match: 'match30', rev: rev + 1, seq, owed: 1, clock: null, deadline: null, updated_at: 2 },
    over: null,
    notices: [],
    cancel: [],
    checkpoint: null,
    isMilestone: false,
  })
  expect(await stores[0].append(move(4, 'key-4', 3))).toBe(true)
  expect(await stores[1].append(move(4, 'key-5', 4))).toBe(false)
  expect(await stores[1].append(move(5, 'key-4', 4))).toBe(false)
  expect(await stores[1].append(move(5, 'key-5', 4))).toBe(true)
})

test('games that ended long ago go to the part of their month, once, by two servers at a time, and are read as before', async () => {
  const before = await everyLine()
  const moved = await Promise.all(stores.map(store => coolGames(store, NOVEMBER, 7)))
  let all = moved[0] + moved[1]
  for (let n = 1; n > 0; all += n) n = await coolGames(stores[0], NOVEMBER, 7)
  expect(all).toBe(10)
  expect(await everyLine()).toEqual(before)
  expect(await Promise.all(['match3', 'match12', 'match30'].map(placeOf))).toEqual([
    'entry_cold_202610',
    expect.stringMatching(/^entry_hot_/),
    expect.stringMatching(/^entry_hot_/),
  ])
  expect(await coolGames(stores[1], NOVEMBER + 1, 100)).toBe(10)
  expect(await placeOf('match12')).toBe('entry_cold_202611')
  expect(await everyLine()).toEqual(before)
})
