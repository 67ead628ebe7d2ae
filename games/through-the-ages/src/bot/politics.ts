/** How good political actions seem: seeding events, attacks, wars, pacts. */
import { act, asking, type Code, type Codes, type Rng, type Seat } from '@ecumene/kernel'
import { attackStrength } from '../effects/attacks.ts'
import { strengthAgainst } from '../effects/pacts.ts'
import { strengthRating } from '../query/ratings.ts'
import { militaryTotal } from '../query/totals.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { NEVER } from './actions.ts'
import { spoilsOf } from './strength.ts'
import { rules, tried, world } from './trial.ts'
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
  if (VERBS.offerPact.is(code)) return Math.max(NEVER, offer(s, seat, code, room, weights) - now)
  const spite = (2 * weights.spite) / Math.max(1, s.players - 1)
  if (VERBS.declareWar.is(code)) {
    const target = VERBS.declareWar.arg.target(code)
    const advantage = attackStrength(s, seat, target) - strengthRating(s, target) - weights.caution
    const loss = Math.sign(advantage) * spoilsOf(VERBS.declareWar.arg.card(code), Math.abs(advantage))
    return tried(s, seat, code, 1, room, weights) - now + spite * loss
  }
  if (VERBS.attack.is(code)) {
    const target = VERBS.attack.arg.target(code)
    const gain = tried(s, seat, code, 1, room, weights) - now
    return (gain + theirLoss(s, room.states[1], target, weights) * spite) * chanceToWin(s, seat, target) - 0.3
  }
  return tried(s, seat, code, 1, room, weights) - now - (VERBS.cancelPact.is(code) ? 1 : 0)
}
const theirLoss = (before: S, after: S, target: Seat, weights: Weights): number =>
  Math.max(0, worthOf(before, target, weights) - worthOf(after, target, weights))
/** Of five cards one is a bonus card; every other one adds a point to a defence. */
const BONUS_SHARE = 0.2
/** Will the enemy lack the cards to defend themselves? */
function chanceToWin(s: S, seat: Seat, target: Seat): number {
  const lead = attackStrength(s, seat, target) - strengthAgainst(s, target, seat)
  const cards = Math.min(s.cardCount[target], militaryTotal(s, target))
  const likely = cards + BONUS_SHARE * s.cardCount[target] * (2 * Math.min(3, Math.max(1, s.age)) - 1)
  return 1 / (1 + Math.exp((likely - lead) / 1.5))
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
