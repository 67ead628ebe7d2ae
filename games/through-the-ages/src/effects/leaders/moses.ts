/** Moses: one more worker costs 1 food less. */
import type { Leader } from '../leader.ts'

export const moses: Leader = {
  populationDiscount: 1,
  worth: 0.5,
}
