/** A revolt: the beneficiary takes a city. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { putCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done } from '@ecumene/kernel'
import { firstAtStake, listAtStake, why } from '../effects/revolts.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

/**
 * The beneficiary chooses freely among all revolting cities; taking is compulsory (CIV-R-8). A defaulter may thus keep
 * his own (CIV-6.3.3c).
 */
export const seize: Decision<S, E> = {
  name: 'seize',
  rule: 'CIV-6.3.2a',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.seize, out),
  apply(s, seat, code, world) {
    const area = verbs.seize.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    s.spare[seat]--
    s.mark[area] = 1
    if (owner !== seat) {
      removeCity(s, area)
      putCity(s, area, seat, 0) // taken by revolt: counts as older (CIV-R-28); the new owner pays no tax (CIV-6.3.4)
    }
    if (world.live) world.emit({ type: 'revolted', seat: owner, area: AREA_IDS[area], by: seat })
  },
  why: (s, _, code) => (verbs.seize.is(code) ? why(s, verbs.seize.arg.area(code)) : null),
  fallback: s => verbs.seize.code(firstAtStake(s)),
  prompt: (s, seat) => ({ key: 'prompt.seize', rule: 'CIV-6.3.2a', args: { pieces: s.spare[seat] } }),
}
