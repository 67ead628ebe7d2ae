/** Where each match stands: the newest line, who is asked, and whose clock runs. */
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { PositionRow } from './schema.ts'

export const positionOf = ({ db }: Database, match: string): Promise<PositionRow | undefined> =>
  db.selectFrom('position').selectAll().where('match', '=', match).executeTakeFirst()

export const positionsOf = ({ db }: Database, matches: readonly string[]): Promise<PositionRow[]> =>
  db.selectFrom('position').selectAll().where('match', 'in', matches).execute()

/** Running games in which a clock has run out. */
export async function overdueMatches({ db }: Database, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('position')
    .innerJoin('match', 'match.id', 'position.match')
    .select('position.match')
    .where('deadline', '<=', now)
    .where('match.status', '=', 'live')
    .limit(most)
    .execute()
  return rows.map(r => r.match)
}
/** Running games that have waited for a bot since `before`, unless they are deserted (isDeserted). */
export async function matchesWaitingForBots({ db }: Database, before: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('position')
    .innerJoin('match', 'match.id', 'position.match')
    .innerJoin('seat', 'seat.match', 'position.match')
    .select('position.match')
    .distinct()
    .where('match.status', '=', 'live')
    .where('position.updated_at', '<', before)
    .where(eb => eb.or([eb('seat.bot', 'is not', null), eb('seat.stand_in', 'is not', null)]))
    .where(sql<boolean>`((position.owed >> seat.seat) & 1) = 1`)
    .where(({ or, not, exists, selectFrom }) => {
      const person = selectFrom('seat as s')
        .select('s.seat')
        .whereRef('s.match', '=', 'position.match')
        .where('s.user', 'is not', null)
      const present = person.where('s.bot', 'is', null).where('s.stand_in', 'is', null).where('s.vacant', '=', 0)
      const away = person.where('s.stand_in', 'is not', null).where('s.vacant', '=', 0)
      return or([exists(present), not(exists(away))])
    })
    .limit(most)
    .execute()
  return rows.map(r => r.match)
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
