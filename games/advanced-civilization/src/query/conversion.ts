/** Section 20, Monotheism: whose units a holder may convert. */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { LAND } from '@ecumene/civilization-family/src/map.ts'
import { cityPieces, hasUnit, inPlay } from '@ecumene/civilization-family/src/query.ts'
import { NOBODY, type Seat, SKIP } from '@ecumene/kernel'
import { MONOTHEISM, THEOLOGY } from '../../data/cards.ts'
import { isIdle, type S, tokensAt } from '../state.ts'
import { holds } from './holdings.ts'

/** Adjacent by land to an area with a unit of the holder, who may also have units in it (ADV-20.2, ADV-R-47). */
export function isNeighbour(s: S, seat: Seat, area: number): boolean {
  if (!inPlay(s, area)) return false
  for (let i = LAND.at[area]; i < LAND.at[area + 1]; i++) if (hasUnit(s, LAND.to[i], seat)) return true
  return false
}
const resists = (s: S, seat: Seat): boolean => holds(s, seat, MONOTHEISM) || holds(s, seat, THEOLOGY)
/** An area with any unit of another holder of Monotheism or of Theology is barred (ADV-20.5, ADV-18.24b, ADV-R-47). */
export function barredBy(s: S, seat: Seat, area: number): Seat {
  for (let target = 0; target < s.seats; target++)
    if (target !== seat && hasUnit(s, area, target) && resists(s, target)) return target
  return -1
}
/** Every piece needed must be in Stock, a city piece for a city too (ADV-20.4). */
function hasPieces(s: S, seat: Seat, area: number, target: Seat): boolean {
  return s.tokens[tokensAt(area, target)] <= s.stock[seat] && (s.city[area] !== target || cityPieces(s, seat) > 0)
}
/**
 * Units of players alone, also of those who have left (ADV-R-63): Barbarians and pirate cities have no seat (ADV-20.6).
 */
export const mayConvert = (s: S, seat: Seat, area: number, target: Seat): boolean =>
  target !== seat && hasUnit(s, area, target) && hasPieces(s, seat, area, target)
function anyConversion(s: S, seat: Seat): boolean {
  for (let area = 0; area < AREAS; area++) {
    if (!isNeighbour(s, seat, area) || barredBy(s, seat, area) >= 0) continue
    for (let target = 0; target < s.seats; target++) if (mayConvert(s, seat, area, target)) return true
  }
  return false
}
/** Holders in A.S.T. order, each from the position left by the one before. */
export function converters(s: S, i: number): Seat {
  if (i >= s.seats) return NOBODY
  const seat = s.succession[i]
  return holds(s, seat, MONOTHEISM) && !isIdle(s, seat) && anyConversion(s, seat) ? seat : SKIP
}
