/** Before any move: markers occupied since an earlier round may be converted (MN-4.3.3b, MN-R-32, MN-R-42). */

import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'

import { CAPITALS_MASK, LANDS } from '../board.ts'
import { convert as convertMarker } from '../effects/map.ts'
import type { E } from '../events.ts'
import { conversion } from '../query/places.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export const anyConversion = (s: S, seat: Seat): boolean => {
  for (let province = 0; province < LANDS; province++) if (conversion(s, province, seat) > 0) return true
  return false
}
export const convert: Decision<S, E> = {
  name: 'convert',
  rule: 'MN-4.3.3b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(VERBS.done.code())
    for (let province = 0; province < LANDS; province++) {
      const how = conversion(s, province, seat)
      if (how === 2) out.put(VERBS.convert.code(province))
      if (how === 1) out.put(VERBS.removeMarker.code(province)) // MN-R-42b
    }
  },
  apply(s, seat, code, world) {
    if (VERBS.convert.is(code)) convertMarker(s, VERBS.convert.arg.province(code), seat, true, world)
    else if (VERBS.removeMarker.is(code)) convertMarker(s, VERBS.removeMarker.arg.province(code), seat, false, world)
    if (VERBS.done.is(code) || !anyConversion(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.convert.is(code) && !VERBS.removeMarker.is(code)) return null
    const province = VERBS.convert.is(code) ? VERBS.convert.arg.province(code) : VERBS.removeMarker.arg.province(code)
    const name = PROVINCE_IDS[province]
    if ((CAPITALS_MASK >> province) & 1) return refusal('MN-4.3.3e', 'refuse.capitalMarker', { province: name })
    if (conversion(s, province, seat) === 1) return refusal('MN-4.3.3d', 'refuse.notLinked', { province: name })
    if (conversion(s, province, seat) === 2) return refusal('MN-R-42b', 'refuse.convertIt', { province: name })
    return refusal('MN-4.3.3b', 'refuse.notOccupied', { province: name })
  },
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.convert', rule: 'MN-4.3.3b' }),
}
