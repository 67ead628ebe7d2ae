import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { discardLeftCities } from '../effects/lands.ts'
import { CITY_IDS, type E, OWNED, type S, V } from '../state.ts'

/** Slot 0: the land. */
const LAND = 0

/** A newcomer takes one of the city cards below the land (BRZ-CITY-2, BRZ-CITY-3); he must (BRZ-R-11). */
export const city: Decision<S, E> = {
  name: 'city',
  rule: 'BRZ-CITY-2',
  mode: 'one',
  legal(s, _, out) {
    const land = slot(s, LAND)
    for (let c = 0; c < s.cityAt.length; c++) if (s.cityAt[c] === land) out.put(V.city.code(c))
  },
  apply(s, seat, code, cx) {
    const land = slot(s, LAND)
    done(s)
    const card = V.city.arg.city(code)
    s.cityAt[card] = OWNED + seat
    if (cx.live) cx.emit({ type: 'cityTaken', seat, land: land + 1, city: CITY_IDS[card] })
    discardLeftCities(s, cx)
  },
  why(s, _, code) {
    const land = slot(s, LAND) + 1
    if (!V.city.is(code)) return refusal('BRZ-R-11', 'refuse.cityFirst', { land })
    return refusal('BRZ-CITY-2', 'refuse.cityElsewhere', { land, city: CITY_IDS[V.city.arg.city(code)] })
  },
  fallback(s) {
    const land = slot(s, LAND)
    let c = 0
    while (s.cityAt[c] !== land) c++
    return V.city.code(c)
  },
  prompt: s => ({ key: 'prompt.city', rule: 'BRZ-CITY-2', args: { land: slot(s, LAND) + 1 } }),
}
