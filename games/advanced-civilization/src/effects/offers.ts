/** Phase 10: an offer is taken back. */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { bit, type Seat } from '@ecumene/kernel'
import { KINDS } from '../../data/trade.ts'
import { handOf, nameOf, type S } from '../state.ts'

export function clearOffer(s: S, who: Seat): void {
  for (let kind = 0; kind < KINDS; kind++) s.offer[handOf(who, kind)] = 0
  s.offerCards[who] = 0
  s.offerNames[nameOf(who, 0)] = NONE
  s.offerNames[nameOf(who, 1)] = NONE
  s.offerWants[who] = NONE
  s.offerTo[who] = NONE
  s.agreed[who] = 0
  for (let seat = 0; seat < s.seats; seat++) s.agreed[seat] &= ~bit(who) // who agreed, agreed to what is gone
}
