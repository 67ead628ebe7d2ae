/**
 * Section 24: newcomers come to the table between rounds and enter play as the beneficiary of a Civil War (no
 * counterpart in plain Civilization).
 */
import { orderSuccession } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { NOBODY, type Seat, SKIP, type World } from '@ecumene/kernel'
import { CARDS } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { cardOf, type S, YET_TO_COME } from '../state.ts'

/** Who may come to the table now: an order for `each` (ADV-R-76). */
export const yetToCome = (s: S, i: number): Seat => {
  if (i >= s.seats) return NOBODY
  const seat = s.turnCard[i]
  return s.waiting[seat] === YET_TO_COME ? seat : SKIP
}
/** How many have come and wait: the next one to join stands behind them. */
export function waitingNow(s: S): number {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.waiting[seat] > 0 && s.waiting[seat] < YET_TO_COME) n++
  return n
}
/** A.S.T. order; players without a nation come after all others. A step. */
export function orderNations(s: S): void {
  orderSuccession(s)
  let i = s.seats
  for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === NONE) s.succession[--i] = seat
}

/**
 * The newcomer whose turn it is to be the beneficiary of a Civil War, or NONE: one for each war, in order of joining
 * (ADV-R-76).
 */
export function nextNewcomer(s: S): Seat {
  let best = NONE
  for (let seat = 0; seat < s.seats; seat++)
    if (s.waiting[seat] > 0 && s.waiting[seat] < YET_TO_COME && (best === NONE || s.waiting[seat] < s.waiting[best]))
      best = seat
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
