/** Prices: cost minus credits (CIV-17.2). Cards are never given up again (CIV-17.13a). */
import type { Seat } from '@ecumene/kernel'
import type { Common } from './state.ts'

/**
 * The cards of a game: how many kinds, what each costs, and CREDIT[a * kinds + b], what owning a takes off the price of
 * b.
 */
interface PriceList {
  readonly kinds: number
  readonly cost: Int16Array
  readonly credit: Int16Array
}

/** Prices by a catalogue: the same rules for both games. */
export function makePrices({ kinds, cost, credit }: PriceList) {
  /**
   * Every credit that applies is used (CIV-17.15a), once for each card bought (CIV-17.11a, CIV-17.11b); cards bought
   * this round give none yet (CIV-17.10a, CIV-R-40), but protect at once (CIV-R-94).
   */
  function creditTowards(s: Common, seat: Seat, card: number): number {
    let sum = 0
    for (let owned = 0; owned < kinds; owned++) if (s.card[seat * kinds + owned]) sum += credit[owned * kinds + card]
    return sum
  }
  /**
   * Cost minus credits, never below nothing; a card covered by credits is free (CIV-17.15b); what is left over does not
   * pass to another (CIV-R-39).
   */
  function priceOf(s: Common, seat: Seat, card: number): number {
    const price = cost[card] - creditTowards(s, seat, card)
    return Math.max(price, 0)
  }
  function basketPrice(s: Common, seat: Seat): number {
    let price = 0
    for (let card = 0; card < kinds; card++) if (s.basket[seat * kinds + card]) price += priceOf(s, seat, card)
    return price
  }
  function basketSize(s: Common, seat: Seat): number {
    let n = 0
    for (let card = 0; card < kinds; card++) n += s.basket[seat * kinds + card]
    return n
  }
  return { creditTowards, priceOf, basketPrice, basketSize }
}
