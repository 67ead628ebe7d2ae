import { type Decision, done, refusal } from '@ecumene/kernel'
import { EMPIRES_IN_PLAY } from '../../data/empires.ts'
import { EMPIRE_IDS } from '../../data/names.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Who plays which empire, chosen seat after seat (MN-SET-1, MN-R-80). */
export const choose: Decision<S, E> = {
  name: 'choose',
  rule: 'MN-SET-1',
  mode: 'one',
  legal(s, _, out) {
    for (let empire = 0; empire < EMPIRE_IDS.length; empire++)
      if (EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[empire]) && free(s, empire)) out.put(VERBS.choose.code(empire))
  },
  apply(s, seat, code, world) {
    s.empire[seat] = VERBS.choose.arg.empire(code)
    done(s)
    if (world.live) world.emit({ type: 'empire', seat, empire: EMPIRE_IDS[s.empire[seat]] })
  },
  why: (s, _, code) => {
    const empire = VERBS.choose.arg.empire(code)
    if (!VERBS.choose.is(code)) return null
    return free(s, empire)
      ? refusal('MN-R-1a', 'refuse.empireAbsent', { empire: EMPIRE_IDS[empire] })
      : refusal('MN-SET-1', 'refuse.empireTaken')
  },
  fallback(s) {
    let empire = 0
    while (!EMPIRES_IN_PLAY[s.seats].includes(EMPIRE_IDS[empire]) || !free(s, empire)) empire++
    return VERBS.choose.code(empire)
  },
  prompt: () => ({ key: 'prompt.choose', rule: 'MN-SET-1' }),
}
const free = (s: S, empire: number): boolean => {
  for (let seat = 0; seat < s.seats; seat++) if (s.empire[seat] === empire) return false
  return true
}
