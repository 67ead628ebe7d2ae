/** Phase 3, and the order of Phases 4 and 5 (≠ CIV-8.2, CIV-5.7d). */
import { countTokens, tellCensus } from '@ecumene/civilization-family/src/census.ts'
import { NOBODY, type Seat, SKIP, type World } from '@ecumene/kernel'
import { MILITARY } from '../../data/cards.ts'
import type { E } from '../events.ts'
import { holds } from '../query/holdings.ts'
import { isIdle, type S } from '../state.ts'

const order = new Int16Array(8)
/**
 * Tokens on the board are counted, neither cities nor ships nor Barbarians (ADV-3.1, ADV-3.5): most tokens first
 * (ADV-3.2), with all holders of Military after all others, among themselves in census order (ADV-3.3, ADV-18.18b).
 */
export function takeCensus(s: S, world: World<E>): void {
  countTokens(s)
  let n = 0
  for (let military = 0; military < 2; military++)
    for (let i = 0; i < s.seats; i++)
      if (holds(s, s.moveOrder[i], MILITARY) === (military === 1)) order[n++] = s.moveOrder[i]
  for (let i = 0; i < s.seats; i++) s.moveOrder[i] = order[i]
  tellCensus(s, world)
}
/** The order of Phases 4 and 5 (ADV-3.4). */
export const inOrder = (s: S, i: number): Seat =>
  i >= s.seats ? NOBODY : isIdle(s, s.moveOrder[i]) ? SKIP : s.moveOrder[i]
