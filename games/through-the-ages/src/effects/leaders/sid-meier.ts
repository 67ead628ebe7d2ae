/** Sid Meier: each lab gives culture equal to its level and 1 science less. */
import { workType } from '../../cards.ts'
import { buildings, labLevels } from '../../query/counts.ts'
import type { Leader } from '../leader.ts'

export const sidMeier: Leader = {
  urbanScience: (s, seat) => -buildings(s, seat, workType.lab),
  labCulture: labLevels,
}
