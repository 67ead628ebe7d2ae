/** 16.9 Epidemic: the victim's own loss, their orders, then the others' losses (ADV-R-31). */
import { bit, type Seat, type World } from '@ecumene/kernel'
import { MEDICINE, ROADBUILDING } from '../../data/cards.ts'
import { EPIDEMIC } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { LOSS } from '../query/exposure.ts'
import { holds } from '../query/holdings.ts'
import type { S } from '../state.ts'
import { others } from './calamities.ts'
import { beginLosses, strike } from './losses.ts'
import { beginOrders } from './orders.ts'

/**
 * Sixteen points, twenty-five for the others and ten for each of them, not for the trader (ADV-16.9.1, ADV-16.9.2,
 * ADV-16.9.3).
 */
const EPIDEMIC_LOSS = 16
const EPIDEMIC_ORDERS = 25
const EPIDEMIC_CAP = 10
/**
 * Medicine: 8 less, 5 less for others (ADV-16.9.6, ADV-18.10b, ≠ CIV-22.2.8.3a); Roadbuilding: 5 more (ADV-16.9.7,
 * ADV-18.5c). Only then is the share paid (ADV-R-42).
 */
export function epidemicShare(s: S, seat: Seat, points: number, medicine: number): number {
  const share = points - (holds(s, seat, MEDICINE) ? medicine : 0) + (holds(s, seat, ROADBUILDING) ? 5 : 0)
  return Math.max(share, 0)
}
export function epidemicStrikes(s: S, world: World<E>): void {
  const seat = s.victim[EPIDEMIC]
  strike(s, seat, epidemicShare(s, seat, EPIDEMIC_LOSS, 8), world)
  beginLosses(s, bit(seat), LOSS.epidemic, 0, world)
}
export const epidemicOrders = (s: S, world: World<E>): void =>
  beginOrders(s, s.victim[EPIDEMIC], LOSS.epidemic, EPIDEMIC_ORDERS, EPIDEMIC_CAP, world)
export function epidemicSpreads(s: S, world: World<E>): void {
  const victim = s.victim[EPIDEMIC]
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === victim || s.toLose[seat] === 0) continue
    const share = epidemicShare(s, seat, s.toLose[seat], 5)
    if (share !== s.toLose[seat]) strike(s, seat, share, world)
  }
  beginLosses(s, others(s, victim), LOSS.epidemic, 0, world)
}
