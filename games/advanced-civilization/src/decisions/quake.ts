/** 16.1 Earthquake: the victim chooses among sites of equal damage. */
import { AREA_IDS, AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { strikeSite } from '../effects/earthquake.ts'
import type { E } from '../events.ts'
import { quakeDamage } from '../query/earthquake.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const MOST = 0
export const quake: Decision<S, E> = {
  name: 'quake',
  rule: 'ADV-16.1.6',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = 0; area < AREAS; area++)
      if (s.city[area] === seat && quakeDamage(s, seat, area) === slot(s, MOST)) out.put(VERBS.quake.code(area))
  },
  apply(s, seat, code, world) {
    done(s)
    strikeSite(s, seat, VERBS.quake.arg.area(code), world)
  },
  why(s, seat, code) {
    if (!VERBS.quake.is(code)) return null
    const area = VERBS.quake.arg.area(code)
    return s.city[area] === seat
      ? refusal('ADV-16.1.6', 'refuse.greatestDamage')
      : refusal('ADV-16.1.4', 'refuse.notYourCity', { area: AREA_IDS[area] })
  },
  fallback(s, seat) {
    let area = 0
    while (s.city[area] !== seat || quakeDamage(s, seat, area) !== slot(s, MOST)) area++
    return VERBS.quake.code(area)
  },
  prompt: () => ({ key: 'prompt.epicentre', rule: 'ADV-16.1.6' }),
}
