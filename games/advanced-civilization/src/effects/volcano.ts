/**
 * 16.1 Volcanic Eruption or Earthquake: the greatest damage decides, not the victim (≠ CIV-22.2.4.2, CIV-22.2.4.3b).
 */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { VOLCANOES } from '@ecumene/civilization-family/src/decisions/erupt.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import { VOLCANO } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { erupting, isWorst } from '../query/volcano.ts'
import { PIRATES, type S, tokensAt } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { harmless } from './calamities.ts'
import { beginQuake } from './earthquake.ts'

/**
 * A volcano by which the victim has a city erupts (ADV-16.1.3); otherwise the earth shakes (ADV-16.1.4); without any
 * city nothing happens (ADV-16.1.10).
 */
export function volcanoOrQuake(s: S, world: World<E>): void {
  const seat = s.victim[VOLCANO]
  let n = 0
  let one = NONE
  for (let volcano = 0; volcano < VOLCANOES; volcano++) {
    if (!isWorst(s, seat, volcano)) continue
    n++
    one = volcano
  }
  if (n > 1) ask(s, DECISIONS.erupt, bit(seat))
  else if (n === 1) eruptVolcano(s, one, seat, world)
  else if (s.cities[seat] === 0) harmless(s, VOLCANO, world)
  else beginQuake(s, seat, world)
}
/**
 * All units of all players there are eliminated, ships excepted; Engineering does not help (ADV-16.1.2, ADV-16.1.9),
 * Barbarians and pirates are not touched (ADV-11.15).
 */
export function eruptVolcano(s: S, volcano: number, seat: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'erupted', seat, volcano: VOLCANO_IDS[volcano] })
  for (let area = 0; area < AREAS; area++) {
    if (!erupting(s, area, volcano)) continue
    for (let other = 0; other < s.seats; other++) {
      const tokens = s.tokens[tokensAt(area, other)]
      if (tokens === 0) continue
      remove(s, area, other, tokens)
      if (world.live) world.emit({ type: 'lost', seat: other, area: AREA_IDS[area], tokens })
    }
    if (s.city[area] === NONE || s.city[area] === PIRATES) continue
    if (world.live) world.emit({ type: 'lostCity', seat: s.city[area], area: AREA_IDS[area] })
    removeCity(s, area)
  }
}
