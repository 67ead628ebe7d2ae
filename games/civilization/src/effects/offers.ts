/** Offers on the table: what they add up to, and how they are taken back. */
import { bit, NONE, type Seat } from '@ecumene/kernel'
import { COMMODITIES, KINDS, setValue } from '../../data/trade.ts'
import { handOf, type S } from '../state.ts'

/**
 * What an offer of these counts adds up to: each commodity as a set, calamities nothing (CIV-16.6, CIV-17.4.4,
 * CIV-R-37).
 */
export function offerPoints(counts: ArrayLike<number>): number {
  let value = 0
  for (let kind = 0; kind < COMMODITIES; kind++) value += setValue(kind, counts[kind])
  return value
}
export function clearOffer(s: S, who: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) s.offer[handOf(who, kind)] = 0
  s.offerCards[who] = 0
  s.offerPoints[who] = 0
  s.offerNames[who] = NONE
  s.offerWants[who] = NONE
  s.offerTo[who] = NONE
  s.agreed[who] = 0
  for (let seat = 0; seat < s.seats; seat++) s.agreed[seat] &= ~bit(who) // who agreed, agreed to what is gone
}
