/** Prices, credits and what may be bought (CIV-17.2 to CIV-17.15a). Cards are never given up again (CIV-17.13a). */
import type { Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_LIMIT, CARD_NEEDS, CARDS, CREDIT, NO_CARD } from '../data/cards.ts'
import { COMMODITIES, setValue } from '../data/trade.ts'
import { cardCount, handValue, hasCard } from './query.ts'
import { cardOf, paidOf, type S } from './state.ts'

/** Every credit that applies is used (CIV-17.15a), once for each card bought (CIV-17.11a, CIV-17.11b); cards bought this round give none yet (CIV-17.10a, CIV-R-40), but
 * protect at once (CIV-R-94). */
export function creditTowards(s: S, who: Seat, card: number): number {
  let credit = 0
  for (let c = 0; c < CARDS; c++) if (s.card[cardOf(who, c)]) credit += CREDIT[c * CARDS + card]
  return credit
}
/** Cost minus credits, never below nothing; a card covered by credits is free (CIV-17.15b); what is left over does not pass to another (CIV-R-39). */
export function priceOf(s: S, who: Seat, card: number): number {
  const price = CARD_COST[card] - creditTowards(s, who, card)
  return Math.max(price, 0)
}
export function basketPrice(s: S, who: Seat): number {
  let price = 0
  for (let c = 0; c < CARDS; c++) if (s.basket[cardOf(who, c)]) price += priceOf(s, who, c)
  return price
}
export function basketSize(s: S, who: Seat): number {
  let n = 0
  for (let c = 0; c < CARDS; c++) n += s.basket[cardOf(who, c)]
  return n
}
/** What the trade cards chosen for payment are worth, as sets; different commodities never combine (CIV-17.4.1a, CIV-17.4.3). */
export function paymentValue(s: S, who: Seat): number {
  let v = 0
  for (let c = 0; c < COMMODITIES; c++) v += setValue(c, s.payment[paidOf(who, c)])
  return v
}
/** All he could pay: every trade card and the Treasury. */
export const means = (s: S, who: Seat): number => handValue(s, who) + s.treasury[who]

/** One of each type (CIV-17.7a), eleven in all (CIV-17.7b), while copies last (CIV-R-44), Law from an earlier round (CIV-22.3.15a, CIV-R-43). */
export const available = (s: S, who: Seat, card: number): boolean =>
  !hasCard(s, who, card) &&
  s.basket[cardOf(who, card)] === 0 &&
  s.copies[card] > 0 &&
  (CARD_NEEDS[card] === NO_CARD || hasCard(s, who, CARD_NEEDS[card])) &&
  cardCount(s, who) + basketSize(s, who) < CARD_LIMIT
export const canTake = (s: S, who: Seat, card: number): boolean =>
  available(s, who, card) && basketPrice(s, who) + priceOf(s, who, card) <= means(s, who)
