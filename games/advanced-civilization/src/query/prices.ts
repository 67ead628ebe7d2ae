/**
 * What may be bought and what it costs: prices as in plain Civilization (ADV-19.1), from this game's cards (section
 * 18); no limit of cards (ADV-12.3, ≠ CIV-17.7b).
 */
import { makePrices } from '@ecumene/civilization-family/src/purchase.ts'
import type { Seat } from '@ecumene/kernel'
import { CARD_COST, CARD_NEEDS, CARDS, CREDIT, NO_CARD } from '../../data/cards.ts'
import { COMMODITIES, GRAIN, setValue } from '../../data/trade.ts'
import { cardOf, handOf, paidOf, type S } from '../state.ts'
import { handValue, holds } from './holdings.ts'
import { gainInHand, gainInPayment } from './mining.ts'

/**
 * One figure for each owned card (ADV-12.8, ADV-19.2, ADV-R-48), for every card bought (ADV-12.9), compulsory
 * (ADV-12.10), down to nothing (ADV-12.11); a card bought now gives none yet (ADV-12.7), and six never do (ADV-19.7).
 */
export const { creditTowards, priceOf, basketPrice, basketSize } = makePrices({
  kinds: CARDS,
  cost: CARD_COST,
  credit: CREDIT,
})
/** Cards that may pay: all commodities but the Grain laid open in a Famine (ADV-16.3.6). */
export const spendable = (s: S, seat: Seat, commodity: number): number =>
  s.hand[handOf(seat, commodity)] - (commodity === GRAIN ? s.shown[seat] : 0)
/** The cards chosen for payment as sets, Mining included; different commodities never combine (ADV-12.5). */
export function paymentValue(s: S, seat: Seat): number {
  let value = gainInPayment(s, seat)
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    value += setValue(commodity, s.payment[paidOf(seat, commodity)])
  return value
}
/** All a player could pay: every card that may be spent and the Treasury. */
export const means = (s: S, seat: Seat): number =>
  handValue(s, seat) -
  setValue(GRAIN, s.hand[handOf(seat, GRAIN)]) +
  setValue(GRAIN, spendable(s, seat, GRAIN)) +
  gainInHand(s, seat) +
  s.treasury[seat]
/**
 * One of each kind (ADV-12.2), while there are any (ADV-23.6), with its prerequisite owned before this round's
 * purchases (ADV-12.12).
 */
export const available = (s: S, seat: Seat, card: number): boolean =>
  !holds(s, seat, card) &&
  s.basket[cardOf(seat, card)] === 0 &&
  s.copies[card] > 0 &&
  (CARD_NEEDS[card] === NO_CARD || holds(s, seat, CARD_NEEDS[card]))
export const canTake = (s: S, seat: Seat, card: number): boolean =>
  available(s, seat, card) && basketPrice(s, seat) + priceOf(s, seat, card) <= means(s, seat)
