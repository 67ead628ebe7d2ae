/** Calamity 2, Volcanic Eruption or Earthquake (CIV-22.2.4.1 to CIV-22.2.4.3b). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { count, exposed, LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { ANY, NONE, VOLCANO_AT } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { hasUnit, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, type Cx, type Decision, done, everyone, refusal, type Seat, slot } from '@ecumene/kernel'
import { VOLCANO } from '../../data/trade.ts'
import { beginLosses } from '../decisions/lose.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../losses.ts'
import type { S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { harmless } from './calamity.ts'

const VOLCANOES = VOLCANO_IDS.length
/** He may choose only a volcano that touches an area with a unit of his (CIV-R-50). */
function threatens(s: S, who: Seat, volcano: number): boolean {
  for (let a = 0; a < AREAS; a++) if (VOLCANO_AT[a] === volcano && inPlay(s, a) && hasUnit(s, a, who)) return true
  return false
}
/** A volcano he lives by erupts; otherwise the earth shakes, and he reduces one of his cities (CIV-22.2.4.3a). */
export function volcanoOrQuake(s: S, cx: Cx<E>): void {
  const who = s.victim[VOLCANO]
  let only = NONE
  let n = 0
  for (let v = 0; v < VOLCANOES; v++) {
    if (!threatens(s, who, v)) continue
    only = v
    n++
  }
  if (n > 1) ask(s, D.erupt, bit(who))
  else if (n === 1) eruptVolcano(s, only, who, cx)
  else if (s.cities[who] === 0 || isSheltered(s, who)) harmless(s, VOLCANO, cx)
  else ask(s, D.quake, bit(who))
}
/** All units of every owner there are lost, cities eliminated, ships spared (CIV-22.2.4.1, CIV-R-50). */
function eruptVolcano(s: S, volcano: number, who: Seat, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'erupted', seat: who, volcano: VOLCANO_IDS[volcano] })
  for (let p = 0; p < s.seats; p++) {
    count(s, p, LOSS.eruption, volcano)
    s.toLose[p] = exposed.tokens + 5 * exposed.cities
  }
  beginLosses(s, everyone(s.seats), LOSS.eruption, volcano, cx)
}

/** With units by more than one volcano he decides which erupts (CIV-22.2.4.2). */
export const erupt: Decision<S, E> = {
  name: 'erupt',
  rule: 'CIV-22.2.4.2',
  mode: 'one',
  legal(s, seat, out) {
    for (let v = 0; v < VOLCANOES; v++) if (threatens(s, seat, v)) out.put(V.erupt.code(v))
  },
  apply(s, seat, code, cx) {
    done(s)
    eruptVolcano(s, V.erupt.arg.volcano(code), seat, cx)
  },
  why: (_, __, code) => (V.erupt.is(code) ? refusal('CIV-R-50', 'refuse.volcano') : null),
  fallback(s, seat) {
    let v = 0
    while (!threatens(s, seat, v)) v++
    return V.erupt.code(v)
  },
  prompt: () => ({ key: 'prompt.erupt', rule: 'CIV-22.2.4.2' }),
}

export const quake: Decision<S, E> = {
  name: 'quake',
  rule: 'CIV-22.2.4.3a',
  mode: 'one',
  legal(s, seat, out) {
    for (let a = 0; a < AREAS; a++) if (s.city[a] === seat) out.put(V.reduce.code(a))
  },
  apply(s, seat, code, cx) {
    const area = V.reduce.arg.area(code)
    done(s)
    reduceCity(s, area, cx)
    for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++)
      if (shakes(s, seat, ANY.to[i])) {
        ask(s, D.shake, bit(seat), area)
        return
      }
  },
  why: (_, __, code) =>
    V.reduce.is(code)
      ? refusal('CIV-22.2.4.3a', 'refuse.notYourCity', { area: AREA_IDS[V.reduce.arg.area(code)] })
      : null,
  fallback(s, seat) {
    let a = 0
    while (s.city[a] !== seat) a++
    return V.reduce.code(a)
  },
  prompt: () => ({ key: 'prompt.quake', rule: 'CIV-22.2.4.3a' }),
}
const shakes = (s: S, who: Seat, area: number): boolean =>
  s.city[area] !== NONE && s.city[area] !== who && inPlay(s, area) && !isSheltered(s, s.city[area])

/** He may require the reduction of one city of another player next to the one he has just reduced, across water too (CIV-22.2.4.3b, CIV-R-51). Slot 0: that area. */
export const shake: Decision<S, E> = {
  name: 'shake',
  rule: 'CIV-22.2.4.3b',
  mode: 'one',
  legal(s, seat, out) {
    const area = slot(s, 0)
    for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++)
      if (shakes(s, seat, ANY.to[i])) out.put(V.shake.code(ANY.to[i]))
    out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.done.is(code)) return
    const area = V.shake.arg.area(code)
    if (cx.live) cx.emit({ type: 'condemned', seat, area: AREA_IDS[area] })
    reduceCity(s, area, cx)
  },
  why: (s, seat, code) => {
    if (!V.shake.is(code)) return null
    const area = V.shake.arg.area(code)
    return s.city[area] === NONE || s.city[area] === seat
      ? refusal('CIV-22.2.4.3b', 'refuse.otherCity', { area: AREA_IDS[area] })
      : refusal(isSheltered(s, s.city[area]) ? 'CIV-24.2a' : 'CIV-R-51', 'refuse.notAdjacent', { area: AREA_IDS[area] })
  },
  fallback: () => V.done.code(),
  prompt: s => ({ key: 'prompt.shake', rule: 'CIV-22.2.4.3b', args: { area: AREA_IDS[slot(s, 0)] } }),
}
