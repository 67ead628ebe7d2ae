/** Section 24: players who join late choose their nation (no counterpart in plain Civilization). */
import { NATION_IDS, NATIONS } from '@ecumene/civilization-family/data/nations.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { waitingNow } from '../effects/newcomers.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

function taken(s: S, nation: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) return true
  return false
}
/**
 * Between rounds a newcomer takes any unused nation; their pieces are in Stock, their marker on the arrow, and they
 * wait (ADV-24.1, ADV-R-76). Or they come later: they are asked again after the next round.
 */
export const join: Decision<S, E> = {
  name: 'join',
  rule: 'ADV-24.1',
  mode: 'one',
  legal(s, _, out) {
    for (let nation = 0; nation < NATIONS; nation++) if (!taken(s, nation)) out.put(VERBS.join.code(nation))
    out.put(VERBS.comeLater.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.comeLater.is(code)) return
    s.waiting[seat] = waitingNow(s) + 1
    s.nation[seat] = VERBS.join.arg.nation(code)
    if (world.live) world.emit({ type: 'joined', seat, nation: NATION_IDS[s.nation[seat]] })
  },
  why(_, __, code) {
    if (!VERBS.join.is(code)) return null
    return refusal('ADV-24.1', 'refuse.nationTaken', { nation: NATION_IDS[VERBS.join.arg.nation(code)] })
  },
  fallback: () => VERBS.comeLater.code(),
  prompt: () => ({ key: 'prompt.join', rule: 'ADV-24.1' }),
}
