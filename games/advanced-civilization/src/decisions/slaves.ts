/** 16.6 Slave Revolt: the victim chooses the cities that are reduced. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { reducible } from '@ecumene/civilization-family/src/decisions/support.ts'
import { NONE } from '@ecumene/civilization-family/src/map.ts'
import { reduceCity } from '@ecumene/civilization-family/src/pieces.ts'
import { population } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { settled } from '../effects/slave-revolt.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const IDLE = 0
/** Cities built this round first, otherwise the victim's choice (ADV-16.6.3). */
export const slaves: Decision<S, E> = {
  name: 'slaves',
  rule: 'ADV-16.6.3',
  mode: 'one',
  legal(s, seat, out) {
    for (let area = reducible(s, seat, NONE); area !== NONE; area = reducible(s, seat, area))
      out.put(VERBS.reduce.code(area))
  },
  apply(s, seat, code, world) {
    reduceCity(s, VERBS.reduce.arg.area(code), world)
    if (settled(s, seat, slot(s, IDLE), world)) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.reduce.is(code)) return null
    const area = VERBS.reduce.arg.area(code)
    return refusal('ADV-16.6.3', s.city[area] === seat ? 'refuse.newFirst' : 'refuse.notYourCity', {
      area: AREA_IDS[area],
    })
  },
  fallback: (s, seat) => VERBS.reduce.code(reducible(s, seat, NONE)),
  prompt: (s, seat) => ({
    key: 'prompt.slaves',
    rule: 'ADV-16.6.3',
    args: { cities: s.cities[seat], tokens: population(s, seat) - slot(s, IDLE) },
  }),
}
