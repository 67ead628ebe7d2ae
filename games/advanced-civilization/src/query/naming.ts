/** Phase 10: which two cards of an offer may be named (≠ CIV-16.3b). */
import { COMMODITIES } from '../../data/trade.ts'
import type { S } from '../state.ts'

/**
 * Two different commodities of the offer, or its only one twice if at least two are of it (ADV-10.5, ADV-R-23). With
 * `naming` by cards any two of the offered cards, whatever they are (ADV-25.3).
 */
export function mayName(s: S, counts: ArrayLike<number>, first: number, second: number): boolean {
  if (first < 0 || second < 0 || counts[first] === 0 || counts[second] === 0) return false
  if (s.namesCards === 1) return first !== second || counts[first] >= 2
  if (first >= COMMODITIES || second >= COMMODITIES) return false
  if (first !== second) return true
  for (let commodity = 0; commodity < COMMODITIES; commodity++)
    if (commodity !== first && counts[commodity] > 0) return false
  return counts[first] >= 2
}
