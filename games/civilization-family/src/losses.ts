/**
 * Losses to calamities: which units are exposed, and which losses are exact (CIV-22.2.12.2, CIV-R-48). Units go one by
 * one; a choice is legal if the rest can still be met with the same total, so that every way through ends in an exact
 * loss, or the smallest excess, or everything.
 */
import type { Seat } from '@ecumene/kernel'
import { NONE } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { map } from './map.ts'
import { siteAt } from './query.ts'
import { type Common, tokensAt } from './state.ts'

export const LOSS = { famine: 0, flood: 1, epidemic: 2, eruption: 3 } as const
const BLACK = 1
export const PLENTY = 999

/** Tokens of a player that this loss may take from an area. `where`: the flood plain or the volcano. */
export function exposedTokens(s: Common, seat: Seat, area: number, kind: number, where: number): number {
  const n = s.tokens[tokensAt(area, seat)]
  if (n === 0) return 0
  if (kind === LOSS.flood) return map.plain[area] === where ? n : 0 // tokens anywhere on the plain (CIV-R-58)
  if (kind === LOSS.epidemic) return n - 1 // no area is left empty (CIV-22.2.8.2a, CIV-R-60)
  if (kind === LOSS.eruption) return map.volcano[area] === where ? n : 0
  return n
}
export function exposedCity(s: Common, seat: Seat, area: number, kind: number, where: number): boolean {
  if (s.city[area] !== seat) return false
  // white site, or none at all (CIV-22.2.7.1b, CIV-R-58)
  if (kind === LOSS.flood) return map.plain[area] === where && siteAt(s, area) !== BLACK
  return kind !== LOSS.eruption || map.volcano[area] === where
}
/** A city is 5 points; in an Epidemic a token replaces it, so it counts 4 (CIV-22.2.8.2b). */
export const cityValue = (kind: number): number => (kind === LOSS.epidemic ? 4 : 5)
/** The token that replaces a city in an Epidemic comes from Stock (CIV-R-60). */
const stockFor = (s: Common, seat: Seat, kind: number): number => (kind === LOSS.epidemic ? s.stock[seat] : PLENTY)

/** Everything of a player that is exposed. */
export interface Exposed {
  tokens: number
  cities: number
  areas: number
  /** Tokens there are to replace cities. */
  stock: number
}
export const nothingExposed = (): Exposed => ({ tokens: 0, cities: 0, areas: 0, stock: 0 })
/** Counts it into `exposed`, which the caller keeps: search asks this often. */
export function exposedUnits(s: Common, seat: Seat, kind: number, where: number, exposed: Exposed): Exposed {
  exposed.tokens = 0
  exposed.cities = 0
  exposed.areas = 0
  exposed.stock = stockFor(s, seat, kind)
  for (let area = 0; area < AREAS; area++) {
    const n = exposedTokens(s, seat, area, kind, where)
    const city = exposedCity(s, seat, area, kind, where)
    exposed.tokens += n
    if (city) exposed.cities++
    if (n > 0 || city) exposed.areas++
  }
  return exposed
}
/**
 * What must be lost in all: the smallest total of t tokens and c cities of value v that reaches `points`, or
 * everything. A city needs a token from Stock or one that has just been removed (`stock`; plenty where no token
 * replaces it).
 */
export function leastLoss(points: number, tokens: number, cities: number, cityPoints: number, stock: number): number {
  if (points <= 0) return 0
  let best = NONE
  let most = 0
  for (let lost = 0; lost <= cities; lost++) {
    const least = lost > stock ? lost - stock : 0 // tokens that must go first
    if (least > tokens) break
    const need = points - lost * cityPoints
    const i = Math.max(need, least)
    if (i <= tokens && (best === NONE || i + lost * cityPoints < best)) best = i + lost * cityPoints
    if (tokens + lost * cityPoints > most) most = tokens + lost * cityPoints
  }
  return best === NONE ? most : best
}
const ON_PLAIN = nothingExposed()
/** Points exposed on a flood plain (CIV-22.2.7.3). */
export function exposedPoints(s: Common, seat: Seat, plain: number): number {
  const exposed = exposedUnits(s, seat, LOSS.flood, plain, ON_PLAIN)
  return exposed.tokens + 5 * exposed.cities
}
