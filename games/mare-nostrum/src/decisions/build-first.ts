import { type Decision, done } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Perseus overrides the Culture Leader, and builds first (MN-H-PERSEUS-1, MN-R-51b). */
export const buildFirst: Decision<S, E> = {
  name: 'buildFirst',
  rule: 'MN-H-PERSEUS-1',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.buildFirst.code())
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.done.is(code)) return
    s.named = seat // the leader names the others afterwards, perhaps the one named before (MN-R-87)
    if (world.live) world.emit({ type: 'perseus', seat })
  },
  fallback: () => VERBS.done.code(),
  prompt: s => ({ key: 'prompt.buildFirst', rule: 'MN-H-PERSEUS-1', args: { target: s.named } }),
}
