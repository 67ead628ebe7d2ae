/** Aristotle: 1 science for each technology taken from the row. */
import type { Leader } from '../leader.ts'

export const aristotle: Leader = {
  learns: 1,
  worth: 0.8,
}
