/** What the greedy player sees in an area: its own tokens and others', room, tokens to spare. */
import { NONE, type Seat } from '@ecumene/kernel'
import { map } from '../map.ts'
import { aloneIn, crowd, inPlay, limitFor, tokensForCity } from '../query.ts'
import { canEnter, unmoved } from '../sailing.ts'
import { type Common, NOMADS, tokensAt } from '../state.ts'

export const mine = (s: Common, area: number, who: Seat): number => s.tokens[tokensAt(area, who)]
export const foreign = (s: Common, area: number, who: Seat): number => crowd(s, area) - mine(s, area, who)
/** Room for tokens of this player without a fight. */
export function room(s: Common, area: number, who: Seat): number {
  if (!inPlay(s, area) || map.openSea[area] || s.city[area] !== NONE || !canEnter(s, area, who)) return 0
  const others = foreign(s, area, who)
  const limit = others === 0 ? limitFor(s, area, who) : map.limit[area]
  return limit - others - mine(s, area, who)
}
/** Tokens an area may send away: not those that wait to become a city, nor those it can hold. */
export function toSpare(s: Common, area: number, who: Seat): number {
  const here = mine(s, area, who)
  if (here === 0) return 0
  const keep =
    s.city[area] !== NONE
      ? 0
      : becomesCity(s, area, who)
        ? tokensForCity(s, area)
        : Math.min(here, limitFor(s, area, who))
  const spare = here - keep
  const free = unmoved(s, area, who)
  return Math.min(spare, free)
}
export const becomesCity = (s: Common, area: number, who: Seat): boolean =>
  s.ruleset !== NOMADS &&
  s.city[area] === NONE &&
  mine(s, area, who) >= tokensForCity(s, area) &&
  aloneIn(s, area) === who &&
  s.cities[who] < 9

/** Less than this in Stock is too little to grow from. */
export const LITTLE = 8
/** Tokens beyond the two that grow, in an area that is not about to become a city. */
export function beyondTwo(s: Common, area: number, who: Seat): number {
  const here = mine(s, area, who)
  if (here <= 2 || s.city[area] !== NONE || becomesCity(s, area, who)) return 0
  return Math.min(here - 2, unmoved(s, area, who))
}
