/** Shakespeare: 2 culture for each pair of library and theater; each makes the other cheaper. */
import { NONE, type Seat } from '@ecumene/kernel'
import { workType } from '../../cards.ts'
import { best, buildings } from '../../query/counts.ts'
import type { S } from '../../state.ts'
import type { Leader } from '../leader.ts'

/** Theaters are cheaper with a library, libraries with a theater. */
function discount(s: S, seat: Seat, type: number): number {
  if (type === workType.theater) return best(s, seat, workType.library) === NONE ? 0 : 1
  return type === workType.library && best(s, seat, workType.theater) !== NONE ? 1 : 0
}

export const williamShakespeare: Leader = {
  stageCulture: (s, seat) => 2 * Math.min(buildings(s, seat, workType.library), buildings(s, seat, workType.theater)),
  buildingDiscount: discount,
  scienceDiscount: discount,
  worth: 0.2,
}
