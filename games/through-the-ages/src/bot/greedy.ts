/**
 * Looks one action ahead: imagines what it cannot see, tries every action, and plays the one that improves its
 * civilization the most for each action spent. Auctions, defence, pacts and wars have rules of thumb of their own.
 */
import { asking, type Codes, NONE, type Policy, type Rng, type Seat } from '@ecumene/kernel'
import { determinize } from '../determinize.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { scoreActions } from './actions.ts'
import { scorePolitics } from './politics.ts'
import { byThumb } from './thumb.ts'
import { roomWith, tried } from './trial.ts'
import type { Turn } from './turn.ts'
import type { Room } from './waste.ts'
import { CITIZEN, type Weights } from './weights.ts'

/** A player of some weights: how good each action seems to it, and the one that seems best. */
export interface WeightedPlayer {
  /** Scores of the listed actions. */
  score(view: S, seat: Seat, legal: Codes, out: Float64Array, rng: Rng): void
  readonly policy: Policy<S>
}
/** What a rule of thumb picks stands this far above the rest. */
const PICKED = 4

/** `turn`: most actions of a turn are looked at once; for rollouts, where speed counts. */
export function playerOf(weights: Weights, turn?: Turn): WeightedPlayer {
  const scores = new Float64Array(1024)
  const score: WeightedPlayer['score'] = (view, seat, legal, out, rng) => {
    const thumb = byThumb(view, seat, legal, weights)
    if (thumb !== NONE) {
      for (let i = 0; i < legal.n; i++) out[i] = legal.at[i] === thumb ? PICKED : 0
      return
    }
    const room = roomWith(view, seat)
    const s = room.states[0]
    // What the actions of a turn do follows from open cards; only elsewhere something hidden comes up.
    const isAction = asking(view) === DECISIONS.action
    if (!isAction) determinize(s, seat, rng)
    if (isAction) scoreActions(s, seat, legal, room, weights, out)
    else if (asking(view) === DECISIONS.politics) scorePolitics(s, seat, legal, room, rng, weights, out)
    else scoreAnswers(s, seat, legal, room, weights, out)
  }
  return {
    score,
    policy: (view, seat, legal, rng) => {
      if (legal.n === 1) return legal.at[0]
      if (turn && asking(view) === DECISIONS.action) {
        const room = roomWith(view, seat)
        return legal.at[turn.best(room.states[0], seat, legal, room, weights)]
      }
      score(view, seat, legal, scores, rng)
      let best = 0
      for (let i = 1; i < legal.n; i++) if (scores[i] > scores[best]) best = i
      return legal.at[best]
    },
  }
}
export const player = playerOf(CITIZEN)
export const greedy = player.policy

/** The answers to a single question. */
function scoreAnswers(s: S, seat: Seat, legal: Codes, room: Room, weights: Weights, out: Float64Array): void {
  for (let i = 0; i < legal.n; i++)
    out[i] = tried(s, seat, legal.at[i], 1, room, weights) + (VERBS.raze.is(legal.at[i]) ? 1 : 0)
}
