/** Before the game: seats given to bots and taken back, and places exchanged. */
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import { countGamesAlone, holdStatus } from './matches.ts'
import type { Schema, SeatRow } from './schema.ts'

type PlacedSitter = Pick<SeatRow, 'seat' | 'user' | 'bot' | 'kept_for' | 'kept_until'>

const sittersIn = (tx: Kysely<Schema>, match: string): Promise<PlacedSitter[]> =>
  tx
    .selectFrom('seat')
    .select(['seat', 'user', 'bot', 'kept_for', 'kept_until'])
    .where('match', '=', match)
    .orderBy('seat')
    .execute()

/** `bot`: who plays the seat; null: it is free again. A person's seat is theirs. */
export async function giveSeat(
  { db }: Database,
  match: string,
  owner: string,
  { seat, bot }: { readonly seat: number; readonly bot: string | null },
  mostAlone: number,
): Promise<'given' | 'closed' | 'taken' | 'too many alone'> {
  return db.transaction().execute(async tx => {
    // The table's row is locked first: joining, giving and starting happen one after the other.
    if (!(await holdStatus(tx, match, 'open'))) return 'closed'
    const sitters = await sittersIn(tx, match)
    const wanted = sitters.find(s => s.seat === seat)
    if (!wanted || wanted.user !== null) return 'taken'
    const isAlone = sitters.every(s => (s.seat === seat ? bot : (s.bot ?? s.user)) !== null && isNobodyElse(s, owner))
    // This table is open, and counted as soon as it has no free seat.
    if (isAlone && wanted.bot === null && (await countGamesAlone({ db: tx }, owner)) >= mostAlone)
      return 'too many alone'
    await tx
      .updateTable('seat')
      .set({ bot, kept_for: null, kept_until: null })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute()
    return 'given'
  })
}
const isNobodyElse = ({ user }: PlacedSitter, owner: string): boolean => user === null || user === owner

/** The two seats exchange who sits there. `mover`: they may move to a free seat only; null: any two seats. */
export async function exchangeSeats(
  { db }: Database,
  match: string,
  [one, other]: readonly [number, number],
  mover: string | null,
): Promise<'exchanged' | 'closed' | 'not yours'> {
  return db.transaction().execute(async tx => {
    if (!(await holdStatus(tx, match, 'open'))) return 'closed'
    const sitters = await sittersIn(tx, match)
    const [from, to] = [one, other].map(seat => sitters.find(s => s.seat === seat))
    if (!from || !to) return 'not yours'
    const isFree = to.user === null && to.bot === null && (to.kept_for === null || (to.kept_until ?? 0) <= Date.now())
    if (mover !== null && (from.user !== mover || !isFree)) return 'not yours'
    const put = (seat: number, { user, bot, kept_for, kept_until }: Omit<PlacedSitter, 'seat'>): Promise<unknown> =>
      tx
        .updateTable('seat')
        .set({ user, bot, kept_for, kept_until })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .execute()
    await put(one, to)
    await put(other, from)
    return 'exchanged'
  })
}
