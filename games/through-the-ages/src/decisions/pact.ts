/** The named player accepts or refuses a pact (TTA-PACT-4 to 9). Slots: who offers, which pact, the side the offerer takes. */
import { type Decision, done, EVERYONE, slot } from '@ecumene/kernel'
import { PACT_IDS, PACT_MILITARY } from '../cards.ts'
import { removeCard } from '../effects/hands.ts'
import { makePact } from '../effects/pacts.ts'
import type { S } from '../state.ts'
import { type E, SIDES, V } from '../verbs.ts'

export const answerPact: Decision<S, E> = {
  name: 'answerPact',
  rule: 'TTA-PACT-4',
  mode: 'one',
  legal(_, __, out) {
    out.put(V.accept.code())
    out.put(V.refuse.code())
  },
  apply(s, seat, code, cx) {
    const owner = slot(s, 0)
    const pact = slot(s, 1)
    const side = slot(s, 2)
    done(s)
    if (V.refuse.is(code)) {
      // The card stays in hand; the political action is spent all the same (TTA-PACT-5).
      if (cx.live) cx.emit({ type: 'declined', seat, with: owner, card: PACT_IDS[pact] })
      return
    }
    removeCard(s, owner, PACT_MILITARY[pact])
    cx.reveal(EVERYONE)
    makePact(s, owner, seat, pact, side, cx)
  },
  fallback: () => V.refuse.code(),
  prompt: s => ({
    key: 'prompt.answerPact',
    rule: 'TTA-PACT-4',
    args: { from: slot(s, 0), card: PACT_IDS[slot(s, 1)], side: SIDES[1 - slot(s, 2)] },
  }),
}
