/** Why something may not be built at a place: the exact rule, for the usual attempts. Off the hot path. */
import { NONE, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS, SEA_IDS } from '../../data/names.ts'
import { IN_PLAY } from '../board.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from '../state.ts'
import { controlled } from './control.ts'
import { canBuildIn, claimable, claimableFree } from './places.ts'
import { adjacentTo, reachableFrom } from './reach.ts'
import { enemiesIn, fleet } from './units.ts'

const covered = (s: S, province: number): Refusal | null =>
  (IN_PLAY[s.seats] >> province) & 1 ? null : refusal('MN-R-1b', 'refuse.covered', { province: PROVINCE_IDS[province] })
const noPiece = (s: S, seat: Seat, kind: number, rule: string): Refusal | null =>
  s.pieces[at.pieces(seat, kind)] > 0 ? null : refusal(rule, 'refuse.pieces')

export function whyNotIn(s: S, province: number, seat: Seat): Refusal | null {
  if (canBuildIn(s, province, seat)) return null
  const name = PROVINCE_IDS[province]
  if (s.control[province] !== seat)
    return covered(s, province) ?? refusal('MN-3.1.1d', 'refuse.control', { province: name })
  return refusal('MN-R-23', 'refuse.enemyUnits', { province: name })
}
/** `isFree`: Hammurabi's marker, by land only. */
export function whyNotControl(s: S, province: number, seat: Seat, isFree: boolean): Refusal | null {
  const name = PROVINCE_IDS[province]
  if (((isFree ? claimableFree(s, seat) : claimable(s, seat)) >> province) & 1) return null
  const piece = noPiece(s, seat, MARKER, 'MN-R-27a')
  if (piece) return piece
  if (s.control[province] !== NONE) return refusal('MN-3.1.1f', 'refuse.controlled', { province: name })
  if (enemiesIn(s, province, seat)) return refusal('MN-3.1.1f', 'refuse.enemyUnits', { province: name })
  const now = controlled(s, seat)
  const nearNow = isFree ? adjacentTo(s, now) : reachableFrom(s, now, fleet(s, seat))
  if ((nearNow >> province) & 1) return refusal('MN-R-21b', 'refuse.freshBase', { province: name })
  return (
    covered(s, province) ??
    (isFree
      ? refusal('MN-R-62a', 'refuse.farByLand', { province: name })
      : refusal('MN-3.1.1a', 'refuse.far', { province: name }))
  )
}
export const whyNotLegion = (s: S, province: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, LEGION, 'MN-3.1.2g') ?? whyNotIn(s, province, seat)
export const whyNotFortress = (s: S, province: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, FORT, 'MN-3.1.2g') ??
  whyNotIn(s, province, seat) ??
  (s.fortress[province] !== NONE
    ? refusal('MN-3.1.2d', 'refuse.oneFortress', { province: PROVINCE_IDS[province] })
    : null)
export const whyNotTrireme = (s: S, sea: number, seat: Seat): Refusal | null =>
  noPiece(s, seat, TRIREME, 'MN-3.1.2g') ?? refusal('MN-R-25', 'refuse.harbour', { sea: SEA_IDS[sea] })
