/** Phase 1: taxes as in plain Civilization, but for holders of Democracy (no counterpart there). */

import { askRates, payTax } from '@ecumene/civilization-family/src/decisions/tax.ts'
import type { Seat, World } from '@ecumene/kernel'
import { DEMOCRACY } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { idle, isIdle, type S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

/** With Coinage the rate is 1, 2 or 3 (ADV-1.3, ADV-18.9b). */
export const declareRates = (s: S): void => askRates(s, DECISIONS.tax, idle(s))
/**
 * Everybody pays (ADV-1.1, ADV-1.4) before any revolt is settled (ADV-1.5). Pirate cities and Barbarians pay nothing
 * (ADV-1.13).
 */
export function collectTaxes(s: S, world: World<E>): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (isIdle(s, seat)) s.unpaid[seat] = 0
    else if (holds(s, seat, DEMOCRACY)) payWhatThereIs(s, seat, world)
    else payTax(s, seat, world)
  }
}
/**
 * Democracy: token by token up to the amount due at the holder's rate; nothing revolts (ADV-1.11, ADV-18.17b) and
 * nothing is owed later (ADV-R-11).
 */
function payWhatThereIs(s: S, seat: Seat, world: World<E>): void {
  const due = s.cities[seat] * s.rate[seat]
  const tokens = Math.min(due, s.stock[seat])
  s.stock[seat] -= tokens
  s.treasury[seat] += tokens
  s.unpaid[seat] = 0
  if (world.live && due > 0) world.emit({ type: 'taxed', seat, rate: s.rate[seat], tokens, unpaid: 0 })
}
