/** Gandhi: attacks on his owner cost twice as much (TTA-R-88a); his owner attacks nobody (TTA-R-88b). */
import type { Leader } from '../leader.ts'

export const mahatmaGandhi: Leader = {
  attackPrice: 2,
  pacifist: true,
  worth: 0.4,
}
