import { type Decision, done, refusal } from '@ecumene/kernel'
import { GOOD_IDS, GOODS } from '../../data/goods.ts'
import { lay } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds } from '../query/resources.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** The Hanging Gardens keep up to two different commodities (MN-W-GARDENS-1, MN-R-30). */
const KEPT = 2
export const keep: Decision<S, E> = {
  name: 'keep',
  rule: 'MN-W-GARDENS-1',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    for (let good = 0; good < GOODS; good++)
      if (holds(s, seat, good) > 0 && s.tray[at.hold(seat, good)] === 0) out.put(VERBS.keep.code(good))
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.keep.is(code)) {
      lay(s, seat, VERBS.keep.arg.good(code))
      if (world.live) world.emit({ type: 'kept', seat, good: GOOD_IDS[VERBS.keep.arg.good(code)] })
    }
    if (VERBS.done.is(code) || s.laid[seat] === KEPT) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.keep.is(code)) return null
    const good = VERBS.keep.arg.good(code)
    if (s.tray[at.hold(seat, good)] > 0)
      return refusal('MN-W-GARDENS-1', 'refuse.different', { resource: GOOD_IDS[good] })
    return refusal('MN-W-GARDENS-1', 'refuse.lack', { resource: GOOD_IDS[good] })
  },
  fallback: () => VERBS.done.code(),
  prompt: (s, seat) => ({ key: 'prompt.keep', rule: 'MN-W-GARDENS-1', args: { count: KEPT - s.laid[seat] } }),
}
