/**
 * The Statue of Zeus: peace with one opponent for this round, decided before anybody is named (MN-W-ZEUS-1, MN-R-59a).
 * Own legions in their provinces stay and keep what they occupy (MN-R-59c).
 */

import { type Decision, done, refusal, type Seat, type World } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'

import { LANDS } from '../board.ts'
import { liftAll } from '../effects/map.ts'
import type { E } from '../events.ts'
import { capitalOf } from '../query/control.ts'
import { legionsIn } from '../query/units.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export const peace: Decision<S, E> = {
  name: 'peace',
  rule: 'MN-W-ZEUS-1',
  mode: 'one',
  legal(s, seat, out) {
    // Not the same opponent in two rounds running (MN-W-ZEUS-2).
    for (let other = 0; other < s.seats; other++)
      if (other !== seat && other !== s.lastPeace) out.put(VERBS.peace.code(other))
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.done.is(code)) return
    const target = VERBS.peace.arg.target(code)
    s.peaceOf = seat
    s.peaceWith = target
    if (world.live) world.emit({ type: 'peace', seat, target })
    for (let province = 0; province < LANDS; province++)
      if (s.control[province] === seat && legionsIn(s, province, target) > 0) sendHome(s, province, target, world)
  },
  why: (_, seat, code) => {
    if (!VERBS.peace.is(code)) return null
    const target = VERBS.peace.arg.target(code)
    return target === seat
      ? refusal('MN-W-ZEUS-1', 'refuse.peaceSelf')
      : refusal('MN-W-ZEUS-2', 'refuse.peaceAgain', { target })
  },
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.peace', rule: 'MN-W-ZEUS-1' }),
}

/**
 * The partner's legions leave for their capital province (MN-W-ZEUS-3), give up what they occupied (MN-R-59b), and
 * simply join it (MN-R-99).
 */
function sendHome(s: S, province: number, target: Seat, world: World<E>): void {
  const legions = legionsIn(s, province, target)
  liftAll(s, province, target)
  s.legions[at.legions(s, province, target)] = 0
  s.legions[at.legions(s, capitalOf(s, target), target)] += legions
  if (world.live) world.emit({ type: 'wentHome', seat: target, province: PROVINCE_IDS[province], legions })
}
