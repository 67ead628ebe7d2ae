/** St. Peter's Basilica: one more happy face on every other card that has one (TTA-CARD-STPETER-1). */
import type { Wonder } from '../wonder.ts'

export const stPetersBasilica: Wonder = {
  moreFaces: true,
  worth: () => 3,
}
