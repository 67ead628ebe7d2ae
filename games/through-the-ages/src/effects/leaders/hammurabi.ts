/** Hammurabi: leaders cost 1 civil action less; once a turn a military action pays for a civil one. */
import { refusal } from '@ecumene/kernel'
import { power } from '../../cards.ts'
import { VERBS } from '../../verbs.ts'
import type { Leader } from '../leader.ts'

const USED = power.of('hammurabi')

export const hammurabi: Leader = {
  leaderDiscount: 1,
  /**
   * A military action becomes a temporary civil one (TTA-R-75a). It is no part of the total: it completes no revolution
   * (TTA-R-75b), and no white cube returns for it (TTA-R-75c).
   */
  action: {
    rule: 'TTA-R-75a',
    verbs: ['borrow'],
    listed: 'last',
    list(s, seat, out, deeds) {
      if (s.used[USED] === 0 && deeds.militaryLeft(s, seat) > 0) out.put(VERBS.borrow.code())
    },
    apply(s, seat, _, world, deeds) {
      s.used[USED] = 1
      deeds.spendMilitary(s, seat, 1)
      s.spareCivil = 1
      if (world.live) world.emit({ type: 'borrowed', seat })
    },
    why: (s, seat, _, deeds) =>
      s.used[USED] === 1 ? refusal('TTA-R-75a', 'refuse.onceATurn') : deeds.lackMilitary(s, seat, 1),
  },
  worth: 0.8,
}
