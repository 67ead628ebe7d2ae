/** Which rule forbids a purchase, or the return of a trade card. */
import { CARD_IDS, NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import { type Code, type Refusal, refusal, type Seat } from '@ecumene/kernel'
import { CARD_LIMIT, CARD_NEEDS } from '../../data/cards.ts'
import { COMMODITY_IDS, HAND_LIMIT, TRADE_IDS } from '../../data/trade.ts'
import { basketPrice, basketSize, means, paymentValue, priceOf } from '../query/prices.ts'
import { cardOf, handOf, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export function whyNotBuy(s: S, seat: Seat, code: Code): Refusal | null {
  if (VERBS.take.is(code)) {
    const card = VERBS.take.arg.card(code)
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
  if (VERBS.pay.is(code))
    return refusal('CIV-17.2', 'refuse.notPaid', {
      price: basketPrice(s, seat),
      paid: paymentValue(s, seat) + s.treasury[seat],
    })
  if (VERBS.spend.is(code))
    return refusal('CIV-R-39', 'refuse.lackCard', { trade: COMMODITY_IDS[VERBS.spend.arg.commodity(code)] })
  return VERBS.done.is(code) ? refusal('CIV-17.10b', 'refuse.payFirst') : null
}
export function whyNotReturn(s: S, seat: Seat, code: Code): Refusal | null {
  if (VERBS.done.is(code)) return refusal('CIV-18.0a', 'refuse.sixCards', { most: HAND_LIMIT })
  if (!VERBS.giveBack.is(code)) return null
  const kind = VERBS.giveBack.arg.trade(code)
  return s.hand[handOf(seat, kind)] === 0
    ? refusal('CIV-18.0b', 'refuse.lackCard', { trade: TRADE_IDS[kind] })
    : refusal('CIV-R-45', 'refuse.onlyCalamities', { most: HAND_LIMIT })
}
