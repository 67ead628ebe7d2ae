/** Churchill: once in each action phase 3 culture, or 3 science and 3 resources for units (TTA-R-80a). */
import { refusal } from '@ecumene/kernel'
import { power } from '../../cards.ts'
import { VERBS } from '../../verbs.ts'
import type { Leader } from '../leader.ts'

const USED = power.of('winston-churchill')
const CULTURE = 3
const FOR_UNITS = 3

export const winstonChurchill: Leader = {
  action: {
    rule: 'TTA-R-80a',
    verbs: ['speech', 'rearm'],
    listed: 'last',
    list(s, _, out) {
      if (s.used[USED] === 1) return
      out.put(VERBS.speech.code())
      out.put(VERBS.rearm.code())
    },
    apply(s, seat, code, world, deeds) {
      s.used[USED] = 1
      if (VERBS.speech.is(code)) {
        deeds.gainCulture(s, seat, CULTURE, world)
        return
      }
      // For unit technologies and units only, and for this turn only (TTA-R-80c).
      s.arms += FOR_UNITS
      s.armsScience = FOR_UNITS
      if (world.live) world.emit({ type: 'rearmed', seat, science: FOR_UNITS, resources: FOR_UNITS })
    },
    why: () => refusal('TTA-R-80a', 'refuse.onceATurn'),
  },
  /** No choice made: the culture (TTA-R-80b). */
  afterActions: s => (s.used[USED] === 0 ? CULTURE : 0),
  worth: 3,
}
