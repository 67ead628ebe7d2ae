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
export function minedInPayment(s: S, who: Seat): number {
  if (s.mining[who] === MINE_NONE || !holds(s, who, MINING)) return MINE_NONE
  const stated = s.mining[who]
  if (stated !== MINE_BEST && gainOf(stated, s.payment[paidOf(who, stated)]) > 0) return stated
  return best(s.payment, paidOf(who, 0))
}
export function gainInPayment(s: S, who: Seat): number {
  const which = minedInPayment(s, who)
  return which === MINE_NONE ? 0 : gainOf(which, s.payment[paidOf(who, which)])
}
/** What it could add to the whole hand, if it has not been used this round (ADV-15.6). */
export function gainInHand(s: S, who: Seat): number {
  if (s.mined[who] === 1 || !holds(s, who, MINING)) return 0
  const which = best(s.hand, handOf(who, 0))
  return which === MINE_NONE ? 0 : gainOf(which, s.hand[handOf(who, which)])
}
