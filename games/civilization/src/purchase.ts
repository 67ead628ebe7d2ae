/** Prices, credits and what may be bought (CIV-17.2 to CIV-17.15a). Cards are never given up again (CIV-17.13a). */
import type { Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_LIMIT, CARD_NEEDS, CARDS, CREDIT, NO_CARD } from '../data/cards.ts'
import { COMMODITIES, setValue } from '../data/trade.ts'
import { cardCount, handValue, hasCard } from './query.ts'
import { type Common, cardOf, paidOf, type S } from './state.ts'

/** The cards of a game: how many kinds, what each costs, and CREDIT[a * kinds + b], what owning a takes off the price of b. */
interface Catalogue {
  readonly kinds: number
  readonly cost: Int16Array
  readonly credit: Int16Array
}

/** Prices by a catalogue: the same rules for both games. */
export function makePrices({ kinds, cost, credit }: Catalogue) {
  /** Every credit that applies is used (CIV-17.15a), once for each card bought (CIV-17.11a, CIV-17.11b); cards bought this round give none yet (CIV-17.10a, CIV-R-40), but
   * protect at once (CIV-R-94). */
  function creditTowards(s: Common, who: Seat, card: number): number {
    let sum = 0
    for (let c = 0; c < kinds; c++) if (s.card[who * kinds + c]) sum += credit[c * kinds + card]
    return sum
  }
  /** Cost minus credits, never below nothing; a card covered by credits is free (CIV-17.15b); what is left over does not pass to another (CIV-R-39). */
  function priceOf(s: Common, who: Seat, card: number): number {
    const price = cost[card] - creditTowards(s, who, card)
    return Math.max(price, 0)
  }
  function basketPrice(s: Common, who: Seat): number {
    let price = 0
    for (let c = 0; c < kinds; c++) if (s.basket[who * kinds + c]) price += priceOf(s, who, c)
    return price
  }
  function basketSize(s: Common, who: Seat): number {
    let n = 0
    for (let c = 0; c < kinds; c++) n += s.basket[who * kinds + c]
    return n
  }
  return { creditTowards, priceOf, basketPrice, basketSize }
}
export const { creditTowards, priceOf, basketPrice, basketSize } = makePrices({
  kinds: CARDS,
  cost: CARD_COST,
  credit: CREDIT,
})

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
