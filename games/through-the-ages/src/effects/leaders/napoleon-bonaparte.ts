/** Napoleon: 2 strength for each type of unit that one has. */
import { workType } from '../../cards.ts'
import { kindsPresent } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const napoleonBonaparte: Leader = {
  strength: (s, seat) => 2 * kindsPresent(s, seat, workType.infantry, workType.airForce),
}
