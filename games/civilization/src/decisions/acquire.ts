/**
 * Phase 11, in reverse A.S.T. order (CIV-17.1): one purchase of any number of civilization cards (CIV-17.10b), then trade cards beyond six go back (CIV-18.0b).
 * Cards are gathered and paid for in secret until `pay`: nobody learns from it what a hand could have bought.
 */
import { CARD_IDS, NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { payFromTreasury } from '@ecumene/civilization-family/src/pieces.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import {
  again,
  ask,
  bit,
  type Code,
  type Codes,
  type Cx,
  type Decision,
  done,
  EVERYONE,
  type Prompt,
  type Refusal,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { CARD_LIMIT, CARD_NEEDS, CARDS } from '../../data/cards.ts'
import { COMMODITIES, COMMODITY_IDS, HAND_LIMIT, isCalamity, KINDS, STACK_OF, TRADE_IDS } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { available, basketPrice, basketSize, canTake, means, paymentValue, priceOf } from '../purchase.ts'
import { fromHand, putUnder } from '../stacks.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { D, V } from '../verbs.ts'

const STAGE = 0
const BUYING = 0
const RETURNING = 1

const canPay = (s: S, who: Seat): boolean =>
  basketSize(s, who) > 0 && paymentValue(s, who) + s.treasury[who] >= basketPrice(s, who)
/** Above six anything may go; otherwise only calamities he drew (CIV-19.4b, CIV-R-45). */
const mayGiveBack = (s: S, who: Seat, kind: number): boolean =>
  s.hand[handOf(who, kind)] > 0 && (s.handSize[who] > HAND_LIMIT || isCalamity(kind))

export const acquire: Decision<S, E> = {
  name: 'acquire',
  rule: 'CIV-17.2',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand holds no calamity
  legal(s, seat, out) {
    if (slot(s, STAGE) === BUYING) listPurchase(s, seat, out)
    else {
      for (let k = 0; k < KINDS; k++) if (mayGiveBack(s, seat, k)) out.put(V.giveBack.code(k))
      if (s.handSize[seat] <= HAND_LIMIT) out.put(V.done.code())
    }
  },
  apply(s, seat, code, cx) {
    if (V.take.is(code)) s.basket[cardOf(seat, V.take.arg.card(code))] = 1
    else if (V.spend.is(code)) s.payment[paidOf(seat, V.spend.arg.commodity(code))] = V.spend.arg.cards(code)
    else if (V.pay.is(code)) {
      pay(s, seat, cx)
      goOn(s, seat)
    } else if (V.giveBack.is(code)) giveBack(s, seat, V.giveBack.arg.trade(code), cx)
    else if (slot(s, STAGE) === BUYING) goOn(s, seat)
    else done(s)
  },
  why: (s, seat, code) => (slot(s, STAGE) === BUYING ? whyNotBuy(s, seat, code) : whyNotReturn(s, seat, code)),
  fallback(s, seat) {
    if (slot(s, STAGE) === RETURNING) {
      if (s.handSize[seat] > HAND_LIMIT)
        for (let k = 0; k < KINDS; k++) if (mayGiveBack(s, seat, k)) return V.giveBack.code(k)
      return V.done.code()
    }
    if (basketSize(s, seat) === 0) return V.done.code()
    if (canPay(s, seat)) return V.pay.code()
    for (let c = 0; c < COMMODITIES; c++) {
      const n = s.hand[handOf(seat, c)]
      if (n > s.payment[paidOf(seat, c)]) return V.spend.code(c, n)
    }
    return V.done.code()
  },
  prompt: (s, seat): Prompt =>
    slot(s, STAGE) === BUYING
      ? {
          key: 'prompt.acquire',
          rule: 'CIV-17.2',
          args: { price: basketPrice(s, seat), paid: paymentValue(s, seat), treasury: s.treasury[seat] },
        }
      : { key: 'prompt.giveBack', rule: 'CIV-18.0a', args: { cards: s.handSize[seat], most: HAND_LIMIT } },
}
function listPurchase(s: S, seat: Seat, out: Codes): void {
  for (let c = 0; c < CARDS; c++) if (canTake(s, seat, c)) out.put(V.take.code(c))
  if (basketSize(s, seat) === 0) {
    out.put(V.done.code())
    return
  }
  // Any part of a holding; more than is needed is legal and wasted (CIV-R-39).
  for (let c = 0; c < COMMODITIES; c++)
    for (let n = s.payment[paidOf(seat, c)] + 1; n <= s.hand[handOf(seat, c)]; n++) out.put(V.spend.code(c, n))
  if (canPay(s, seat)) out.put(V.pay.code())
}
/** The trade cards go under their stacks, shown to all (CIV-17.6a, CIV-R-95); the Treasury pays exactly what is missing (CIV-17.8); no change (CIV-17.9). */
function pay(s: S, who: Seat, cx: Cx<E>): void {
  const price = basketPrice(s, who)
  const value = paymentValue(s, who)
  const tokens = value < price ? price - value : 0
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
      putUnder(s, c, cx)
    }
    if (cx.live) cx.emit({ type: 'spent', seat: who, commodity: COMMODITY_IDS[c], cards: n })
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
/** Whoever has cards is asked about returning them, calamity or not: a question only to holders of a calamity would give it away. */
function goOn(s: S, who: Seat): void {
  if (s.handSize[who] === 0) done(s)
  else setSlot(s, STAGE, RETURNING)
}
/** Face down, not shown; but its stack grows, so the table learns the number (CIV-18.0b, CIV-R-95). */
function giveBack(s: S, who: Seat, kind: number, cx: Cx<E>): void {
  fromHand(s, who, kind)
  putUnder(s, kind, cx)
  cx.reveal(EVERYONE)
  if (cx.live) cx.emit({ type: 'gaveBack', seat: who, stack: STACK_OF[kind] + 1, trade: TRADE_IDS[kind] })
  if (s.handSize[who] === 0) done(s)
}

function whyNotBuy(s: S, seat: Seat, code: Code): Refusal | null {
  if (V.take.is(code)) {
    const card = V.take.arg.card(code)
    if (hasCard(s, seat, card) || s.basket[cardOf(seat, card)])
      return refusal('CIV-17.7a', 'refuse.oneOfEach', { card: CARD_IDS[card] })
    if (s.copies[card] === 0) return refusal('CIV-R-44', 'refuse.noCopies', { card: CARD_IDS[card] })
    if (CARD_NEEDS[card] !== NO_CARD && !hasCard(s, seat, CARD_NEEDS[card]))
      return refusal('CIV-22.3.15a', 'refuse.lawFirst')
    if (cardCount(s, seat) + basketSize(s, seat) >= CARD_LIMIT)
      return refusal('CIV-17.7b', 'refuse.elevenCards', { most: CARD_LIMIT })
    return refusal('CIV-17.2', 'refuse.tooDear', {
      price: basketPrice(s, seat) + priceOf(s, seat, card),
      means: means(s, seat),
    })
  }
  if (V.pay.is(code))
    return refusal('CIV-17.2', 'refuse.notPaid', {
      price: basketPrice(s, seat),
      paid: paymentValue(s, seat) + s.treasury[seat],
    })
  if (V.spend.is(code))
    return refusal('CIV-R-39', 'refuse.lackCard', { trade: COMMODITY_IDS[V.spend.arg.commodity(code)] })
  return V.done.is(code) ? refusal('CIV-17.10b', 'refuse.payFirst') : null
}
function whyNotReturn(s: S, seat: Seat, code: Code): Refusal | null {
  if (V.done.is(code)) return refusal('CIV-18.0a', 'refuse.sixCards', { most: HAND_LIMIT })
  if (!V.giveBack.is(code)) return null
  const kind = V.giveBack.arg.trade(code)
  return s.hand[handOf(seat, kind)] === 0
    ? refusal('CIV-18.0b', 'refuse.lackCard', { trade: TRADE_IDS[kind] })
    : refusal('CIV-R-45', 'refuse.onlyCalamities', { most: HAND_LIMIT })
}

const TURN = 0
/** Egypt first, Africa last; whoever has neither cards nor anything he could take is passed over. A step that comes back for every player. */
export function buyInTurn(s: S): void {
  const i = slot(s, TURN)
  if (i >= s.seats) {
    setSlot(s, TURN, 0)
    return
  }
  setSlot(s, TURN, i + 1)
  again(s)
  const seat = s.succession[s.seats - 1 - i]
  if (s.handSize[seat] > 0 || anyPayable(s, seat)) ask(s, D.acquire, bit(seat))
}
function anyPayable(s: S, who: Seat): boolean {
  for (let c = 0; c < CARDS; c++) if (available(s, who, c) && priceOf(s, who, c) <= s.treasury[who]) return true
  return false
}
