/**
 * Set-up: in the order of the turn cards each player picks a nation and one of its start areas (CIV-4.4a, CIV-4.4b);
 * their marker is on the arrow (CIV-4.4c) and all else in Stock (CIV-4.4d).
 */

import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { makeSettle } from '@ecumene/civilization-family/src/decisions/settle.ts'
import { map } from '@ecumene/civilization-family/src/map.ts'
import { type Common, FULL } from '@ecumene/civilization-family/src/state.ts'
import { NATIONS_BY_PLAYERS } from '../../data/nations.ts'
import { VERBS } from '../verbs.ts'

/**
 * Bit i: nation i may be chosen with this number of players (CIV-26.2.3, CIV-27.3, CIV-28.3, CIV-29.3, CIV-R-103,
 * CIV-GAP-8); far apart is better (CIV-31.2.4).
 */
const ON_OFFER = Int16Array.from({ length: 8 }, (_, n) =>
  (NATIONS_BY_PLAYERS[n] ?? []).reduce((mask, id) => mask | (1 << NATION_IDS.indexOf(id)), 0),
)
export const nationOffered = (s: Pick<Common, 'seats' | 'ruleset'>, nation: number): boolean =>
  s.ruleset !== FULL || ((ON_OFFER[s.seats] >> nation) & 1) === 1
export const settle = makeSettle(VERBS, { nationOf: (_, area) => map.start[area], isOffered: nationOffered })
