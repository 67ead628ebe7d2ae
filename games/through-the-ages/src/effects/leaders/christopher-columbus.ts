/** Columbus: leaves as a political action, and a territory in hand becomes a colony at once (TTA-R-84). */
import type { Leader } from '../leader.ts'

export const christopherColumbus: Leader = {
  discovers: true,
  worth: 0.4,
}
