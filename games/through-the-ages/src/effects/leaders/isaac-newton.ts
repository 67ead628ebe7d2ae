/** Newton: science of the best lab or library; a civil action back for each technology developed. */
import { bestLearning } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const isaacNewton: Leader = {
  urbanScience: bestLearning,
  /** Through a card too (TTA-CARD-NEWTON-1), and after a revolution (TTA-CARD-NEWTON-2). */
  developed: { civil: 1 },
  worth: 0.6,
}
