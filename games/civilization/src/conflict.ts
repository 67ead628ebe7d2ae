/** Phase 6, Conflict: how tokens fall (CIV-11.5.1a, CIV-R-18). */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { METALWORKING } from '@ecumene/civilization-family/data/cards.ts'
import { clash, LATE, MOST_PARTIES } from '@ecumene/civilization-family/src/conflict.ts'
import { remove } from '@ecumene/civilization-family/src/pieces.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import type { Cx } from '@ecumene/kernel'
import type { E } from './events.ts'
import type { S } from './state.ts'

const force = new Int16Array(MOST_PARTIES)
const late = new Int16Array(MOST_PARTIES)
/** The tokens of an area fight. */
export function fightTokens(s: S, area: number, limit: number, cx: Cx<E>): void {
  for (let p = 0; p < s.seats; p++) {
    force[p] = s.tokens[tokensAt(area, p)]
    late[p] = hasCard(s, p, METALWORKING) ? LATE : 0
  }
  clash(force, late, s.seats, limit)
  for (let p = 0; p < s.seats; p++) {
    const fell = s.tokens[tokensAt(area, p)] - force[p]
    if (fell === 0) continue
    remove(s, area, p, fell)
    if (cx.live) cx.emit({ type: 'fell', seat: p, area: AREA_IDS[area], tokens: fell })
  }
}
