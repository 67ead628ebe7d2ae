/**
 * The named player accepts or refuses a pact (TTA-PACT-4). Slots: who offers, which pact, the side the offerer takes.
 */
import { type Decision, done, EVERYONE, slot } from '@ecumene/kernel'
import { pact } from '../cards.ts'
import { removeCard } from '../effects/hands.ts'
import { makePact } from '../effects/pacts.ts'
import type { S } from '../state.ts'
import { type E, SIDES, VERBS } from '../verbs.ts'

// Slots of the question.
export const OWNER = 0
export const PACT = 1
const SIDE = 2

export const answerPact: Decision<S, E> = {
  name: 'answerPact',
  rule: 'TTA-PACT-4',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.accept.code())
    out.put(VERBS.refuse.code())
  },
  apply(s, seat, code, world) {
    const owner = slot(s, OWNER)
    const which = slot(s, PACT)
    const side = slot(s, SIDE)
    done(s)
    if (VERBS.refuse.is(code)) {
      // The card stays in hand; the political action is spent all the same (TTA-PACT-5).
      if (world.live) world.emit({ type: 'declined', seat, with: owner, card: pact.ids[which] })
      return
    }
    removeCard(s, owner, pact.card[which])
    world.reveal(EVERYONE)
    makePact(s, owner, seat, which, side, world)
  },
  fallback: () => VERBS.refuse.code(),
  prompt: s => ({
    key: 'prompt.answerPact',
    rule: 'TTA-PACT-4',
    args: { from: slot(s, OWNER), card: pact.ids[slot(s, PACT)], side: SIDES[1 - slot(s, SIDE)] },
  }),
}
