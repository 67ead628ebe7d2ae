/** Food and resources in any mix (Foray). Slot 0: how much together. */
import { type Decision, done, slot } from '@ecumene/kernel'
import { gainFood, gainResources } from '../effects/changes.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const AMOUNT = 0

export const gainMix: Decision<S, E> = {
  name: 'gainMix',
  rule: 'TTA-FOOD-4',
  mode: 'one',
  legal(s, _, out) {
    for (let grain = 0; grain <= slot(s, AMOUNT); grain++) out.put(VERBS.mix.code(grain))
  },
  apply(s, seat, code, world) {
    const n = slot(s, AMOUNT)
    const grain = VERBS.mix.arg.food(code)
    done(s)
    gainFood(s, seat, grain, world)
    gainResources(s, seat, n - grain, world)
  },
  fallback: () => VERBS.mix.code(0),
  prompt: s => ({ key: 'prompt.gainMix', rule: 'TTA-FOOD-4', args: { amount: slot(s, AMOUNT) } }),
}
