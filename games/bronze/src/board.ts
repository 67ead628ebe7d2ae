/** Questions about lands, settlements, trade routes and provinces. They allocate nothing. */
import { NONE, type Seat } from '@ecumene/kernel'
import { ALL_PLACES, BAND_BITS, bandAt, LANDS } from '../data/lands.ts'
import { FITTING_PLACES, TECHS } from '../data/technologies.ts'
import { ROUTE_LENGTHS, ROUTE_TOKENS } from '../data/tokens.ts'
import { cubesAt, routeAt, type S } from './state.ts'

const BIT_COUNTS = new Uint8Array(ALL_PLACES + 1)
for (let bits = 1; bits <= ALL_PLACES; bits++) BIT_COUNTS[bits] = BIT_COUNTS[bits >> 1] + (bits & 1)
/** How many bits of a set of places are on. */
export const countBits = (bits: number): number => BIT_COUNTS[bits]

/** Places of a land with a cube of anyone, as bits. */
export function occupied(s: S, land: number): number {
  const { seats, cubes } = s
  let bits = 0
  for (let at = land * seats, end = at + seats; at < end; at++) bits |= cubes[at]
  return bits
}
export const isFull = (s: S, land: number): boolean => occupied(s, land) === ALL_PLACES
/** The rightmost land in which a seat has a cube, or NONE: to its left it may never place again (BRZ-PLACE-6). */
export function farthest(s: S, seat: Seat): number {
  const { seats, cubes } = s
  let land = s.open - 1
  while (land >= 0 && cubes[land * seats + seat] === 0) land--
  return land
}
/**
 * Free places of an open land that fit a technology, as bits, the same for every seat (BRZ-PLACE-2); Bronze Casting
 * fits all (BRZ-R-7).
 */
export const freeBits = (s: S, tech: number, land: number): number =>
  FITTING_PLACES[tech * LANDS + s.land[land]] & ~occupied(s, land)
/** Does a technology have a place open to this seat (BRZ-PLACE-5, BRZ-PLACE-6)? */
export function hasPlace(s: S, seat: Seat, tech: number): boolean {
  const far = farthest(s, seat)
  for (let land = Math.max(far, 0); land < s.open; land++) if (freeBits(s, tech, land) !== 0) return true
  return false
}
/**
 * Is there an activated card left with a place for it, and a cube (BRZ-R-15, BRZ-R-40)? Without cubes only the card is
 * played (BRZ-R-42).
 */
export function canSettle(s: S, seat: Seat): boolean {
  if (s.supply[seat] === 0) return false
  for (let tech = TECHS - 1; tech >= 0; tech--) if (s.activated[tech] > 0 && hasPlace(s, seat, tech)) return true
  return false
}
/** Settlements of a seat in a landscape over the whole board (BRZ-R-32). */
export function settlementsIn(s: S, seat: Seat, landscape: number): number {
  const { seats, cubes, land: tiles, open } = s
  let n = 0
  for (let land = 0; land < open; land++)
    n += countBits(cubes[land * seats + seat] & BAND_BITS[bandAt(tiles[land], landscape)])
  return n
}
/**
 * The longest unbroken run of a seat in a landscape: other seats' cubes break it, free places do not (BRZ-ROUTE-4,
 * BRZ-R-17).
 */
export function longestRun(s: S, seat: Seat, landscape: number): number {
  const { seats, cubes, land: tiles, open } = s
  let run = 0
  let best = 0
  for (let land = 0; land < open; land++) {
    const band = BAND_BITS[bandAt(tiles[land], landscape)]
    const own = cubes[land * seats + seat] & band
    const all = occupied(s, land) & band
    if (all === own) {
      run += countBits(own)
      if (run > best) best = run
    }
    // Places of a landscape are numbered from left to right: the lowest bit is the leftmost cube.
    else
      for (let rest = all; rest !== 0; rest &= rest - 1) {
        run = (rest & -rest & own) !== 0 ? run + 1 : 0
        if (run > best) best = run
      }
  }
  return best
}
/** The highest route token of a landscape that a seat holds, or NONE. */
export function routeHeld(s: S, seat: Seat, landscape: number): number {
  let token = ROUTE_TOKENS - 1
  while (token >= 0 && s.routeOf[routeAt(landscape, token)] !== seat) token--
  return token
}
/**
 * The token a run of this length earns now, or NONE: one of 3, 5, 7 (BRZ-ROUTE-2, BRZ-R-20), the highest that nobody
 * holds (BRZ-ROUTE-3), if it is higher than any the seat holds (BRZ-ROUTE-8, BRZ-R-19).
 */
export function routeEarned(s: S, seat: Seat, landscape: number, run: number): number {
  const held = routeHeld(s, seat, landscape)
  for (let token = ROUTE_TOKENS - 1; token > held; token--)
    if (ROUTE_LENGTHS[token] <= run && s.routeOf[routeAt(landscape, token)] === NONE) return token
  return NONE
}

// Provinces

/** Settlements of a seat in a land. */
export const settlementsOn = (s: S, seat: Seat, land: number): number => countBits(s.cubes[cubesAt(s, land, seat)])
/** The seat with strictly more settlements in a land than each other, or NONE (BRZ-PROV-2, BRZ-PROV-4). */
export function leaderOf(s: S, land: number): Seat {
  let best = 0
  let leader = NONE
  for (let seat = 0; seat < s.seats; seat++) {
    const n = settlementsOn(s, seat, land)
    if (n > best) leader = seat
    else if (n === best) leader = NONE
    if (n > best) best = n
  }
  return leader
}
/** Has every seat a cube in this land or to its right (BRZ-END-5)? */
export function reachedByAll(s: S, land: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (farthest(s, seat) < land) return false
  return true
}
/** Can nobody place here any more: full, or everybody has a cube to the right of it (BRZ-PROV-1, BRZ-R-21)? */
export const isClosed = (s: S, land: number): boolean => isFull(s, land) || reachedByAll(s, land + 1)
