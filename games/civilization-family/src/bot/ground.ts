/** What the greedy player sees in an area: its own tokens and others', a city in the making. */
import { NONE, type Seat } from '@ecumene/kernel'
import { aloneIn, crowd, tokensForCity } from '../query.ts'
import { type Common, NOMADS, tokensAt } from '../state.ts'

export const mine = (s: Common, area: number, who: Seat): number => s.tokens[tokensAt(area, who)]
export const foreign = (s: Common, area: number, who: Seat): number => crowd(s, area) - mine(s, area, who)
export const becomesCity = (s: Common, area: number, who: Seat): boolean =>
  s.ruleset !== NOMADS &&
  s.city[area] === NONE &&
  mine(s, area, who) >= tokensForCity(s, area) &&
  aloneIn(s, area) === who &&
  s.cities[who] < 9
