/** Where each match stands: the newest line, who is asked, and whose clock runs. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import { notDeserted } from './presence.ts'
import type { PositionRow, Schema } from './schema.ts'

const COLUMNS = ['match', 'rev', 'seq', 'owed', 'clock', 'deadline', 'updated_at'] as const

export const positionOf = ({ db }: Database, match: string): Promise<PositionRow | undefined> =>
  db.selectFrom('position').select(COLUMNS).where('match', '=', match).executeTakeFirst()

export const positionsOf = ({ db }: Database, matches: readonly string[]): Promise<PositionRow[]> =>
  db.selectFrom('position').select(COLUMNS).where('match', 'in', matches).execute()

/** How long a server has for a table it has claimed; then another may look after it. */
const CLAIM_MS = 5_000

/** Claims running games in which a clock has run out. No two servers get the same. */
export function claimOverdue(database: Database, now: number, most: number): Promise<string[]> {
  // Not an inner join: SQLite would go through all running games instead of the few deadlines that are past.
  const overdue = database.db
    .selectFrom('position')
    .crossJoin('match')
    .select('position.match')
    .whereRef('match.id', '=', 'position.match')
    .where('deadline', '<=', now)
    .where('match.status', '=', 'live')
  return claim(database, overdue, most)
}
/** Claims running games that have waited for a bot since `before`, unless they are deserted. */
export function claimForgotten(database: Database, before: number, most: number): Promise<string[]> {
  const forgotten = database.db
    .selectFrom('position')
    .innerJoin('match', 'match.id', 'position.match')
    .select('position.match')
    .where('match.status', '=', 'live')
    .where('position.updated_at', '<', before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seat')
          .select('seat.seat')
          .whereRef('seat.match', '=', 'position.match')
          .where(eb => eb.or([eb('seat.bot', 'is not', null), eb('seat.stand_in', 'is not', null)]))
          .where(sql<boolean>`((position.owed >> seat.seat) & 1) = 1`),
      ),
    )
    .where(notDeserted)
  return claim(database, forgotten, most)
}
/** Claims one table that is asked to be looked after; false: another server has it. */
export async function claimOne(database: Database, match: string): Promise<boolean> {
  const one = database.db
    .selectFrom('position')
    .innerJoin('match', 'match.id', 'position.match')
    .select('position.match')
    .where('position.match', '=', match)
    .where('match.status', '=', 'live')
  return (await claim(database, one, 1)).length > 0
}
/** Of these, those that no other server has claimed; rows that another is claiming now are passed over. */
async function claim(
  { db, postgres }: Database,
  found: SelectQueryBuilder<Schema, 'position' | 'match', { match: string }>,
  most: number,
): Promise<string[]> {
  // One process: nobody to share with, and a write would wait for the disk.
  if (!postgres) return (await found.limit(most).execute()).map(row => row.match)
  // By the machine's own time: the clocks of games may lag behind it.
  const now = Date.now()
  const free = found
    .where(eb => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .limit(most)
    .forUpdate('position')
    .skipLocked()
  const claimed = await db
    .updateTable('position')
    .set({ claimed_until: now + CLAIM_MS })
    .where('match', 'in', free)
    .returning('match')
    .execute()
  return claimed.map(row => row.match)
}
/** What was claimed is done. */
export async function release({ db, postgres }: Database, match: string): Promise<void> {
  if (!postgres) return
  await db.updateTable('position').set({ claimed_until: null }).where('match', '=', match).execute()
}
/** A seat that is asked in a running game. */
export interface AskedSeat {
  readonly match: string
  readonly game: string
  readonly seat: number
  readonly seq: number
}
/** Where this person is asked now, at one table or at all of them. */
export async function askedSeatsOf({ db }: Database, user: string, match?: string): Promise<AskedSeat[]> {
  let find = db
    .selectFrom('seat')
    .innerJoin('position', 'position.match', 'seat.match')
    .innerJoin('match', 'match.id', 'seat.match')
    .select(['seat.match', 'seat.seat', 'position.seq', 'match.game'])
    .where('seat.user', '=', user)
    .where('seat.vacant', '=', 0)
    .where('match.status', '=', 'live')
    .where(sql<boolean>`((position.owed >> seat.seat) & 1) = 1`)
  if (match !== undefined) find = find.where('seat.match', '=', match)
  return find.execute()
}
