/** Section 24: players who join late choose their nation (no counterpart in plain Civilization). */
import { NATION_IDS, NATIONS } from '@ecumene/civilization-family/data/nations.ts'
import { type Decision, done } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

function taken(s: S, nation: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) return true
  return false
}
/**
 * A newcomer takes any unused nation; their pieces are in Stock, their marker on the arrow, and they wait (ADV-24.1,
 * ADV-R-76).
 */
export const join: Decision<S, E> = {
  name: 'join',
  rule: 'ADV-24.1',
  mode: 'one',
  legal(s, _, out) {
    for (let nation = 0; nation < NATIONS; nation++) if (!taken(s, nation)) out.put(verbs.join.code(nation))
  },
  apply(s, seat, code, world) {
    done(s)
    s.nation[seat] = verbs.join.arg.nation(code)
    if (world.live) world.emit({ type: 'joined', seat, nation: NATION_IDS[s.nation[seat]] })
  },
  fallback(s) {
    let nation = 0
    while (taken(s, nation)) nation++
    return verbs.join.code(nation)
  },
  prompt: () => ({ key: 'prompt.join', rule: 'ADV-24.1' }),
}
