/**
 * Bill Gates: labs act as mines (TTA-CARD-GATES-1); their levels score once, when he leaves or at the end (TTA-R-73d).
 */
import { labLevels } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const billGates: Leader = {
  labsAsMines: true,
  farewell: labLevels,
  worth: (s, seat, turns) => 0.4 + labLevels(s, seat) / Math.max(1, turns),
}
