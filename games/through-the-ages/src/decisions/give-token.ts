/**
 * A blue token from a farm, mine or lab: lost (TTA-TOK-8), or put on the wonder (TTA-R-44b). Slots: how many, 1 = for a
 * wonder.
 */
import { type Decision, done, NONE, refusal, setSlot, slot } from '@ecumene/kernel'
import { store } from '../cards.ts'
import { type S, storeAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const COUNT = 0
const FOR_WONDER = 1

export const giveToken: Decision<S, E> = {
  name: 'giveToken',
  rule: 'TTA-TOK-8',
  mode: 'one',
  legal(s, seat, out) {
    for (let place = 0; place < store.count; place++)
      if (s.blue[storeAt(seat, place)] > 0) out.put(VERBS.giveToken.code(place))
  },
  apply(s, seat, code, world) {
    const forWonder = slot(s, FOR_WONDER) === 1
    s.blue[storeAt(seat, VERBS.giveToken.arg.card(code))]--
    if (forWonder) s.stages[seat]++
    else s.blueTotal[seat]--
    if (world.live && !forWonder) world.emit({ type: 'lost', seat, what: 'blue', amount: 1 })
    setSlot(s, COUNT, slot(s, COUNT) - 1)
    if (slot(s, COUNT) === 0) done(s)
  },
  why: (_, __, code) =>
    VERBS.giveToken.is(code)
      ? refusal('TTA-R-10a', 'refuse.noToken', { card: store.ids[VERBS.giveToken.arg.card(code)] })
      : null,
  /** The least valuable. */
  fallback(s, seat) {
    let best = NONE
    for (let place = 0; place < store.count; place++)
      if (s.blue[storeAt(seat, place)] > 0 && (best === NONE || store.value[place] < store.value[best])) best = place
    return VERBS.giveToken.code(best)
  },
  prompt: s => ({
    key: slot(s, FOR_WONDER) === 1 ? 'prompt.coverStage' : 'prompt.giveToken',
    rule: slot(s, FOR_WONDER) === 1 ? 'TTA-R-44b' : 'TTA-TOK-8',
    args: { count: slot(s, COUNT) },
  }),
}
