/**
 * Perseus: his owner may build first, whatever the Culture Leader says (MN-H-PERSEUS-1, MN-R-51b), and wins at once
 * with the fifth hero or wonder (MN-H-PERSEUS-2, MN-R-57b). He cannot be copied (MN-H-PERSEUS-3).
 */
import type { Power } from '../power.ts'

export const perseus: Power = {
  kind: 'hero',
  bonus: { trade: 1, culture: 2, military: 1 }, // MN-H-PERSEUS-4
  worth: 3,
  cannotBeCopied: true,
  winsAtOnce: true,
  // Asked once, after the first builder has been named and before that one acts (MN-R-57a, MN-R-87).
  asks: { decision: 'buildFirst', at: 'first builder named', when: (s, seat) => seat !== s.named },
}
