/**
 * The Master of Civilization: looks for deals, weighs every purchase by what the rest of the way will cost, and
 * searches nothing. Its weights were found by games.
 */
import { FORTUNE, homesBy } from '@ecumene/civilization-family/src/bot/homes.ts'
import type { Policy } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { makeDealer } from './dealer.ts'
import { type Buyer, playerWith } from './greedy.ts'
import { isFull, isPoor } from './last-leg.ts'
import { chooseCards, PLAIN } from './library.ts'
import { buyWith, type Thrift } from './purse.ts'
import { type Weights, weightsFor } from './weights.ts'

/** With three, Strategists who began wherever chance put them in 300 games; with four and six, found by games. */
const homes = homesBy({
  ...FORTUNE,
  3: { africa: 17, italy: 20, illyria: -4, thrace: -10, crete: -35 },
  4: { asia: -20, assyria: -1, babylon: 5, egypt: 21 },
  6: {
    africa: 1,
    italy: 36,
    illyria: -29,
    thrace: -55,
    crete: -21,
    asia: 1,
    assyria: 10,
    babylon: 14,
    egypt: -6,
  },
})
/** A poor nation whose hand is full would weigh for ever: it buys as a simple player does. */
function buyerWith(thrift: Thrift): Buyer {
  const taste = { ...PLAIN, room: thrift.room }
  return (s, seat, legal) =>
    isFull(s, seat) && isPoor(s, seat) ? chooseCards(s, seat, legal, taste) : buyWith(s, seat, legal, thrift)
}
const playerOf = ({ plan, manner, dealing, thrift }: Weights): Policy<S> =>
  playerWith(plan, makeDealer(manner, dealing), buyerWith(thrift), homes)
const MOST_SEATS = 7
const players = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => playerOf(weightsFor(seats)))
export const master: Policy<S> = (s, seat, legal, rng) => players[s.seats](s, seat, legal, rng)
