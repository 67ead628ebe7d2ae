/**
 * Hammurabi of Babylon (MN-H-HAMMURABI-1): once per round a control marker for nothing, next to a province controlled
 * since the phase began (MN-H-HAMMURABI-2), by land only (MN-R-62a); beside markers paid for, at any moment of the
 * turn (MN-R-62b, MN-R-104).
 */
import { PROVINCE_IDS } from '../../../data/names.ts'
import { LANDS } from '../../board.ts'
import { placeControl } from '../../effects/map.ts'
import { claimableFree } from '../../query/places.ts'
import { whyNotControl } from '../../query/places-why.ts'
import { action, type Power } from '../power.ts'

export const hammurabi: Power = {
  kind: 'start',
  worth: 0,
  action: action({
    verbs: { hammurabi: { province: PROVINCE_IDS } },
    phase: 'build',
    suggested: true,
    price: 0.5,
    rules: { owner: 'MN-H-HAMMURABI-1', once: 'MN-H-HAMMURABI-2' },
    legal(s, seat, out, verbs) {
      const open = claimableFree(s, seat)
      for (let province = 0; province < LANDS; province++)
        if ((open >> province) & 1) out.put(verbs.hammurabi.code(province))
    },
    apply: (s, seat, code, world, verbs) => placeControl(s, verbs.hammurabi.arg.province(code), seat, world),
    why: (s, seat, code, verbs) => whyNotControl(s, verbs.hammurabi.arg.province(code), seat, true),
  }),
}
