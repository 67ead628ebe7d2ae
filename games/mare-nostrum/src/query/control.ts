import { NONE, type Seat } from '@ecumene/kernel'
import { CAPITAL, CAPITAL_PROVINCE, CAPITALS_MASK, LANDS, LEGENDARY, SLOT_KIND, SLOT_PROVINCE } from '../board.ts'
import { BLOCKS, type S } from '../state.ts'

export const capitalOf = (s: S, seat: Seat): number => CAPITAL_PROVINCE[s.empire[seat]]
/**
 * The controller of a building: who occupies it (MN-0j, MN-4.3.2c), also of one at war (MN-4.2.1d, MN-R-46), else who
 * controls the province (MN-0i); nobody in an unclaimed one (MN-R-26a).
 */
export function holderOf(s: S, slot: number): Seat {
  if (s.built[slot] === 0) return NONE
  const stands = s.stand[slot]
  return stands >= 0 && stands < BLOCKS ? stands : s.control[SLOT_PROVINCE[slot]]
}
/** Peace binds two players this round (MN-W-ZEUS-4). */
export const atPeace = (s: S, one: Seat, other: Seat): boolean =>
  s.peaceOf !== NONE && ((s.peaceOf === one && s.peaceWith === other) || (s.peaceOf === other && s.peaceWith === one))
/** Built capitals and legendary cities a seat controls (MN-6.3a, MN-R-49a), those at war too (MN-R-49b). */
export function greatCities(s: S, seat: Seat): number {
  let n = 0
  for (let i = 0; i < GREAT_SLOTS.length; i++) if (holderOf(s, GREAT_SLOTS[i]) === seat) n++
  return n
}
const GREAT_SLOTS = Array.from(SLOT_KIND.keys()).filter(
  slot => SLOT_KIND[slot] === CAPITAL || SLOT_KIND[slot] === LEGENDARY,
)
/** Bit p = province p is controlled by a seat; `since` leaves out what was gained in this building phase (MN-R-21a). */
export function controlled(s: S, seat: Seat, since = false): number {
  let mask = 0
  for (let province = 0; province < LANDS; province++)
    if (s.control[province] === seat && !(since && s.fresh[province] === 1)) mask |= 1 << province
  return mask
}

/** A capital province: its control marker is printed (MN-0g). */
export const isCapital = (province: number): boolean => ((CAPITALS_MASK >> province) & 1) === 1
