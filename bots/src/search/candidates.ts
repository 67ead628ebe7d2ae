/** What a search compares: the policy's own move first, then the others it thought best of. */
import type { Thinking } from '@ecumene/contract'
import { type Code, type Codes, type Core, current, type Policy, type Seat } from '@ecumene/kernel'
import type { Chosen, Question } from '../bot.ts'

/** Actions of a form that are looked at besides the policy's. */
const SUGGESTED = 4

export function candidatesOf(question: Question, thinking: Thinking, policy: Policy<never>, width: number): Chosen[] {
  const { game, view, seat, legal, rng } = question
  const first = policy(view as never, seat, legal, rng)
  const scores = new Float64Array(legal.n)
  thinking.scored(view, seat, legal, scores, rng)
  const form = current(game, view)?.form
  const suggested = form ? form.suggest(view, seat).slice(0, SUGGESTED) : []
  const others = [...suggested, ...inOrder(thinking, view, seat, legal, scores).map(i => legal.at[i])]
  return [first, ...others.filter(other => !isSame(other, first))].slice(0, width)
}
/** The listed actions that are no blunders, the best first, as places in the list. */
const inOrder = (thinking: Thinking, view: Core, seat: Seat, legal: Codes, scores: Float64Array): readonly number[] =>
  Array.from({ length: legal.n }, (_, i) => i)
    .filter(i => !isBlunder(thinking, view, seat, legal.at[i]))
    .sort((a, b) => scores[b] - scores[a] || a - b)
const isBlunder = (thinking: Thinking, view: Core, seat: Seat, code: Code): boolean =>
  thinking.isBlunder?.(view, seat, code) === true
const isSame = (a: Chosen, b: Chosen): boolean =>
  typeof a === typeof b && (typeof a === 'number' ? a === b : JSON.stringify(a) === JSON.stringify(b))
