/** Einstein: science of the best lab or library; 3 culture for each technology developed. */
import { bestLearning } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const albertEinstein: Leader = {
  urbanScience: bestLearning,
  developed: { culture: 3 },
  worth: 1.2,
}
