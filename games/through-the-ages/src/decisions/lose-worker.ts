/** Without unused workers one leaves a card of the owner's choice (TTA-TOK-15). Slot 0: how many. */
import { type Decision, done, refusal, setSlot, slot } from '@ecumene/kernel'
import { work } from '../cards.ts'
import { hasWorkers } from '../effects/changes.ts'
import { type S, workAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const COUNT = 0

export const loseWorker: Decision<S, E> = {
  name: 'loseWorker',
  rule: 'TTA-TOK-15',
  mode: 'one',
  legal(s, seat, out) {
    for (let card = 0; card < work.count; card++)
      if (s.workers[workAt(seat, card)] > 0) out.put(VERBS.loseWorker.code(card))
  },
  apply(s, seat, code, world) {
    s.workers[workAt(seat, VERBS.loseWorker.arg.card(code))]--
    s.yellow[seat]++
    if (world.live) world.emit({ type: 'lost', seat, what: 'population', amount: 1 })
    setSlot(s, COUNT, slot(s, COUNT) - 1)
    if (slot(s, COUNT) === 0 || !hasWorkers(s, seat)) done(s)
  },
  why: (_, __, code) =>
    VERBS.loseWorker.is(code)
      ? refusal('TTA-R-12a', 'refuse.noBuilding', { card: work.ids[VERBS.loseWorker.arg.card(code)] })
      : null,
  fallback(s, seat) {
    let card = 0
    while (card < work.count - 1 && s.workers[workAt(seat, card)] <= 0) card++
    return VERBS.loseWorker.code(card)
  },
  prompt: s => ({ key: 'prompt.loseWorker', rule: 'TTA-TOK-15', args: { count: slot(s, COUNT) } }),
}
