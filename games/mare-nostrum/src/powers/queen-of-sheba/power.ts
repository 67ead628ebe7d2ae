/**
 * The Queen of Sheba: once per round a marker occupied now is converted at once, for a legion (MN-H-SHEBA-1,
 * MN-R-60a); the other conditions of a conversion hold (MN-R-60b).
 */
import { NONE, refusal } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../../data/names.ts'
import { convert, removeLegion } from '../../effects/map.ts'
import { isCapital } from '../../query/control.ts'
import { linked } from '../../query/reach.ts'
import { at, MARKER } from '../../state.ts'
import { action, type Power } from '../power.ts'

export const queenOfSheba: Power = {
  kind: 'hero',
  bonus: { culture: 1, military: 1 }, // MN-H-SHEBA-2
  worth: 0.8,
  action: action({
    verbs: { sheba: { province: PROVINCE_IDS } },
    phase: 'conquest',
    price: 0,
    rules: { owner: 'MN-H-SHEBA-1', once: 'MN-H-SHEBA-1' },
    province: (code, verbs) => verbs.sheba.arg.province(code),
    legal(s, seat, out, verbs, province) {
      if (province === NONE || isCapital(province)) return
      if (s.pieces[at.pieces(seat, MARKER)] > 0 && linked(s, province, seat)) out.put(verbs.sheba.code(province))
    },
    apply(s, seat, code, world, verbs) {
      const province = verbs.sheba.arg.province(code)
      s.fought[province] = 1
      convert(s, province, seat, true, world)
      removeLegion(s, province, seat, world)
    },
    why(_, __, code, verbs) {
      const province = verbs.sheba.arg.province(code)
      return isCapital(province)
        ? refusal('MN-R-43', 'refuse.capitalMarker', { province: PROVINCE_IDS[province] })
        : refusal('MN-R-60b', 'refuse.notLinked', { province: PROVINCE_IDS[province] })
    },
    gain: (code, verbs, provinceWorth) => 2 + provinceWorth(verbs.sheba.arg.province(code)) * 1.5,
  }),
}
