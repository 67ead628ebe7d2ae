/** Triremes move first (MN-4.1a); the player ends it by saying so (MN-R-92b). */

import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { SEA_IDS } from '../../data/names.ts'
import { WATERS, WATERS_OF } from '../board.ts'
import type { E } from '../events.ts'
import { fleet, triremesIn } from '../query/units.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** A trireme moves at most to one adjacent sea, once (MN-4.1.1a, MN-R-37a). */
const canSail = (s: S, sea: number, seat: Seat): number => triremesIn(s, sea, seat) - s.sailed[sea]
export const anyTrireme = (s: S, seat: Seat): boolean => fleet(s, seat) !== 0
export const sail: Decision<S, E> = {
  name: 'sail',
  rule: 'MN-4.1.1a',
  mode: 'one',
  alwaysAsk: true, // also after the last trireme the player confirms (MN-R-92b)
  legal(s, seat, out) {
    out.put(VERBS.done.code())
    for (let sea = 0; sea < WATERS; sea++)
      for (let n = canSail(s, sea, seat); n > 0; n--)
        for (let to = 0; to < WATERS; to++) if ((WATERS_OF[sea] >> to) & 1) out.put(VERBS.sail.code(sea, to, n))
  },
  apply(s, seat, code, world) {
    if (VERBS.done.is(code)) {
      done(s)
      return
    }
    const sea = VERBS.sail.arg.sea(code)
    const to = VERBS.sail.arg.toSea(code)
    const n = VERBS.sail.arg.triremes(code)
    s.triremes[at.triremes(s, sea, seat)] -= n
    s.triremes[at.triremes(s, to, seat)] += n
    s.sailed[to] += n
    if (world.live) world.emit({ type: 'sailed', seat, sea: SEA_IDS[sea], toSea: SEA_IDS[to], triremes: n })
  },
  why(s, seat, code) {
    if (!VERBS.sail.is(code)) return null
    const sea = VERBS.sail.arg.sea(code)
    const to = VERBS.sail.arg.toSea(code)
    if (((WATERS_OF[sea] >> to) & 1) === 0)
      return refusal('MN-4.1.1a', 'refuse.seaFar', { sea: SEA_IDS[sea], toSea: SEA_IDS[to] })
    return triremesIn(s, sea, seat) >= VERBS.sail.arg.triremes(code)
      ? refusal('MN-R-37a', 'refuse.sailed', { sea: SEA_IDS[sea] })
      : refusal('MN-4.1.1a', 'refuse.triremes', { count: triremesIn(s, sea, seat), sea: SEA_IDS[sea] })
  },
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.sail', rule: 'MN-4.1.1a' }),
}
