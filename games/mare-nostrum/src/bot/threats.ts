/** Who could win in this round, and what would help them to it: found by looking, where a search would need luck. */
import { asking, type Code, has, NONE, type Seat } from '@ecumene/kernel'
import { CAPITAL, LANDS, LEGENDARY, SLOT_FROM, SLOT_KIND, SLOT_PROVINCE, WATERS, WATERS_OF } from '../board.ts'
import { atPeace, greatCities, holderOf } from '../query/control.ts'
import { reachable } from '../query/reach.ts'
import { enemiesIn, fleet, legionsIn, unitsIn } from '../query/units.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { nearestRival, type Rival, winningSet } from './rivals.ts'

/** Capitals and legendary cities that win, and the slots where they can stand. */
const CITIES_TO_WIN = 4
const GREAT = Array.from(SLOT_KIND.keys()).filter(slot => SLOT_KIND[slot] === CAPITAL || SLOT_KIND[slot] === LEGENDARY)

/** Would a marker of so many bring a rival to the Pyramids or the fifth hero? They cannot get more than they give. */
const winsByTrade = (s: S, { seat, lacks }: Rival, number: number): boolean =>
  seat !== NONE && lacks > 0 && lacks <= number && s.holdSize[seat] >= winningSet(s, seat)

/** Provinces the legions of a seat could be in after it has sailed and marched once. */
function landings(s: S, seat: Seat): number {
  let ships = fleet(s, seat)
  for (let sea = 0; sea < WATERS; sea++) if ((fleet(s, seat) >> sea) & 1) ships |= WATERS_OF[sea]
  let mask = 0
  for (let province = 0; province < LANDS; province++)
    if (legionsIn(s, province, seat) > 0) mask |= reachable(s, province, ships) | (1 << province)
  return mask
}
/** Could the seat stand in enough great cities that nobody guards to win by conquest in this round? */
export function couldConquer(s: S, seat: Seat): boolean {
  const own = greatCities(s, seat)
  if (own < 2) return false
  const near = landings(s, seat)
  let open = 0
  for (const slot of GREAT) {
    const province = SLOT_PROVINCE[slot]
    if (s.built[slot] === 0 || holderOf(s, slot) === seat || ((near >> province) & 1) === 0) continue
    const owner = s.control[province]
    if (!enemiesIn(s, province, seat) && (owner === NONE || !atPeace(s, seat, owner))) open++
  }
  return own + open >= CITIES_TO_WIN
}
/** Would a rival win by conquest with one city more, and could they be in this province next? */
function winsBy(s: S, seat: Seat, province: number): boolean {
  if (greatCities(s, seat) >= CITIES_TO_WIN - 1) return false
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || atPeace(s, seat, other) || greatCities(s, other) !== CITIES_TO_WIN - 1) continue
    if ((landings(s, other) >> province) & 1) return true
  }
  return false
}
function holdsGreatCity(s: S, seat: Seat, province: number): boolean {
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
    if ((SLOT_KIND[slot] === CAPITAL || SLOT_KIND[slot] === LEGENDARY) && holderOf(s, slot) === seat) return true
  return false
}

/** What hands the game to somebody else, as far as the open table shows it. */
export function isBlunder(s: S, seat: Seat, code: Code): boolean {
  switch (asking(s)) {
    case DECISIONS.marker: {
      const number = VERBS.marker.arg.number(code)
      const rival = nearestRival(s, seat)
      return winsByTrade(s, rival, number) && number > leastMarker(s)
    }
    case DECISIONS.nameMover:
      return opensTheGate(s, VERBS.appoint.arg.target(code), seat)
    case DECISIONS.march:
      return VERBS.march.is(code) && leavesTheGate(s, seat, code)
    case DECISIONS.build:
      return VERBS.build.is(code) && buildsForOthers(s, seat, VERBS.build.arg.slot(code))
    default:
      return false
  }
}
/** The smallest number that a marker still shows. */
function leastMarker(s: S): number {
  for (let number = 0; number <= 5; number++) if (((s.markers >> MARKER_OF[number]) & 1) === 0) return number
  return 0
}
const MARKER_OF: readonly number[] = [0, 1, 1, 2, 2, 0]

/** Names first who could win by conquest, although somebody could be named who cannot. */
function opensTheGate(s: S, target: Seat, seat: Seat): boolean {
  if (target === seat || !couldConquer(s, target)) return false
  for (let other = 0; other < s.seats; other++)
    if (other !== target && !has(s.acted, other) && !couldConquer(s, other)) return true
  return false
}
/** Marches the last guard out of a great city that somebody needs for their fourth. */
function leavesTheGate(s: S, seat: Seat, code: Code): boolean {
  const from = VERBS.march.arg.province(code)
  const left = unitsIn(s, from, seat) - VERBS.march.arg.legions(code)
  return left === 0 && holdsGreatCity(s, seat, from) && winsBy(s, seat, from)
}
/** Builds the fourth great city of somebody else, where nobody guards it. */
function buildsForOthers(s: S, seat: Seat, slot: number): boolean {
  const kind = SLOT_KIND[slot]
  const province = SLOT_PROVINCE[slot]
  return (kind === CAPITAL || kind === LEGENDARY) && unitsIn(s, province, seat) === 0 && winsBy(s, seat, province)
}
/** Bit p = an unguarded great city stands there that would be the seat's fourth, which wins (MN-6.3a). */
export function lastCities(s: S, seat: Seat): number {
  if (greatCities(s, seat) < CITIES_TO_WIN - 1) return 0
  let mask = 0
  for (const slot of GREAT) {
    const province = SLOT_PROVINCE[slot]
    if (s.built[slot] === 1 && holderOf(s, slot) !== seat && !enemiesIn(s, province, seat)) mask |= 1 << province
  }
  return mask
}
