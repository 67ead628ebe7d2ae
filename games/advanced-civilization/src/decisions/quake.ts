/** 16.1 Earthquake: the victim chooses among sites of equal damage. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { strikeSite } from '../effects/earthquake.ts'
import type { E } from '../events.ts'
import { quakeDamage } from '../query/earthquake.ts'
import type { S } from '../state.ts'
import { V } from '../verbs.ts'

const MOST = 0
export const quake: Decision<S, E> = {
  name: 'quake',
  rule: 'ADV-16.1.6',
  mode: 'one',
  legal(s, seat, out) {
    for (let a = 0; a < AREAS; a++)
      if (s.city[a] === seat && quakeDamage(s, seat, a) === slot(s, MOST)) out.put(V.quake.code(a))
  },
  apply(s, seat, code, cx) {
    done(s)
    strikeSite(s, seat, V.quake.arg.area(code), cx)
  },
  why(s, seat, code) {
    if (!V.quake.is(code)) return null
    const area = V.quake.arg.area(code)
    return s.city[area] === seat
      ? refusal('ADV-16.1.6', 'refuse.greatestDamage')
      : refusal('ADV-16.1.4', 'refuse.notYourCity', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    let a = 0
    while (s.city[a] !== seat || quakeDamage(s, seat, a) !== slot(s, MOST)) a++
    return V.quake.code(a)
  },
  prompt: () => ({ key: 'prompt.epicentre', rule: 'ADV-16.1.6' }),
}
