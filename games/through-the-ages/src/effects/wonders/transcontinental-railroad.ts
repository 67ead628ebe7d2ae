/** Transcontinental Railroad: the best mine produces once more. */
import type { Wonder } from '../wonder.ts'

export const transcontinentalRailroad: Wonder = {
  bestMineAgain: true,
  worth: (_, __, turns) => 1.2 * turns,
}
