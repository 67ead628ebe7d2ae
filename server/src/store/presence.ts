/** Who plays their seat, and who is away and may come back: defined once, for rows that were read and for SQL. */
import { bit, type SeatMask } from '@ecumene/kernel'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Schema, SeatRow } from './schema.ts'

type Held = Pick<SeatRow, 'user' | 'bot' | 'stand_in' | 'vacant'>
/** Which columns of a seat are filled, and which are empty. */
type Filled = { readonly [column in keyof Held]?: boolean }

/** They play it themselves: no bot does, for a while or for good. */
const PERSON: Filled = { user: true, bot: false, stand_in: false, vacant: false }
/** A bot plays it for a while, and its player may come back. */
const AWAY: Filled = { user: true, stand_in: true, vacant: false }

const columnsOf = (filled: Filled) => Object.entries(filled) as [keyof Held, boolean][]
const matches = (seat: Held, filled: Filled): boolean =>
  columnsOf(filled).every(([column, isFilled]) => (seat[column] !== null && seat[column] !== 0) === isFilled)
const maskOf = (seats: readonly Held[], filled: Filled): SeatMask =>
  seats.reduce((mask, held, seat) => (matches(held, filled) ? mask | bit(seat) : mask), 0)

export interface Presence {
  /** Seats that people play themselves. */
  readonly people: SeatMask
  /** Seats whose players are away, and may come back. */
  readonly away: SeatMask
}
export const presenceIn = (seats: readonly Held[]): Presence => ({
  people: maskOf(seats, PERSON),
  away: maskOf(seats, AWAY),
})
/**
 * Everybody left is away, and somebody may come back: bots wait for them, else they would play the game to its end
 * without anyone.
 */
export const isDeserted = ({ people, away }: Presence): boolean => people === 0 && away !== 0

/** The tables of `position` that are not deserted. */
export function notDeserted({
  or,
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Schema, 'position'>): Expression<SqlBool> {
  const someSeat = (filled: Filled) =>
    selectFrom('seat as held')
      .select('held.seat')
      .whereRef('held.match', '=', 'position.match')
      .where(({ and, eb }) =>
        and(
          columnsOf(filled).map(([column, isFilled]) =>
            column === 'vacant'
              ? eb('held.vacant', '=', isFilled ? 1 : 0)
              : eb(`held.${column}`, isFilled ? 'is not' : 'is', null),
          ),
        ),
      )
  return or([exists(someSeat(PERSON)), not(exists(someSeat(AWAY)))])
}
