/**
 * Antigone: her owner may offer another number than the marker says (MN-H-ANTIGONE-1), announced after it is played
 * (MN-R-84).
 */
import type { Power } from '../power.ts'

export const antigone: Power = {
  kind: 'hero',
  bonus: { trade: 2, culture: 2 }, // MN-H-ANTIGONE-2
  worth: 1,
  asks: { decision: 'announce', at: 'marker played' },
}
