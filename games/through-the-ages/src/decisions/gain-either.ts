/** This much food or this much resources (Reserves, Development of Markets). Slot 0: how much. */
import { type Decision, done, slot } from '@ecumene/kernel'
import { gainFood, gainResources } from '../effects/changes.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const AMOUNT = 0

export const gainEither: Decision<S, E> = {
  name: 'gainEither',
  rule: 'TTA-FOOD-2',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.gainFood.code())
    out.put(VERBS.gainResources.code())
  },
  apply(s, seat, code, world) {
    const n = slot(s, AMOUNT)
    done(s)
    if (VERBS.gainFood.is(code)) gainFood(s, seat, n, world)
    else gainResources(s, seat, n, world)
  },
  fallback: () => VERBS.gainResources.code(),
  prompt: s => ({ key: 'prompt.gainEither', rule: 'TTA-FOOD-2', args: { amount: slot(s, AMOUNT) } }),
}
