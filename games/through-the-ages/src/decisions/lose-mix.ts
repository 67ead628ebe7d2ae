/** Raiders: the victim names the mix (TTA-R-97b). Slot 0: how much together, at most what there is. */
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { loseFood, loseResources } from '../effects/changes.ts'
import { food, resources } from '../query/totals.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const AMOUNT = 0

export const loseMix: Decision<S, E> = {
  name: 'loseMix',
  rule: 'TTA-R-97b',
  mode: 'one',
  legal(s, seat, out) {
    const n = slot(s, AMOUNT)
    for (let grain = 0; grain <= n && grain <= food(s, seat); grain++)
      if (n - grain <= resources(s, seat)) out.put(VERBS.mix.code(grain))
  },
  apply(s, seat, code, world) {
    const n = slot(s, AMOUNT)
    const grain = VERBS.mix.arg.food(code)
    done(s)
    loseFood(s, seat, grain, world)
    loseResources(s, seat, n - grain, world)
  },
  why: (s, _, code) => (VERBS.mix.is(code) ? refusal('TTA-R-97b', 'refuse.mix', { amount: slot(s, AMOUNT) }) : null),
  fallback(s, seat) {
    const n = slot(s, AMOUNT)
    return VERBS.mix.code(Math.max(0, n - resources(s, seat)))
  },
  prompt: s => ({ key: 'prompt.loseMix', rule: 'TTA-R-97b', args: { amount: slot(s, AMOUNT) } }),
}
