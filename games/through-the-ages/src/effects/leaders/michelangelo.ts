/** Michelangelo: culture for happy faces of temples, theaters and wonders; wonders in the row without surcharge. */
import { workType } from '../../cards.ts'
import { happyFaces, wonderFaces } from '../../query/faces.ts'
import type { Leader } from '../leader.ts'

export const michelangelo: Leader = {
  /** Unhappy faces are not subtracted (TTA-R-86a). */
  culture: (s, seat) =>
    happyFaces(s, seat, workType.temple) + happyFaces(s, seat, workType.theater) + wonderFaces(s, seat),
  noSurcharge: true,
  worth: 0.2,
}
