/**
 * Phase 12, in A.S.T. order or all at once (ADV-12.1, ADV-R-6, ≠ CIV-17.1): one purchase of any number of civilization
 * cards (ADV-12.14), then commodities beyond eight are surrendered (ADV-12.15, ≠ CIV-18.0a). Cards are gathered and
 * paid for in secret until `pay`: nobody learns from it what a hand could have bought.
 */
import { insisted, listInsist } from '@ecumene/civilization-family/src/simultaneous.ts'
import { type Codes, type Decision, has, type Prompt, type Seat, slot } from '@ecumene/kernel'
import { CARDS, MINING } from '../../data/cards.ts'
import { COMMODITIES, HAND_LIMIT, MINED } from '../../data/trade.ts'
import { giveBack, goOn, pay, RETURNING } from '../effects/purchases.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { gainOf, minedInPayment } from '../query/mining.ts'
import { basketPrice, basketSize, canTake, paymentValue, spendable } from '../query/prices.ts'
import { cardOf, handOf, MINE_NONE, paidOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { whyNotBuy, whyNotReturn } from './acquire-why.ts'

const isReturning = (s: S, seat: Seat): boolean => has(slot(s, RETURNING), seat)
const canPay = (s: S, seat: Seat): boolean =>
  basketSize(s, seat) > 0 && paymentValue(s, seat) + s.treasury[seat] >= basketPrice(s, seat)
const NO_MINE = 0
export const acquire: Decision<S, E> = {
  name: 'acquire',
  rule: 'ADV-12.4',
  mode: 'open',
  alwaysAsk: true, // a question that answers itself would tell what a hand cannot buy
  legal(s, seat, out) {
    if (isReturning(s, seat)) {
      for (let commodity = 0; commodity < COMMODITIES; commodity++)
        if (s.hand[handOf(seat, commodity)] > 0) out.put(VERBS.giveBack.code(commodity))
      return
    }
    listPurchase(s, seat, out)
    listInsist(s, seat, VERBS.insist, out)
  },
  apply(s, seat, code, world) {
    if (insisted(s, seat, code, VERBS.insist, world)) return
    if (VERBS.take.is(code)) s.basket[cardOf(seat, VERBS.take.arg.card(code))] = 1
    else if (VERBS.spend.is(code))
      s.payment[paidOf(seat, VERBS.spend.arg.commodity(code))] = VERBS.spend.arg.cards(code)
    else if (VERBS.mine.is(code))
      s.mining[seat] = VERBS.mine.arg.mined(code) === NO_MINE ? MINE_NONE : MINED[VERBS.mine.arg.mined(code) - 1]
    else if (VERBS.giveBack.is(code)) giveBack(s, seat, VERBS.giveBack.arg.trade(code), world)
    else {
      if (VERBS.pay.is(code)) pay(s, seat, world)
      goOn(s, seat, world)
    }
  },
  why: (s, seat, code) => (isReturning(s, seat) ? whyNotReturn(s, seat, code) : whyNotBuy(s, seat, code)),
  fallback(s, seat) {
    if (isReturning(s, seat)) {
      let commodity = 0
      while (s.hand[handOf(seat, commodity)] === 0) commodity++
      return VERBS.giveBack.code(commodity)
    }
    if (basketSize(s, seat) === 0) return VERBS.done.code()
    if (canPay(s, seat)) return VERBS.pay.code()
    for (let commodity = 0; commodity < COMMODITIES; commodity++) {
      const n = spendable(s, seat, commodity)
      if (n > s.payment[paidOf(seat, commodity)]) return VERBS.spend.code(commodity, n)
    }
    // Nothing is taken that all cards together cannot pay, so only Mining is missing, or named for a lesser set.
    return VERBS.mine.code(bestOfPayment(s, seat))
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
  for (let card = 0; card < CARDS; card++) if (canTake(s, seat, card)) out.put(VERBS.take.code(card))
  if (basketSize(s, seat) === 0) {
    out.put(VERBS.done.code())
    return
  }
  // Any part of a holding; more than is needed is legal and wasted (ADV-12.5).
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    for (let n = s.payment[paidOf(seat, commodity)] + 1; n <= spendable(s, seat, commodity); n++)
      out.put(VERBS.spend.code(commodity, n))
  if (holds(s, seat, MINING)) listMining(s, seat, out)
  if (canPay(s, seat)) out.put(VERBS.pay.code())
}
/** One of the five among the cards spent, or none (ADV-R-70). */
function listMining(s: S, seat: Seat, out: Codes): void {
  const now = minedInPayment(s, seat)
  if (now !== MINE_NONE) out.put(VERBS.mine.code(NO_MINE))
  for (let i = 0; i < MINED.length; i++)
    if (MINED[i] !== now && gainOf(MINED[i], s.payment[paidOf(seat, MINED[i])]) > 0) out.put(VERBS.mine.code(i + 1))
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
