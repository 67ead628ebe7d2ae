/** Gilgamesh: one fortress per round costs a coin or a marble (MN-H-GILGAMESH-1, MN-3.1.2j, MN-R-20a). */

import { RESOURCE_IDS } from '../../../data/goods.ts'
import { PROVINCE_IDS } from '../../../data/names.ts'
import { LANDS } from '../../board.ts'
import { fortify } from '../../effects/map.ts'
import { canFortify } from '../../query/places.ts'
import { whyNotFortress } from '../../query/places-why.ts'
import { CHEAP_RULES, listCheap, payCheap, whyNotCheap } from '../cheap-unit.ts'
import { action, type Power } from '../power.ts'

export const gilgamesh: Power = {
  kind: 'hero',
  worth: 1.4,
  action: action({
    verbs: { gilgamesh: { province: PROVINCE_IDS, resource: RESOURCE_IDS } },
    phase: 'build',
    price: 1,
    rules: CHEAP_RULES,
    legal: (s, seat, out, verbs) => listCheap(s, seat, out, 'marble', LANDS, canFortify, verbs.gilgamesh.code),
    apply(s, seat, code, world, verbs) {
      payCheap(s, seat, verbs.gilgamesh.arg.resource(code), world)
      fortify(s, verbs.gilgamesh.arg.province(code), seat, world)
    },
    why: (s, seat, code, verbs) =>
      whyNotCheap(s, seat, verbs.gilgamesh.arg.resource(code), 'marble') ??
      whyNotFortress(s, verbs.gilgamesh.arg.province(code), seat),
  }),
}
