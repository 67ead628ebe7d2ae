/** Calamity 3, Famine: the victim's loss, the orders to others, their losses (CIV-22.2.5a, CIV-R-99). */
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { bit, type World } from '@ecumene/kernel'
import { FAMINE } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { others } from './calamity.ts'
import { beginLosses, strike } from './losses.ts'
import { beginOrders } from './orders.ts'

const FAMINE_LOSS = 9
const FAMINE_ORDERS = 20
const FAMINE_CAP = 11

export function famineStrikes(s: S, world: World<E>): void {
  const seat = s.victim[FAMINE]
  strike(s, seat, FAMINE_LOSS, world)
  beginLosses(s, bit(seat), LOSS.famine, 0, world)
}
export const famineOrders = (s: S): void => beginOrders(s, s.victim[FAMINE], LOSS.famine, FAMINE_ORDERS, FAMINE_CAP)
export const famineSpreads = (s: S, world: World<E>): void =>
  beginLosses(s, others(s, s.victim[FAMINE]), LOSS.famine, 0, world)
