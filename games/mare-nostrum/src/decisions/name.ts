/** Who acts next: named by the Culture Leader in phase 3 (MN-3a), by the Military Leader in phase 4 (MN-4a), one at a time (MN-R-86). */
import { ask, bit, type Decision, done, has, refusal, type Seat } from '@ecumene/kernel'
import { PERSEUS } from '../../data/tokens.ts'
import type { E } from '../events.ts'
import { decisions, type S, verbs } from '../state.ts'

const naming = (name: string, rule: string, phase: 'build' | 'war'): Decision<S, E> => ({
  name,
  rule,
  mode: 'one',
  legal(s, _, out) {
    for (let other = 0; other < s.seats; other++) if (!has(s.acted, other)) out.put(verbs.appoint.code(other))
  },
  apply(s, seat, code, world) {
    s.named = verbs.appoint.arg.target(code)
    done(s)
    if (world.live) world.emit({ type: 'named', seat, target: s.named, phase })
    // Perseus' owner is asked once, after the first builder has been named and before that one acts (MN-R-57a, MN-R-87).
    const owner = s.owner[PERSEUS]
    if (phase === 'build' && s.acted === 0 && owner >= 0 && owner !== s.named) ask(s, decisions.buildFirst, bit(owner))
  },
  why: (_, __, code) =>
    verbs.appoint.is(code) ? refusal('MN-R-86', 'refuse.named', { target: verbs.appoint.arg.target(code) }) : null,
  fallback(s, seat) {
    let other: Seat = seat
    while (has(s.acted, other)) other = (other + 1) % s.seats
    return verbs.appoint.code(other)
  },
  prompt: () => ({ key: `prompt.${name}`, rule }),
})
export const nameBuilder = naming('nameBuilder', 'MN-3a', 'build')
export const nameMover = naming('nameMover', 'MN-4a', 'war')

/** Perseus overrides the Culture Leader, and builds first (MN-H-PERSEUS-1, MN-R-51b). */
export const buildFirst: Decision<S, E> = {
  name: 'buildFirst',
  rule: 'MN-H-PERSEUS-1',
  mode: 'one',
  legal(_, __, out) {
    out.put(verbs.buildFirst.code())
    out.put(verbs.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (verbs.done.is(code)) return
    s.named = seat // the leader names the others afterwards, perhaps the one named before (MN-R-87)
    if (world.live) world.emit({ type: 'perseus', seat })
  },
  fallback: () => verbs.done.code(),
  prompt: s => ({ key: 'prompt.buildFirst', rule: 'MN-H-PERSEUS-1', args: { target: s.named } }),
}
