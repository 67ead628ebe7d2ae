/**
 * Looks one action ahead: imagines what it cannot see, tries every action, and plays the one that improves its
 * civilization the most for each action spent. Auctions, defence, pacts and wars have rules of thumb of their own.
 */
import {
  act,
  asking,
  type Code,
  Codes,
  FastRng,
  type GameDef,
  has,
  NONE,
  owed,
  type Policy,
  type Rng,
  SearchWorld,
  type Seat,
  slot,
} from '@ecumene/kernel'
import { bonus, military, militaryKind, territory, UNIT_START, work } from '../cards.ts'
import { decisions } from '../decisions.ts'
import { determinize } from '../determinize.ts'
import { attackStrength } from '../effects/attacks.ts'
import { strengthAgainst } from '../effects/pacts.ts'
import { discontent, happinessRating, strengthRating } from '../query/ratings.ts'
import { programs } from '../sequence.ts'
import { layoutOf, type S } from '../state.ts'
import { DECISIONS, type E, VERBS } from '../verbs.ts'
import { cardValue, Rivals, turnsLeft } from './value.ts'
import { type Room, tearsDown, wastes } from './waste.ts'
import { CITIZEN, type Weights } from './weights.ts'
import { worthOf } from './worth.ts'

/** The part of the game that is needed to try something. */
const rules = { decisions, programs } as unknown as GameDef<S, E>
const DEPTH = 4
const rooms = new Map<number, Room>()
function roomFor(seats: number): Room {
  let room = rooms.get(seats)
  if (!room) {
    const layout = layoutOf({ seats, variant: 'standard', options: {} })
    room = { layout, states: Array.from({ length: DEPTH + 4 }, () => layout.create()) }
    rooms.set(seats, room)
  }
  return room
}
const lists = Array.from({ length: DEPTH + 2 }, () => new Codes())
const chance = new FastRng(1)
const world = new SearchWorld<never>(chance) as unknown as SearchWorld<E>

/**
 * Value after an action. What it asks of this seat is answered at its best, what it asks of others by their fallback.
 */
function tried(from: S, seat: Seat, code: Code, depth: number, room: Room, weights: Weights, rivals?: Rivals): number {
  const s = room.states[depth]
  room.layout.copy(s, from)
  act(rules, s, seat, code, world)
  return settled(s, seat, depth, room, weights, rivals)
}
function settled(s: S, seat: Seat, depth: number, room: Room, weights: Weights, rivals?: Rivals): number {
  for (let guard = 0; guard < 40; guard++) {
    const decision = asking(s)
    if (decision < 0 || decision === DECISIONS.action || decision === DECISIONS.politics) break
    if (!has(owed(s), seat)) {
      const other = 31 - Math.clz32(owed(s))
      act(rules, s, other, decisions[decision].fallback(s, other), world)
      continue
    }
    if (
      depth >= DEPTH ||
      decision === DECISIONS.force ||
      decision === DECISIONS.bid ||
      decision === DECISIONS.discard ||
      decision === DECISIONS.agreementTake
    ) {
      act(rules, s, seat, decisions[decision].fallback(s, seat), world)
      continue
    }
    const list = lists[depth]
    list.clear()
    decisions[decision].legal(s, seat, list)
    let best = Number.NEGATIVE_INFINITY
    for (let i = 0; i < list.n; i++) best = Math.max(best, tried(s, seat, list.at[i], depth + 1, room, weights, rivals))
    return best
  }
  return s.out[seat] === 1 ? -1000 : worthOf(s, seat, weights, rivals)
}

/** A player of some weights: how good each action seems to it, and the one that seems best. */
export interface Player {
  /** Scores of the listed actions. */
  score(view: S, seat: Seat, legal: Codes, out: Float64Array, rng: Rng): void
  readonly policy: Policy<S>
}
/** What a rule of thumb picks stands this far above the rest. */
const PICKED = 4

export function playerOf(weights: Weights): Player {
  const scores = new Float64Array(1024)
  const score: Player['score'] = (view, seat, legal, out, rng) => {
    const thumb = byThumb(view, seat, legal)
    if (thumb !== NONE) {
      for (let i = 0; i < legal.n; i++) out[i] = legal.at[i] === thumb ? PICKED : 0
      return
    }
    const room = roomFor(view.seats)
    const s = room.states[0]
    room.layout.copy(s, view)
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
      score(view, seat, legal, scores, rng)
      let best = 0
      for (let i = 1; i < legal.n; i++) if (scores[i] > scores[best]) best = i
      return legal.at[best]
    },
  }
}
export const player = playerOf(CITIZEN)
export const greedy = player.policy

/** Decisions that a rule of thumb answers; NONE for the others. */
function byThumb(view: S, seat: Seat, legal: Codes): Code {
  const decision = asking(view)
  if (decision === DECISIONS.bid) return bid(view, seat, legal)
  if (decision === DECISIONS.force) return force(view, legal)
  if (decision === DECISIONS.defend) return defend(view, legal)
  if (decision === DECISIONS.discard) return worst(view, legal)
  // A happy people needs no Homer: the civil action is worth more.
  if (decision === DECISIONS.tuck && happinessRating(view, seat) >= 3 && discontent(view, seat) === 0)
    return VERBS.refund.code()
  return NONE
}
/** The answers to a single question. */
function scoreAnswers(s: S, seat: Seat, legal: Codes, room: Room, weights: Weights, out: Float64Array): void {
  for (let i = 0; i < legal.n; i++)
    out[i] = tried(s, seat, legal.at[i], 1, room, weights) + (VERBS.raze.is(legal.at[i]) ? 1 : 0)
}
const rivals = new Rivals()
/** What an action gains for what it spends; the turn ends when nothing gains. */
function scoreActions(s: S, seat: Seat, legal: Codes, room: Room, weights: Weights, out: Float64Array): void {
  const others = rivals.look(s, seat)
  const now = worthOf(s, seat, weights, others)
  const before = s.civil[seat] + s.spareCivil
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.endTurn.is(code)) out[i] = LEAST_GAIN
    else if (VERBS.swap.is(code)) out[i] = -PICKED
    else if (disarms(s, seat, code)) out[i] = NEVER
    else {
      const gain = tried(s, seat, code, 1, room, weights, others) - now
      const after = room.states[1]
      const spent = Math.max(0, before - after.civil[seat] - after.spareCivil)
      if (gain <= LEAST_GAIN) out[i] = Math.min(gain, LEAST_GAIN / 2)
      else out[i] = tearsDown(code) && wastes(s, seat, code, room, weights) ? NEVER : gain / Math.max(0.6, spent)
    }
  }
}
/** Sends units home while somebody else is at least as strong. */
export const disarms = (s: S, seat: Seat, code: Code): boolean =>
  VERBS.disband.is(code) && rivals.look(s, seat).most >= strengthRating(s, seat)
/** Tears something down for nothing. */
export const isWaste = (s: S, seat: Seat, code: Code): boolean =>
  asking(s) === DECISIONS.action && tearsDown(code) && wastes(s, seat, code, roomFor(s.seats), CITIZEN)
/** Less is not worth an action. */
const LEAST_GAIN = 0.05
/** Giving up is never considered. */
const NEVER = -1e6
/** Seeding scores; attacks are weighed by the cards the enemy may hold. */
function scorePolitics(
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

/** A territory is worth its tokens and its first gift; the force costs what it takes to train again. */
function bid(view: S, seat: Seat, legal: Codes): Code {
  const { gives = {}, immediate = {} } = territory.cards[slot(view, 0)]
  const turns = turnsLeft(view)
  let worth =
    2 + (gives.yellow ?? 0) * 1.5 + (gives.blue ?? 0) * 0.8 + (gives.happiness ?? 0) * 2.5 + (gives.strength ?? 0) * 1.2
  worth +=
    (immediate.culture ?? 0) +
    (immediate.science ?? 0) * 0.7 +
    (immediate.food ?? 0) * 0.5 +
    (immediate.resources ?? 0) * 0.7
  worth += (immediate.population ?? 0) * 2.5 + (immediate.cards ?? 0) * 0.9
  if (turns < 3) worth -= 2
  const next = legal.n > 1 ? VERBS.bid.arg.amount(legal.at[1]) : 99
  let mine = 0
  for (let i = 0; i < view.cardCount[seat]; i++) mine += military.colonization[view.cards[seat * 40 + i]] ?? 0
  const price = Math.max(0, next - mine) * 1.6 + Math.min(next, mine) * 0.5 + 1
  return price <= worth && legal.n > 1 ? legal.at[1] : VERBS.pass.code()
}
/** Weakest units first; bonus cards rather than strong units. */
function force(view: S, legal: Codes): Code {
  let best = legal.at[0]
  let price = Number.POSITIVE_INFINITY
  let units = 0
  for (const n of view.sent) units += n
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    if (VERBS.colonize.is(code)) return code
    let cost = 9
    if (VERBS.send.is(code))
      cost =
        units === 0
          ? work.strength[UNIT_START + VERBS.send.arg.card(code)] * 0.2
          : 1.5 + 0.1 * work.strength[UNIT_START + VERBS.send.arg.card(code)]
    else if (VERBS.reinforce.is(code))
      cost = units === 0 ? 8 : 1.4 - 0.2 * military.colonization[bonus.card[VERBS.reinforce.arg.card(code)]]
    else if (VERBS.discard.is(code)) cost = units === 0 ? 8 : 1 + 0.2 * cardValue(view, VERBS.discard.arg.card(code))
    if (cost < price) {
      price = cost
      best = code
    }
  }
  return best
}
/** Defends if it can: with the smallest bonus card that does, else with what is worth least. */
function defend(view: S, legal: Codes): Code {
  const need = slot(view, 0)
  if (need > 8) return legal.at[0]
  let best = legal.at[0]
  let price = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const code = legal.at[i]
    let cost = 50
    if (VERBS.block.is(code)) {
      const card = bonus.card[VERBS.block.arg.card(code)]
      cost = military.defence[card] >= need ? military.defence[card] : 10 - military.defence[card]
    } else if (VERBS.discard.is(code)) {
      const card = VERBS.discard.arg.card(code)
      cost =
        need === 1
          ? cardValue(view, card)
          : 12 + cardValue(view, card) + (military.kind[card] === militaryKind.bonus ? 9 : 0)
    }
    if (cost < price) {
      price = cost
      best = code
    }
  }
  return best
}
function worst(view: S, legal: Codes): Code {
  let best = legal.at[0]
  let value = Number.POSITIVE_INFINITY
  for (let i = 0; i < legal.n; i++) {
    const worth = cardValue(view, VERBS.discard.arg.card(legal.at[i]))
    if (worth < value) {
      value = worth
      best = legal.at[i]
    }
  }
  return best
}
