/** Taj Mahal: 2 civil actions less if a leader was replaced this turn (TTA-R-77); read in the row (TTA-WON-5). */
import { NONE } from '@ecumene/kernel'
import { power } from '../../cards.ts'
import type { Wonder } from '../wonder.ts'

const REPLACED = power.of('taj-mahal')

export const tajMahal: Wonder = {
  takeDiscount: (s, seat) => (s.used[REPLACED] === 1 && seat === s.turn && s.leader[seat] !== NONE ? 2 : 0),
}
