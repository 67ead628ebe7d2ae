/** Who sits where, and what belongs to a seat: its bot, its stand-in, its note, its standing instructions. */
import type { Database } from './database.ts'
import { holdStatus } from './matches.ts'
import type { SeatRow } from './schema.ts'

/** A seat with what is known of its player. */
export type SitterRow = Omit<SeatRow, 'note' | 'marks'> & {
  readonly name: string | null
  readonly isAnonymous: number | boolean | null
  readonly kept_name: string | null
  readonly quiet: string | null
  readonly vacation_from: number | null
  readonly vacation_until: number | null
}
/** A seat that nobody has. */
export const freeSeat = (match: string, seat: number): SeatRow => ({
  match,
  seat,
  user: null,
  bot: null,
  stand_in: null,
  vacant: 0,
  note: null,
  marks: null,
  instructions: null,
  agreed: null,
  kept_for: null,
  kept_until: null,
})

/** Every seat of these tables, in order. */
export const sittersOf = ({ db }: Database, matches: readonly string[]): Promise<SitterRow[]> =>
  db
    .selectFrom('seat')
    .leftJoin('user', 'user.id', 'seat.user')
    .leftJoin('user as keeper', 'keeper.id', 'seat.kept_for')
    .leftJoin('profile', 'profile.user', 'seat.user')
    .select(['seat.match', 'seat.seat', 'seat.user', 'seat.bot', 'seat.stand_in', 'seat.vacant', 'seat.instructions'])
    .select(['seat.agreed', 'seat.kept_for', 'seat.kept_until', 'keeper.name as kept_name'])
    .select(['user.name', 'user.isAnonymous', 'profile.quiet', 'profile.vacation_from', 'profile.vacation_until'])
    .where('seat.match', 'in', matches)
    .orderBy('seat.seat')
    .execute()

export async function peopleAt({ db }: Database, match: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .select('user')
    .where('match', '=', match)
    .where('user', 'is not', null)
    .execute()
  return rows.flatMap(r => r.user ?? [])
}
/** Open and running tables at which this person sits. */
export async function tablesToLeave({ db }: Database, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .innerJoin('match', 'match.id', 'seat.match')
    .select('match.id')
    .where('seat.user', '=', user)
    .where('seat.vacant', '=', 0)
    .where('match.status', 'in', ['open', 'live'])
    .execute()
  return rows.map(r => r.id)
}

/** Takes a free seat of an open table; any, if none is named. One that is kept for somebody is free to them alone. */
export function takeSeat(
  { db }: Database,
  match: string,
  user: string,
  wanted: number | undefined,
): Promise<'taken' | 'closed' | 'sits already' | 'full' | 'kept'> {
  return db.transaction().execute(async tx => {
    // The table's row is locked first: joining, starting and expiring happen one after the other.
    if (!(await holdStatus(tx, match, 'open'))) return 'closed'
    const seats = await tx
      .selectFrom('seat')
      .select(['seat', 'user', 'bot', 'kept_for', 'kept_until'])
      .where('match', '=', match)
      .orderBy('seat')
      .execute()
    if (seats.some(s => s.user === user)) return 'sits already'
    const free = seats.filter(s => s.user === null && s.bot === null && (wanted === undefined || s.seat === wanted))
    if (free.length === 0) return 'full'
    const now = Date.now()
    const mine = free.find(s => s.kept_for === user) ?? free.find(s => (s.kept_until ?? 0) <= now)
    if (!mine) return 'kept'
    await tx
      .updateTable('seat')
      .set({ user, ...NOT_KEPT })
      .where('match', '=', match)
      .where('seat', '=', mine.seat)
      .execute()
    return 'taken'
  })
}
const NOT_KEPT = { kept_for: null, kept_until: null }
/** Nobody waits for whom this seat is kept any longer. */
export async function keepNoLonger({ db }: Database, match: string, seat: number): Promise<void> {
  await db.updateTable('seat').set(NOT_KEPT).where('match', '=', match).where('seat', '=', seat).execute()
}
/** Before the game: the seat is free again. */
export async function freeSeatOf({ db }: Database, match: string, user: string): Promise<void> {
  await db.deleteFrom('outbox').where('match', '=', match).where('user', '=', user).execute()
  await db
    .updateTable('seat')
    .set({ user: null })
    .where('match', '=', match)
    .where('user', '=', user)
    .where('vacant', '=', 0)
    .execute()
}
/** During the game: a bot plays on until somebody adopts the seat. False: this person does not sit there. */
export async function vacateSeat({ db }: Database, match: string, user: string, standIn: string): Promise<boolean> {
  const left = await db
    .updateTable('seat')
    .set({ vacant: 1, stand_in: standIn, instructions: null, agreed: null })
    .where('match', '=', match)
    .where('user', '=', user)
    .where('vacant', '=', 0)
    .executeTakeFirst()
  if (left.numUpdatedRows === 0n) return false
  await db.deleteFrom('outbox').where('match', '=', match).where('user', '=', user).execute()
  return true
}
/**
 * Takes over a seat that its player has left. A person who had another seat of this table, and saw its hand, may not;
 * `strangers`: people who never sat here may.
 */
export function adoptSeat(
  { db }: Database,
  match: string,
  user: string,
  seat: number,
  strangers: boolean,
): Promise<'adopted' | 'over' | 'sits already' | 'had another' | 'stranger' | 'not vacant'> {
  return db.transaction().execute(async tx => {
    if (!(await holdStatus(tx, match, 'live'))) return 'over'
    const seats = await tx.selectFrom('seat').select(['user', 'vacant']).where('match', '=', match).execute()
    if (seats.some(s => s.user === user && s.vacant === 0)) return 'sits already'
    const had = await tx
      .selectFrom('sat')
      .select('seat')
      .where('match', '=', match)
      .where('user', '=', user)
      .executeTakeFirst()
    if (had && had.seat !== seat) return 'had another'
    if (!had && !strangers) return 'stranger'
    const taken = await tx
      .updateTable('seat')
      .set({ user, vacant: 0, stand_in: null, note: null, marks: null, agreed: null })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('vacant', '=', 1)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) return 'not vacant'
    if (!had) await tx.insertInto('sat').values({ match, user, seat }).execute()
    return 'adopted'
  })
}
/** The seat of somebody who sits there becomes this person's, who had no other at this table. */
export function handOverSeat(
  { db }: Database,
  match: string,
  user: string,
  seat: number,
): Promise<'handed' | 'over' | 'sits already' | 'had another'> {
  return db.transaction().execute(async tx => {
    if (!(await holdStatus(tx, match, 'live'))) return 'over'
    const seats = await tx.selectFrom('seat').select(['user', 'vacant']).where('match', '=', match).execute()
    if (seats.some(s => s.user === user && s.vacant === 0)) return 'sits already'
    const had = await tx
      .selectFrom('sat')
      .select('seat')
      .where('match', '=', match)
      .where('user', '=', user)
      .executeTakeFirst()
    if (had && had.seat !== seat) return 'had another'
    await tx
      .updateTable('seat')
      .set({ user, vacant: 0, stand_in: null })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('bot', 'is', null)
      .execute()
    if (!had) await tx.insertInto('sat').values({ match, user, seat }).execute()
    return 'handed'
  })
}
/** Which seat this person has sat in, at those of the tables where they did. */
export async function seatsHad(
  { db }: Database,
  matches: readonly string[],
  user: string | null,
): Promise<ReadonlyMap<string, number>> {
  if (user === null || matches.length === 0) return new Map()
  const rows = await db
    .selectFrom('sat')
    .select(['match', 'seat'])
    .where('match', 'in', [...new Set(matches)])
    .where('user', '=', user)
    .execute()
  return new Map(rows.map(row => [row.match, row.seat]))
}
/** A bot plays for an absent player, unless the table has moved on from revision `rev`. */
export async function setStandIn(
  { db }: Database,
  match: string,
  seat: number,
  standIn: string,
  rev: number,
): Promise<boolean> {
  const taken = await db
    .updateTable('seat')
    .set({ stand_in: standIn })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where(eb =>
      eb.exists(
        eb.selectFrom('position').select('rev').where('position.match', '=', match).where('position.rev', '=', rev),
      ),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
/** The player is back; the bot that stood in stops. */
export async function endStandIn({ db }: Database, match: string, user: string): Promise<void> {
  await db
    .updateTable('seat')
    .set({ stand_in: null })
    .where('match', '=', match)
    .where('user', '=', user)
    .where('vacant', '=', 0)
    .execute()
}
export async function setInstructions(
  { db }: Database,
  match: string,
  seat: number,
  instructions: readonly unknown[],
): Promise<void> {
  await db
    .updateTable('seat')
    .set({ instructions: JSON.stringify(instructions) })
    .where('match', '=', match)
    .where('seat', '=', seat)
    .execute()
}
/** The player of this seat agrees to another version of the rules; null: not any more. */
export async function agreeTo({ db }: Database, match: string, seat: number, version: number | null): Promise<void> {
  await db.updateTable('seat').set({ agreed: version }).where('match', '=', match).where('seat', '=', seat).execute()
}
export async function noteOf({ db }: Database, match: string, seat: number): Promise<string> {
  const row = await db
    .selectFrom('seat')
    .select('note')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return row?.note ?? ''
}
export async function writeNote({ db }: Database, match: string, seat: number, text: string): Promise<void> {
  await db.updateTable('seat').set({ note: text }).where('match', '=', match).where('seat', '=', seat).execute()
}
/** What the player of this seat has marked on the board. */
export async function marksOf({ db }: Database, match: string, seat: number): Promise<string[]> {
  const row = await db
    .selectFrom('seat')
    .select('marks')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .executeTakeFirst()
  return JSON.parse(row?.marks ?? '[]') as string[]
}
export async function setMarks({ db }: Database, match: string, seat: number, marks: readonly string[]): Promise<void> {
  const text = JSON.stringify(marks)
  await db.updateTable('seat').set({ marks: text }).where('match', '=', match).where('seat', '=', seat).execute()
}
