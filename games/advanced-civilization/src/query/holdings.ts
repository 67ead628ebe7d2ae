/** Pure questions about a position that plain Civilization does not ask. Those it does ask are in its own query.ts. */
import { cityPieces, hasCard } from '@ecumene/civilization-family/src/query.ts'
import type { Seat, SeatMask } from '@ecumene/kernel'
import { CARD_COST, CARD_GROUPS, CARDS } from '../../data/cards.ts'
import { COMMODITIES, setValue } from '../../data/trade.ts'
import { cardOf, handOf, type S } from '../state.ts'

/** Barbarians, pirates and their stand-ins have no cards (ADV-R-18). */
export const holds = (s: S, seat: Seat, card: number): boolean => seat < s.seats && hasCard(s, seat, card)
/** Units in Stock: a city piece counts 5, a token 1; ships and Treasury nothing (ADV-0.1.10, ≠ CIV-R-6). */
export const unitsInStock = (s: S, seat: Seat): number => 5 * cityPieces(s, seat) + s.stock[seat]
/**
 * Who of these seats has the most units in Stock now, ties in A.S.T. order (ADV-0.1.19, ADV-R-8); -1 if there is none.
 */
export function mostInStock(s: S, among: SeatMask): Seat {
  let best = -1
  let most = -1
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (!((among >> seat) & 1)) continue
    const units = unitsInStock(s, seat)
    if (units > most) {
      most = units
      best = seat
    }
  }
  return best
}
/** Face values, never the price paid; credits are no points (ADV-13.8, ADV-19.10). */
export function cardPoints(s: S, seat: Seat): number {
  let points = 0
  for (let card = 0; card < CARDS; card++) if (s.card[cardOf(seat, card)]) points += CARD_COST[card]
  return points
}
/** How many of the five groups a player's cards cover; a card of two groups counts for both (ADV-13.9). */
export function groupsOf(s: S, seat: Seat): number {
  let mask = 0
  for (let card = 0; card < CARDS; card++) if (s.card[cardOf(seat, card)]) mask |= CARD_GROUPS[card]
  let n = 0
  for (; mask !== 0; mask &= mask - 1) n++
  return n
}
/** What the commodities in a hand are worth as sets (ADV-17.19). */
export function handValue(s: S, seat: Seat): number {
  let value = 0
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    value += setValue(commodity, s.hand[handOf(seat, commodity)])
  return value
}
