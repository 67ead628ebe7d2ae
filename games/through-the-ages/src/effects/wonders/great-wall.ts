/**
 * Great Wall: 1 strength for each infantry and artillery unit. Genghis Khan's infantry stays infantry
 * (TTA-CARD-GENGHIS-3).
 */
import { workType } from '../../cards.ts'
import { buildings } from '../../query/counts.ts'
import type { Wonder } from '../wonder.ts'

export const greatWall: Wonder = {
  strength: (s, seat) => buildings(s, seat, workType.infantry) + buildings(s, seat, workType.artillery),
  worth: (s, seat) => buildings(s, seat, workType.infantry) + 1,
}
