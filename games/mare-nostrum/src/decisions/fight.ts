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
import { programs, type S, verbs } from '../state.ts'

/** Of several opponents one is chosen (MN-9e, MN-R-93a), never one at peace (MN-R-93b, MN-R-35b). */
export const mustFight = (s: S, province: number, seat: Seat, target: Seat): boolean =>
  target !== seat &&
  target < s.seats &&
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
        if (mustFight(s, province, seat, other)) out.put(verbs.fight.code(province, other))
  },
  apply(s, seat, code) {
    done(s)
    call(s, programs.battle, verbs.fight.arg.province(code), seat, verbs.fight.arg.target(code))
  },
  why(s, seat, code) {
    if (!verbs.fight.is(code)) return null
    const target = verbs.fight.arg.target(code)
    const name = PROVINCE_IDS[verbs.fight.arg.province(code)]
    if (target < s.seats && atPeace(s, seat, target)) return refusal('MN-R-93b', 'refuse.peace', { target })
    return s.fought[verbs.fight.arg.province(code)]
      ? refusal('MN-9f', 'refuse.fought', { province: name })
      : refusal('MN-4.1.2b', 'refuse.noEnemy', { province: name })
  },
  fallback(s, seat) {
    for (let province = 0; province < LANDS; province++)
      for (let other = 0; other < s.seats; other++)
        if (mustFight(s, province, seat, other)) return verbs.fight.code(province, other)
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
    for (let post = 0; post <= FORTRESS; post++)
      if (canLose(s, slot(s, WHERE), seat, post)) out.put(verbs.lose.code(post))
  },
  apply(s, seat, code) {
    chooseLoss(s, slot(s, WHERE), seat, verbs.lose.arg.post(code))
    if (s.lost[seat] >= lossesDue(s, seat)) answered(s, seat)
  },
  resolve(s, world) {
    removeLosses(s, slot(s, WHERE), slot(s, ATTACKER), world)
    removeLosses(s, slot(s, WHERE), slot(s, DEFENDER), world)
  },
  why: (s, _, code): Refusal | null =>
    verbs.lose.is(code)
      ? refusal('MN-4.2d', 'refuse.noUnit', {
          post: POST_IDS[verbs.lose.arg.post(code)],
          province: PROVINCE_IDS[slot(s, WHERE)],
        })
      : null,
  fallback(s, seat) {
    let post = FORTRESS
    while (!canLose(s, slot(s, WHERE), seat, post)) post--
    return verbs.lose.code(post)
  },
  prompt: (s, seat) => ({
    key: 'prompt.lose',
    rule: 'MN-4.2d',
    args: { province: PROVINCE_IDS[slot(s, WHERE)], count: lossesDue(s, seat) - s.lost[seat] },
  }),
}
