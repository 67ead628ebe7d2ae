/**
 * Phase 12, in A.S.T. order or all at once (ADV-12.1, ADV-R-6, ≠ CIV-17.1): one purchase of any number of civilization cards (ADV-12.14), then commodities beyond eight are surrendered
 * (ADV-12.15, ≠ CIV-18.0a). Cards are gathered and paid for in secret until `pay`: nobody learns from it what a hand could have bought.
 */
import { payFromTreasury } from '@ecumene/civilization-family/src/pieces.ts'
import { askInOrder, askTogether, finish, insisted, listInsist } from '@ecumene/civilization-family/src/simultaneous.ts'
import {
  bit,
  type Code,
  type Codes,
  type Cx,
  type Decision,
  EVERYONE,
  has,
  type Prompt,
  type Refusal,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { CARD_IDS, CARD_NEEDS, CARDS, MINING, MYSTICISM, NO_CARD } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_IDS, GRAIN, HAND_LIMIT, MINED, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { gainOf, minedInPayment } from '../mining.ts'
import { available, basketPrice, basketSize, canTake, means, paymentValue, priceOf, spendable } from '../purchase.ts'
import { holds } from '../query.ts'
import { fromHand, setApart } from '../stacks.ts'
import { cardOf, handOf, isForTwo, isIdle, MINE_BEST, MINE_NONE, paidOf, type S } from '../state.ts'
import { D, V } from '../verbs.ts'

const RETURNING = 2 // slot: seats that have bought and surrender cards
const isReturning = (s: S, who: Seat): boolean => has(slot(s, RETURNING), who)
const canPay = (s: S, who: Seat): boolean =>
  basketSize(s, who) > 0 && paymentValue(s, who) + s.treasury[who] >= basketPrice(s, who)
const NO_MINE = 0

export const acquire: Decision<S, E> = {
  name: 'acquire',
  rule: 'ADV-12.4',
  mode: 'open',
  alwaysAsk: true, // a question that answers itself would tell what a hand cannot buy
  legal(s, seat, out) {
    if (isReturning(s, seat)) {
      for (let k = 0; k < COMMODITIES; k++) if (s.hand[handOf(seat, k)] > 0) out.put(V.giveBack.code(k))
      return
    }
    listPurchase(s, seat, out)
    listInsist(s, seat, out)
  },
  apply(s, seat, code, cx) {
    if (insisted(s, seat, code, cx)) return
    if (V.take.is(code)) s.basket[cardOf(seat, V.take.arg.card(code))] = 1
    else if (V.spend.is(code)) s.payment[paidOf(seat, V.spend.arg.commodity(code))] = V.spend.arg.cards(code)
    else if (V.mine.is(code))
      s.mining[seat] = V.mine.arg.mined(code) === NO_MINE ? MINE_NONE : MINED[V.mine.arg.mined(code) - 1]
    else if (V.giveBack.is(code)) giveBack(s, seat, V.giveBack.arg.trade(code), cx)
    else {
      if (V.pay.is(code)) pay(s, seat, cx)
      goOn(s, seat, cx)
    }
  },
  why: (s, seat, code) => (isReturning(s, seat) ? whyNotReturn(s, seat, code) : whyNotBuy(s, seat, code)),
  fallback(s, seat) {
    if (isReturning(s, seat)) {
      let k = 0
      while (s.hand[handOf(seat, k)] === 0) k++
      return V.giveBack.code(k)
    }
    if (basketSize(s, seat) === 0) return V.done.code()
    if (canPay(s, seat)) return V.pay.code()
    for (let c = 0; c < COMMODITIES; c++) {
      const n = spendable(s, seat, c)
      if (n > s.payment[paidOf(seat, c)]) return V.spend.code(c, n)
    }
    return holds(s, seat, MINING) && s.mining[seat] === MINE_NONE ? V.mine.code(bestOfPayment(s, seat)) : V.done.code()
  },
  prompt: (s, seat): Prompt =>
    isReturning(s, seat)
      ? { key: 'prompt.giveBack', rule: 'ADV-12.15', args: { cards: s.handSize[seat], most: HAND_LIMIT } }
      : {
          key: 'prompt.acquire',
          rule: 'ADV-12.4',
          args: { price: basketPrice(s, seat), paid: paymentValue(s, seat), treasury: s.treasury[seat] },
        },
}
function listPurchase(s: S, seat: Seat, out: Codes): void {
  for (let c = 0; c < CARDS; c++) if (canTake(s, seat, c)) out.put(V.take.code(c))
  if (basketSize(s, seat) === 0) {
    out.put(V.done.code())
    return
  }
  // Any part of a holding; more than is needed is legal and wasted (ADV-12.5).
  for (let c = 0; c < COMMODITIES; c++)
    for (let n = s.payment[paidOf(seat, c)] + 1; n <= spendable(s, seat, c); n++) out.put(V.spend.code(c, n))
  if (holds(s, seat, MINING)) listMining(s, seat, out)
  if (canPay(s, seat)) out.put(V.pay.code())
}
/** One of the five among the cards spent, or none (ADV-R-70). */
function listMining(s: S, seat: Seat, out: Codes): void {
  const now = minedInPayment(s, seat)
  if (now !== MINE_NONE) out.put(V.mine.code(NO_MINE))
  for (let i = 0; i < MINED.length; i++)
    if (MINED[i] !== now && gainOf(MINED[i], s.payment[paidOf(seat, MINED[i])]) > 0) out.put(V.mine.code(i + 1))
}
function bestOfPayment(s: S, seat: Seat): number {
  let best = NO_MINE
  let most = 0
  for (let i = 0; i < MINED.length; i++) {
    const gain = gainOf(MINED[i], s.payment[paidOf(seat, MINED[i])])
    if (gain > most) {
      most = gain
      best = i + 1
    }
  }
  return best
}
/** The trade cards are shown and held apart (ADV-R-51, ADV-R-78); the Treasury pays exactly what is missing (ADV-12.6). */
function pay(s: S, who: Seat, cx: Cx<E>): void {
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
function goOn(s: S, who: Seat, cx: Cx<E>): void {
  if (s.handSize[who] > HAND_LIMIT) setSlot(s, RETURNING, slot(s, RETURNING) | bit(who))
  else leaveShop(s, who, cx)
}
/** Surrendered openly; Grain laid open may go too (ADV-12.16, ADV-R-34). */
function giveBack(s: S, who: Seat, kind: number, cx: Cx<E>): void {
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

function whyNotBuy(s: S, seat: Seat, code: Code): Refusal | null {
  if (V.take.is(code)) {
    const card = V.take.arg.card(code)
    if (holds(s, seat, card) || s.basket[cardOf(seat, card)])
      return refusal('ADV-12.2', 'refuse.oneOfEach', { card: CARD_IDS[card] })
    if (s.copies[card] === 0) return refusal('ADV-23.6', 'refuse.noCopies', { card: CARD_IDS[card] })
    const needs = CARD_NEEDS[card]
    if (needs !== NO_CARD && !holds(s, seat, needs))
      return refusal('ADV-12.12', 'refuse.needsCard', { card: CARD_IDS[needs] })
    return refusal('ADV-12.4', 'refuse.tooDear', {
      price: basketPrice(s, seat) + priceOf(s, seat, card),
      means: means(s, seat),
    })
  }
  if (V.pay.is(code))
    return refusal('ADV-12.4', 'refuse.notPaid', {
      price: basketPrice(s, seat),
      paid: paymentValue(s, seat) + s.treasury[seat],
    })
  if (V.spend.is(code)) {
    const commodity = V.spend.arg.commodity(code)
    const open = commodity === GRAIN && s.shown[seat] > 0
    return open
      ? refusal('ADV-16.3.6', 'refuse.grainShown', { cards: s.shown[seat] })
      : refusal('ADV-R-49', 'refuse.lackCard', { trade: COMMODITY_IDS[commodity] })
  }
  if (V.mine.is(code)) return refusal('ADV-R-50', holds(s, seat, MINING) ? 'refuse.mineSpent' : 'refuse.mining')
  if (V.giveBack.is(code)) return refusal('ADV-R-69', 'refuse.onlyAbove', { most: HAND_LIMIT })
  return V.done.is(code) ? refusal('ADV-12.14', 'refuse.payFirst') : null
}
function whyNotReturn(s: S, seat: Seat, code: Code): Refusal | null {
  if (!V.giveBack.is(code))
    return refusal('ADV-12.15', 'refuse.eightCards', { most: HAND_LIMIT, cards: s.handSize[seat] })
  return refusal('ADV-12.16', 'refuse.lackCard', { trade: TRADE_IDS[V.giveBack.arg.trade(code)] })
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
