/** What a nation on the board is worth, in the points in which cards and cells of the A.S.T. are counted. */
import type { Seat } from '@ecumene/kernel'
import { AREAS } from '../../data/areas.ts'
import { population } from '../query.ts'
import { type Common, tokensAt } from '../state.ts'

/** Rounds for which a city pays: longer nobody looks ahead. */
const FAR = 8
/** A city draws a card a round; what it brings grows with the number of cities, and ends with the game. */
export const citiesWorth = (s: Common, seat: Seat, roundsLeft: number): number =>
  s.cities[seat] * (12 + 4 * Math.min(roundsLeft, FAR))
/** People support cities and become cities; more than about thirty find no room. */
const ROOM = 30
export const peopleWorth = (s: Common, seat: Seat, roundsLeft: number): number =>
  Math.min(population(s, seat), ROOM) * (1 + Math.min(roundsLeft, FAR) / 4)
/** What the Treasury holds buys at face value, but leaves less to grow from. */
export const treasuryWorth = (s: Common, seat: Seat): number => s.treasury[seat] * 0.8
export function areasOf(s: Common, seat: Seat): number {
  let n = 0
  for (let area = 0; area < AREAS; area++) if (s.tokens[tokensAt(area, seat)] > 0) n++
  return n
}
/** Rounds until the first marker can reach the end. */
export function roundsLeft(s: Common, line: number): number {
  let far = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat]
  const left = Math.max(1, line - far)
  return s.lastRound > 0 ? Math.max(1, Math.min(left, s.lastRound - s.round)) : left
}
