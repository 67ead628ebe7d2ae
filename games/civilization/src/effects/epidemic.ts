/** Calamity 6, Epidemic: the victim's loss, the orders to others, their losses (CIV-22.2.8.1a, CIV-R-99). */
import { MEDICINE } from '@ecumene/civilization-family/data/cards.ts'
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { bit, type World } from '@ecumene/kernel'
import { EPIDEMIC } from '../../data/trade.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { others } from './calamity.ts'
import { beginLosses, strike } from './losses.ts'
import { beginOrders } from './orders.ts'

const EPIDEMIC_LOSS = 16
const EPIDEMIC_WITH_MEDICINE = 11
const EPIDEMIC_ORDERS = 25
const EPIDEMIC_CAP = 10
export function epidemicStrikes(s: S, world: World<E>): void {
  const seat = s.victim[EPIDEMIC]
  const points = hasCard(s, seat, MEDICINE) ? EPIDEMIC_WITH_MEDICINE : EPIDEMIC_LOSS // CIV-22.2.8.3a, CIV-22.3.14
  strike(s, seat, points, world)
  beginLosses(s, bit(seat), LOSS.epidemic, 0, world)
}
export const epidemicOrders = (s: S): void =>
  beginOrders(s, s.victim[EPIDEMIC], LOSS.epidemic, EPIDEMIC_ORDERS, EPIDEMIC_CAP)
export const epidemicSpreads = (s: S, world: World<E>): void =>
  beginLosses(s, others(s, s.victim[EPIDEMIC]), LOSS.epidemic, 0, world)
