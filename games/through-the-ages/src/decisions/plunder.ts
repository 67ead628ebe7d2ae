/** Plunder: food and resources, each at most what is there, together at most the printed number (TTA-R-97a). */
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { gainFood, gainResources, loseFood, loseResources } from '../effects/changes.ts'
import { food, resources } from '../query/totals.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const RIVAL = 0
const MOST = 1

export const plunder: Decision<S, E> = {
  name: 'plunder',
  rule: 'TTA-R-97a',
  mode: 'one',
  legal(s, _, out) {
    const most = slot(s, MOST)
    const stored = food(s, slot(s, RIVAL))
    const mined = resources(s, slot(s, RIVAL))
    for (let grain = 0; grain <= most && grain <= stored; grain++)
      for (let ore = 0; grain + ore <= most && ore <= mined; ore++) out.put(VERBS.plunder.code(grain, ore))
  },
  apply(s, seat, code, world) {
    const rival = slot(s, RIVAL)
    done(s)
    // What is gained is what was lost; tokens do not pass between players (TTA-FOOD-14).
    const grain = loseFood(s, rival, VERBS.plunder.arg.food(code), world)
    const ore = loseResources(s, rival, VERBS.plunder.arg.resources(code), world)
    gainFood(s, seat, grain, world)
    gainResources(s, seat, ore, world)
  },
  why: (s, _, code) =>
    VERBS.plunder.is(code) ? refusal('TTA-R-97a', 'refuse.plunder', { most: slot(s, MOST) }) : null,
  fallback(s) {
    const most = slot(s, MOST)
    const ore = Math.min(most, resources(s, slot(s, RIVAL)))
    return VERBS.plunder.code(Math.min(most - ore, food(s, slot(s, RIVAL))), ore)
  },
  prompt: s => ({ key: 'prompt.plunder', rule: 'TTA-R-97a', args: { target: slot(s, RIVAL), most: slot(s, MOST) } }),
}
