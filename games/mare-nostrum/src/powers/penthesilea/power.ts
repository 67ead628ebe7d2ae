/**
 * Penthesilea: once per round free legions in the capital province, one for each province of one's own that holds a
 * legion of an opponent (MN-H-PENTHESILEA-1, MN-R-58a); all at once, at any moment of the building turn (MN-R-58b,
 * MN-R-104).
 */
import { refusal, type Seat } from '@ecumene/kernel'
import { LEGIONS } from '../../../data/empires.ts'
import { PROVINCE_IDS } from '../../../data/names.ts'
import { LANDS } from '../../board.ts'
import { raiseLegions } from '../../effects/map.ts'
import { capitalOf } from '../../query/control.ts'
import { legionsIn } from '../../query/units.ts'
import { at, LEGION, type S } from '../../state.ts'
import { action, type Power } from '../power.ts'

export const penthesilea: Power = {
  kind: 'hero',
  bonus: { culture: 2, military: 2 }, // MN-H-PENTHESILEA-2
  worth: 0.5,
  action: action({
    verbs: { penthesilea: { legions: { min: 1, max: LEGIONS } } },
    phase: 'build',
    price: 0.5,
    rules: { owner: 'MN-H-PENTHESILEA-1', once: 'MN-H-PENTHESILEA-1' },
    legal(s, seat, out, verbs) {
      for (let n = Math.min(invaded(s, seat), s.pieces[at.pieces(seat, LEGION)]); n > 0; n--)
        out.put(verbs.penthesilea.code(n))
    },
    apply: (s, seat, code, world, verbs) =>
      raiseLegions(s, capitalOf(s, seat), seat, verbs.penthesilea.arg.legions(code), world),
    why: (s, seat) =>
      refusal('MN-R-58a', 'refuse.invaded', {
        count: invaded(s, seat),
        province: PROVINCE_IDS[capitalOf(s, seat)],
      }),
  }),
}
/** Provinces of the seat that hold a legion of an opponent, each counted once (MN-R-58a). */
function invaded(s: S, seat: Seat): number {
  let n = 0
  for (let province = 0; province < LANDS; province++)
    if (s.control[province] === seat && isInvaded(s, province, seat)) n++
  return n
}
function isInvaded(s: S, province: number, seat: Seat): boolean {
  for (let other = 0; other < s.seats; other++) if (other !== seat && legionsIn(s, province, other) > 0) return true
  return false
}
