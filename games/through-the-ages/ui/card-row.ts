/** The card row as one seat sees it: what each card costs, and where it will lie by that seat's next turn. */
import { NONE, type Seat } from '@ecumene/kernel'
import { SPACE_COST, SWEPT } from '../data/board.ts'
import { type AgesCard, civil } from '../src/cards.ts'
import { nextSeat } from '../src/effects/changes.ts'
import { takeCost } from '../src/query/costs.ts'
import type { S } from '../src/state.ts'

/** A space of the card row. */
export interface Space {
  readonly space: number
  readonly card: AgesCard | null
  readonly price: number
  /** Civil actions that wonders already built add to the price. */
  readonly surcharge: number
  /** It will be swept before this seat's next turn, unless somebody takes it. */
  readonly isLeaving: boolean
  /**
   * What it will cost at this seat's next turn if nobody takes it or a card before it; null: it will be gone, or there
   * is no next turn.
   */
  readonly later: number | null
}

export function rowOf(s: S, seat: Seat): readonly Space[] {
  const refills = refillsUntil(s, seat)
  const later = refills === null ? null : spacesAfter(s, refills)
  return Array.from({ length: SPACE_COST.length }, (_, space) => {
    const card = s.row[space]
    if (card === NONE)
      return { space, card: null, price: SPACE_COST[space], surcharge: 0, isLeaving: false, later: null }
    const price = takeCost(s, seat, space)
    const place = later?.get(space)
    return {
      space,
      card: civil.ids[card],
      price,
      surcharge: Math.max(0, price - SPACE_COST[space]),
      isLeaving: later !== null && place === undefined,
      later: place === undefined ? null : price - SPACE_COST[space] + SPACE_COST[place],
    }
  })
}

/**
 * How often the row is refilled up to the beginning of this seat's next turn: by everybody whose turn begins, but not
 * in the first round (TTA-START-1). Null: the game ends before, or the seat is out of it.
 */
function refillsUntil(s: S, seat: Seat): number | null {
  if (s.out[seat] === 1) return null
  let { turn, round } = s
  let refills = 0
  do {
    turn = nextSeat(s, (turn + 1) % s.seats, 0)
    if (turn === s.first) round++
    if (s.lastRound > 0 && round > s.lastRound) return null
    if (round > 1) refills++
  } while (turn !== seat)
  return refills
}

/** Where each card will lie after so many refills, by its space now; what was swept is not in it. */
function spacesAfter(s: S, refills: number): ReadonlyMap<number, number> {
  let row: readonly (number | null)[] = Array.from(s.row, (card, space) => (card === NONE ? null : space))
  // The first spaces are cleared, empty ones among them too (TTA-START-4); the rest closes up (TTA-START-5).
  for (let n = 0; n < refills; n++) row = row.slice(SWEPT[Math.max(0, s.players - 2)]).filter(space => space !== null)
  return new Map(row.flatMap((space, place) => (space === null ? [] : [[space, place] as const])))
}
