/**
 * Phase 11, in reverse A.S.T. order (CIV-17.1): one purchase of any number of civilization cards (CIV-17.10b), then
 * trade cards beyond six go back (CIV-18.0b). Cards are gathered and paid for in secret until `pay`: nobody learns from
 * it what a hand could have bought.
 */
import { type Codes, type Decision, done, type Prompt, type Seat, slot } from '@ecumene/kernel'
import { CARDS } from '../../data/cards.ts'
import { COMMODITIES, HAND_LIMIT, KINDS } from '../../data/trade.ts'
import { layOut } from '../effects/laid-order.ts'
import { BUYING, canPay, giveBack, goOn, mayGiveBack, pay, RETURNING, STAGE } from '../effects/purchases.ts'
import type { E } from '../events.ts'
import { basketPrice, basketSize, canTake, paymentValue } from '../query/prices.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { whyNotBuy, whyNotReturn } from './acquire-why.ts'
export const acquire: Decision<S, E> = {
  name: 'acquire',
  rule: 'CIV-17.2',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand holds no calamity
  legal(s, seat, out) {
    if (slot(s, STAGE) === BUYING) listPurchase(s, seat, out)
    else {
      for (let kind = 0; kind < KINDS; kind++) if (mayGiveBack(s, seat, kind)) out.put(VERBS.giveBack.code(kind))
      if (s.handSize[seat] <= HAND_LIMIT) out.put(VERBS.done.code())
    }
  },
  apply(s, seat, code, world) {
    if (VERBS.take.is(code)) s.basket[cardOf(seat, VERBS.take.arg.card(code))] = 1
    else if (VERBS.spend.is(code)) layOut(s, seat, VERBS.spend.arg.commodity(code), VERBS.spend.arg.cards(code))
    else if (VERBS.pay.is(code)) {
      pay(s, seat, world)
      goOn(s, seat)
    } else if (VERBS.giveBack.is(code)) giveBack(s, seat, VERBS.giveBack.arg.trade(code), world)
    else if (slot(s, STAGE) === BUYING) goOn(s, seat)
    else done(s)
  },
  why: (s, seat, code) => (slot(s, STAGE) === BUYING ? whyNotBuy(s, seat, code) : whyNotReturn(s, seat, code)),
  fallback(s, seat) {
    if (slot(s, STAGE) === RETURNING) {
      if (s.handSize[seat] > HAND_LIMIT)
        for (let kind = 0; kind < KINDS; kind++) if (mayGiveBack(s, seat, kind)) return VERBS.giveBack.code(kind)
      return VERBS.done.code()
    }
    if (basketSize(s, seat) === 0) return VERBS.done.code()
    if (canPay(s, seat)) return VERBS.pay.code()
    for (let commodity = 0; commodity < COMMODITIES; commodity++) {
      const n = s.hand[handOf(seat, commodity)]
      if (n > s.payment[paidOf(seat, commodity)]) return VERBS.spend.code(commodity, n)
    }
    return VERBS.done.code()
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
  for (let card = 0; card < CARDS; card++) if (canTake(s, seat, card)) out.put(VERBS.take.code(card))
  if (basketSize(s, seat) === 0) {
    out.put(VERBS.done.code())
    return
  }
  // Any part of a holding; more than is needed is legal and wasted (CIV-R-39).
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    for (let n = s.payment[paidOf(seat, commodity)] + 1; n <= s.hand[handOf(seat, commodity)]; n++)
      out.put(VERBS.spend.code(commodity, n))
  if (canPay(s, seat)) out.put(VERBS.pay.code())
}
