/** Earthquake: the victim reduces a city of their own. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { ANY } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { ask, bit, type Decision, done, refusal } from '@ecumene/kernel'
import { shakes } from '../effects/earthquake.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const quake: Decision<S, E> = {
  name: 'quake',
  rule: 'CIV-22.2.4.3a',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++) if (s.city[area] === seat) out.put(VERBS.reduce.code(area))
  },
  apply(s, seat, code, world) {
    const area = VERBS.reduce.arg.area(code)
    done(s)
    reduceCity(s, area, world)
    for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++)
      if (shakes(s, seat, ANY.to[i])) {
        ask(s, DECISIONS.shake, bit(seat), area)
        return
      }
  },
  why: (_, __, code) =>
    VERBS.reduce.is(code)
      ? refusal('CIV-22.2.4.3a', 'refuse.notYourCity', { area: AREA_IDS[VERBS.reduce.arg.area(code)] })
      : null,
  fallback(s, seat) {
    let city = 0
    while (s.city[city] !== seat) city++
    return VERBS.reduce.code(city)
  },
  prompt: () => ({ key: 'prompt.quake', rule: 'CIV-22.2.4.3a' }),
}
