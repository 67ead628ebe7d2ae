/**
 * The Statue of Zeus: peace with one opponent for this round, decided before anybody is named (MN-W-ZEUS-1, MN-R-59a). Own legions in his provinces stay and
 * keep what they occupy (MN-R-59c).
 */

import { type Cx, type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'

import { LANDS } from '../board.ts'
import { liftAll } from '../effects/map.ts'
import type { E } from '../events.ts'
import { capitalOf, legionsIn } from '../query.ts'
import { at, type S, V } from '../state.ts'

export const peace: Decision<S, E> = {
  name: 'peace',
  rule: 'MN-W-ZEUS-1',
  mode: 'one',
  legal(s, seat, out) {
    // Not the same opponent in two rounds running (MN-W-ZEUS-2).
    for (let q = 0; q < s.seats; q++) if (q !== seat && q !== s.lastPeace) out.put(V.peace.code(q))
    out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.done.is(code)) return
    const target = V.peace.arg.target(code)
    s.peaceOf = seat
    s.peaceWith = target
    if (cx.live) cx.emit({ type: 'peace', seat, target })
    for (let p = 0; p < LANDS; p++) if (s.control[p] === seat && legionsIn(s, p, target) > 0) sendHome(s, p, target, cx)
  },
  why: (_, seat, code) => {
    if (!V.peace.is(code)) return null
    const target = V.peace.arg.target(code)
    return target === seat
      ? refusal('MN-W-ZEUS-1', 'refuse.peaceSelf')
      : refusal('MN-W-ZEUS-2', 'refuse.peaceAgain', { target })
  },
  fallback: () => V.done.code(),
  prompt: () => ({ key: 'prompt.peace', rule: 'MN-W-ZEUS-1' }),
}

/** The partner's legions leave for his capital province (MN-W-ZEUS-3), give up what they occupied (MN-R-59b), and simply join it (MN-R-99). */
function sendHome(s: S, p: number, target: Seat, cx: Cx<E>): void {
  const legions = legionsIn(s, p, target)
  liftAll(s, p, target)
  s.legions[at.legions(s, p, target)] = 0
  s.legions[at.legions(s, capitalOf(s, target), target)] += legions
  if (cx.live) cx.emit({ type: 'wentHome', seat: target, province: PROVINCE_IDS[p], legions })
}
