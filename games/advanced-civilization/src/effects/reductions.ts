/** Calamities that reduce a number of cities. */
import { bit, type Cx, type Seat } from '@ecumene/kernel'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { harmless } from './calamities.ts'

/** So many of his cities, or all he has. */
export function reduceSome(s: S, who: Seat, cities: number, calamity: number, cx: Cx<E>): void {
  const n = Math.min(cities, s.cities[who])
  if (n <= 0) {
    harmless(s, calamity, cx)
    return
  }
  s.toReduce[who] = n
  if (cx.live) cx.emit({ type: 'mustReduce', seat: who, cities: n })
  beginReductions(s, bit(who), 0, cx)
}
