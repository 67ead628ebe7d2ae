/** James Cook: 2 culture for the first colony, 1 for each other; up to two cards may go for colonization. */
import { coloniesOf } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const jamesCook: Leader = {
  culture(s, seat) {
    const colonies = coloniesOf(s, seat)
    return colonies > 0 ? colonies + 1 : 0
  },
  colonizingDiscards: 2,
}
