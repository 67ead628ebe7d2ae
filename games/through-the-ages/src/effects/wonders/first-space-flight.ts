/** First Space Flight: culture for the levels of all technologies. */
import { technologyLevels } from '../../query/counts.ts'
import type { Wonder } from '../wonder.ts'

export const firstSpaceFlight: Wonder = {
  completed: technologyLevels,
  worth: () => 5,
}
