/**
 * Phase 6: tokens fight as in plain Civilization, with the Barbarians of an area as one more nation without cards
 * (ADV-6.25).
 */
import { AREA_IDS } from '@ecumene/civilization-family/data/areas.ts'
import { clash, LATE, MOST_PARTIES, tellClash } from '@ecumene/civilization-family/src/conflict.ts'
import { remove } from '@ecumene/civilization-family/src/pieces.ts'
import type { World } from '@ecumene/kernel'
import { METALWORKING } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { barbariansAt, type S, tokensAt } from '../state.ts'

const force = new Int16Array(MOST_PARTIES)
const late = new Int16Array(MOST_PARTIES)
const before = new Int16Array(MOST_PARTIES)
/**
 * Tokens of every player and of the Barbarians are removed one at a time, fewest first (ADV-6.6), equal forces together
 * (ADV-6.7), of several nations in ascending strength (ADV-6.8). Metalworking holds back (ADV-6.9, ADV-18.3b), Military
 * does not matter (ADV-6.19). The printed limit counts, without Agriculture (ADV-6.5); `limit` 0: until one is left.
 */
export function fightTokens(s: S, area: number, limit: number, world: World<E>): void {
  const wild = barbariansAt(s, area)
  for (let seat = 0; seat < s.seats; seat++) {
    force[seat] = s.tokens[tokensAt(area, seat)]
    late[seat] = holds(s, seat, METALWORKING) ? LATE : 0
  }
  force[s.seats] = s.tokens[wild]
  late[s.seats] = 0
  before.fill(0)
  before.set(force.subarray(0, s.seats + 1))
  clash(force, late, s.seats + 1, limit)
  if (world.live) tellClash(area, limit, { before, left: force.subarray(0, s.seats + 1), late }, s.seats, world)
  for (let seat = 0; seat < s.seats; seat++) {
    const fell = s.tokens[tokensAt(area, seat)] - force[seat]
    if (fell === 0) continue
    remove(s, area, seat, fell)
    if (world.live) world.emit({ type: 'fell', seat: seat, area: AREA_IDS[area], tokens: fell })
  }
  const fell = s.tokens[wild] - force[s.seats]
  s.tokens[wild] = force[s.seats]
  if (world.live && fell > 0) world.emit({ type: 'barbariansFell', area: AREA_IDS[area], tokens: fell })
}
