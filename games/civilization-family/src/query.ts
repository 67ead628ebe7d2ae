/** Pure questions about a position, shared by rules, bots and the screen. */
import type { Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { AGRICULTURE } from '../data/cards.ts'
import { CITIES_EACH, SHIPS_EACH } from '../data/nations.ts'
import { IN_PLAY, map, NO_SITE, SITE_ON } from './map.ts'
import { type Common, shipOf, tokensAt } from './state.ts'

export const inPlay = (s: Common, area: number): boolean => IN_PLAY[s.board * AREAS + area] === 1
export const siteAt = (s: Common, area: number): number => SITE_ON[s.board * AREAS + area]
/** Cards of both games have the same number in both; how many there are follows from the table. */
export const hasCard = (s: Common, seat: Seat, card: number): boolean =>
  s.card[(s.card.length / s.seats) * seat + card] === 1

/** Tokens on ships; only while their owner moves (CIV-10.9a). */
export function afloat(s: Common, seat: Seat): number {
  let n = 0
  for (let i = 0; i < SHIPS_EACH; i++) n += s.aboard[shipOf(seat, i)]
  return n
}
/** Tokens on the board; ships and cities are not counted (CIV-8.1a). */
export const population = (s: Common, seat: Seat): number =>
  s.tokensEach - s.stock[seat] - s.treasury[seat] - afloat(s, seat)
/** Unit points on the board: a token is 1, a city 5 (CIV-2.3.3b). */
export const strength = (s: Common, seat: Seat): number => population(s, seat) + 5 * s.cities[seat]
export const cityPieces = (s: Common, seat: Seat): number => CITIES_EACH - s.cities[seat]
export const hasUnit = (s: Common, area: number, seat: Seat): boolean =>
  s.tokens[tokensAt(area, seat)] > 0 || s.city[area] === seat

export function shipsOf(s: Common, seat: Seat): number {
  let n = 0
  for (let i = 0; i < SHIPS_EACH; i++) if (s.ship[shipOf(seat, i)] !== NONE) n++
  return n
}

/** All tokens in an area. */
export function crowd(s: Pick<Common, 'tokens'>, area: number): number {
  let n = 0
  const { tokens } = s
  for (let i = area; i < tokens.length; i += AREAS) n += tokens[i]
  return n
}
/** How many players have tokens in an area. */
export function nationsIn(s: Pick<Common, 'tokens'>, area: number): number {
  let n = 0
  const { tokens } = s
  for (let i = area; i < tokens.length; i += AREAS) if (tokens[i] > 0) n++
  return n
}
/** The only player with tokens in an area, or NONE. */
export function aloneIn(s: Pick<Common, 'tokens'>, area: number): Seat {
  let alone = NONE
  const { tokens } = s
  for (let i = area, seat = 0; i < tokens.length; i += AREAS, seat++) {
    if (tokens[i] === 0) continue
    if (alone !== NONE) return NONE
    alone = seat
  }
  return alone
}
/** The printed limit, and one more for a holder of Agriculture who is there alone (CIV-22.3.10a). */
export const limitFor = (s: Common, area: number, seat: Seat): number =>
  map.limit[area] + (hasCard(s, seat, AGRICULTURE) ? 1 : 0)

/** Six tokens build a city on a site, twelve elsewhere (CIV-12.2a, CIV-12.2b). */
export const tokensForCity = (s: Common, area: number): number => (siteAt(s, area) === NO_SITE ? 12 : 6)
export const canBuild = (s: Common, area: number, seat: Seat): boolean =>
  s.tokens[tokensAt(area, seat)] >= 6 &&
  s.city[area] === NONE &&
  s.cities[seat] < CITIES_EACH &&
  s.tokens[tokensAt(area, seat)] >= tokensForCity(s, area) &&
  aloneIn(s, area) === seat

/** Two tokens on the board support a city (CIV-14.2a). */
export const supported = (s: Common, seat: Seat): boolean => population(s, seat) >= 2 * s.cities[seat]
export function cardCount(s: Common, seat: Seat): number {
  let n = 0
  const kinds = s.card.length / s.seats
  for (let card = 0; card < kinds; card++) n += s.card[seat * kinds + card]
  return n
}
