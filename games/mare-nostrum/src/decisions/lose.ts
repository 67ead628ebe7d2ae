import { answered, type Decision, EVERYONE, type Refusal, refusal, type Seat, slot } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { FORTRESS, ON_MARKER, POST_IDS, SLOT_FROM, SLOT_IDS } from '../board.ts'
import { canLose, chooseLoss, hasChoice, removeLosses } from '../effects/battle.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * Each side chooses its losses without knowing the other's choice (MN-R-94a): legions or the fortress (MN-4.2d,
 * MN-4.2h), also legions that occupy something (MN-R-45). Slots: province, attacker and their losses, defender and
 * their losses.
 */
const WHERE = 0
const ATTACKER = 1
const DEFENDER = 3
const lossesDue = (s: S, seat: Seat): number => slot(s, slot(s, ATTACKER) === seat ? 2 : 4)
const choicesOf = (s: S, province: number, seat: Seat): number =>
  hasChoice(s, province, seat, lossesDue(s, seat)) ? lossesDue(s, seat) : 0
export const lose: Decision<S, E> = {
  name: 'lose',
  rule: 'MN-4.2d',
  mode: 'sealed',
  legal(s, seat, out) {
    for (let post = 0; post <= FORTRESS; post++)
      if (canLose(s, slot(s, WHERE), seat, post)) out.put(VERBS.lose.code(post))
  },
  apply(s, seat, code) {
    chooseLoss(s, slot(s, WHERE), seat, VERBS.lose.arg.post(code))
    if (s.lost[seat] >= lossesDue(s, seat)) answered(s, seat)
  },
  resolve(s, world) {
    const [province, attacker, defender] = [slot(s, WHERE), slot(s, ATTACKER), slot(s, DEFENDER)]
    // The last choice is seen as it is made; those before it were hidden until now.
    const choices = choicesOf(s, province, attacker) + choicesOf(s, province, defender)
    if (choices > 1) world.reveal(EVERYONE)
    removeLosses(s, province, attacker, world)
    removeLosses(s, province, defender, world)
  },
  why(s, _, code): Refusal | null {
    if (!VERBS.lose.is(code)) return null
    const [province, post] = [slot(s, WHERE), VERBS.lose.arg.post(code)]
    const place = SLOT_FROM[province] + post
    // A slot is said by its name.
    if (post < ON_MARKER && place < SLOT_FROM[province + 1])
      return refusal('MN-4.2d', 'refuse.noLegionOn', { slot: SLOT_IDS[place] })
    return refusal('MN-4.2d', 'refuse.noUnit', { post: POST_IDS[post], province: PROVINCE_IDS[province] })
  },
  fallback(s, seat) {
    let post = FORTRESS
    while (!canLose(s, slot(s, WHERE), seat, post)) post--
    return VERBS.lose.code(post)
  },
  prompt: (s, seat) => ({
    key: 'prompt.lose',
    rule: 'MN-4.2d',
    args: { province: PROVINCE_IDS[slot(s, WHERE)], count: lossesDue(s, seat) - s.lost[seat] },
  }),
}
