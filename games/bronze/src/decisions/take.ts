import { type Decision, done, NONE, refusal } from '@ecumene/kernel'
import { TECH_IDS } from '../../data/technologies.ts'
import { POOL } from '../../data/tokens.ts'
import { takeTop } from '../effects/stacks.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Phase 1: take the top card of any stack of the pool (BRZ-TURN-3); it is compulsory and final (BRZ-R-2). */
export const take: Decision<S, E> = {
  name: 'take',
  rule: 'BRZ-TURN-3',
  mode: 'one',
  legal(s, _, out) {
    for (let stack = 0; stack < POOL; stack++)
      if (s.top[stack] !== NONE) out.put(VERBS.take.code(stack + 1, s.top[stack]))
  },
  apply(s, seat, code, world) {
    done(s)
    takeTop(s, seat, VERBS.take.arg.stack(code) - 1, world)
  },
  why(s, _, code) {
    if (!VERBS.take.is(code)) return refusal('BRZ-R-2', 'refuse.takeFirst')
    const stack = VERBS.take.arg.stack(code)
    const tech = s.top[stack - 1]
    if (tech === NONE) return refusal('BRZ-R-25', 'refuse.emptyStack', { stack })
    return refusal('BRZ-TURN-3', 'refuse.otherTop', { stack, tech: TECH_IDS[tech] })
  },
  fallback(s) {
    let stack = 0
    while (s.top[stack] === NONE) stack++
    return VERBS.take.code(stack + 1, s.top[stack])
  },
  prompt: () => ({ key: 'prompt.take', rule: 'BRZ-TURN-3' }),
}
