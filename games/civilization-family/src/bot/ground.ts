/** What the greedy player sees in an area: its own tokens and others', a city in the making. */
import { NONE, type Seat } from '@ecumene/kernel'
import { aloneIn, crowd, tokensForCity } from '../query.ts'
import { type Common, NOMADS, tokensAt } from '../state.ts'

export const mine = (s: Common, area: number, seat: Seat): number => s.tokens[tokensAt(area, seat)]
export const foreign = (s: Common, area: number, seat: Seat): number => crowd(s, area) - mine(s, area, seat)
export const becomesCity = (s: Common, area: number, seat: Seat): boolean =>
  s.ruleset !== NOMADS &&
  s.city[area] === NONE &&
  mine(s, area, seat) >= tokensForCity(s, area) &&
  aloneIn(s, area) === seat &&
  s.cities[seat] < 9
