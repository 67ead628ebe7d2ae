/**
 * Mining (no counterpart in plain Civilization): once a round one set of Iron, Bronze, Silver, Gems or Gold counts as
 * one card larger (ADV-18.6b, ADV-R-50, ADV-R-70).
 */
import type { Seat } from '@ecumene/kernel'
import { MINING } from '../../data/cards.ts'
import { COMMODITY_COUNT, MINED, setValue } from '../../data/trade.ts'
import { handOf, MINE_BEST, MINE_NONE, paidOf, type S } from '../state.ts'
import { holds } from './holdings.ts'

/** What one card more adds to a set: at least one real card, never more than there are in the game. */
export const gainOf = (commodity: number, cards: number): number =>
  cards >= 1 && cards < COMMODITY_COUNT[commodity] ? setValue(commodity, cards + 1) - setValue(commodity, cards) : 0
/** The commodity that gains most among these counts, or MINE_NONE; the cheaper one of equals. */
function best(counts: Int16Array, from: number): number {
  let which = MINE_NONE
  let most = 0
  for (let i = 0; i < MINED.length; i++) {
    const gain = gainOf(MINED[i], counts[from + MINED[i]])
    if (gain > most) {
      most = gain
      which = MINED[i]
    }
  }
  return which
}
/** What Mining raises among the cards laid out to pay: as stated, or the best; MINE_NONE if nothing. */
export function minedInPayment(s: S, seat: Seat): number {
  if (s.mining[seat] === MINE_NONE || !holds(s, seat, MINING)) return MINE_NONE
  const stated = s.mining[seat]
  if (stated !== MINE_BEST && gainOf(stated, s.payment[paidOf(seat, stated)]) > 0) return stated
  return best(s.payment, paidOf(seat, 0))
}
export function gainInPayment(s: S, seat: Seat): number {
  const which = minedInPayment(s, seat)
  return which === MINE_NONE ? 0 : gainOf(which, s.payment[paidOf(seat, which)])
}
/** What it could add to the whole hand, if it has not been used this round (ADV-15.6). */
export function gainInHand(s: S, seat: Seat): number {
  if (s.mined[seat] === 1 || !holds(s, seat, MINING)) return 0
  const which = best(s.hand, handOf(seat, 0))
  return which === MINE_NONE ? 0 : gainOf(which, s.hand[handOf(seat, which)])
}
