/**
 * International Agreement: yes gives 5 civil actions for cards of the row (TTA-R-105a) and costs the next political
 * action (TTA-R-105b); in the last round too (TTA-CARD-INTLAGR-5). The row is refilled either way (TTA-R-105c). Slot 0:
 * the actions.
 */
import { ask, bit, type Decision, done, slot } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { DECISIONS, type E, VERBS } from '../verbs.ts'

// Slots of the question.
const ACTIONS = 0

export const agreement: Decision<S, E> = {
  name: 'agreement',
  rule: 'TTA-R-105a',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.accept.code())
    out.put(VERBS.refuse.code())
  },
  apply(s, seat, code, world) {
    const budget = slot(s, ACTIONS)
    done(s)
    if (VERBS.refuse.is(code)) return
    s.noPolitics[seat] = 1
    if (world.live) world.emit({ type: 'agreement', seat })
    ask(s, DECISIONS.agreementTake, bit(seat), budget)
  },
  fallback: () => VERBS.refuse.code(),
  prompt: s => ({ key: 'prompt.agreement', rule: 'TTA-R-105a', args: { actions: slot(s, ACTIONS) } }),
}
