/** Calamity 8, Iconoclasm and Heresy: cities are reduced, those of others too (CIV-22.2.10.1). */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { LAW, PHILOSOPHY } from '@ecumene/civilization-family/data/cards.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import { ICONOCLASM } from '../../data/trade.ts'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import { isSheltered } from '../query/losses.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'
import { others } from './calamity.ts'

/**
 * Four cities, three with Law, two with Philosophy, which outranks Law (CIV-22.2.10.1, CIV-22.2.10.2, CIV-22.2.10.3,
 * CIV-22.3.15b); or all they have (CIV-R-62).
 */
export const citiesLost = (s: S, seat: Seat): number =>
  hasCard(s, seat, PHILOSOPHY) ? 2 : hasCard(s, seat, LAW) ? 3 : 4
export function iconoclasmStrikes(s: S, world: World<E>): void {
  const seat = s.victim[ICONOCLASM]
  const n = citiesLost(s, seat)
  s.toReduce[seat] = Math.min(n, s.cities[seat])
  beginReductions(s, bit(seat), 0, world)
}
export const ORDERED = 0
export const MOST = 2
/** Philosophy is immune, Law loses one at the most (CIV-22.2.10.4b, CIV-22.2.10.4c). */
export function mayCondemn(s: S, seat: Seat, area: number): boolean {
  const owner = s.city[area]
  if (owner === NONE || owner === seat || s.mark[area] === 1 || isSheltered(s, owner) || hasCard(s, owner, PHILOSOPHY))
    return false
  return s.toReduce[owner] === 0 || !hasCard(s, owner, LAW)
}
export function anyToCondemn(s: S, seat: Seat): boolean {
  for (let area = 0; area < AREAS; area++) if (mayCondemn(s, seat, area)) return true
  return false
}
export function askCondemn(s: S): void {
  const seat = s.victim[ICONOCLASM]
  s.mark.fill(0)
  if (anyToCondemn(s, seat)) ask(s, DECISIONS.condemn, bit(seat))
}
export const iconoclasmSpreads = (s: S, world: World<E>): void =>
  beginReductions(s, others(s, s.victim[ICONOCLASM]), 1, world)
