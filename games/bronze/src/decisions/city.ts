import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { discardLeftCities } from '../effects/lands.ts'
import type { E } from '../events.ts'
import { OWNED, type S } from '../state.ts'
import { CITY_IDS, VERBS } from '../verbs.ts'

/** Slot 0: the land. */
const LAND = 0

/** A newcomer takes one of the city cards below the land (BRZ-CITY-2, BRZ-CITY-3); they must (BRZ-R-11). */
export const city: Decision<S, E> = {
  name: 'city',
  rule: 'BRZ-CITY-2',
  mode: 'one',
  legal(s, _, out) {
    const land = slot(s, LAND)
    for (let column = 0; column < s.cityAt.length; column++)
      if (s.cityAt[column] === land) out.put(VERBS.city.code(column))
  },
  apply(s, seat, code, world) {
    const land = slot(s, LAND)
    done(s)
    const card = VERBS.city.arg.city(code)
    s.cityAt[card] = OWNED + seat
    if (world.live) world.emit({ type: 'cityTaken', seat, land: land + 1, city: CITY_IDS[card] })
    discardLeftCities(s, world)
  },
  why(s, _, code) {
    const land = slot(s, LAND) + 1
    if (!VERBS.city.is(code)) return refusal('BRZ-R-11', 'refuse.cityFirst', { land })
    return refusal('BRZ-CITY-2', 'refuse.cityElsewhere', { land, city: CITY_IDS[VERBS.city.arg.city(code)] })
  },
  fallback(s) {
    const land = slot(s, LAND)
    let column = 0
    while (s.cityAt[column] !== land) column++
    return VERBS.city.code(column)
  },
  prompt: s => ({ key: 'prompt.city', rule: 'BRZ-CITY-2', args: { land: slot(s, LAND) + 1 } }),
}
