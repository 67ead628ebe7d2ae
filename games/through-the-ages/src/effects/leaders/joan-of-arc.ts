/** Joan of Arc: strength of the happy faces of temples and government; looks at the top event (TTA-R-86b). */
import { workType } from '../../cards.ts'
import { governmentFaces, happyFaces } from '../../query/faces.ts'
import type { Leader } from '../leader.ts'

export const joanOfArc: Leader = {
  /** With the faces that the Basilica adds (TTA-R-86a). */
  strength: (s, seat) => happyFaces(s, seat, workType.temple) + governmentFaces(s, seat),
  peeks: true,
}
