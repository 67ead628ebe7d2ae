/** Calamity 2, Volcanic Eruption or Earthquake (CIV-22.2.4.1 to CIV-22.2.4.3b). */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { VOLCANO_IDS } from '@ecumene/civilization-family/data/features.ts'
import { count, exposed, LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { ANY, VOLCANO_AT } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { hasUnit, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, type Decision, done, everyone, NONE, refusal, type Seat, slot, type World } from '@ecumene/kernel'
import { VOLCANO } from '../../data/trade.ts'
import { beginLosses } from '../decisions/lose.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../losses.ts'
import type { S } from '../state.ts'
import { decisions, verbs } from '../verbs.ts'
import { harmless } from './calamity.ts'

const VOLCANOES = VOLCANO_IDS.length
/** He may choose only a volcano that touches an area with a unit of his (CIV-R-50). */
function threatens(s: S, who: Seat, volcano: number): boolean {
  for (let area = 0; area < AREAS; area++)
    if (VOLCANO_AT[area] === volcano && inPlay(s, area) && hasUnit(s, area, who)) return true
  return false
}
/** A volcano he lives by erupts; otherwise the earth shakes, and he reduces one of his cities (CIV-22.2.4.3a). */
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
function eruptVolcano(s: S, volcano: number, who: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'erupted', seat: who, volcano: VOLCANO_IDS[volcano] })
  for (let seat = 0; seat < s.seats; seat++) {
    count(s, seat, LOSS.eruption, volcano)
    s.toLose[seat] = exposed.tokens + 5 * exposed.cities
  }
  beginLosses(s, everyone(s.seats), LOSS.eruption, volcano, world)
}

/** With units by more than one volcano he decides which erupts (CIV-22.2.4.2). */
export const erupt: Decision<S, E> = {
  name: 'erupt',
  rule: 'CIV-22.2.4.2',
  mode: 'one',
  legal(s, seat, out) {
    for (let candidate = 0; candidate < VOLCANOES; candidate++)
      if (threatens(s, seat, candidate)) out.put(verbs.erupt.code(candidate))
  },
  apply(s, seat, code, world) {
    done(s)
    eruptVolcano(s, verbs.erupt.arg.volcano(code), seat, world)
  },
  why: (_, __, code) => (verbs.erupt.is(code) ? refusal('CIV-R-50', 'refuse.volcano') : null),
  fallback(s, seat) {
    let candidate = 0
    while (!threatens(s, seat, candidate)) candidate++
    return verbs.erupt.code(candidate)
  },
  prompt: () => ({ key: 'prompt.erupt', rule: 'CIV-22.2.4.2' }),
}

export const quake: Decision<S, E> = {
  name: 'quake',
  rule: 'CIV-22.2.4.3a',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (s.city[area] === seat) out.put(verbs.reduce.code(area))
  },
  apply(s, seat, code, world) {
    const area = verbs.reduce.arg.area(code)
    done(s)
    reduceCity(s, area, world)
    for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++)
      if (shakes(s, seat, ANY.to[i])) {
        ask(s, decisions.shake, bit(seat), area)
        return
      }
  },
  why: (_, __, code) =>
    verbs.reduce.is(code)
      ? refusal('CIV-22.2.4.3a', 'refuse.notYourCity', { area: AREA_IDS[verbs.reduce.arg.area(code)] })
      : null,
  fallback(s, seat) {
    let city = 0
    while (s.city[city] !== seat) city++
    return verbs.reduce.code(city)
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
      if (shakes(s, seat, ANY.to[i])) out.put(verbs.shake.code(ANY.to[i]))
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (verbs.done.is(code)) return
    const area = verbs.shake.arg.area(code)
    if (world.live) world.emit({ type: 'condemned', seat, area: AREA_IDS[area] })
    reduceCity(s, area, world)
  },
  why: (s, seat, code) => {
    if (!verbs.shake.is(code)) return null
    const area = verbs.shake.arg.area(code)
    return s.city[area] === NONE || s.city[area] === seat
      ? refusal('CIV-22.2.4.3b', 'refuse.otherCity', { area: AREA_IDS[area] })
      : refusal(isSheltered(s, s.city[area]) ? 'CIV-24.2a' : 'CIV-R-51', 'refuse.notAdjacent', { area: AREA_IDS[area] })
  },
  fallback: () => verbs.done.code(),
  prompt: s => ({ key: 'prompt.shake', rule: 'CIV-22.2.4.3b', args: { area: AREA_IDS[slot(s, 0)] } }),
}
