/** Military cards of one's own choice, face down (TTA-END-1, TTA-R-106). Slot 0: how many. */
import { type Decision, done, NONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { discardHidden } from '../effects/hands.ts'
import { cardAt, type S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const COUNT = 0

export const discard: Decision<S, E> = {
  name: 'discard',
  rule: 'TTA-END-1',
  mode: 'one',
  legal(s, seat, out) {
    let last = NONE
    for (let i = 0; i < s.cardCount[seat]; i++) {
      const card = s.cards[cardAt(seat, i)]
      if (card !== NONE && card !== last) out.put(VERBS.discard.code(card))
      last = card
    }
  },
  apply(s, seat, code, world) {
    discardHidden(s, seat, VERBS.discard.arg.card(code), world)
    setSlot(s, COUNT, slot(s, COUNT) - 1)
    if (slot(s, COUNT) === 0) done(s)
  },
  why: (_, __, code) => (VERBS.discard.is(code) ? refusal('TTA-END-1', 'refuse.notHeld') : null),
  fallback: (s, seat) => VERBS.discard.code(s.cards[cardAt(seat, 0)]),
  prompt: s => ({ key: 'prompt.discard', rule: 'TTA-END-1', args: { count: slot(s, COUNT) } }),
}
