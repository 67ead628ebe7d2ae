/** Pieces on the map: control, legions and where they stand, war. */

import { NONE, type Seat, type World } from '@ecumene/kernel'
import { PROVINCE_IDS, SEA_IDS } from '../../data/names.ts'

import { CAPITALS_MASK, FREE, LANDS, ON_MARKER, SLOT_FROM } from '../board.ts'
import type { E } from '../events.ts'
import { atWar, standsOn } from '../query/units.ts'
import { at, BLOCKS, FORT, LEGION, MARKER, type S, TRIREME } from '../state.ts'

/** The player who places the marker controls the province (MN-3.1.1c) and its buildings (MN-R-26b). */
export function placeControl(s: S, province: number, seat: Seat, world: World<E>): void {
  s.control[province] = seat
  s.fresh[province] = 1
  s.pieces[at.pieces(seat, MARKER)]--
  if (world.live) world.emit({ type: 'controlled', seat, province: PROVINCE_IDS[province] })
}
export function raiseLegions(s: S, province: number, seat: Seat, n: number, world: World<E>): void {
  s.legions[at.legions(s, province, seat)] += n
  s.pieces[at.pieces(seat, LEGION)] -= n
  if (world.live) world.emit({ type: 'legion', seat, province: PROVINCE_IDS[province], legions: n })
}
export function fortify(s: S, province: number, seat: Seat, world: World<E>): void {
  s.fortress[province] = seat
  s.pieces[at.pieces(seat, FORT)]--
  if (world.live) world.emit({ type: 'fortress', seat, province: PROVINCE_IDS[province] })
}
export function launch(s: S, sea: number, seat: Seat, world: World<E>): void {
  s.triremes[at.triremes(s, sea, seat)]++
  s.pieces[at.pieces(seat, TRIREME)]--
  if (world.live) world.emit({ type: 'trireme', seat, sea: SEA_IDS[sea] })
}
/** A legion leaves the map. */
export function removeLegion(s: S, province: number, seat: Seat, world: World<E>): void {
  s.legions[at.legions(s, province, seat)]--
  s.pieces[at.pieces(seat, LEGION)]++
  if (world.live) world.emit({ type: 'lostUnit', seat, province: PROVINCE_IDS[province], unit: 'legion', count: 1 })
}

/** The legion on this post steps off it: what it occupied is free again at once (MN-4.3.2h, MN-R-39c). */
export function stepOff(s: S, province: number, post: number): void {
  if (post === FREE) return
  if (post === ON_MARKER) s.onMarker[province] = NONE
  else s.stand[SLOT_FROM[province] + post] = NONE
}
/** All own occupation in a province is lifted (MN-R-95b); a legion on a pillaged slot steps off too. */
export function liftAll(s: S, province: number, seat: Seat): void {
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++)
    if (standsOn(s, slot) === seat) s.stand[slot] = NONE
  if (s.onMarker[province] === seat) s.onMarker[province] = NONE
}
/**
 * A province with units of two players is at war (MN-4.2.1a): the conqueror no longer controls buildings or marker
 * there (MN-4.3e, MN-R-40b). Legions that Circe put on slots of their own or of an unclaimed province stay (MN-R-97a),
 * and so does one on a pillaged slot (MN-R-41).
 */
export function settleWar(s: S, province: number, world: World<E>): void {
  if (!atWar(s, province)) return
  let lifted = s.onMarker[province]
  for (let slot = SLOT_FROM[province]; slot < SLOT_FROM[province + 1]; slot++) {
    const stands = s.stand[slot]
    if (stands < 0 || stands >= BLOCKS || stands === s.control[province] || s.control[province] === NONE) continue
    s.stand[slot] = NONE
    lifted = stands
  }
  s.onMarker[province] = NONE
  if (!world.live) return
  world.emit({ type: 'war', province: PROVINCE_IDS[province] })
  if (lifted !== NONE) world.emit({ type: 'lifted', seat: lifted, province: PROVINCE_IDS[province] })
}
/** Also at the end of phase 4 (MN-R-40a). */
export function settleWars(s: S, world: World<E>): void {
  for (let province = 0; province < LANDS; province++) settleWar(s, province, world)
}

/**
 * The enemy marker becomes the conqueror's, free of charge (MN-4.3.3b), and so do the buildings (MN-4.3.3c); legions
 * there may move on (MN-R-42d); the old one goes back to its owner (MN-R-96). `replace` false: it is only removed, and
 * the province is unclaimed (MN-9g, MN-R-42b).
 */
export function convert(s: S, province: number, seat: Seat, replace: boolean, world: World<E>): void {
  const target = s.control[province]
  if ((CAPITALS_MASK >> province) & 1) throw new Error('a capital province is never converted') // MN-4.3.3e
  s.pieces[at.pieces(target, MARKER)]++
  liftAll(s, province, seat)
  s.onMarker[province] = NONE
  s.control[province] = replace ? seat : NONE
  if (replace) s.pieces[at.pieces(seat, MARKER)]--
  if (world.live)
    world.emit({ type: replace ? 'converted' : 'unclaimed', seat, target, province: PROVINCE_IDS[province] })
}
