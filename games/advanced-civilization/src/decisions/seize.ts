/** Phase 1, revolts: the beneficiary takes over a city of the defaulter. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { putCity, removeCity } from '@ecumene/civilization-family/src/pieces.ts'
import { cityPieces } from '@ecumene/civilization-family/src/query.ts'
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { firstAtStake, listAtStake, OWNER } from '../query/revolt.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

/**
 * Taking is compulsory; the beneficiary chooses which. Neither card nor pillage follows (ADV-1.12), and no tax is paid
 * for it now (ADV-1.10).
 */
export const seize: Decision<S, E> = {
  name: 'seize',
  rule: 'ADV-1.7',
  mode: 'one',
  legal: (s, _, out) => listAtStake(s, verbs.seize, out),
  apply(s, seat, code, world) {
    const area = verbs.seize.arg.area(code)
    const owner = s.city[area]
    done(s)
    s.unpaid[owner]--
    s.mark[area] = 1
    removeCity(s, area)
    putCity(s, area, seat, 0) // counts as older for its new owner (ADV-R-64)
    if (world.live) world.emit({ type: 'revolted', seat: owner, area: AREA_IDS[area], by: seat })
  },
  why: (s, _, code) =>
    verbs.seize.is(code) ? refusal('ADV-1.7', 'refuse.notAtStake', { target: slot(s, OWNER) }) : null,
  fallback: s => verbs.seize.code(firstAtStake(s)),
  prompt: (s, seat) => ({
    key: 'prompt.seize',
    rule: 'ADV-1.7',
    args: { target: slot(s, OWNER), cities: s.unpaid[slot(s, OWNER)], pieces: cityPieces(s, seat) },
  }),
}
