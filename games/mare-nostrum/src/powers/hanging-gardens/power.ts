/** The Hanging Gardens: up to two different commodities are kept at the end of phase 3 (MN-W-GARDENS-1, MN-R-30). */
import type { Power } from '../power.ts'

export const hangingGardens: Power = {
  kind: 'wonder',
  bonus: { trade: 2 }, // MN-W-GARDENS-2
  worth: 2.2,
  asks: { decision: 'keep', at: 'building ends', when: (s, seat) => s.holdSize[seat] > 0 },
}
