/** The most a player can lose to a calamity, and the shelter of optional rule 24.2. */
import { cityValue, exposedUnits, leastLoss, nothingExposed, PLENTY } from '@ecumene/civilization-family/src/losses.ts'
import { strength } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import type { S } from '../state.ts'

const EXPOSED = nothingExposed()
/** Points a player could lose at the most. */
export function mostLoss(s: S, seat: Seat, kind: number, where: number): number {
  const exposed = exposedUnits(s, seat, kind, where, EXPOSED)
  return leastLoss(PLENTY, exposed.tokens, exposed.cities, cityValue(kind), exposed.stock)
}
/**
 * Optional rule 24.2: below 16 points calamities take nothing more; it covers no other loss (CIV-24.2a, CIV-24.2b,
 * CIV-24.2c, CIV-R-74).
 */
export const isSheltered = (s: S, seat: Seat): boolean => s.mercy === 1 && strength(s, seat) < 16
/** Can the order of these losses matter? Not if they stay at 15 points after all of them. */
export const shelterFar = (s: S, seat: Seat, points: number): boolean =>
  s.mercy === 0 || strength(s, seat) - points >= 15
