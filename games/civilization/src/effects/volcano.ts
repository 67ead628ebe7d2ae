/** Calamity 2: a volcano erupts (CIV-22.2.4.1), or an earthquake takes its place (CIV-22.2.4.3a). */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { VOLCANOES } from '@ecumene/civilization-family/src/decisions/erupt.ts'
import { exposedUnits, LOSS, nothingExposed } from '@ecumene/civilization-family/src/losses.ts'
import { map } from '@ecumene/civilization-family/src/map.ts'
import { hasUnit, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, everyone, NONE, type Seat, type World } from '@ecumene/kernel'
import { VOLCANO } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamity.ts'
import { beginLosses, strike } from './losses.ts'

const EXPOSED = nothingExposed()
/** Only a volcano that touches an area with a unit of the player's own may be chosen (CIV-R-50). */
export function threatens(s: S, seat: Seat, volcano: number): boolean {
  for (let area = 0; area < AREAS; area++)
    if (map.volcano[area] === volcano && inPlay(s, area) && hasUnit(s, area, seat)) return true
  return false
}
/**
 * A volcano that the victim lives by erupts; otherwise the earth shakes, and they reduce a city of their own
 * (CIV-22.2.4.3a).
 */
export function volcanoOrQuake(s: S, world: World<E>): void {
  const seat = s.victim[VOLCANO]
  let only = NONE
  let n = 0
  for (let candidate = 0; candidate < VOLCANOES; candidate++) {
    if (!threatens(s, seat, candidate)) continue
    only = candidate
    n++
  }
  if (n > 1) ask(s, DECISIONS.erupt, bit(seat))
  else if (n === 1) eruptVolcano(s, only, seat, world)
  else if (s.cities[seat] === 0 || isSheltered(s, seat)) harmless(s, VOLCANO, world)
  else ask(s, DECISIONS.quake, bit(seat))
}
/** All units of every owner there are lost, cities eliminated, ships spared (CIV-22.2.4.1, CIV-R-50). */
export function eruptVolcano(s: S, volcano: number, seat: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'erupted', seat, volcano: VOLCANO_IDS[volcano] })
  for (let other = 0; other < s.seats; other++) {
    const exposed = exposedUnits(s, other, LOSS.eruption, volcano, EXPOSED)
    const points = exposed.tokens + 5 * exposed.cities
    if (points > 0) strike(s, other, points, world)
  }
  beginLosses(s, everyone(s.seats), LOSS.eruption, volcano, world)
}
