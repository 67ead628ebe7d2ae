/** 16.7 Flood: whoever has nothing on any flood plain loses a coastal city. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { reduceCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { isCoastalCity } from '../query/coast.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { V } from '../verbs.ts'

/** One coastal city is eliminated, with Engineering only reduced (ADV-16.7.6, ADV-16.7.8, ADV-18.7c). */
export const coast: Decision<S, E> = {
  name: 'coast',
  rule: 'ADV-16.7.6',
  mode: 'one',
  legal(s, seat, out) {
    const reduced = holds(s, seat, ENGINEERING)
    for (let a = 0; a < AREAS; a++)
      if (isCoastalCity(s, a, seat)) out.put(reduced ? V.reduce.code(a) : V.loseCity.code(a))
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.reduce.is(code)) {
      reduceCity(s, V.reduce.arg.area(code), cx)
      return
    }
    const area = V.loseCity.arg.area(code)
    removeCity(s, area)
    if (cx.live) cx.emit({ type: 'lostCity', seat, area: AREA_IDS[area] })
  },
  why(s, seat, code) {
    if (!V.reduce.is(code) && !V.loseCity.is(code)) return null
    const area = V.reduce.is(code) ? V.reduce.arg.area(code) : V.loseCity.arg.area(code)
    if (s.city[area] !== seat) return refusal('ADV-16.7.6', 'refuse.notYourCity', { area: AREA_IDS[area] })
    return isCoastalCity(s, area, seat)
      ? refusal('ADV-16.7.8', holds(s, seat, ENGINEERING) ? 'refuse.onlyReduced' : 'refuse.engineering')
      : refusal('ADV-0.1.11', 'refuse.notCoastal', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    let a = 0
    while (!isCoastalCity(s, a, seat)) a++
    return holds(s, seat, ENGINEERING) ? V.reduce.code(a) : V.loseCity.code(a)
  },
  prompt: (s, seat) => ({
    key: holds(s, seat, ENGINEERING) ? 'prompt.coastReduced' : 'prompt.coast',
    rule: 'ADV-16.7.6',
  }),
}
