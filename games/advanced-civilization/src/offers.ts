/** Offers on the table: which two cards may be named, and how an offer is taken back (≠ CIV-16.3b). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { bit, type Seat } from '@ecumene/kernel'
import { COMMODITIES, KINDS } from '../data/trade.ts'
import { handOf, nameOf, type S } from './state.ts'

/**
 * Two different commodities of the offer, or its only one twice if at least two are of it (ADV-10.5, ADV-R-23). With `naming` by cards any two of the offered cards, whatever they
 * are (ADV-25.3).
 */
export function mayName(s: S, counts: ArrayLike<number>, a: number, b: number): boolean {
  if (a < 0 || b < 0 || counts[a] === 0 || counts[b] === 0) return false
  if (s.namesCards === 1) return a !== b || counts[a] >= 2
  if (a >= COMMODITIES || b >= COMMODITIES) return false
  if (a !== b) return true
  for (let k = 0; k < COMMODITIES; k++) if (k !== a && counts[k] > 0) return false
  return counts[a] >= 2
}
export function clearOffer(s: S, who: Seat): void {
  for (let k = 0; k < KINDS; k++) s.offer[handOf(who, k)] = 0
  s.offerCards[who] = 0
  s.offerNames[nameOf(who, 0)] = NONE
  s.offerNames[nameOf(who, 1)] = NONE
  s.offerWants[who] = NONE
  s.offerTo[who] = NONE
  s.agreed[who] = 0
  for (let p = 0; p < s.seats; p++) s.agreed[p] &= ~bit(who) // who agreed, agreed to what is gone
}
