/** 16.1 Volcanic Eruption or Earthquake: the greatest damage decides, not the victim (≠ CIV-22.2.4.2, CIV-22.2.4.3b). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { remove, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, type Cx, type Seat } from '@ecumene/kernel'
import { VOLCANO } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { erupting, isWorst, VOLCANOES } from '../query/volcano.ts'
import { PIRATES, type S, tokensAt } from '../state.ts'
import { D } from '../verbs.ts'
import { harmless } from './calamities.ts'
import { beginQuake } from './earthquake.ts'

/** A volcano by which he has a city erupts (ADV-16.1.3); otherwise the earth shakes (ADV-16.1.4); without any city nothing happens (ADV-16.1.10). */
export function volcanoOrQuake(s: S, cx: Cx<E>): void {
  const who = s.victim[VOLCANO]
  let n = 0
  let one = NONE
  for (let v = 0; v < VOLCANOES; v++) {
    if (!isWorst(s, who, v)) continue
    n++
    one = v
  }
  if (n > 1) ask(s, D.erupt, bit(who))
  else if (n === 1) eruptVolcano(s, one, who, cx)
  else if (s.cities[who] === 0) harmless(s, VOLCANO, cx)
  else beginQuake(s, who, cx)
}
/** All units of all players there are eliminated, ships excepted; Engineering does not help (ADV-16.1.2, ADV-16.1.9), Barbarians and pirates are not touched (ADV-11.15). */
export function eruptVolcano(s: S, volcano: number, who: Seat, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'erupted', seat: who, volcano: VOLCANO_IDS[volcano] })
  for (let a = 0; a < AREAS; a++) {
    if (!erupting(s, a, volcano)) continue
    for (let p = 0; p < s.seats; p++) {
      const tokens = s.tokens[tokensAt(a, p)]
      if (tokens === 0) continue
      remove(s, a, p, tokens)
      if (cx.live) cx.emit({ type: 'lost', seat: p, area: AREA_IDS[a], tokens })
    }
    if (s.city[a] === NONE || s.city[a] === PIRATES) continue
    if (cx.live) cx.emit({ type: 'lostCity', seat: s.city[a], area: AREA_IDS[a] })
    removeCity(s, a)
  }
}
