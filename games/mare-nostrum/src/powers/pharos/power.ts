/** The Pharos: one trireme per round costs a coin or wood (MN-W-PHAROS-1, MN-3.1.2j, MN-R-20a). */

import { RESOURCE_IDS } from '../../../data/goods.ts'
import { SEA_IDS } from '../../../data/names.ts'
import { WATERS } from '../../board.ts'
import { launch } from '../../effects/map.ts'
import { canLaunch } from '../../query/places.ts'
import { whyNotTrireme } from '../../query/places-why.ts'
import { CHEAP_RULES, listCheap, payCheap, whyNotCheap } from '../cheap-unit.ts'
import { action, type Power } from '../power.ts'

export const pharos: Power = {
  kind: 'wonder',
  worth: 1.6,
  action: action({
    verbs: { pharos: { sea: SEA_IDS, resource: RESOURCE_IDS } },
    phase: 'build',
    price: 1,
    rules: CHEAP_RULES,
    legal: (s, seat, out, verbs) => listCheap(s, seat, out, 'wood', WATERS, canLaunch, verbs.pharos.code),
    apply(s, seat, code, world, verbs) {
      payCheap(s, seat, verbs.pharos.arg.resource(code), world)
      launch(s, verbs.pharos.arg.sea(code), seat, world)
    },
    why: (s, seat, code, verbs) =>
      whyNotCheap(s, seat, verbs.pharos.arg.resource(code), 'wood') ??
      whyNotTrireme(s, verbs.pharos.arg.sea(code), seat),
  }),
}
