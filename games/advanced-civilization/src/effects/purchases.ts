/** Phase 12: a purchase is paid, commodities beyond eight go back. */
import { payFromTreasury } from '@ecumene/civilization-family/src/pieces.ts'
import { askInOrder, askTogether, finish } from '@ecumene/civilization-family/src/simultaneous.ts'
import { bit, type Cx, EVERYONE, type Seat, setSlot, slot } from '@ecumene/kernel'
import { CARD_IDS, CARDS, MYSTICISM } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_IDS, GRAIN, HAND_LIMIT, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { minedInPayment } from '../query/mining.ts'
import { available, basketPrice, paymentValue, priceOf } from '../query/prices.ts'
import { cardOf, handOf, isForTwo, isIdle, MINE_BEST, MINE_NONE, paidOf, type S } from '../state.ts'
import { D } from '../verbs.ts'
import { fromHand, setApart } from './stacks.ts'

export const RETURNING = 2 // slot: seats that have bought and surrender cards
/** The trade cards are shown and held apart (ADV-R-51, ADV-R-78); the Treasury pays exactly what is missing (ADV-12.6). */
export function pay(s: S, who: Seat, cx: Cx<E>): void {
  const price = basketPrice(s, who)
  const value = paymentValue(s, who)
  const tokens = value < price ? price - value : 0
  const raised = minedInPayment(s, who)
  if (cx.live)
    for (let c = 0; c < CARDS; c++)
      if (s.basket[cardOf(who, c)])
        cx.emit({ type: 'acquired', seat: who, card: CARD_IDS[c], price: priceOf(s, who, c) })
  for (let c = 0; c < COMMODITIES; c++) {
    const n = s.payment[paidOf(who, c)]
    if (n === 0) continue
    s.payment[paidOf(who, c)] = 0
    for (let i = 0; i < n; i++) {
      fromHand(s, who, c)
      setApart(s, c)
    }
    if (cx.live) cx.emit({ type: 'spent', seat: who, commodity: COMMODITY_IDS[c], cards: n })
  }
  if (raised !== MINE_NONE) {
    s.mined[who] = 1
    if (cx.live) cx.emit({ type: 'mined', seat: who, commodity: COMMODITY_IDS[raised] })
  }
  payFromTreasury(s, who, tokens)
  for (let c = 0; c < CARDS; c++) {
    if (s.basket[cardOf(who, c)] === 0) continue
    s.basket[cardOf(who, c)] = 0
    s.card[cardOf(who, c)] = 1
    s.copies[c]--
  }
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'paid', seat: who, price, tokens })
}
/** Exactly the cards above eight are surrendered (ADV-R-69). */
export function goOn(s: S, who: Seat, cx: Cx<E>): void {
  if (s.handSize[who] > HAND_LIMIT) setSlot(s, RETURNING, slot(s, RETURNING) | bit(who))
  else leaveShop(s, who, cx)
}
/** Surrendered openly; Grain laid open may go too (ADV-12.16, ADV-R-34). */
export function giveBack(s: S, who: Seat, kind: number, cx: Cx<E>): void {
  fromHand(s, who, kind)
  setApart(s, kind)
  if (kind === GRAIN && s.shown[who] > s.hand[handOf(who, GRAIN)]) s.shown[who]--
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'gaveBack', seat: who, trade: TRADE_IDS[kind] })
  if (s.handSize[who] <= HAND_LIMIT) leaveShop(s, who, cx)
}
function leaveShop(s: S, who: Seat, cx: Cx<E>): void {
  if (cx.live) cx.emit({ type: 'kept', seat: who, cards: s.handSize[who] })
  finish(s, who)
}
/** Whoever has cards in hand, or enough in the Treasury for some card, is asked. A single Mysticism makes the order matter (ADV-R-62). */
export function beginPurchases(s: S): void {
  let mask = 0
  for (let p = 0; p < s.seats; p++) {
    s.mining[p] = MINE_BEST
    s.mined[p] = 0
    if (!isIdle(s, p) && (s.handSize[p] > 0 || anyPayable(s, p))) mask |= bit(p)
  }
  if (isForTwo(s) && s.copies[MYSTICISM] > 0) askInOrder(s, D.acquire, mask)
  else askTogether(s, D.acquire, mask)
}
function anyPayable(s: S, who: Seat): boolean {
  for (let c = 0; c < CARDS; c++) if (available(s, who, c) && priceOf(s, who, c) <= s.treasury[who]) return true
  return false
}
