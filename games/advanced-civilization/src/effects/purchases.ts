/** Phase 12: a purchase is paid, commodities beyond eight go back. */
import { payFromTreasury } from '@ecumene/civilization-family/src/pieces.ts'
import { askInOrder, askTogether, finish } from '@ecumene/civilization-family/src/simultaneous.ts'
import { bit, EVERYONE, type Seat, setSlot, slot, type World } from '@ecumene/kernel'
import { CARD_IDS, CARDS, MYSTICISM } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_IDS, GRAIN, HAND_LIMIT, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { minedInPayment } from '../query/mining.ts'
import { available, basketPrice, paymentValue, priceOf } from '../query/prices.ts'
import { cardOf, handOf, isForTwo, isIdle, MINE_BEST, MINE_NONE, paidOf, type S } from '../state.ts'
import { decisions } from '../verbs.ts'
import { fromHand, setApart } from './stacks.ts'

export const RETURNING = 2 // slot: seats that have bought and surrender cards
/**
 * The trade cards are shown and held apart (ADV-R-51, ADV-R-78); the Treasury pays exactly what is missing (ADV-12.6).
 */
export function pay(s: S, who: Seat, world: World<E>): void {
  const price = basketPrice(s, who)
  const value = paymentValue(s, who)
  const tokens = value < price ? price - value : 0
  const raised = minedInPayment(s, who)
  if (world.live)
    for (let card = 0; card < CARDS; card++)
      if (s.basket[cardOf(who, card)])
        world.emit({ type: 'acquired', seat: who, card: CARD_IDS[card], price: priceOf(s, who, card) })
  for (let commodity = 0; commodity < COMMODITIES; commodity++) {
    const n = s.payment[paidOf(who, commodity)]
    if (n === 0) continue
    s.payment[paidOf(who, commodity)] = 0
    for (let i = 0; i < n; i++) {
      fromHand(s, who, commodity)
      setApart(s, commodity)
    }
    if (world.live) world.emit({ type: 'spent', seat: who, commodity: COMMODITY_IDS[commodity], cards: n })
  }
  if (raised !== MINE_NONE) {
    s.mined[who] = 1
    if (world.live) world.emit({ type: 'mined', seat: who, commodity: COMMODITY_IDS[raised] })
  }
  payFromTreasury(s, who, tokens)
  for (let card = 0; card < CARDS; card++) {
    if (s.basket[cardOf(who, card)] === 0) continue
    s.basket[cardOf(who, card)] = 0
    s.card[cardOf(who, card)] = 1
    s.copies[card]--
  }
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'paid', seat: who, price, tokens })
}
/** Exactly the cards above eight are surrendered (ADV-R-69). */
export function goOn(s: S, who: Seat, world: World<E>): void {
  if (s.handSize[who] > HAND_LIMIT) setSlot(s, RETURNING, slot(s, RETURNING) | bit(who))
  else leaveShop(s, who, world)
}
/** Surrendered openly; Grain laid open may go too (ADV-12.16, ADV-R-34). */
export function giveBack(s: S, who: Seat, kind: number, world: World<E>): void {
  fromHand(s, who, kind)
  setApart(s, kind)
  if (kind === GRAIN && s.shown[who] > s.hand[handOf(who, GRAIN)]) s.shown[who]--
  world.reveal(EVERYONE)
  if (world.live) world.emit({ type: 'gaveBack', seat: who, trade: TRADE_IDS[kind] })
  if (s.handSize[who] <= HAND_LIMIT) leaveShop(s, who, world)
}
function leaveShop(s: S, who: Seat, world: World<E>): void {
  if (world.live) world.emit({ type: 'kept', seat: who, cards: s.handSize[who] })
  finish(s, who)
}
/**
 * Whoever has cards in hand, or enough in the Treasury for some card, is asked. A single Mysticism makes the order
 * matter (ADV-R-62).
 */
export function beginPurchases(s: S): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) {
    s.mining[seat] = MINE_BEST
    s.mined[seat] = 0
    if (!isIdle(s, seat) && (s.handSize[seat] > 0 || anyPayable(s, seat))) mask |= bit(seat)
  }
  if (isForTwo(s) && s.copies[MYSTICISM] > 0) askInOrder(s, decisions.acquire, mask)
  else askTogether(s, decisions.acquire, mask)
}
function anyPayable(s: S, who: Seat): boolean {
  for (let card = 0; card < CARDS; card++)
    if (available(s, who, card) && priceOf(s, who, card) <= s.treasury[who]) return true
  return false
}
