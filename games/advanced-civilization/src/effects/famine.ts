/** 16.3 Famine: the victim's own loss, their orders, then the others' losses (ADV-R-31). */
import { bit, type World } from '@ecumene/kernel'
import { FAMINE } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { LOSS } from '../query/exposure.ts'
import type { S } from '../state.ts'
import { others } from './calamities.ts'
import { beginLosses, strike } from './losses.ts'
import { beginOrders } from './orders.ts'

/**
 * Ten points, twenty for the others and eight for each of them (ADV-16.3.1, ADV-16.3.2, ADV-16.3.3, ≠ CIV-22.2.5a,
 * CIV-22.2.5b, CIV-22.2.5c).
 */
const FAMINE_LOSS = 10
const FAMINE_ORDERS = 20
const FAMINE_CAP = 8
export function famineStrikes(s: S, world: World<E>): void {
  const seat = s.victim[FAMINE]
  strike(s, seat, FAMINE_LOSS, world)
  beginLosses(s, bit(seat), LOSS.famine, 0, world)
}
export const famineOrders = (s: S, world: World<E>): void =>
  beginOrders(s, s.victim[FAMINE], LOSS.famine, FAMINE_ORDERS, FAMINE_CAP, world)
/** The victim has fixed the amounts; each of the others picks their own units (ADV-16.3.4). */
export const famineSpreads = (s: S, world: World<E>): void =>
  beginLosses(s, others(s, s.victim[FAMINE]), LOSS.famine, 0, world)
