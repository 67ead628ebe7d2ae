/** Questions of movement: what may board, sail, land and enter where. */
import type { Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { ASTRONOMY, CLOTH_MAKING } from '../data/cards.ts'
import { AREA_OF_SHORE, IN_PLAY, map, SAIL, SHORES, TO_LAND } from './map.ts'
import { hasCard } from './query.ts'
import { type Common, FULL, NOMADS, shipOf, tokensAt } from './state.ts'

export const SHIP_ROOM = 5
/** Four areas, five with Cloth Making (CIV-10.6a, CIV-22.3.3); every area entered counts, again too (CIV-R-16). */
export const range = (s: Common, seat: Seat): number => (hasCard(s, seat, CLOTH_MAKING) ? 5 : 4)
/**
 * Open sea needs Astronomy (CIV-10.7a, CIV-22.3.8); in the simpler games it is open to all (CIV-31.5.3, CIV-32.5.1b).
 */
export const crossesOpenSea = (s: Common, seat: Seat): boolean => s.ruleset !== FULL || hasCard(s, seat, ASTRONOMY)
/** Tokens that have neither moved by land nor landed (CIV-10.2b, CIV-10.5b, CIV-10.9b). */
export const unmoved = (s: Common, area: number, seat: Seat): number => s.tokens[tokensAt(area, seat)] - s.mark[area]

/**
 * Anyone may enter any area (CIV-10.3a); among Nomads an area with another's tokens is closed (CIV-31.5.1, CIV-R-109).
 */
export function canEnter(s: Common, area: number, seat: Seat): boolean {
  if (s.ruleset !== NOMADS) return true
  for (let other = 0; other < s.seats; other++) if (other !== seat && s.tokens[tokensAt(area, other)] > 0) return false
  return true
}
/** Tokens land only where there is land (CIV-R-92). */
export const canLand = (s: Common, area: number, seat: Seat): boolean => !map.openSea[area] && canEnter(s, area, seat)

/**
 * One more step of a ship over a water border to `to`, lakes included, never over a wholly land border (CIV-10.10a):
 * within its range, and never into a place it could not come out of in time.
 */
export function canSail(s: Common, seat: Seat, ship: number, to: number): boolean {
  const area = AREA_OF_SHORE[to]
  const left = range(s, seat) - s.sailed[ship] - 1
  if (left < 0 || IN_PLAY[s.board * AREAS + area] === 0) return false
  if (map.openSea[area] && (!crossesOpenSea(s, seat) || left < TO_LAND[s.board * SHORES + to])) return false
  return s.ruleset !== NOMADS || s.aboard[ship] === 0 || canLandWithin(s, seat, to, left)
}
/** Can tokens aboard still land, that many steps from here? Nobody may remain aboard (CIV-10.9a). */
function canLandWithin(s: Common, seat: Seat, shore: number, steps: number): boolean {
  if (canLand(s, AREA_OF_SHORE[shore], seat)) return true
  if (steps <= 0) return false
  for (let way = SAIL.at[shore]; way < SAIL.at[shore + 1]; way++) {
    const to = SAIL.to[way]
    if (IN_PLAY[s.board * AREAS + AREA_OF_SHORE[to]] && canLandWithin(s, seat, to, steps - 1)) return true
  }
  return false
}

/** An equal ship with a lower number: what it may do is listed there. */
export function sameShip(s: Common, seat: Seat, i: number): boolean {
  const ship = shipOf(seat, i)
  for (let lower = 0; lower < i; lower++) {
    const other = shipOf(seat, lower)
    if (
      s.ship[other] !== NONE &&
      s.ship[other] === s.ship[ship] &&
      s.sailed[other] === s.sailed[ship] &&
      s.aboard[other] === s.aboard[ship] &&
      s.fixed[other] === s.fixed[ship]
    )
      return true
  }
  return false
}
