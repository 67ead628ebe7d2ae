/** Which cities are at stake in a revolt. */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { NONE, type Refusal, refusal } from '@ecumene/kernel'

/** Only cities of players who failed to pay, and only as many as went unpaid (CIV-6.3.2b). */
export const isAtStake = (s: Common, area: number): boolean =>
  s.city[area] !== NONE && s.unpaid[s.city[area]] > 0 && s.mark[area] === 0
export const whyNotAtStake = (s: Common, area: number): Refusal =>
  s.city[area] === NONE
    ? refusal('CIV-6.3.2a', 'refuse.noCity', { area: AREA_IDS[area] })
    : refusal('CIV-6.3.2b', 'refuse.taxPaid', { area: AREA_IDS[area], seat: s.city[area] })
