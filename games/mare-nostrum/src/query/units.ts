import { NONE, type Seat } from '@ecumene/kernel'
import { FORTRESSES, LEGIONS, TRIREMES } from '../../data/empires.ts'
import { SLOT_FROM, WATERS } from '../board.ts'
import { at, BLOCKS, FORT, LEGION, type S, TRIREME } from '../state.ts'

export const legionsIn = (s: S, province: number, seat: Seat): number => s.legions[at.legions(s, province, seat)]
export const triremesIn = (s: S, sea: number, seat: Seat): number => s.triremes[at.triremes(s, sea, seat)]
/** Legions and the fortress of a seat in a province. */
export const unitsIn = (s: S, province: number, seat: Seat): number =>
  legionsIn(s, province, seat) + (s.fortress[province] === seat ? 1 : 0)
/** Does a province hold a legion or the fortress of anybody but this seat? */
export function enemiesIn(s: S, province: number, seat: Seat): boolean {
  if (s.fortress[province] !== NONE && s.fortress[province] !== seat) return true
  for (let other = 0; other < s.seats; other++) if (other !== seat && legionsIn(s, province, other) > 0) return true
  return false
}
/** At war: legions or fortresses of two or more players (MN-4.2.1a, MN-4.2.1c). */
export function atWar(s: S, province: number): boolean {
  let players = 0
  for (let seat = 0; seat < s.seats; seat++) if (unitsIn(s, province, seat) > 0) players++
  return players > 1
}
/** Whose legion stands on a slot, whatever it does there. */
export const standsOn = (s: S, slot: number): Seat => (s.stand[slot] >= BLOCKS ? s.stand[slot] - BLOCKS : s.stand[slot])
/** Legions of a seat in a province that stand on no slot and no marker (MN-R-92a). */
export function freeLegions(s: S, province: number, seat: Seat): number {
  let free = legionsIn(s, province, seat)
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) if (standsOn(s, slot) === seat) free--
  return s.onMarker[province] === seat ? free - 1 : free
}
/** The attacker is conqueror of a province of an opponent that holds only their own units (MN-4.3a). */
export const conquered = (s: S, province: number, seat: Seat): boolean =>
  s.control[province] !== NONE &&
  s.control[province] !== seat &&
  legionsIn(s, province, seat) > 0 &&
  !enemiesIn(s, province, seat)
/** All triremes, legions and fortresses on the map (MN-5e). */
export const unitsOf = (s: S, seat: Seat): number =>
  LEGIONS +
  TRIREMES +
  FORTRESSES -
  s.pieces[at.pieces(seat, LEGION)] -
  s.pieces[at.pieces(seat, TRIREME)] -
  s.pieces[at.pieces(seat, FORT)]
/** Bit w = a sea that holds triremes of a seat. */
export function fleet(s: S, seat: Seat): number {
  let mask = 0
  for (let sea = 0; sea < WATERS; sea++) if (triremesIn(s, sea, seat) > 0) mask |= 1 << sea
  return mask
}
