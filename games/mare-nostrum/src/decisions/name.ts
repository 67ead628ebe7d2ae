/** Who acts next: named by the Culture Leader in phase 3 (MN-3a), by the Military Leader in phase 4 (MN-4a), one at a time (MN-R-86). */
import { ask, bit, type Decision, done, has, refusal, type Seat } from '@ecumene/kernel'
import { PERSEUS } from '../../data/tokens.ts'
import type { E } from '../events.ts'
import { D, type S, V } from '../state.ts'

const naming = (name: string, rule: string, phase: 'build' | 'war'): Decision<S, E> => ({
  name,
  rule,
  mode: 'one',
  legal(s, _, out) {
    for (let q = 0; q < s.seats; q++) if (!has(s.acted, q)) out.put(V.appoint.code(q))
  },
  apply(s, seat, code, cx) {
    s.named = V.appoint.arg.target(code)
    done(s)
    if (cx.live) cx.emit({ type: 'named', seat, target: s.named, phase })
    // Perseus' owner is asked once, after the first builder has been named and before that one acts (MN-R-57a, MN-R-87).
    const owner = s.owner[PERSEUS]
    if (phase === 'build' && s.acted === 0 && owner >= 0 && owner !== s.named) ask(s, D.buildFirst, bit(owner))
  },
  why: (_, __, code) =>
    V.appoint.is(code) ? refusal('MN-R-86', 'refuse.named', { target: V.appoint.arg.target(code) }) : null,
  fallback(s, seat) {
    let q: Seat = seat
    while (has(s.acted, q)) q = (q + 1) % s.seats
    return V.appoint.code(q)
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
    out.put(V.buildFirst.code())
    out.put(V.done.code())
  },
  apply(s, seat, code, cx) {
    done(s)
    if (V.done.is(code)) return
    s.named = seat // the leader names the others afterwards, perhaps the one named before (MN-R-87)
    if (cx.live) cx.emit({ type: 'perseus', seat })
  },
  fallback: () => V.done.code(),
  prompt: s => ({ key: 'prompt.buildFirst', rule: 'MN-H-PERSEUS-1', args: { target: s.named } }),
}
