/** Robespierre: revolutions spend the military actions instead of the civil ones, and score 3 culture. */
import type { Leader } from '../leader.ts'

export const maximilienRobespierre: Leader = {
  redRevolution: { culture: 3 },
}
