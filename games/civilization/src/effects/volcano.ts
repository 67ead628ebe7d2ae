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
import { decisions } from '../verbs.ts'
import { harmless } from './calamity.ts'
import { beginLosses } from './losses.ts'

const EXPOSED = nothingExposed()
/** Only a volcano that touches an area with a unit of the player's own may be chosen (CIV-R-50). */
export function threatens(s: S, who: Seat, volcano: number): boolean {
  for (let area = 0; area < AREAS; area++)
    if (map.volcano[area] === volcano && inPlay(s, area) && hasUnit(s, area, who)) return true
  return false
}
/**
 * A volcano that the victim lives by erupts; otherwise the earth shakes, and they reduce a city of their own
 * (CIV-22.2.4.3a).
 */
export function volcanoOrQuake(s: S, world: World<E>): void {
  const who = s.victim[VOLCANO]
  let only = NONE
  let n = 0
  for (let candidate = 0; candidate < VOLCANOES; candidate++) {
    if (!threatens(s, who, candidate)) continue
    only = candidate
    n++
  }
  if (n > 1) ask(s, decisions.erupt, bit(who))
  else if (n === 1) eruptVolcano(s, only, who, world)
  else if (s.cities[who] === 0 || isSheltered(s, who)) harmless(s, VOLCANO, world)
  else ask(s, decisions.quake, bit(who))
}
/** All units of every owner there are lost, cities eliminated, ships spared (CIV-22.2.4.1, CIV-R-50). */
export function eruptVolcano(s: S, volcano: number, who: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'erupted', seat: who, volcano: VOLCANO_IDS[volcano] })
  for (let seat = 0; seat < s.seats; seat++) {
    const exposed = exposedUnits(s, seat, LOSS.eruption, volcano, EXPOSED)
    s.toLose[seat] = exposed.tokens + 5 * exposed.cities
  }
  beginLosses(s, everyone(s.seats), LOSS.eruption, volcano, world)
}
