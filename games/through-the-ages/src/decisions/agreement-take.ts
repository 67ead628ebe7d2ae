/**
 * The usual rules for taking cards (TTA-CARD-INTLAGR-1); action cards may be played in the same turn
 * (TTA-CARD-INTLAGR-2).
 */
import { type Decision, done, setSlot, slot } from '@ecumene/kernel'
import { takeCard } from '../effects/perform.ts'
import { takeCost } from '../query/costs.ts'
import { listTakes } from '../query/lists.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const ACTIONS = 0

export const agreementTake: Decision<S, E> = {
  name: 'agreementTake',
  rule: 'TTA-CARD-INTLAGR-1',
  mode: 'one',
  legal(s, seat, out) {
    listTakes(s, seat, out, slot(s, ACTIONS))
    out.put(VERBS.enough.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.enough.is(code)) return done(s)
    const space = VERBS.take.arg.space(code) - 1
    const cost = takeCost(s, seat, space)
    setSlot(s, ACTIONS, slot(s, ACTIONS) - cost)
    takeCard(s, seat, space, cost, false, world)
  },
  fallback: () => VERBS.enough.code(),
  prompt: s => ({ key: 'prompt.agreementTake', rule: 'TTA-CARD-INTLAGR-1', args: { actions: slot(s, ACTIONS) } }),
}
