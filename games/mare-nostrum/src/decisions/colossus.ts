import { type Decision, done, refusal } from '@ecumene/kernel'
import { GOOD_IDS, GOODS } from '../../data/goods.ts'
import { collect } from '../effects/resources.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * After all have collected, a commodity of choice from the reserve, announced (MN-W-COLOSSUS-1); no coin, no legendary
 * one (MN-R-8).
 */
export const colossus: Decision<S, E> = {
  name: 'colossus',
  rule: 'MN-W-COLOSSUS-1',
  mode: 'one',
  legal(s, _, out) {
    for (let good = 0; good < GOODS; good++) if (s.reserve[good] > 0) out.put(VERBS.colossus.code(good))
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.done.is(code)) return
    const good = VERBS.colossus.arg.good(code)
    if (world.live) world.emit({ type: 'colossus', seat, good: GOOD_IDS[good] })
    collect(s, seat, good, 1, world)
  },
  why: (_, __, code) =>
    VERBS.colossus.is(code)
      ? refusal('MN-R-8', 'refuse.reserveEmpty', { good: GOOD_IDS[VERBS.colossus.arg.good(code)] })
      : null,
  fallback: s => {
    for (let good = 0; good < GOODS; good++) if (s.reserve[good] > 0) return VERBS.colossus.code(good)
    return VERBS.done.code()
  },
  prompt: () => ({ key: 'prompt.colossus', rule: 'MN-W-COLOSSUS-1' }),
}
