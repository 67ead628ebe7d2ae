/**
 * Changes to pieces. Whatever leaves play returns to its owner's Stock (CIV-2.7.1b); Treasury and Stock never mix
 * (CIV-2.7.3).
 */
import type { Seat, World } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { AREA_IDS } from '../data/areas.ts'
import type { Told } from './events.ts'
import { limitFor } from './query.ts'
import { type Common, tokensAt } from './state.ts'

/** From Stock to the board, as far as the Stock goes (CIV-R-85). Returns how many were placed. */
export function place(s: Common, area: number, seat: Seat, tokens: number): number {
  const n = Math.min(tokens, s.stock[seat])
  s.stock[seat] -= n
  s.tokens[tokensAt(area, seat)] += n
  return n
}
/** From the board to Stock. */
export function remove(s: Common, area: number, seat: Seat, tokens: number): void {
  s.tokens[tokensAt(area, seat)] -= tokens
  s.stock[seat] += tokens
}
export function putCity(s: Common, area: number, seat: Seat, fresh: number): void {
  s.city[area] = seat
  s.fresh[area] = fresh
  s.cities[seat]++
}
export function removeCity(s: Common, area: number): void {
  s.cities[s.city[area]]--
  s.city[area] = NONE
  s.fresh[area] = 0
}
/**
 * To reduce a city: tokens up to the population limit take its place (CIV-14.3a), one more with Agriculture
 * (CIV-22.3.10c), as many as the Stock holds (CIV-14.4a).
 */
export function reduceCity(s: Common, area: number, world: World<Told>): void {
  const seat = s.city[area]
  removeCity(s, area)
  const tokens = place(s, area, seat, limitFor(s, area, seat))
  if (world.live) world.emit({ type: 'reduced', seat, area: AREA_IDS[area], tokens })
}
/** Spent tokens return from the Treasury to Stock (CIV-9.6, CIV-15.7c, CIV-17.6b). */
export function payFromTreasury(s: Common, seat: Seat, tokens: number): void {
  s.treasury[seat] -= tokens
  s.stock[seat] += tokens
}
