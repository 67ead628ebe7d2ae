/** 16.11 Iconoclasm and Heresy: whose cities the victim may order to be reduced. */
import { type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { PHILOSOPHY, THEOLOGY } from '../../data/cards.ts'
import { ICONOCLASM } from '../../data/trade.ts'
import type { S } from '../state.ts'
import { holds } from './holdings.ts'
import { isSpared } from './orders.ts'

/** Cities of other players that the victim orders to be reduced (ADV-16.11.3). */
export const ORDERED = 2
/**
 * Cities this player may still be ordered to reduce: none of the trader (ADV-11.10) or with Theology (ADV-16.11.6,
 * ADV-18.24c), one with Philosophy (ADV-16.11.5, ADV-18.19b); both may be of one player (ADV-R-44).
 */
export function mostOf(s: S, victim: Seat, target: Seat): number {
  if (isSpared(s, victim, ICONOCLASM, target) || holds(s, target, THEOLOGY)) return 0
  const most = holds(s, target, PHILOSOPHY) ? 1 : ORDERED
  return Math.min(most, s.cities[target]) - s.toReduce[target]
}
export function whyNot(s: S, seat: Seat, target: Seat): Refusal {
  if (target === seat || target >= s.seats) return refusal('ADV-16.11.3', 'refuse.otherPlayer')
  if (holds(s, target, THEOLOGY)) return refusal('ADV-16.11.6', 'refuse.immune', { target })
  if (isSpared(s, seat, ICONOCLASM, target)) return refusal('ADV-11.10', 'refuse.immune', { target })
  if (s.cities[target] <= s.toReduce[target]) return refusal('ADV-16.11.3', 'refuse.noMoreCities', { target })
  return refusal('ADV-16.11.5', 'refuse.oneHeresy', { target })
}
