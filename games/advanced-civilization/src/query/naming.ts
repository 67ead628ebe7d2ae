/** Phase 10: which two cards of an offer may be named (≠ CIV-16.3b). */
import { COMMODITIES } from '../../data/trade.ts'
import type { S } from '../state.ts'

/**
 * Two different commodities of the offer, or its only one twice if at least two are of it (ADV-10.5, ADV-R-23). With `naming` by cards any two of the offered cards, whatever they
 * are (ADV-25.3).
 */
export function mayName(s: S, counts: ArrayLike<number>, a: number, b: number): boolean {
  if (a < 0 || b < 0 || counts[a] === 0 || counts[b] === 0) return false
  if (s.namesCards === 1) return a !== b || counts[a] >= 2
  if (a >= COMMODITIES || b >= COMMODITIES) return false
  if (a !== b) return true
  for (let k = 0; k < COMMODITIES; k++) if (k !== a && counts[k] > 0) return false
  return counts[a] >= 2
}
