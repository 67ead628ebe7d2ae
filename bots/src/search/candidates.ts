/** What a search compares: the policy's own move first, then the others it thought best of. */
import { current, type Policy, type Thinking } from '@ecumene/kernel'
import type { Chosen, Question } from '../bot.ts'

/** Actions of a form that are looked at besides the policy's. */
const SUGGESTED = 4

export function candidatesOf(question: Question, thinking: Thinking, policy: Policy<never>, width: number): Chosen[] {
  const { game, view, seat, legal, rng } = question
  const first = policy(view as never, seat, legal, rng)
  const scores = new Float64Array(legal.n)
  thinking.scored(view, seat, legal, scores, rng)
  const order = Array.from(scores.keys())
    .filter(i => !thinking.isBlunder?.(view, seat, legal.at[i]))
    .sort((a, b) => scores[b] - scores[a] || a - b)
  const form = current(game, view)?.form
  const suggested = form ? form.suggest(view, seat).slice(0, SUGGESTED) : []
  const others = [...suggested, ...order.map(i => legal.at[i])]
  return [first, ...others.filter(other => !isSame(other, first))].slice(0, width)
}
const isSame = (a: Chosen, b: Chosen): boolean =>
  typeof a === typeof b && (typeof a === 'number' ? a === b : JSON.stringify(a) === JSON.stringify(b))
