/** The succession table: epochs, what each asks, and the next step of a marker. */
import {
  EARLY_BRONZE,
  EARLY_IRON,
  FINISH,
  LATE_BRONZE,
  LATE_IRON,
  NATION_IDS,
  STONE,
} from '@ecumene/civilization-family/data/nations.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import { FULL } from '@ecumene/civilization-family/src/state.ts'
import type { Seat } from '@ecumene/kernel'
import { CARD_GROUPS, CARDS } from '../../data/cards.ts'
import { AFRICA, AFRICA_LATE_IRON_ENTRY, TRACKS } from '../../data/nations.ts'
import type { S } from '../state.ts'
import { cardPoints, totalPoints } from './holdings.ts'

/** Where each epoch begins for each nation (CIV-GAP-2). */
const POSITIONS = FINISH + 1
const BEGINS = Int16Array.from(NATION_IDS.flatMap(id => TRACKS[id].begins))
/** Points printed on Late Iron Age positions, 0 elsewhere (CIV-2.4.3b). */
const POINTS = new Int16Array(NATION_IDS.length * POSITIONS)
NATION_IDS.forEach((id, n) => {
  TRACKS[id].points.forEach((points, i) => {
    POINTS[n * POSITIONS + TRACKS[id].begins[3] + i] = points
  })
})
export const pointsAt = (nation: number, position: number): number => POINTS[nation * POSITIONS + position]

/**
 * The position at which an epoch begins for a nation; rule 24.3 puts Africa's Early Iron Age back (CIV-24.3, CIV-R-75).
 */
export const beginsAt = (s: S, nation: number, epoch: number): number =>
  s.lateAfrica === 1 && nation === AFRICA && epoch === EARLY_IRON
    ? AFRICA_LATE_IRON_ENTRY
    : BEGINS[nation * 4 + epoch - 1]
/** The start arrow counts as Stone Age (CIV-R-105). */
export function epochAt(s: S, nation: number, position: number): number {
  let epoch = STONE
  while (epoch < LATE_IRON && position >= beginsAt(s, nation, epoch + 1)) epoch++
  return epoch
}
export function groupsOf(s: S, seat: Seat): number {
  let mask = 0
  for (let card = 0; card < CARDS; card++) if (hasCard(s, seat, card)) mask |= CARD_GROUPS[card]
  let n = 0
  for (; mask !== 0; mask &= mask - 1) n++
  return n
}
/**
 * What a player must have to enter an epoch (CIV-20.2a, CIV-20.2b, CIV-20.2c, CIV-20.2d); Farmers need two cities and
 * no cards (CIV-32.3.2a, CIV-32.3.2b).
 */
export function mayEnter(s: S, seat: Seat, epoch: number): boolean {
  if (epoch === EARLY_BRONZE) return s.cities[seat] >= 2
  if (s.ruleset !== FULL) return true
  if (epoch === LATE_BRONZE) return groupsOf(s, seat) >= 3
  if (epoch === EARLY_IRON) return cardCount(s, seat) >= 7
  return cardPoints(s, seat) >= 1000
}
/**
 * One step forward, none, or one back: computed for each player from the same state (CIV-R-67, CIV-R-68). Nobody steps
 * back from the start: that is the Stone Age (CIV-R-69).
 */
export function stepOf(s: S, seat: Seat): number {
  const nation = s.nation[seat]
  const here = s.position[seat]
  const epoch = epochAt(s, nation, here)
  if (s.cities[seat] === 0 && epoch !== STONE) return -1 // CIV-20.5
  const iron = epoch === LATE_IRON && s.ruleset === FULL
  if (iron && totalPoints(s, seat) < pointsAt(nation, here)) return -1 // CIV-20.4
  const next = here + 1
  // The finish asks only what the position being left demands (CIV-21.1b, CIV-R-72), and so does a chosen line
  // (CIV-R-76).
  if (next === s.line) return 1
  const then = epochAt(s, nation, next)
  if (then !== epoch && !mayEnter(s, seat, then)) return 0
  // CIV-20.3a, CIV-20.3c, CIV-R-70
  return then === LATE_IRON && s.ruleset === FULL && totalPoints(s, seat) < pointsAt(nation, next) ? 0 : 1
}

/**
 * Nobody has a unit left on the board: no rule can bring one back, so there is nothing more to play. A ruling of ours.
 */
export function isDeserted(s: S): boolean {
  for (let seat = 0; seat < s.seats; seat++)
    if (s.cities[seat] > 0 || s.stock[seat] + s.treasury[seat] < s.tokensEach) return false
  return true
}
