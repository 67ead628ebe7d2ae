/** What may be bought, and what it costs (CIV-17.2); costs are those of CIV-GAP-3, groups those of CIV-GAP-4. */
import { NO_CARD } from '@ecumene/civilization-family/data/cards.ts'
import { makePrices } from '@ecumene/civilization-family/src/purchase.ts'
import { cardCount, hasCard } from '@ecumene/civilization-family/src/query.ts'
import type { Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_LIMIT, CARD_NEEDS, CARDS, CREDIT } from '../../data/cards.ts'
import { COMMODITIES, setValue } from '../../data/trade.ts'
import { cardOf, paidOf, type S } from '../state.ts'
import { handValue } from './holdings.ts'

/**
 * Credits of Arts, Crafts and Sciences towards their group and one card of Civics (CIV-17.5.1a): 5 and Law
 * (CIV-17.5.2a), 10 and Democracy (CIV-17.5.2b), 20 and Philosophy (CIV-17.5.2c); Civics give none (CIV-17.5.3a).
 * Special credits come from Drama and Poetry (CIV-22.3.5), Music (CIV-22.3.6), Architecture (CIV-22.3.7) and Literacy
 * (CIV-22.3.12); of group and special credit only one is used (CIV-17.12a). The figures stand in data/cards.ts.
 */
export const { creditTowards, priceOf, basketPrice, basketSize } = makePrices({
  kinds: CARDS,
  cost: CARD_COST,
  credit: CREDIT,
})

/**
 * What the trade cards chosen for payment are worth, as sets; different commodities never combine (CIV-17.4.1a,
 * CIV-17.4.3).
 */
export function paymentValue(s: S, seat: Seat): number {
  let value = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    value += setValue(commodity, s.payment[paidOf(seat, commodity)])
  return value
}
/** All they could pay: every trade card and the Treasury. */
export const means = (s: S, seat: Seat): number => handValue(s, seat) + s.treasury[seat]

/**
 * One of each type (CIV-17.7a), eleven in all (CIV-17.7b), while copies last (CIV-R-44), Law from an earlier round
 * (CIV-22.3.15a, CIV-R-43).
 */
export const available = (s: S, seat: Seat, card: number): boolean =>
  !hasCard(s, seat, card) &&
  s.basket[cardOf(seat, card)] === 0 &&
  s.copies[card] > 0 &&
  (CARD_NEEDS[card] === NO_CARD || hasCard(s, seat, CARD_NEEDS[card])) &&
  cardCount(s, seat) + basketSize(s, seat) < CARD_LIMIT
export const canTake = (s: S, seat: Seat, card: number): boolean =>
  available(s, seat, card) && basketPrice(s, seat) + priceOf(s, seat, card) <= means(s, seat)
