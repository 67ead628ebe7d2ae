/** 16.3 Famine and 16.9 Epidemic: the victim's own loss, his orders, then the others' losses (ADV-R-31). */
import { bit, type Cx, type Seat } from '@ecumene/kernel'
import { MEDICINE, ROADBUILDING } from '../../data/cards.ts'
import { EPIDEMIC, FAMINE } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import type { S } from '../state.ts'
import { LOSS } from './exposure.ts'
import { beginLosses } from './lose.ts'
import { beginOrders } from './orders.ts'
import { others } from './resolve.ts'

/** Ten points, twenty for the others and eight for each of them (ADV-16.3.1, ADV-16.3.2, ADV-16.3.3, ≠ CIV-22.2.5a, CIV-22.2.5b, CIV-22.2.5c). */
const FAMINE_LOSS = 10
const FAMINE_ORDERS = 20
const FAMINE_CAP = 8
export function famineStrikes(s: S, cx: Cx<E>): void {
  const who = s.victim[FAMINE]
  strike(s, who, FAMINE_LOSS, cx)
  beginLosses(s, bit(who), LOSS.famine, 0, cx)
}
export const famineOrders = (s: S, cx: Cx<E>): void =>
  beginOrders(s, s.victim[FAMINE], LOSS.famine, FAMINE_ORDERS, FAMINE_CAP, cx)
/** He has fixed the amounts; each of the others picks his own units (ADV-16.3.4). */
export const famineSpreads = (s: S, cx: Cx<E>): void => beginLosses(s, others(s, s.victim[FAMINE]), LOSS.famine, 0, cx)

/** Sixteen points, twenty-five for the others and ten for each of them, not for the trader (ADV-16.9.1, ADV-16.9.2, ADV-16.9.3). */
const EPIDEMIC_LOSS = 16
const EPIDEMIC_ORDERS = 25
const EPIDEMIC_CAP = 10
/** Medicine: 8 less, 5 less for others (ADV-16.9.6, ADV-18.10b, ≠ CIV-22.2.8.3a); Roadbuilding: 5 more (ADV-16.9.7, ADV-18.5c). Only then is the share paid (ADV-R-42). */
export function epidemicShare(s: S, who: Seat, points: number, medicine: number): number {
  const share = points - (holds(s, who, MEDICINE) ? medicine : 0) + (holds(s, who, ROADBUILDING) ? 5 : 0)
  return Math.max(share, 0)
}
export function epidemicStrikes(s: S, cx: Cx<E>): void {
  const who = s.victim[EPIDEMIC]
  strike(s, who, epidemicShare(s, who, EPIDEMIC_LOSS, 8), cx)
  beginLosses(s, bit(who), LOSS.epidemic, 0, cx)
}
export const epidemicOrders = (s: S, cx: Cx<E>): void =>
  beginOrders(s, s.victim[EPIDEMIC], LOSS.epidemic, EPIDEMIC_ORDERS, EPIDEMIC_CAP, cx)
export function epidemicSpreads(s: S, cx: Cx<E>): void {
  const who = s.victim[EPIDEMIC]
  for (let p = 0; p < s.seats; p++) {
    if (p === who || s.toLose[p] === 0) continue
    const share = epidemicShare(s, p, s.toLose[p], 5)
    if (share !== s.toLose[p]) strike(s, p, share, cx)
  }
  beginLosses(s, others(s, who), LOSS.epidemic, 0, cx)
}
export function strike(s: S, who: Seat, points: number, cx: Cx<E>): void {
  s.toLose[who] = points
  if (cx.live) cx.emit({ type: 'mustLose', seat: who, points })
}
