/** Barbarossa: for 1 military action population for 1 food less, then a unit for 1 resource less (TTA-R-83a). */
import { refusal } from '@ecumene/kernel'
import { UNIT_START } from '../../cards.ts'
import { VERBS } from '../../verbs.ts'
import type { Leader } from '../leader.ts'

export const frederickBarbarossa: Leader = {
  action: {
    rule: 'TTA-R-83a',
    verbs: ['muster'],
    listed: 'unit',
    list(s, seat, out, deeds, unit) {
      if (deeds.canMuster(s, seat, UNIT_START + unit)) out.put(VERBS.muster.code(unit))
    },
    apply(s, seat, code, world, deeds) {
      deeds.spendMilitary(s, seat, 1)
      deeds.grow(s, seat, 1, world)
      deeds.place(s, seat, UNIT_START + VERBS.muster.arg.card(code), 1, world)
    },
    why: (s, seat, _, deeds) => deeds.lackMilitary(s, seat, 1) ?? refusal('TTA-R-83a', 'refuse.muster'),
  },
  worth: 0.6,
}
