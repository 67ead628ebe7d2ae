/** Offers on the table: what they add up to, and how they are taken back. */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { bit, type Seat } from '@ecumene/kernel'
import { COMMODITIES, KINDS, setValue } from '../data/trade.ts'
import { handOf, type S } from './state.ts'

/** What an offer of these counts adds up to: each commodity as a set, calamities nothing (CIV-16.6, CIV-17.4.4, CIV-R-37). */
export function offerPoints(counts: ArrayLike<number>): number {
  let v = 0
  for (let k = 0; k < COMMODITIES; k++) v += setValue(k, counts[k])
  return v
}
export function clearOffer(s: S, who: Seat): void {
  for (let k = 0; k < KINDS; k++) s.offer[handOf(who, k)] = 0
  s.offerCards[who] = 0
  s.offerPoints[who] = 0
  s.offerNames[who] = NONE
  s.offerWants[who] = NONE
  s.offerTo[who] = NONE
  s.agreed[who] = 0
  for (let p = 0; p < s.seats; p++) s.agreed[p] &= ~bit(who) // who agreed, agreed to what is gone
}
