/**
 * Why a seat plays as it does: what the game's own player thinks of every action, and what the best of them lead to in
 * imagined futures. From the seat's view alone, like everything that a bot knows.
 */
import { botsOf } from '@ecumene/contract'
import { type ActionJson, current } from '@ecumene/kernel'
import type { Chosen, Question } from './bot.ts'
import { candidatesOf } from './search/candidates.ts'
import { Comparison, type Weighed } from './search/comparison.ts'
import { Rollouts } from './search/rollout.ts'
import { policyOf } from './search/thought.ts'

export interface Reasons {
  /** What the seat has, by the lines of the game's value of a position. */
  readonly worth: Readonly<Record<string, number>>
  /** Every listed action with the score of the game's own player, the best first. */
  readonly scores: readonly { readonly action: ActionJson; readonly score: number }[]
  /** The action in question and the best others in the same imagined futures, the best first. */
  readonly compared: readonly (Omit<Weighed, 'action'> & { readonly action: ActionJson })[]
}
const WIDTH = 8
const COMPARED = 3

/** `played` is among those compared, whatever the bot thinks of it. */
export function reasonsFor(question: Question, played: ActionJson, futures: number): Reasons {
  const { game, view, seat, legal, rng } = question
  const { thinking } = botsOf(game)
  if (!thinking) throw new Error(`${game.id} has no value of a position`)
  const jsonOf = (action: Chosen): ActionJson => (typeof action === 'number' ? game.verbs.toJson(action) : action)
  const values = new Float64Array(legal.n)
  thinking.scored(view, seat, legal, values, rng)
  const scores = Array.from(values, (score, i) => ({ action: jsonOf(legal.at[i]), score }))
  const chosen = game.verbs.fromJson(played) ?? played
  const others = candidatesOf(question, thinking, policyOf(game), WIDTH)
  const isPlayed = (other: Chosen): boolean => JSON.stringify(other) === JSON.stringify(chosen)
  const actions = [chosen, ...others.filter(other => !isPlayed(other))]
  const rollouts = new Rollouts(question, thinking, rng.below(2 ** 31))
  const comparison = new Comparison(question, thinking, rollouts, actions, COMPARED, futures)
  while (!comparison.step()) {}
  const isChoice = legal.n > 1 || current(game, view)?.form !== undefined
  return {
    worth: thinking.parts(view, seat),
    scores: scores.toSorted((a, b) => b.score - a.score),
    compared: isChoice ? comparison.weighed().map(one => ({ ...one, action: jsonOf(one.action) })) : [],
  }
}
