/** Spartacus: one legion per round costs a coin or gladiators (MN-H-SPARTACUS-1, MN-3.1.2j, MN-R-20a). */

import { RESOURCE_IDS } from '../../../data/goods.ts'
import { PROVINCE_IDS } from '../../../data/names.ts'
import { LANDS } from '../../board.ts'
import { raiseLegions } from '../../effects/map.ts'
import { canRaiseLegion } from '../../query/places.ts'
import { whyNotLegion } from '../../query/places-why.ts'
import { CHEAP_RULES, listCheap, payCheap, whyNotCheap } from '../cheap-unit.ts'
import { action, type Power } from '../power.ts'

export const spartacus: Power = {
  kind: 'hero',
  worth: 2.2,
  action: action({
    verbs: { spartacus: { province: PROVINCE_IDS, resource: RESOURCE_IDS } },
    phase: 'build',
    price: 1,
    rules: CHEAP_RULES,
    legal: (s, seat, out, verbs) => listCheap(s, seat, out, 'gladiators', LANDS, canRaiseLegion, verbs.spartacus.code),
    apply(s, seat, code, world, verbs) {
      payCheap(s, seat, verbs.spartacus.arg.resource(code), world)
      raiseLegions(s, verbs.spartacus.arg.province(code), seat, 1, world)
    },
    why: (s, seat, code, verbs) =>
      whyNotCheap(s, seat, verbs.spartacus.arg.resource(code), 'gladiators') ??
      whyNotLegion(s, verbs.spartacus.arg.province(code), seat),
  }),
}
