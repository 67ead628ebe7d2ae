/** Charlie Chaplin: one theater of the best kind counts its culture twice. */
import { NONE } from '@ecumene/kernel'
import { work, workType } from '../../cards.ts'
import { best } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const charlieChaplin: Leader = {
  stageCulture(s, seat) {
    const theater = best(s, seat, workType.theater)
    return theater === NONE ? 0 : work.culture[theater]
  },
}
