/**
 * Where things may be built. Each question about one place has its answer here; `whyNot…` stands beside the decision.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { CAPITALS_MASK, COASTS_OF, IN_PLAY, LANDS, SLOT_PROVINCE } from '../board.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from '../state.ts'
import { capitalOf, controlled } from './control.ts'
import { adjacentTo, linked, reachableFrom } from './reach.ts'
import { enemiesIn, fleet, standsOn } from './units.ts'

/**
 * Only the controlling player builds in a province (MN-3.1.1d, MN-R-44), and not beside enemy units (MN-3.1.1f,
 * MN-4.2.1e, MN-R-23); in the own capital province always (MN-3.1.1g, MN-4.3.5a, MN-R-24a): units built beside the
 * enemy fight in phase 4 (MN-R-24c), and until then an occupation goes on (MN-R-40c). No own unit is needed
 * (MN-3.1.1e), and control may be brand new (MN-3.1.2a, MN-R-21c).
 */
export const canBuildIn = (s: S, province: number, seat: Seat): boolean =>
  s.control[province] === seat && (province === capitalOf(s, seat) || !enemiesIn(s, province, seat))
/** A free slot with the icon (MN-3.1.2h), not covered by an enemy legion (MN-R-24b, MN-R-41). */
export const canBuildOn = (s: S, slot: number, seat: Seat): boolean =>
  s.built[slot] === 0 &&
  (s.stand[slot] === NONE || standsOn(s, slot) === seat) &&
  canBuildIn(s, SLOT_PROVINCE[slot], seat)
/** Any number of legions (MN-3.1.2c), as long as pieces last (MN-3.1.2g, MN-9b). */
export const canRaiseLegion = (s: S, province: number, seat: Seat): boolean =>
  s.pieces[at.pieces(seat, LEGION)] > 0 && canBuildIn(s, province, seat)
/** One fortress in a province (MN-3.1.2d). */
export const canFortify = (s: S, province: number, seat: Seat): boolean =>
  s.pieces[at.pieces(seat, FORT)] > 0 && s.fortress[province] === NONE && canBuildIn(s, province, seat)
/**
 * A bordering province must qualify (MN-3.1.2b, MN-3.1.2f, MN-R-25); enemy triremes do not matter, nor how many there
 * are (MN-3.1.2e).
 */
export function canLaunch(s: S, sea: number, seat: Seat): boolean {
  if (s.pieces[at.pieces(seat, TRIREME)] === 0) return false
  for (let province = 0; province < LANDS; province++)
    if ((COASTS_OF[sea] >> province) & 1 && canBuildIn(s, province, seat)) return true
  return false
}
/** Nobody controls it and no opponent has a unit in it (MN-3.1.1f); an own marker is left (MN-R-27a). */
const canClaim = (s: S, province: number, seat: Seat): boolean =>
  s.control[province] === NONE && !enemiesIn(s, province, seat) && s.pieces[at.pieces(seat, MARKER)] > 0
/**
 * Where a control marker may be placed: next to, or connected with, control held since the phase began (MN-3.1.1a,
 * MN-R-21a, MN-R-21b); what else happens in that province does not matter (MN-R-89), and triremes connect at once
 * (MN-R-21d).
 */
export const claimable = (s: S, seat: Seat): number =>
  open(s, seat, reachableFrom(s, controlled(s, seat, true), fleet(s, seat)))
/** The same for Hammurabi's free marker: by land only (MN-H-HAMMURABI-2, MN-R-62a). */
export const claimableFree = (s: S, seat: Seat): number => open(s, seat, adjacentTo(s, controlled(s, seat, true)))
function open(s: S, seat: Seat, near: number): number {
  let mask = 0
  for (let province = 0; province < LANDS; province++)
    if ((near >> province) & 1 && canClaim(s, province, seat)) mask |= 1 << province
  return mask & IN_PLAY[s.seats]
}

/**
 * What a marker occupied since an earlier round can become (MN-R-42a): 0 nothing, 1 removed only (MN-R-42b), 2 the
 * conqueror's.
 */
export function conversion(s: S, province: number, seat: Seat): number {
  if (
    s.onMarker[province] !== seat ||
    s.control[province] === NONE ||
    s.control[province] === seat ||
    (CAPITALS_MASK >> province) & 1 ||
    enemiesIn(s, province, seat)
  )
    return 0
  return linked(s, province, seat) && s.pieces[at.pieces(seat, MARKER)] > 0 ? 2 : 1
}
