/** Homer: a resource for units each turn (TTA-R-81b); replaced, he may go under a completed wonder (TTA-R-81a). */
import type { Leader } from '../leader.ts'

export const homer: Leader = {
  arms: 1,
  underWonder: true,
  worth: 0.4,
}
