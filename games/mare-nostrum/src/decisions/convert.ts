/** Before any move: markers occupied since an earlier round may be converted (MN-4.3.3b, MN-R-32, MN-R-42). */

import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'

import { CAPITALS_MASK, LANDS } from '../board.ts'
import { convert as convertMarker } from '../effects/map.ts'
import type { E } from '../events.ts'
import { conversion } from '../places.ts'
import { type S, V } from '../state.ts'

export const anyConversion = (s: S, seat: Seat): boolean => {
  for (let p = 0; p < LANDS; p++) if (conversion(s, p, seat) > 0) return true
  return false
}
export const convert: Decision<S, E> = {
  name: 'convert',
  rule: 'MN-4.3.3b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(V.done.code())
    for (let p = 0; p < LANDS; p++) {
      const how = conversion(s, p, seat)
      if (how === 2) out.put(V.convert.code(p))
      if (how === 1) out.put(V.removeMarker.code(p)) // MN-R-42b
    }
  },
  apply(s, seat, code, cx) {
    if (V.convert.is(code)) convertMarker(s, V.convert.arg.province(code), seat, true, cx)
    else if (V.removeMarker.is(code)) convertMarker(s, V.removeMarker.arg.province(code), seat, false, cx)
    if (V.done.is(code) || !anyConversion(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!V.convert.is(code) && !V.removeMarker.is(code)) return null
    const p = V.convert.is(code) ? V.convert.arg.province(code) : V.removeMarker.arg.province(code)
    const province = PROVINCE_IDS[p]
    if ((CAPITALS_MASK >> p) & 1) return refusal('MN-4.3.3e', 'refuse.capitalMarker', { province })
    if (conversion(s, p, seat) === 1) return refusal('MN-4.3.3d', 'refuse.notLinked', { province })
    if (conversion(s, p, seat) === 2) return refusal('MN-R-42b', 'refuse.convertIt', { province })
    return refusal('MN-4.3.3b', 'refuse.notOccupied', { province })
  },
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.convert', rule: 'MN-4.3.3b' }),
}
