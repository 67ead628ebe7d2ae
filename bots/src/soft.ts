/** The Novice: the policy with a loose hand. What it thinks nearly as good it plays nearly as often. */
import { botsOf, byChance } from '@ecumene/contract'
import type { Codes, Rng } from '@ecumene/kernel'
import type { Chosen, Question } from './bot.ts'
import { policyOf } from './search/thought.ts'

/** A move this many temperatures below the best is never played. */
const TOO_FAR = 4
/** Where a game does not say its scores: one decision in so many is left to chance. */
const SLIPS = 4

export function soft(question: Question): Chosen {
  const { game, view, seat, legal, rng } = question
  const policy = policyOf(game)
  const first = policy(view as never, seat, legal, rng)
  const { thinking } = botsOf(game)
  if (legal.n < 2 || typeof first !== 'number') return first
  if (!thinking) return rng.below(SLIPS) === 0 ? byChance(game, sensible(question), rng) : first
  const scores = new Float64Array(legal.n)
  thinking.scored(view, seat, legal, scores, rng)
  let best = Number.NEGATIVE_INFINITY
  for (const score of scores) best = Math.max(best, score)
  const weights = scores.map((score, i) => {
    const below = (best - score) / thinking.temperature
    return below > TOO_FAR || thinking.isBlunder?.(view, seat, legal.at[i]) ? 0 : Math.exp(-below)
  })
  return drawn(legal, weights, rng) ?? first
}
/** What gives the game up is no slip. */
function sensible({ game, legal }: Question): Codes {
  const { rarely } = game
  if (!rarely) return legal
  const kept = legal.at.subarray(0, legal.n).filter(code => !rarely.includes(game.verbs.name(code)))
  if (kept.length === 0) return legal
  legal.clear()
  for (const code of kept) legal.put(code)
  return legal
}
function drawn(legal: Codes, weights: Float64Array, rng: Rng): number | null {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let left = (rng.below(2 ** 30) / 2 ** 30) * sum
  for (let i = 0; i < legal.n; i++) {
    left -= weights[i]
    if (left < 0) return legal.at[i]
  }
  return null
}
