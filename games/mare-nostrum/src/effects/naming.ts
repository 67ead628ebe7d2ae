/** Who acts next, one at a time (MN-R-86): the decision of the Culture Leader and of the Military Leader. */
import { type Decision, done, has, refusal, type Seat } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { askAt } from './ask-owners.ts'

/** Before the first one builds, owners of powers may step in (MN-R-57a, MN-R-87). */
const askOwners = askAt('first builder named')

export const naming = (name: string, rule: string, phase: 'build' | 'war'): Decision<S, E> => ({
  name,
  rule,
  mode: 'one',
  legal(s, _, out) {
    for (let other = 0; other < s.seats; other++) if (!has(s.acted, other)) out.put(VERBS.appoint.code(other))
  },
  apply(s, seat, code, world) {
    s.named = VERBS.appoint.arg.target(code)
    done(s)
    if (world.live) world.emit({ type: 'named', seat, target: s.named, phase })
    if (phase === 'build' && s.acted === 0) askOwners(s)
  },
  why: (_, __, code) =>
    VERBS.appoint.is(code) ? refusal('MN-R-86', 'refuse.named', { target: VERBS.appoint.arg.target(code) }) : null,
  fallback(s, seat) {
    let other: Seat = seat
    while (has(s.acted, other)) other = (other + 1) % s.seats
    return VERBS.appoint.code(other)
  },
  prompt: () => ({ key: `prompt.${name}`, rule }),
})
