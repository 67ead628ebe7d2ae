/** Leonardo da Vinci: science of the best lab or library; 1 resource for each technology developed. */
import { bestLearning } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const leonardoDaVinci: Leader = {
  urbanScience: bestLearning,
  developed: { resources: 1 },
  worth: 0.4,
}
