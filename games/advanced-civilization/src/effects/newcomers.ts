/** Section 24: a newcomer enters play as the beneficiary of a Civil War (no counterpart in plain Civilization). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Cx, Seat } from '@ecumene/kernel'
import { CARDS } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { cardOf, type S } from '../state.ts'

/** The newcomer whose turn it is to be the beneficiary of a Civil War, or NONE: one for each war, in order of joining (ADV-R-76). */
export function nextNewcomer(s: S): Seat {
  let best = NONE
  for (let p = 0; p < s.seats; p++) if (s.waiting[p] > 0 && (best === NONE || s.waiting[p] < s.waiting[best])) best = p
  return best
}
/** He receives copies of the victim's cards and the number of his cell; the victim keeps his own (ADV-24.2). From now on he plays. */
export function admit(s: S, newcomer: Seat, victim: Seat, cx: Cx<E>): void {
  s.waiting[newcomer] = 0
  s.position[newcomer] = s.position[victim]
  for (let c = 0; c < CARDS; c++) s.card[cardOf(newcomer, c)] = s.card[cardOf(victim, c)]
  if (cx.live) cx.emit({ type: 'admitted', seat: newcomer, by: victim })
}
