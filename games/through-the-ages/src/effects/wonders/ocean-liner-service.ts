/** Ocean Liner Service: one more worker in each action phase, if wanted (TTA-R-87). */
import { refusal } from '@ecumene/kernel'
import { power } from '../../cards.ts'
import { VERBS } from '../../verbs.ts'
import type { Wonder } from '../wonder.ts'

const USED = power.of('ocean-liner-service')

export const oceanLinerService: Wonder = {
  action: {
    rule: 'TTA-R-87',
    verbs: ['voyage'],
    listed: 'last',
    list(s, seat, out) {
      if (s.used[USED] === 0 && s.yellow[seat] > 0) out.put(VERBS.voyage.code())
    },
    apply(s, seat, _, world, deeds) {
      s.used[USED] = 1
      deeds.gainPopulation(s, seat, 1, world)
    },
    why: s => refusal('TTA-R-87', s.used[USED] === 1 ? 'refuse.onceATurn' : 'refuse.voyage'),
  },
  worth: (_, __, turns) => 1.2 * turns,
}
