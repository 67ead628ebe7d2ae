/**
 * Phase 13 (≠ CIV-20.2b, CIV-20.3, CIV-20.4): epochs ask for cities, groups, cards and points; a marker without the
 * cities of its epoch is frozen (ADV-13.10). And the end of the game.
 */
import { cardCount } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import { GROUPS } from '../../data/cards.ts'
import {
  BABYLON_EARLY,
  EARLY_IRON_CARDS,
  EPOCH_CITIES,
  FINISH,
  LATE_BRONZE_GROUPS,
  LATE_IRON,
  NATION_IDS,
  STONE,
  TRACKS,
} from '../../data/nations.ts'
import { isIdle, type S } from '../state.ts'
import { cardPoints, groupsOf } from './holdings.ts'

const BABYLON = NATION_IDS.indexOf('babylon')
const LATE_BRONZE = 2
const EARLY_IRON = 3
const trackOf = (s: S, nation: number) =>
  s.earlyBabylon === 1 && nation === BABYLON ? BABYLON_EARLY : TRACKS[NATION_IDS[nation]]
/** The start arrow counts as Stone Age (ADV-R-52). */
export function epochAt(s: S, nation: number, position: number): number {
  const { begins } = trackOf(s, nation)
  let epoch = STONE
  while (epoch < LATE_IRON && position >= begins[epoch]) epoch++
  return epoch
}
/** The number in a cell of the Late Iron Age, 0 elsewhere (ADV-13.8). */
export function pointsAt(s: S, nation: number, position: number): number {
  const { begins, points } = trackOf(s, nation)
  return points[position - begins[LATE_IRON - 1]] ?? 0
}
/**
 * Cities, groups and cards that the entry of an epoch asks for (ADV-13.3). Cities alone are enough for the Early Bronze
 * Age (ADV-13.4); the card value of the Late Iron Age stands in its cells (ADV-13.7).
 */
export function mayEnter(s: S, seat: Seat, epoch: number): boolean {
  if (s.cities[seat] < EPOCH_CITIES[epoch]) return false
  if (epoch === LATE_BRONZE) return groupsOf(s, seat) >= LATE_BRONZE_GROUPS // ADV-13.5
  if (epoch === EARLY_IRON) return cardCount(s, seat) >= EARLY_IRON_CARDS && groupsOf(s, seat) === GROUPS // ADV-13.6
  return true
}
/** Too few cities for the epoch it stands in (ADV-13.10). */
export const isFrozen = (s: S, seat: Seat): boolean =>
  s.cities[seat] < EPOCH_CITIES[epochAt(s, s.nation[seat], s.position[seat])]
/** One step forward, none, or one back: in the order of ADV-R-52. */
export function stepOf(s: S, seat: Seat): number {
  const nation = s.nation[seat]
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  if (s.cities[seat] === 0 && epoch !== STONE) return -1 // ADV-13.11
  if (isFrozen(s, seat)) return 0
  const next = here + 1
  // The finish asks for the number of the last cell, which every player who stands there has (ADV-13.12, ADV-R-53).
  if (next === FINISH) return cardPoints(s, seat) >= pointsAt(s, nation, here) ? 1 : 0
  const then = epochAt(s, nation, next)
  if (then !== epoch && !mayEnter(s, seat, then)) return 0
  return cardPoints(s, seat) >= pointsAt(s, nation, next) ? 1 : 0 // commodities and Treasury do not count
}
/** Nobody has a unit left on the board: no rule can bring one back. A ruling of ours. */
export function isDeserted(s: S): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (s.cities[seat] > 0 || s.stock[seat] + s.treasury[seat] < s.tokensEach) return false
  return true
}
/** Fewer than two players are left at the table; newcomers who still wait do not count (ADV-R-77). */
export function isLonely(s: S): boolean {
  let n = 0
  for (let seat = 0; seat < s.seats; seat++) if (!isIdle(s, seat)) n++
  return n < 2
}
