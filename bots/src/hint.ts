/** Advice for a person: three actions, how often each was the best in imagined futures, and why. */
import { botsOf } from '@ecumene/contract'
import type { ActionJson } from '@ecumene/kernel'
import type { Question } from './bot.ts'
import { candidatesOf } from './search/candidates.ts'
import { Comparison } from './search/comparison.ts'
import { Rollouts } from './search/rollout.ts'
import { policyOf } from './search/thought.ts'

export interface Hint {
  readonly action: ActionJson
  readonly best: number
  readonly futures: number
  /** Points over the others, and what they are made of, the largest first. */
  readonly gain: number
  readonly parts: readonly { readonly name: string; readonly gain: number }[]
}
const SHOWN = 3
const FUTURES = 50
const WIDTH = 8

/** Thinks a little at a time. It knows the question, which is the seat's own view, and nothing else. */
export class Advice {
  readonly #question: Question
  readonly #comparison: Comparison
  constructor(question: Question, futures: number = FUTURES) {
    const { game, rng } = question
    const { thinking } = botsOf(game)
    if (!thinking) throw new Error(`${game.id} has no value of a position`)
    this.#question = question
    const actions = candidatesOf(question, thinking, policyOf(game), WIDTH)
    const rollouts = new Rollouts(question, thinking, rng.below(2 ** 31))
    this.#comparison = new Comparison(question, thinking, rollouts, actions, SHOWN, futures)
  }
  get progress(): number {
    return this.#comparison.progress
  }
  step(): boolean {
    return this.#comparison.step()
  }
  hints(): readonly Hint[] {
    const { game } = this.#question
    return this.#comparison.weighed().map(({ action, best, futures, gain, parts }) => ({
      action: typeof action === 'number' ? game.verbs.toJson(action) : action,
      best,
      futures,
      gain,
      parts,
    }))
  }
}
