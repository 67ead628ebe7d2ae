/** Phase 1, revolts: a city that nobody can take over is eliminated. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { firstAtStake, listAtStake, OWNER } from '../query/revolt.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

/** Nobody has a piece left: the first of the ranking names what is eliminated (ADV-1.9, ADV-R-78). */
export const raze: Decision<S, E> = {
  name: 'raze',
  rule: 'ADV-1.9',
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
  why: (s, _, code) =>
    verbs.raze.is(code) ? refusal('ADV-1.9', 'refuse.notAtStake', { target: slot(s, OWNER) }) : null,
  fallback: s => verbs.raze.code(firstAtStake(s)),
  prompt: s => ({
    key: 'prompt.raze',
    rule: 'ADV-1.9',
    args: { target: slot(s, OWNER), cities: s.unpaid[slot(s, OWNER)] },
  }),
}
