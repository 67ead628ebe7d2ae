/** Alexander the Great: 1 strength for each unit; may leave as a political action for a yellow token (TTA-POL-2). */
import { unitCount } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const alexanderTheGreat: Leader = {
  strength: unitCount,
  retires: { yellow: 1 },
}
