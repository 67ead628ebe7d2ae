import { type Decision, done, refusal } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * Antigone's owner may offer another number, 0 to 5, said openly before anybody selects, no more than is there
 * (MN-H-ANTIGONE-1, MN-R-16a); for the rest like everybody else (MN-R-16b).
 */
export const announce: Decision<S, E> = {
  name: 'announce',
  rule: 'MN-H-ANTIGONE-1',
  mode: 'one',
  legal(s, seat, out) {
    for (let n = 0; n <= 5 && n <= s.holdSize[seat]; n++) out.put(VERBS.announce.code(n))
  },
  apply(s, seat, code, world) {
    done(s)
    s.due[seat] = VERBS.announce.arg.number(code)
    if (world.live) world.emit({ type: 'announced', seat, number: s.due[seat] })
  },
  why: (s, seat, code) =>
    VERBS.announce.is(code) ? refusal('MN-R-16a', 'refuse.announce', { number: s.holdSize[seat] }) : null,
  fallback: (s, seat) => VERBS.announce.code(s.due[seat]),
  prompt: (s, seat) => ({ key: 'prompt.announce', rule: 'MN-H-ANTIGONE-1', args: { number: s.due[seat] } }),
}
