/** Section 15: the total of a player (ADV-15.1, ≠ CIV-21.2), and who has won. */
import type { Seat } from '@ecumene/kernel'
import { FINISH } from '../data/nations.ts'
import { gainInHand } from './mining.ts'
import { cardPoints, handValue } from './query.ts'
import type { S } from './state.ts'

const CELL = 100
const CITY = 50
export const cellPoints = (s: S, who: Seat): number => CELL * s.position[who]
export const cityPoints = (s: S, who: Seat): number => CITY * s.cities[who]
/** Cards, commodities as sets with Mining if it is still free (ADV-15.6), Treasury, cells (ADV-15.5) and cities; nothing else scores (ADV-15.7, ADV-R-56). */
export const totalOf = (s: S, who: Seat): number =>
  cardPoints(s, who) +
  handValue(s, who) +
  gainInHand(s, who) +
  s.treasury[who] +
  cellPoints(s, who) +
  cityPoints(s, who)

/** On the finish comes before everything else (ADV-15.2, ADV-R-55) unless points alone decide (ADV-25.1); a nation that was left has no place (ADV-R-77). */
function rank(s: S, who: Seat): number {
  if (s.inert[who] === 1) return -1
  return s.byPoints === 0 && s.position[who] >= FINISH ? 1 : 0
}
/** Then the higher total (ADV-15.3), then the marker further along; equals share a place, victory too (ADV-15.4, ADV-R-57). */
export function placeOf(s: S, who: Seat): number {
  let place = 1
  for (let p = 0; p < s.seats; p++) {
    const by = rank(s, p) - rank(s, who) || s.total[p] - s.total[who] || s.position[p] - s.position[who]
    if (by > 0) place++
  }
  return place
}
