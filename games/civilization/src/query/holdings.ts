/** Questions about a position that only Civilization asks; those it shares are the family's. */

import type { Common } from '@ecumene/civilization-family/src/state.ts'
import type { Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { CARD_COST, CARDS } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_VALUE } from '../../data/trade.ts'
import { cardOf, handOf, type S } from '../state.ts'

/** What a hand is worth as sets (CIV-17.4.1a). */
export function handValue(s: S, seat: Seat): number {
  let value = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++) {
    const n = s.hand[handOf(seat, commodity)]
    value += n * n * COMMODITY_VALUE[commodity]
  }
  return value
}
/** Printed costs, never the price paid (CIV-R-70). */
export function cardPoints(s: S, seat: Seat): number {
  let value = 0
  for (let card = 0; card < CARDS; card++) if (s.card[cardOf(seat, card)]) value += CARD_COST[card]
  return value
}
/** Civilization cards, Treasury and trade cards together (CIV-20.3b, CIV-R-71). */
export const totalPoints = (s: S, seat: Seat): number => cardPoints(s, seat) + s.treasury[seat] + handValue(s, seat)

/**
 * The i-th player by tokens in Stock among `among`, the most first, ties in A.S.T. order (CIV-R-6); NONE if there is
 * none.
 */
export function richest(s: Common, among: number, except = NONE, exceptStock = 0): Seat {
  let best = NONE
  let most = -1
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (!((among >> seat) & 1)) continue
    const stock = seat === except ? exceptStock : s.stock[seat]
    if (stock > most) {
      most = stock
      best = seat
    }
  }
  return best
}
