/** Why a civilization card may not be bought, or a trade card not be surrendered. */
import { type Code, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { CARD_IDS, CARD_NEEDS, MINING, NO_CARD } from '../../data/cards.ts'
import { COMMODITY_IDS, GRAIN, HAND_LIMIT, TRADE_IDS } from '../../data/trade.ts'
import { holds } from '../query/holdings.ts'
import { basketPrice, means, paymentValue, priceOf } from '../query/prices.ts'
import { cardOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function whyNotBuy(s: S, seat: Seat, code: Code): Refusal | null {
  if (VERBS.take.is(code)) {
    const card = VERBS.take.arg.card(code)
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
  if (VERBS.pay.is(code))
    return refusal('ADV-12.4', 'refuse.notPaid', {
      price: basketPrice(s, seat),
      paid: paymentValue(s, seat) + s.treasury[seat],
    })
  if (VERBS.spend.is(code)) {
    const commodity = VERBS.spend.arg.commodity(code)
    const open = commodity === GRAIN && s.shown[seat] > 0
    return open
      ? refusal('ADV-16.3.6', 'refuse.grainShown', { cards: s.shown[seat] })
      : refusal('ADV-R-49', 'refuse.lackCard', { trade: COMMODITY_IDS[commodity] })
  }
  if (VERBS.mine.is(code)) return refusal('ADV-R-50', holds(s, seat, MINING) ? 'refuse.mineSpent' : 'refuse.mining')
  if (VERBS.giveBack.is(code)) return refusal('ADV-R-69', 'refuse.onlyAbove', { most: HAND_LIMIT })
  return VERBS.done.is(code) ? refusal('ADV-12.14', 'refuse.payFirst') : null
}
export function whyNotReturn(s: S, seat: Seat, code: Code): Refusal | null {
  if (!VERBS.giveBack.is(code))
    return refusal('ADV-12.15', 'refuse.eightCards', { most: HAND_LIMIT, cards: s.handSize[seat] })
  return refusal('ADV-12.16', 'refuse.lackCard', { trade: TRADE_IDS[VERBS.giveBack.arg.trade(code)] })
}
