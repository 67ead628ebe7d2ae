/** Calamity 3, Famine (CIV-22.2.5a to CIV-22.2.5e), and calamity 6, Epidemic (CIV-22.2.8.1a to CIV-22.2.8.3b): his own loss, his orders, theirs (CIV-R-99). */
import { MEDICINE } from '@ecumene/civilization-family/data/cards.ts'
import { LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { bit, type World } from '@ecumene/kernel'
import { EPIDEMIC, FAMINE } from '../../data/trade.ts'
import { beginLosses } from '../decisions/lose.ts'
import { beginOrders } from '../decisions/orders.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { others } from './calamity.ts'

const FAMINE_LOSS = 9
const FAMINE_ORDERS = 20
const FAMINE_CAP = 11
const EPIDEMIC_LOSS = 16
const EPIDEMIC_WITH_MEDICINE = 11
const EPIDEMIC_ORDERS = 25
const EPIDEMIC_CAP = 10

export function famineStrikes(s: S, world: World<E>): void {
  const who = s.victim[FAMINE]
  s.toLose[who] = FAMINE_LOSS
  beginLosses(s, bit(who), LOSS.famine, 0, world)
}
export const famineOrders = (s: S): void => beginOrders(s, s.victim[FAMINE], LOSS.famine, FAMINE_ORDERS, FAMINE_CAP)
export const famineSpreads = (s: S, world: World<E>): void =>
  beginLosses(s, others(s, s.victim[FAMINE]), LOSS.famine, 0, world)

export function epidemicStrikes(s: S, world: World<E>): void {
  const who = s.victim[EPIDEMIC]
  s.toLose[who] = hasCard(s, who, MEDICINE) ? EPIDEMIC_WITH_MEDICINE : EPIDEMIC_LOSS // CIV-22.2.8.3a, CIV-22.3.14
  beginLosses(s, bit(who), LOSS.epidemic, 0, world)
}
export const epidemicOrders = (s: S): void =>
  beginOrders(s, s.victim[EPIDEMIC], LOSS.epidemic, EPIDEMIC_ORDERS, EPIDEMIC_CAP)
export const epidemicSpreads = (s: S, world: World<E>): void =>
  beginLosses(s, others(s, s.victim[EPIDEMIC]), LOSS.epidemic, 0, world)
