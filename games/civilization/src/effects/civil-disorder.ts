/** Calamity 7, Civil Disorder: all cities but a few are reduced (CIV-22.2.9.1). */
import { DEMOCRACY, LAW } from '@ecumene/civilization-family/data/cards.ts'
import { hasCard } from '@ecumene/civilization-family/src/query.ts'
import { bit, type Seat, type World } from '@ecumene/kernel'
import { CIVIL_DISORDER } from '../../data/trade.ts'
import { beginReductions } from '../decisions/reduce.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { harmless } from './calamity.ts'

/** Cities above four, five with Law, six with Democracy, which outranks Law (CIV-22.2.9.2, CIV-22.2.9.3, CIV-R-62). */
export const cityLimit = (s: S, seat: Seat): number => (hasCard(s, seat, DEMOCRACY) ? 6 : hasCard(s, seat, LAW) ? 5 : 4)
export function disorderStrikes(s: S, world: World<E>): void {
  const seat = s.victim[CIVIL_DISORDER]
  const excess = s.cities[seat] - cityLimit(s, seat)
  if (excess <= 0) {
    harmless(s, CIVIL_DISORDER, world)
    return
  }
  s.toReduce[seat] = excess
  beginReductions(s, bit(seat), 0, world)
}
