import { type Decision, done, refusal, type Seat } from '@ecumene/kernel'
import { SEA_IDS } from '../../data/names.ts'
import { WATERS } from '../board.ts'
import { seaBattle } from '../effects/battle.ts'
import type { E } from '../events.ts'
import { atPeace } from '../query/control.ts'
import { triremesIn } from '../query/units.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * Where own and enemy triremes are together the player may attack (MN-4.1.1b), never must (MN-4.1.1c); once in each
 * sea (MN-9f).
 */
const canAttack = (s: S, sea: number, seat: Seat, target: Seat): boolean =>
  target !== seat &&
  s.foughtSea[sea] === 0 &&
  triremesIn(s, sea, seat) > 0 &&
  triremesIn(s, sea, target) > 0 &&
  !atPeace(s, seat, target)
export const anyAttack = (s: S, seat: Seat): boolean => {
  for (let sea = 0; sea < WATERS; sea++)
    for (let other = 0; other < s.seats; other++) if (canAttack(s, sea, seat, other)) return true
  return false
}
export const attack: Decision<S, E> = {
  name: 'attack',
  rule: 'MN-4.1.1b',
  mode: 'one',
  legal(s, seat, out) {
    out.put(VERBS.done.code())
    for (let sea = 0; sea < WATERS; sea++)
      for (let other = 0; other < s.seats; other++)
        if (canAttack(s, sea, seat, other)) out.put(VERBS.attack.code(sea, other))
  },
  apply(s, seat, code, world) {
    if (VERBS.attack.is(code)) seaBattle(s, VERBS.attack.arg.sea(code), seat, VERBS.attack.arg.target(code), world)
    if (VERBS.done.is(code) || !anyAttack(s, seat)) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.attack.is(code)) return null
    const target = VERBS.attack.arg.target(code)
    if (atPeace(s, seat, target)) return refusal('MN-W-ZEUS-4', 'refuse.peace', { target })
    if (s.foughtSea[VERBS.attack.arg.sea(code)])
      return refusal('MN-9f', 'refuse.foughtSea', { sea: SEA_IDS[VERBS.attack.arg.sea(code)] })
    return refusal('MN-4.1.1b', 'refuse.noTriremes', { sea: SEA_IDS[VERBS.attack.arg.sea(code)] })
  },
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.attack', rule: 'MN-4.1.1b' }),
}
