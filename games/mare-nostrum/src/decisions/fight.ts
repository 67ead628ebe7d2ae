/**
 * Land battles of the active player: compulsory, one in a province and turn, the player decides the order (MN-4.1.2b, MN-R-32, MN-R-35a). Whoever enters a
 * conquered province fights the conqueror (MN-4.3c), and later players may still come to a war (MN-4.2.1b).
 */

import { answered, call, type Decision, done, type Refusal, refusal, type Seat, slot } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'

import { FORTRESS, LANDS, POST_IDS } from '../board.ts'
import { canLose, chooseLoss, removeLosses } from '../effects/battle.ts'
import type { E } from '../events.ts'
import { atPeace, unitsIn } from '../query.ts'
import { P, type S, V } from '../state.ts'

/** Of several opponents one is chosen (MN-9e, MN-R-93a), never one at peace (MN-R-93b, MN-R-35b). */
export const mustFight = (s: S, p: number, seat: Seat, target: Seat): boolean =>
  target !== seat &&
  target < s.seats &&
  s.fought[p] === 0 &&
  unitsIn(s, p, target) > 0 &&
  unitsIn(s, p, seat) > 0 &&
  !atPeace(s, seat, target)

export const fight: Decision<S, E> = {
  name: 'fight',
  rule: 'MN-4.1.2b',
  mode: 'one',
  legal(s, seat, out) {
    for (let p = 0; p < LANDS; p++)
      for (let q = 0; q < s.seats; q++) if (mustFight(s, p, seat, q)) out.put(V.fight.code(p, q))
  },
  apply(s, seat, code) {
    done(s)
    call(s, P.battle, V.fight.arg.province(code), seat, V.fight.arg.target(code))
  },
  why(s, seat, code) {
    if (!V.fight.is(code)) return null
    const target = V.fight.arg.target(code)
    const province = PROVINCE_IDS[V.fight.arg.province(code)]
    if (target < s.seats && atPeace(s, seat, target)) return refusal('MN-R-93b', 'refuse.peace', { target })
    return s.fought[V.fight.arg.province(code)]
      ? refusal('MN-9f', 'refuse.fought', { province })
      : refusal('MN-4.1.2b', 'refuse.noEnemy', { province })
  },
  fallback(s, seat) {
    for (let p = 0; p < LANDS; p++)
      for (let q = 0; q < s.seats; q++) if (mustFight(s, p, seat, q)) return V.fight.code(p, q)
    throw new Error('no battle is due')
  },
  prompt: () => ({ key: 'prompt.fight', rule: 'MN-4.1.2b' }),
}

/**
 * Each side chooses its losses without knowing the other's choice (MN-R-94a): legions or the fortress (MN-4.2d, MN-4.2h), also legions that
 * occupy something (MN-R-45). Slots: province, attacker, his losses, defender, his losses.
 */
const WHERE = 0
const ATTACKER = 1
const DEFENDER = 3
const lossesDue = (s: S, seat: Seat): number => slot(s, slot(s, ATTACKER) === seat ? 2 : 4)

export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'MN-4.2d',
  mode: 'sealed',
  legal(s, seat, out) {
    for (let post = 0; post <= FORTRESS; post++) if (canLose(s, slot(s, WHERE), seat, post)) out.put(V.lose.code(post))
  },
  apply(s, seat, code) {
    chooseLoss(s, slot(s, WHERE), seat, V.lose.arg.post(code))
    if (s.lost[seat] >= lossesDue(s, seat)) answered(s, seat)
  },
  resolve(s, cx) {
    removeLosses(s, slot(s, WHERE), slot(s, ATTACKER), cx)
    removeLosses(s, slot(s, WHERE), slot(s, DEFENDER), cx)
  },
  why: (s, _, code): Refusal | null =>
    V.lose.is(code)
      ? refusal('MN-4.2d', 'refuse.noUnit', {
          post: POST_IDS[V.lose.arg.post(code)],
          province: PROVINCE_IDS[slot(s, WHERE)],
        })
      : null,
  fallback(s, seat) {
    let post = FORTRESS
    while (!canLose(s, slot(s, WHERE), seat, post)) post--
    return V.lose.code(post)
  },
  prompt: (s, seat) => ({
    key: 'prompt.lose',
    rule: 'MN-4.2d',
    args: { province: PROVINCE_IDS[slot(s, WHERE)], count: lossesDue(s, seat) - s.lost[seat] },
  }),
}
