/** Section 24: players who join late choose their nation (no counterpart in plain Civilization). */
import { NATION_IDS, NATIONS } from '@ecumene/civilization-family/data/nations.ts'
import { type Decision, done, refusal } from '@ecumene/kernel'
import { waitingNow } from '../effects/newcomers.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

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
    for (let nation = 0; nation < NATIONS; nation++) if (!taken(s, nation)) out.put(verbs.join.code(nation))
    out.put(verbs.comeLater.code())
  },
  apply(s, seat, code, world) {
    done(s)
    if (verbs.comeLater.is(code)) return
    s.waiting[seat] = waitingNow(s) + 1
    s.nation[seat] = verbs.join.arg.nation(code)
    if (world.live) world.emit({ type: 'joined', seat, nation: NATION_IDS[s.nation[seat]] })
  },
  why(_, __, code) {
    if (!verbs.join.is(code)) return null
    return refusal('ADV-24.1', 'refuse.nationTaken', { nation: NATION_IDS[verbs.join.arg.nation(code)] })
  },
  fallback: () => verbs.comeLater.code(),
  prompt: () => ({ key: 'prompt.join', rule: 'ADV-24.1' }),
}
