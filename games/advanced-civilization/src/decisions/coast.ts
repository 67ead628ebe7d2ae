/** 16.7 Flood: a player with nothing on any flood plain loses a coastal city. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { reduceCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { isCoastalCity } from '../query/coast.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** One coastal city is eliminated, with Engineering only reduced (ADV-16.7.6, ADV-16.7.8, ADV-18.7c). */
export const coast: Decision<S, E> = {
  name: 'coast',
  rule: 'ADV-16.7.6',
  mode: 'one',
  legal(s, seat, out) {
    const reduced = holds(s, seat, ENGINEERING)
    for (let area = 0; area < AREAS; area++)
      if (isCoastalCity(s, area, seat)) out.put(reduced ? VERBS.reduce.code(area) : VERBS.loseCity.code(area))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.reduce.is(code)) {
      reduceCity(s, VERBS.reduce.arg.area(code), world)
      return
    }
    const area = VERBS.loseCity.arg.area(code)
    removeCity(s, area)
    if (world.live) world.emit({ type: 'lostCity', seat, area: AREA_IDS[area] })
  },
  why(s, seat, code) {
    if (!VERBS.reduce.is(code) && !VERBS.loseCity.is(code)) return null
    const area = VERBS.reduce.is(code) ? VERBS.reduce.arg.area(code) : VERBS.loseCity.arg.area(code)
    if (s.city[area] !== seat) return refusal('ADV-16.7.6', 'refuse.notYourCity', { area: AREA_IDS[area] })
    return isCoastalCity(s, area, seat)
      ? refusal('ADV-16.7.8', holds(s, seat, ENGINEERING) ? 'refuse.onlyReduced' : 'refuse.engineering')
      : refusal('ADV-0.1.11', 'refuse.notCoastal', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    let area = 0
    while (!isCoastalCity(s, area, seat)) area++
    return holds(s, seat, ENGINEERING) ? VERBS.reduce.code(area) : VERBS.loseCity.code(area)
  },
  prompt: (s, seat) => ({
    key: holds(s, seat, ENGINEERING) ? 'prompt.coastReduced' : 'prompt.coast',
    rule: 'ADV-16.7.6',
  }),
}
