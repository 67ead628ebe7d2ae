/** Section 24: a newcomer enters play as the beneficiary of a Civil War (no counterpart in plain Civilization). */
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import type { Seat, World } from '@ecumene/kernel'
import { CARDS } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { cardOf, type S } from '../state.ts'

/**
 * The newcomer whose turn it is to be the beneficiary of a Civil War, or NONE: one for each war, in order of joining
 * (ADV-R-76).
 */
export function nextNewcomer(s: S): Seat {
  let best = NONE
  for (let seat = 0; seat < s.seats; seat++)
    if (s.waiting[seat] > 0 && (best === NONE || s.waiting[seat] < s.waiting[best])) best = seat
  return best
}
/**
 * The newcomer gets copies of the victim's cards and the number of the victim's cell, and plays from now on (ADV-24.2).
 */
export function admit(s: S, newcomer: Seat, victim: Seat, world: World<E>): void {
  s.waiting[newcomer] = 0
  s.position[newcomer] = s.position[victim]
  for (let card = 0; card < CARDS; card++) s.card[cardOf(newcomer, card)] = s.card[cardOf(victim, card)]
  if (world.live) world.emit({ type: 'admitted', seat: newcomer, by: victim })
}
