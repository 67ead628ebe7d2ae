/** Phase 6, Conflict: how tokens fall (CIV-11.5.1a, CIV-R-18). */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { METALWORKING } from '@ecumene/civilization-family/data/cards.ts'
import { clash, LATE, MOST_PARTIES, tellClash } from '@ecumene/civilization-family/src/conflict.ts'
import { remove } from '@ecumene/civilization-family/src/pieces.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import type { World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'

const force = new Int16Array(MOST_PARTIES)
const late = new Int16Array(MOST_PARTIES)
const before = new Int16Array(MOST_PARTIES)
/** The tokens of an area fight. */
export function fightTokens(s: S, area: number, limit: number, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    force[seat] = s.tokens[tokensAt(area, seat)]
    late[seat] = hasCard(s, seat, METALWORKING) ? LATE : 0
  }
  before.fill(0)
  before.set(force.subarray(0, s.seats))
  clash(force, late, s.seats, limit)
  if (world.live) tellClash(area, limit, { before, left: force.subarray(0, s.seats), late }, s.seats, world)
  for (let seat = 0; seat < s.seats; seat++) {
    const fell = s.tokens[tokensAt(area, seat)] - force[seat]
    if (fell === 0) continue
    remove(s, area, seat, fell)
    if (world.live) world.emit({ type: 'fell', seat: seat, area: AREA_IDS[area], tokens: fell })
  }
}
