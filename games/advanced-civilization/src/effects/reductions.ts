/** Calamities that reduce a number of cities. */
import { bit, type Seat, type World } from '@ecumene/kernel'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { harmless } from './calamities.ts'

/** So many of a player's cities, or all there are. */
export function reduceSome(s: S, seat: Seat, cities: number, calamity: number, world: World<E>): void {
  const n = Math.min(cities, s.cities[seat])
  if (n <= 0) {
    harmless(s, calamity, world)
    return
  }
  s.toReduce[seat] = n
  if (world.live) world.emit({ type: 'mustReduce', seat, cities: n })
  beginReductions(s, bit(seat), 0, world)
}
