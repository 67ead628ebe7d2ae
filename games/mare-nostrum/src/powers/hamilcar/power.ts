/** Hamilcar: a pillaged building yields double (MN-H-HAMILCAR-1, MN-R-63). */
import type { Power } from '../power.ts'

export const hamilcar: Power = {
  kind: 'hero',
  bonus: { trade: 1, culture: 1, military: 1 }, // MN-H-HAMILCAR-2
  worth: 0.8,
  pillage: 2,
}
