/** Calamity 5, Flood (CIV-22.2.7.1a): the worst plain, the victim's loss, the shares of others, their losses. */
import { ENGINEERING } from '@ecumene/civilization-family/data/cards.ts'
import { PLAIN_IDS } from '@ecumene/civilization-family/data/features.ts'
import { isWorst, PLAINS } from '@ecumene/civilization-family/src/effects/flood.ts'
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, NONE, type World } from '@ecumene/kernel'
import { FLOOD } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless, others } from './calamity.ts'
import { beginLosses, strike } from './losses.ts'
import { ENGINEERING_CAP } from './orders.ts'
import { beginShares } from './shares.ts'

const FLOOD_LOSS = 17
/** With no exposed unit on any plain there is no effect at all (CIV-R-58). */
export function findPlain(s: S, world: World<E>): void {
  const seat = s.victim[FLOOD]
  let n = 0
  for (let plain = 0; plain < PLAINS; plain++) {
    if (!isWorst(s, seat, plain)) continue
    n++
    s.plain = plain
  }
  if (n === 0) harmless(s, FLOOD, world)
  if (n > 1) ask(s, DECISIONS.plain, bit(seat))
}
/** Seventeen points, seven with Engineering (CIV-22.2.7.4, CIV-22.3.13a). */
export function floodStrikes(s: S, world: World<E>): void {
  if (s.plain === NONE) return
  const seat = s.victim[FLOOD]
  if (world.live) world.emit({ type: 'flooded', seat, plain: PLAIN_IDS[s.plain] })
  strike(s, seat, hasCard(s, seat, ENGINEERING) ? ENGINEERING_CAP : FLOOD_LOSS, world)
  beginLosses(s, bit(seat), LOSS.flood, s.plain, world)
}
export function floodShares(s: S, world: World<E>): void {
  if (s.plain !== NONE) beginShares(s, s.victim[FLOOD], s.plain, world)
}
export function floodSpreads(s: S, world: World<E>): void {
  if (s.plain !== NONE) beginLosses(s, others(s, s.victim[FLOOD]), LOSS.flood, s.plain, world)
}
