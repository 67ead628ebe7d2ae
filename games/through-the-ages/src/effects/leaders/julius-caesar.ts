/** Julius Caesar: once in the game a second political action (TTA-R-82). */
import type { Leader } from '../leader.ts'

export const juliusCaesar: Leader = {
  secondPolitics: true,
  worth: 0.3,
}
