/** A revolt that nobody can profit from: cities are removed. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done } from '@ecumene/kernel'
import { firstAtStake, listAtStake, why } from '../effects/revolts.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

/** Nobody can replace what is left: it is removed, and the first of the ranking says which (CIV-6.3.3b, CIV-R-88). */
export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'CIV-6.3.3b',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.raze, out),
  apply(s, _, code, world) {
    const area = verbs.raze.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    removeCity(s, area)
    if (world.live) world.emit({ type: 'razed', seat: owner, area: AREA_IDS[area] })
  },
  why: (s, _, code) => (verbs.raze.is(code) ? why(s, verbs.raze.arg.area(code)) : null),
  fallback: s => verbs.raze.code(firstAtStake(s)),
  prompt: () => ({ key: 'prompt.raze', rule: 'CIV-6.3.3b' }),
}
