/** Questions about a position that only Civilization asks; those it shares are the family's. */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import type { Seat } from '@ecumene/kernel'
import { CARD_COST, CARDS } from '../data/cards.ts'
import { COMMODITIES, COMMODITY_VALUE } from '../data/trade.ts'
import { cardOf, handOf, type S } from './state.ts'

/** What a hand is worth as sets (CIV-17.4.1a). */
export function handValue(s: S, who: Seat): number {
  let v = 0
  for (let c = 0; c < COMMODITIES; c++) {
    const n = s.hand[handOf(who, c)]
    v += n * n * COMMODITY_VALUE[c]
  }
  return v
}
/** Printed costs, never the price paid (CIV-R-70). */
export function cardPoints(s: S, who: Seat): number {
  let v = 0
  for (let c = 0; c < CARDS; c++) if (s.card[cardOf(who, c)]) v += CARD_COST[c]
  return v
}
/** Civilization cards, Treasury and trade cards together (CIV-20.3b, CIV-R-71). */
export const totalPoints = (s: S, who: Seat): number => cardPoints(s, who) + s.treasury[who] + handValue(s, who)

/** The i-th player by tokens in Stock among `among`, the most first, ties in A.S.T. order (CIV-R-6); NONE if there is none. */
export function richest(s: Common, among: number, except = NONE, exceptStock = 0): Seat {
  let best = NONE
  let most = -1
  for (let i = 0; i < s.seats; i++) {
    const p = s.succession[i]
    if (!((among >> p) & 1)) continue
    const stock = p === except ? exceptStock : s.stock[p]
    if (stock > most) {
      most = stock
      best = p
    }
  }
  return best
}
