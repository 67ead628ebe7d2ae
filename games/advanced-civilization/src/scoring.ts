/** Section 15: the total of a player (ADV-15.1, ≠ CIV-21.2), and who has won. */
import type { Outcome, Seat } from '@ecumene/kernel'
import { FINISH } from '../data/nations.ts'
import { cardPoints, handValue } from './query/holdings.ts'
import { gainInHand } from './query/mining.ts'
import { isDeserted, isLonely } from './query/succession.ts'
import type { S } from './state.ts'

const CELL = 100
const CITY = 50
export const cellPoints = (s: S, seat: Seat): number => CELL * s.position[seat]
export const cityPoints = (s: S, seat: Seat): number => CITY * s.cities[seat]
/**
 * Cards, commodities as sets with Mining if it is still free (ADV-15.6), Treasury, cells (ADV-15.5) and cities; nothing
 * else scores (ADV-15.7, ADV-R-56).
 */
export const totalOf = (s: S, seat: Seat): number =>
  cardPoints(s, seat) +
  handValue(s, seat) +
  gainInHand(s, seat) +
  s.treasury[seat] +
  cellPoints(s, seat) +
  cityPoints(s, seat)

/**
 * On the finish comes before everything else (ADV-15.2, ADV-R-55) unless points alone decide (ADV-25.1); a nation that
 * was left has no place (ADV-R-77).
 */
function rank(s: S, seat: Seat): number {
  if (s.inert[seat] === 1) return -1
  return s.byPoints === 0 && s.position[seat] >= FINISH ? 1 : 0
}
/**
 * Then the higher total (ADV-15.3), then the marker further along; equals share a place, victory too (ADV-15.4,
 * ADV-R-57).
 */
export function placeOf(s: S, seat: Seat): number {
  let place = 1
  for (let other = 0; other < s.seats; other++) {
    const by = rank(s, other) - rank(s, seat) || s.total[other] - s.total[seat] || s.position[other] - s.position[seat]
    if (by > 0) place++
  }
  return place
}
/** Places, totals and their parts, and the rule that ended the game; null while it goes on. */
export function outcome(s: S): Outcome | null {
  if (s.depth > 0 || s.round === 0) return null
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const cards = seats.map(seat => cardPoints(s, seat))
  const treasury = Array.from(s.treasury)
  const cells = seats.map(seat => cellPoints(s, seat))
  const cities = seats.map(seat => cityPoints(s, seat))
  const scores = Array.from(s.total)
  const trade = seats.map(seat => scores[seat] - cards[seat] - treasury[seat] - cells[seat] - cities[seat])
  const finished = Array.from(s.position).some(position => position >= FINISH)
  const [rule, ending] = finished
    ? s.byPoints === 1
      ? ['ADV-25.1', 'ending.points']
      : ['ADV-15.2', 'ending.finish']
    : ['ADV-14.2', isDeserted(s) ? 'ending.deserted' : isLonely(s) ? 'ending.lonely' : 'ending.rounds']
  return {
    places: seats.map(seat => placeOf(s, seat)),
    scores,
    parts: { cards, trade, treasury, cells, cities },
    rule,
    ending,
  }
}
/** How far the game is, from 0 to 1. */
export function progress(s: S): number {
  if (s.depth === 0) return 1
  let far = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat]
  return Math.min(0.99, Math.max(far / FINISH, s.lastRound > 0 ? (s.round - 1) / s.lastRound : 0))
}
