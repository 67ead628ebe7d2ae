/** How far things reach: neighbours by land, and by sea through one's own triremes. Bit p = province p. */
import type { Seat } from '@ecumene/kernel'
import { COASTS_OF, IN_PLAY, LAND_OF, LANDS, SEAS_OF, WATERS, WATERS_OF } from './board.ts'
import { atPeace, fleet, unitsIn } from './query.ts'
import { NONE, type S } from './state.ts'

/**
 * Provinces joined to p through a chain of seas that each hold a trireme of `seat` (MN-3.1.1b, MN-R-22a); enemy triremes do not
 * interrupt it (MN-R-22b). `ships` is the seat's fleet.
 */
export function connectedTo(p: number, ships: number): number {
  let chain = SEAS_OF[p] & ships
  let grown = chain
  while (grown !== 0) {
    let next = 0
    for (let w = 0; w < WATERS; w++) if ((grown >> w) & 1) next |= WATERS_OF[w]
    grown = next & ships & ~chain
    chain |= grown
  }
  let mask = 0
  for (let w = 0; w < WATERS; w++) if ((chain >> w) & 1) mask |= COASTS_OF[w]
  return mask & ~(1 << p)
}
/** Adjacent by land or connected by sea, and visible (MN-R-1b). */
export const reachable = (s: S, p: number, ships: number): number =>
  (LAND_OF[p] | connectedTo(p, ships)) & IN_PLAY[s.seats] & ~(1 << p)

/** All that is adjacent or connected to one of these provinces. */
export function reachableFrom(s: S, provinces: number, ships: number): number {
  let mask = 0
  for (let p = 0; p < LANDS; p++) if ((provinces >> p) & 1) mask |= reachable(s, p, ships)
  return mask
}
/** By land only: Hammurabi (MN-R-62a). */
export function adjacentTo(s: S, provinces: number): number {
  let mask = 0
  for (let p = 0; p < LANDS; p++) if ((provinces >> p) & 1) mask |= LAND_OF[p]
  return mask & IN_PLAY[s.seats]
}
/** Is p adjacent or connected to another province the seat controls? (MN-4.3.3d) */
export function linked(s: S, p: number, seat: Seat): boolean {
  const near = reachable(s, p, fleet(s, seat))
  for (let q = 0; q < LANDS; q++) if ((near >> q) & 1 && s.control[q] === seat) return true
  return false
}
/** Peace forbids entering what the other controls, and where the other has legions or a fortress (MN-R-59d). */
export function barred(s: S, p: number, seat: Seat): boolean {
  if (s.peaceOf === NONE) return false
  for (let q = 0; q < s.seats; q++)
    if (q !== seat && atPeace(s, seat, q) && (s.control[p] === q || unitsIn(s, p, q) > 0)) return true
  return false
}
