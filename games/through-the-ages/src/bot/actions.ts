/** How good the actions of a turn seem, each for what it spends. */
import { asking, type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import { civil, civilKind, UNIT_START, work } from '../cards.ts'
import { addCivil } from '../effects/hands.ts'
import { leads } from '../effects/leaders/hooks.ts'
import { armyStrength, ridesInfantry, tacticalStrength } from '../query/army.ts'
import { takeCost } from '../query/costs.ts'
import { unitCount } from '../query/counts.ts'
import { strengthRating } from '../query/ratings.ts'
import { handAt, type S, workAt } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'
import { Rivals } from './strength.ts'
import { roomFor, tried } from './trial.ts'
import { type Room, starves, tearsDown, wastes } from './waste.ts'
import { CANDIDATE, type Weights } from './weights.ts'
import { handWorthOf, tableWorthOf } from './worth.ts'

/** Less is not worth an action: then the turn ends. */
const LEAST_GAIN = 0.05
/** Never considered: giving up, waste. */
export const NEVER = -1e6
/** An exchange is left to people. */
const UNWANTED = -4

/** An action phase that is being looked at. */
class ActionPhase {
  readonly #rivals = new Rivals()
  #s: S | null = null
  #seat: Seat = NONE
  /** What lies on the table is worth, and everything. */
  #table = 0
  #now = 0
  #actions = 0

  /** Looks at a position. Cards that can be taken are scored at once: they change nothing but the hand. */
  look(s: S, seat: Seat, legal: Codes, weights: Weights, out: Float64Array): void {
    this.#s = s
    this.#seat = seat
    this.#table = tableWorthOf(s, seat, weights, this.#rivals.look(s, seat))
    this.#now = this.#table + handWorthOf(s, seat, weights)
    this.#actions = s.civil[seat] + s.spareCivil
    for (let i = 0; i < legal.n; i++) if (goesToHand(s, seat, legal.at[i])) out[i] = this.#take(legal.at[i], weights)
  }
  /** What any other action gains for what it spends. */
  score(code: Code, room: Room, weights: Weights): number {
    const s = this.#s as S
    const seat = this.#seat
    if (VERBS.endTurn.is(code)) return LEAST_GAIN
    if (VERBS.swap.is(code)) return UNWANTED
    if (VERBS.disband.is(code) && leavesWeak(s, seat, code, this.#rivals.most)) return NEVER
    if (laysInVain(s, seat, code) || starves(s, seat, code)) return NEVER
    const gain = tried(s, seat, code, 1, room, weights, this.#rivals) - this.#now
    const after = room.states[1]
    const spent = Math.max(0, this.#actions - after.civil[seat] - after.spareCivil)
    if (gain > LEAST_GAIN && tearsDown(code) && wastes(s, seat, code, room, weights)) return NEVER
    return perAction(gain, spent)
  }
  /** The civilization with one card more in hand; what lies on its table is worth what it was. */
  #take(code: Code, weights: Weights): number {
    const s = this.#s as S
    const seat = this.#seat
    addCivil(s, seat, VERBS.take.arg.card(code))
    const worth = this.#table + handWorthOf(s, seat, weights)
    s.hand[handAt(seat, --s.handSize[seat])] = NONE
    return perAction(worth - this.#now, takeCost(s, seat, VERBS.take.arg.space(code) - 1))
  }
}
const perAction = (gain: number, spent: number): number =>
  gain <= LEAST_GAIN ? Math.min(gain, LEAST_GAIN / 2) : gain / Math.max(0.6, spent)
/** Takes a card that does nothing yet. */
export function goesToHand(s: S, seat: Seat, code: Code): boolean {
  if (!VERBS.take.is(code)) return false
  const kind = civil.kind[VERBS.take.arg.card(code)]
  if (kind === civilKind.wonder) return false
  return kind === civilKind.leader || kind === civilKind.action || leads.learns[s.leader[seat] + 1] === 0
}

export const phase = new ActionPhase()
export function scoreActions(s: S, seat: Seat, legal: Codes, room: Room, weights: Weights, out: Float64Array): void {
  phase.look(s, seat, legal, weights, out)
  for (let i = 0; i < legal.n; i++)
    if (!goesToHand(s, seat, legal.at[i])) out[i] = phase.score(legal.at[i], room, weights)
}

const rivals = new Rivals()
/** Sends the last unit home, or one without which somebody else is at least as strong. */
export const disarms = (s: S, seat: Seat, code: Code): boolean =>
  VERBS.disband.is(code) && leavesWeak(s, seat, code, rivals.look(s, seat).most)
const leavesWeak = (s: S, seat: Seat, code: Code, most: number): boolean =>
  unitCount(s, seat) === 1 || most >= strengthRating(s, seat) - work.strength[UNIT_START + VERBS.disband.arg.card(code)]
/** Lays out a tactic that makes nobody stronger: the army for it is missing. */
export function laysInVain(s: S, seat: Seat, code: Code): boolean {
  const which = VERBS.playTactic.is(code)
    ? VERBS.playTactic.arg.card(code)
    : VERBS.copyTactic.is(code)
      ? VERBS.copyTactic.arg.card(code)
      : NONE
  if (which === NONE) return false
  return tacticalStrength(s.workers, workAt(seat, UNIT_START), which, ridesInfantry(s, seat)) <= armyStrength(s, seat)
}
/** Tears something down for nothing. */
export const isWaste = (s: S, seat: Seat, code: Code): boolean =>
  asking(s) === DECISIONS.action && tearsDown(code) && wastes(s, seat, code, roomFor(s.seats), CANDIDATE)
