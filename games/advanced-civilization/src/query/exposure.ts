/**
 * Which units a loss may take (ADV-11.15: never Treasury, ships, Barbarians or pirate cities). Famine, Flood and
 * Epidemic as in plain Civilization; Military costs a nation at war with itself points of each faction (ADV-16.5.8).
 * Tokens that a reduced city has left are safe from the same loss (ADV-R-28, ADV-R-72).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { exposedCity, exposedTokens, LOSS as PLAIN_LOSS } from '@ecumene/civilization-family/src/losses.ts'
import { ANY } from '@ecumene/civilization-family/src/map.ts'
import { limitFor } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Seat } from '@ecumene/kernel'
import { type S, tokensAt } from '../state.ts'
import { addCity, emptyHeap, type LossHeap, MOST_TOKENS } from './loss-sums.ts'

export const LOSS = { ...PLAIN_LOSS, war: 4 } as const
/** `where` of a loss in war: which faction pays, and whether only where the other one is near. */
export const FACTION = { kept: 0, other: 1, near: 2 } as const
/** The owner of these units; the player who will lead a faction of the victim chooses from it (ADV-R-36). */
export const loserOf = (s: S, seat: Seat, kind: number): Seat => (kind === LOSS.war ? s.war[WAR.victim] : seat)
/** Tokens and city of a faction: `mark` counts those of the other one. */
function factionTokens(s: S, area: number, faction: number): number {
  const seat = s.war[WAR.victim]
  if (s.city[area] === seat) return 0
  return faction === FACTION.other ? s.mark[area] : s.tokens[tokensAt(area, seat)] - s.mark[area]
}
const factionCity = (s: S, area: number, faction: number): boolean =>
  s.city[area] === s.war[WAR.victim] && s.mark[area] === faction
const factionUnit = (s: S, area: number, faction: number): boolean =>
  factionCity(s, area, faction) || factionTokens(s, area, faction) > 0
/** Does the area hold or border units of the faction that does not pay? */
function isNear(s: S, area: number, faction: number): boolean {
  const rival = 1 - faction
  if (factionUnit(s, area, rival)) return true
  for (let i = ANY.at[area]; i < ANY.at[area + 1]; i++) if (factionUnit(s, ANY.to[i], rival)) return true
  return false
}
function atStake(s: S, area: number, where: number): boolean {
  return (where & FACTION.near) === 0 || isNear(s, area, where & 1)
}
export function tokensExposed(s: S, seat: Seat, area: number, kind: number, where: number): number {
  if (s.safe[area] > 0) return 0 // only the owner of that city has tokens there
  if (kind !== LOSS.war) return exposedTokens(s, seat, area, kind, where)
  const n = factionTokens(s, area, where & 1)
  return n > 0 && atStake(s, area, where) ? n : 0
}
export function cityExposed(s: S, seat: Seat, area: number, kind: number, where: number): boolean {
  if (kind !== LOSS.war) return exposedCity(s, seat, area, kind, where)
  return factionCity(s, area, where & 1) && atStake(s, area, where)
}
/**
 * Has a city of this player, reduced for this loss, found too few tokens in Stock? Then tokens given later would have
 * come too late (ADV-R-28).
 */
function hasPutDownTheLast(s: S, seat: Seat): boolean {
  if (s.stock[seat] > 0) return false
  for (let area = 0; area < AREAS; area++)
    if (s.safe[area] > 0 && s.tokens[tokensAt(area, seat)] > 0 && s.safe[area] < limitFor(s, area, seat)) return true
  return false
}
/** What the loss may take, for `leastLoss`. */
export function gather(s: S, seat: Seat, kind: number, where: number): LossHeap {
  const heap = emptyHeap(s.stock[seat], kind === LOSS.epidemic)
  for (let area = 0; area < AREAS; area++) {
    heap.tokens += tokensExposed(s, seat, area, kind, where)
    if (cityExposed(s, seat, area, kind, where)) addCity(heap, limitFor(s, area, seat))
  }
  if (!heap.plague && hasPutDownTheLast(s, seat)) heap.tokens = 0
  return heap
}
/** Tokens that a city leaves when it is reduced for a loss; 0 if that is not possible (ADV-T-91). */
export function leftBy(s: S, seat: Seat, area: number): number {
  const limit = limitFor(s, area, seat)
  const left = Math.min(s.stock[seat], limit)
  return left > MOST_TOKENS ? 0 : left
}
