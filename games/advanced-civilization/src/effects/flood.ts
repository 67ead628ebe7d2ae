/**
 * 16.7 Flood: as in plain Civilization on the plain, but a player with nothing on any plain loses a coastal city
 * (ADV-16.7.6, ≠ CIV-R-58), and the others' shares are compulsory.
 */
import { PLAIN_IDS } from '@ecumene/civilization-family/data/features.ts'
import { isWorst } from '@ecumene/civilization-family/src/effects/flood.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { FLOOD } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { coasts } from '../query/coast.ts'
import { LOSS } from '../query/exposure.ts'
import { holds } from '../query/holdings.ts'
import { ENGINEERING_CAP } from '../query/orders.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless, others } from './calamities.ts'
import { beginLosses, strike } from './losses.ts'
import { beginOrders } from './orders.ts'

const PLAINS = PLAIN_IDS.length
const FLOOD_LOSS = 17
const FLOOD_SHARE = 10
const NO_CAP = 999
/**
 * The plain where most of the victim's points are exposed (ADV-16.7.1, ADV-16.7.2, ADV-R-38), chosen among equals
 * (ADV-R-74).
 */
export function findPlain(s: S, world: World<E>): void {
  const seat = s.victim[FLOOD]
  let n = 0
  for (let plain = 0; plain < PLAINS; plain++) {
    if (!isWorst(s, seat, plain)) continue
    n++
    s.plain = plain
  }
  if (n > 1) ask(s, DECISIONS.plain, bit(seat))
  else if (n === 0) drownCoast(s, seat, world)
}
function drownCoast(s: S, seat: Seat, world: World<E>): void {
  if (coasts(s, seat) === 0) harmless(s, FLOOD, world)
  else ask(s, DECISIONS.coast, bit(seat))
}
/** Seventeen points, seven with Engineering (ADV-16.7.7). */
export function floodStrikes(s: S, world: World<E>): void {
  if (s.plain === NONE) return
  const seat = s.victim[FLOOD]
  if (world.live) world.emit({ type: 'flooded', seat, plain: PLAIN_IDS[s.plain] })
  strike(s, seat, holds(s, seat, ENGINEERING) ? ENGINEERING_CAP : FLOOD_LOSS, world)
  beginLosses(s, bit(seat), LOSS.flood, s.plain, world)
}
/** Ten points of the others on the same plain, or all of them (ADV-16.7.4, ADV-16.7.5). */
export function floodShares(s: S, world: World<E>): void {
  if (s.plain !== NONE) beginOrders(s, s.victim[FLOOD], LOSS.flood, FLOOD_SHARE, NO_CAP, world)
}
export function floodSpreads(s: S, world: World<E>): void {
  if (s.plain !== NONE) beginLosses(s, others(s, s.victim[FLOOD]), LOSS.flood, s.plain, world)
}
