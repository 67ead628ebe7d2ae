/** Phase 6: the destroyer of a city moves up to three tokens from Stock to Treasury (ADV-6.21). */
import { type Decision, done, refusal } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

const MOST = 3
/**
 * From their own Stock to their own Treasury, the only way in besides taxes (ADV-1.2, ≠ CIV-6.1b); the victim pays
 * nothing.
 */
export const pillage: Decision<S, E> = {
  name: 'pillage',
  rule: 'ADV-6.21',
  mode: 'one',
  legal(s, seat, out) {
    for (let n = 0; n <= MOST && n <= s.stock[seat]; n++) out.put(VERBS.pillage.code(n))
  },
  apply(s, seat, code, world) {
    const tokens = VERBS.pillage.arg.tokens(code)
    done(s)
    s.stock[seat] -= tokens
    s.treasury[seat] += tokens
    if (world.live) world.emit({ type: 'pillaged', seat, tokens })
  },
  why: (s, seat, code) =>
    VERBS.pillage.is(code) ? refusal('ADV-6.21', 'refuse.stock', { tokens: s.stock[seat] }) : null,
  fallback: (s, seat) => VERBS.pillage.code(Math.min(MOST, s.stock[seat])),
  prompt: (s, seat) => ({ key: 'prompt.pillage', rule: 'ADV-6.21', args: { most: Math.min(MOST, s.stock[seat]) } }),
}
