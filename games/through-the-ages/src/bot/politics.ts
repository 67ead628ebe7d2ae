/** How good political actions seem: seeding events, attacks, wars, pacts. */
import { act, asking, type Code, type Codes, type Rng, type Seat } from '@ecumene/kernel'
import { attackStrength } from '../effects/attacks.ts'
import { strengthAgainst } from '../effects/pacts.ts'
import { strengthRating } from '../query/ratings.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { NEVER } from './actions.ts'
import { rules, tried, world } from './trial.ts'
import { turnsLeft } from './value.ts'
import type { Room } from './waste.ts'
import type { Weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** Seeding scores; attacks are weighed by the cards the enemy may hold. */
export function scorePolitics(
  s: S,
  seat: Seat,
  legal: Codes,
  room: Room,
  rng: Rng,
  weights: Weights,
  out: Float64Array,
): void {
  const now = worthOf(s, seat, weights)
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.pass.is(code)) out[i] = 0.1
    else if (VERBS.resign.is(code)) out[i] = NEVER
    else out[i] = politicalGain(s, seat, code, room, weights, now) + rng.below(100) / 1000
  }
}
function politicalGain(s: S, seat: Seat, code: Code, room: Room, weights: Weights, now: number): number {
  if (VERBS.declareWar.is(code)) return warGain(s, seat, VERBS.declareWar.arg.target(code), code)
  if (VERBS.offerPact.is(code)) return Math.max(NEVER, offer(s, seat, code, room, weights) - now)
  if (VERBS.attack.is(code)) {
    const target = VERBS.attack.arg.target(code)
    const need = attackStrength(s, seat, target) - strengthAgainst(s, target, seat)
    const chanceToWin = Math.min(0.95, 0.35 + need / (2 + 2.2 * Math.min(s.cardCount[target], 4)))
    return (
      (tried(s, seat, code, 1, room, weights) - now) * chanceToWin +
      theirLoss(s, room.states[1], target, weights) * 0.3 * chanceToWin -
      0.6
    )
  }
  // What comes up is not known: look at a few possible worlds.
  let gain = VERBS.cancelPact.is(code) ? -1 : 0
  for (let i = 0; i < 3; i++) gain += (tried(s, seat, code, 1, room, weights) - now) / 3
  return gain
}
const theirLoss = (before: S, after: S, target: Seat, weights: Weights): number =>
  Math.max(0, worthOf(before, target, weights) - worthOf(after, target, weights))
/** A war pays with a clear advantage that the enemy cannot make good in a round. */
function warGain(s: S, seat: Seat, target: Seat, code: Code): number {
  const advantage = strengthRating(s, seat) - strengthRating(s, target) - 2
  if (advantage < 4 || turnsLeft(s) < 2) return 0
  return VERBS.declareWar.arg.card(code) === 2 ? advantage : advantage * 0.5
}
/** A pact is offered if it is good for both. */
function offer(s: S, seat: Seat, code: Code, room: Room, weights: Weights): number {
  const target = VERBS.offerPact.arg.target(code)
  const after = room.states[1]
  room.layout.copy(after, s)
  act(rules, after, seat, code, world)
  if (asking(after) !== DECISIONS.answerPact) return Number.NEGATIVE_INFINITY
  const theirs = worthOf(s, target, weights)
  act(rules, after, target, VERBS.accept.code(), world)
  return worthOf(after, target, weights) > theirs + 0.3 ? worthOf(after, seat, weights) : Number.NEGATIVE_INFINITY
}
