/** Phase 4: trade route tokens of the active player, then the lands that have closed (BRZ-R-43). */
import { NONE, type World } from '@ecumene/kernel'
import { LANDSCAPE_IDS, LANDSCAPES } from '../../data/lands.ts'
import { ROUTE_LENGTHS, ROUTE_POINTS } from '../../data/tokens.ts'
import { isClosed, leaderOf, longestRun, reachedByAll, routeEarned, routeHeld } from '../board.ts'
import type { E } from '../events.ts'
import { GONE, landsOf, routeAt, type S } from '../state.ts'

/**
 * In each landscape the highest free token that the longest run earns; the lower one goes back (BRZ-ROUTE-1,
 * BRZ-ROUTE-6, BRZ-R-19), and may be taken by another on their turn (BRZ-ROUTE-7). Only the active player is looked at
 * (BRZ-R-18); nobody loses a token (BRZ-ROUTE-5).
 */
export function takeRoutes(s: S, world: World<E>): void {
  const seat = s.turn
  for (let landscape = 0; landscape < LANDSCAPES; landscape++) {
    const token = routeEarned(s, seat, landscape, longestRun(s, seat, landscape))
    if (token === NONE) continue
    const held = routeHeld(s, seat, landscape)
    s.routeOf[routeAt(landscape, token)] = seat
    if (world.live)
      world.emit({
        type: 'route',
        seat,
        landscape: LANDSCAPE_IDS[landscape],
        number: ROUTE_LENGTHS[token],
        points: ROUTE_POINTS[token],
      })
    if (held === NONE) continue
    s.routeOf[routeAt(landscape, held)] = NONE
    if (world.live)
      world.emit({ type: 'routeReturned', seat, landscape: LANDSCAPE_IDS[landscape], number: ROUTE_LENGTHS[held] })
  }
}

/** Every land that has closed is judged, from left to right (BRZ-PROV-1, BRZ-R-22). */
export function awardProvinces(s: S, world: World<E>): void {
  for (let land = 0; land < s.open; land++)
    if (s.provinceOf[land] === NONE && isClosed(s, land)) award(s, land, leaderOf(s, land), world)
}

/**
 * Before scoring: lands that everybody has reached or passed are judged, the other tokens go to nobody (BRZ-END-5,
 * BRZ-END-6, BRZ-END-7).
 */
export function awardLastProvinces(s: S, world: World<E>): void {
  for (let land = 0; land < landsOf(s); land++)
    if (s.provinceOf[land] === NONE) award(s, land, reachedByAll(s, land) ? leaderOf(s, land) : NONE, world)
}

/** A token that nobody wins leaves the game (BRZ-R-23). */
function award(s: S, land: number, winner: number, world: World<E>): void {
  s.provinceOf[land] = winner === NONE ? GONE : winner
  if (!world.live) return
  if (winner === NONE) world.emit({ type: 'provinceGone', land: land + 1, points: s.province[land] })
  else world.emit({ type: 'province', seat: winner, land: land + 1, points: s.province[land] })
}
