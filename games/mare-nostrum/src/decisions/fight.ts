/**
 * Land battles of the active player: compulsory, one in a province and turn, the player decides the order (MN-4.1.2b,
 * MN-R-32, MN-R-35a). An army that enters a conquered province fights the conqueror (MN-4.3c), and later players may
 * still come to a war (MN-4.2.1b).
 */

import { call, type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { LANDS } from '../board.ts'
import type { E } from '../events.ts'
import { atPeace } from '../query/control.ts'
import { unitsIn } from '../query/units.ts'
import type { S } from '../state.ts'
import { PROGRAMS, VERBS } from '../verbs.ts'

/** Of several opponents one is chosen (MN-9e, MN-R-93a), never one at peace (MN-R-93b, MN-R-35b). */
export const mustFight = (s: S, province: number, seat: Seat, target: Seat): boolean =>
  target !== seat &&
  s.fought[province] === 0 &&
  unitsIn(s, province, target) > 0 &&
  unitsIn(s, province, seat) > 0 &&
  !atPeace(s, seat, target)
export const fight: Decision<S, E> = {
  name: 'fight',
  rule: 'MN-4.1.2b',
  mode: 'one',
  legal(s, seat, out) {
    for (let province = 0; province < LANDS; province++)
      for (let other = 0; other < s.seats; other++)
        if (mustFight(s, province, seat, other)) out.put(VERBS.fight.code(province, other))
  },
  apply(s, seat, code) {
    done(s)
    call(s, PROGRAMS.battle, VERBS.fight.arg.province(code), seat, VERBS.fight.arg.target(code))
  },
  why(s, seat, code) {
    if (!VERBS.fight.is(code)) return null
    const target = VERBS.fight.arg.target(code)
    const name = PROVINCE_IDS[VERBS.fight.arg.province(code)]
    if (atPeace(s, seat, target)) return refusal('MN-R-93b', 'refuse.peace', { target })
    return s.fought[VERBS.fight.arg.province(code)]
      ? refusal('MN-9f', 'refuse.fought', { province: name })
      : refusal('MN-4.1.2b', 'refuse.noEnemy', { province: name })
  },
  fallback(s, seat) {
    for (let province = 0; province < LANDS; province++)
      for (let other = 0; other < s.seats; other++)
        if (mustFight(s, province, seat, other)) return VERBS.fight.code(province, other)
    throw new Error('no battle is due')
  },
  prompt: () => ({ key: 'prompt.fight', rule: 'MN-4.1.2b' }),
}
