/** How far things reach: neighbours by land, and by sea through one's own triremes. Bit p = province p. */
import { NONE, type Seat } from '@ecumene/kernel'
import { COASTS_OF, IN_PLAY, LAND_OF, LANDS, SEAS_OF, WATERS, WATERS_OF } from '../board.ts'
import type { S } from '../state.ts'
import { atPeace } from './control.ts'
import { fleet, unitsIn } from './units.ts'

/**
 * Provinces joined to p through a chain of seas that each hold a trireme of `seat` (MN-3.1.1b, MN-R-22a); enemy
 * triremes do not interrupt it (MN-R-22b). `ships` is the seat's fleet.
 */
export function connectedTo(province: number, ships: number): number {
  const known = province * FLEETS + ships
  if (CONNECTED[known] < 0) CONNECTED[known] = followed(province, ships)
  return CONNECTED[known]
}
/** What was found for a province and a fleet; -1 where nobody has asked yet. */
const FLEETS = 1 << WATERS
const CONNECTED = new Int32Array(LANDS * FLEETS).fill(-1)
function followed(province: number, ships: number): number {
  let chain = SEAS_OF[province] & ships
  let grown = chain
  while (grown !== 0) {
    let next = 0
    for (let sea = 0; sea < WATERS; sea++) if ((grown >> sea) & 1) next |= WATERS_OF[sea]
    grown = next & ships & ~chain
    chain |= grown
  }
  let mask = 0
  for (let sea = 0; sea < WATERS; sea++) if ((chain >> sea) & 1) mask |= COASTS_OF[sea]
  return mask & ~(1 << province)
}
/** Adjacent by land or connected by sea, and visible (MN-R-1b). */
export const reachable = (s: S, province: number, ships: number): number =>
  (LAND_OF[province] | connectedTo(province, ships)) & IN_PLAY[s.seats] & ~(1 << province)

/** All that is adjacent or connected to one of these provinces. */
export function reachableFrom(s: S, provinces: number, ships: number): number {
  let mask = 0
  for (let province = 0; province < LANDS; province++)
    if ((provinces >> province) & 1) mask |= reachable(s, province, ships)
  return mask
}
/** By land only: Hammurabi (MN-R-62a). */
export function adjacentTo(s: S, provinces: number): number {
  let mask = 0
  for (let province = 0; province < LANDS; province++) if ((provinces >> province) & 1) mask |= LAND_OF[province]
  return mask & IN_PLAY[s.seats]
}
/** Is p adjacent or connected to another province the seat controls? (MN-4.3.3d) */
export function linked(s: S, province: number, seat: Seat): boolean {
  const near = reachable(s, province, fleet(s, seat))
  for (let other = 0; other < LANDS; other++) if ((near >> other) & 1 && s.control[other] === seat) return true
  return false
}
/** Peace forbids entering what the other controls, and where the other has legions or a fortress (MN-R-59d). */
export function barred(s: S, province: number, seat: Seat): boolean {
  if (s.peaceOf === NONE) return false
  for (let other = 0; other < s.seats; other++)
    if (atPeace(s, seat, other) && (s.control[province] === other || unitsIn(s, province, other) > 0)) return true
  return false
}
