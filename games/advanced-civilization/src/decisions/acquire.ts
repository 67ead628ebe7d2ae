/**
 * Phase 12, in A.S.T. order or all at once (ADV-12.1, ADV-R-6, ≠ CIV-17.1): one purchase of any number of civilization cards (ADV-12.14), then commodities beyond eight are surrendered
 * (ADV-12.15, ≠ CIV-18.0a). Cards are gathered and paid for in secret until `pay`: nobody learns from it what a hand could have bought.
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
import { V } from '../verbs.ts'
import { whyNotBuy, whyNotReturn } from './acquire-why.ts'

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
