/** The outline of play, in the order of the rules. */
import { again, ask, bit, call, leave, NONE, program, restart, setSlot, slot, stop, type World } from '@ecumene/kernel'
import { MOST_DRAWN } from '../data/board.ts'
import { aggression, event, military, power, tactic, territory, unit } from './cards.ts'
import { aggressionEffect, aggressionGain, attackStrength, resolveWar } from './effects/attacks.ts'
import { nextSeat } from './effects/changes.ts'
import { addColony, settleColony } from './effects/colonies.ts'
import { eventsLeft, newEvents, revealEvent, topEvent } from './effects/event-deck.ts'
import { fixRanks } from './effects/event-ranks.ts'
import { resolveEvent } from './effects/events.ts'
import { drawCards } from './effects/hands.ts'
import { leads } from './effects/leaders/hooks.ts'
import { scoreAfterActions } from './effects/leading.ts'
import { strengthAgainst } from './effects/pacts.ts'
import { isUprising, produce } from './effects/production.ts'
import { refill } from './effects/row.ts'
import { finishWonder } from './effects/stages.ts'
import { civilTotal, militaryLeft, militaryLimit, militaryTotal } from './query/totals.ts'
import { finalScoring } from './scoring.ts'
import type { S } from './state.ts'
import { DECISIONS, type E, PROGRAMS } from './verbs.ts'

// ---- a turn
/** The card row is refilled (TTA-START-1); the first round skips all that comes before the actions (TTA-ROUND-14). */
function begin(s: S, world: World<E>): void {
  if (world.live) world.emit({ type: 'turn', seat: s.turn, round: s.round })
  if (s.round > 1) refill(s, true, world)
  const arms = leads.arms[s.leader[s.turn] + 1]
  if (arms > 0) s.homerArms = arms
}
/** A war is resolved at the start of its declarer's next turn (TTA-WAR-18, TTA-R-23), each in its own (TTA-R-24b). */
const wars = (s: S, world: World<E>): void => resolveWar(s, s.turn, world)
/** An exclusive tactic becomes common (TTA-TACT-1); the standard stays on it (TTA-TACT-4). */
function shareTactic(s: S, world: World<E>): void {
  if (s.exclusive[s.turn] === 0) return
  s.exclusive[s.turn] = 0
  // Equal cards lie on one another (TTA-TACT-3, TTA-R-55a) and stay without standards (TTA-R-55b).
  s.tactics[s.tactic[s.turn]]++
  if (world.live) world.emit({ type: 'shared', seat: s.turn, card: tactic.ids[s.tactic[s.turn]] })
}
/** Joan of Arc looks at the top event (TTA-R-86b); then one political action (TTA-POL-1). */
function politics(s: S, world: World<E>): void {
  s.acted = 0
  if (s.round === 1) return
  const top = topEvent(s)
  if (leads.peeks[s.leader[s.turn] + 1] === 1 && eventsLeft(s) > 0) {
    s.peeked[s.turn] = top
    world.reveal(bit(s.turn))
    if (world.live) world.emit({ type: 'peeked', seat: s.turn, card: event.ids[top] })
  }
  if (s.noPolitics[s.turn] === 1)
    s.noPolitics[s.turn] = 0 // TTA-R-105b
  else ask(s, DECISIONS.politics, bit(s.turn))
}
/** Julius Caesar: once in the game a second political action (TTA-R-82). */
function politicsAgain(s: S): void {
  if (
    s.acted === 1 &&
    s.used[power.of('julius-caesar')] === 0 &&
    s.out[s.turn] === 0 &&
    leads.secondPolitics[s.leader[s.turn] + 1] === 1
  )
    ask(s, DECISIONS.politics, bit(s.turn), 1)
}
function actions(s: S): void {
  if (s.out[s.turn] === 0) ask(s, DECISIONS.action, bit(s.turn))
}
/** Texts "at the end of your turn" come before the end-of-turn sequence (TTA-R-79a, TTA-R-80b). */
function afterActions(s: S, world: World<E>): void {
  if (s.out[s.turn] === 1) return
  scoreAfterActions(s, s.turn, world)
}
// ---- end of turn (TTA-ROUND-13)
function discardExcess(s: S): void {
  const excess = s.cardCount[s.turn] - militaryLimit(s, s.turn)
  if (s.out[s.turn] === 0 && excess > 0) ask(s, DECISIONS.discard, bit(s.turn), excess)
}
function production(s: S, world: World<E>): void {
  if (s.out[s.turn] === 1) return
  if (!isUprising(s, s.turn)) produce(s, s.turn, world)
  else if (world.live) world.emit({ type: 'uprising', seat: s.turn })
}
/**
 * A card for each unused military action (TTA-DRAW-1), temporary ones too (TTA-ACT-CARD-8), three at most (TTA-DRAW-2);
 * none in the first round (TTA-DRAW-4, TTA-ROUND-17). The hand may now exceed its limit (TTA-R-22). After an uprising
 * too (TTA-R-18b).
 */
function draw(s: S, world: World<E>): void {
  if (s.out[s.turn] === 1 || s.round === 1) return
  const unused = militaryLeft(s, s.turn)
  drawCards(s, s.turn, Math.min(unused, MOST_DRAWN), world)
}
/**
 * Spent cubes become available (TTA-END-5), what lasted a turn lapses; then the next turn begins (TTA-END-3, TTA-R-21).
 */
function reset(s: S): void {
  if (s.out[s.turn] === 0) {
    s.civil[s.turn] = civilTotal(s, s.turn)
    s.military[s.turn] = militaryTotal(s, s.turn)
  }
  s.fresh = 0
  s.tacticDone = 0
  for (let i = 0; i < power.count; i++) if (power.perGame[i] === 0) s.used[i] = 0
  s.arms = 0
  s.homerArms = 0
  s.armsScience = 0
  s.spareMilitary = 0
  s.spareCivil = 0
  s.swap = 0
  s.acted = 0
}
/** The next turn clockwise (TTA-ROUND-1), or the end when the last round is complete (TTA-ROUND-6, TTA-R-60). */
function next(s: S, world: World<E>): void {
  const seat = nextSeat(s, (s.turn + 1) % s.seats, 0)
  if (seat === s.first) s.round++
  s.turn = seat
  if (s.lastRound === 0 || s.round <= s.lastRound) {
    restart(s)
    return
  }
  finalScoring(s, world)
  stop(s)
}

// ---- colonization
const TERRITORY = 0
const SPEAKER = 1 // who speaks next, counted from the current player
const WINNER = 1 // once the territory is won
/**
 * Round among those who have not passed (TTA-R-51a) until one is left (TTA-COL-7); a player who has not spoken is asked
 * (TTA-R-109), and one who cannot bid more is asked too, so that the reason stays hidden (TTA-R-51b).
 */
function auction(s: S): void {
  const colony = slot(s, TERRITORY)
  let left = 0
  for (let player = 0; player < s.seats; player++) if (s.out[player] === 0 && ((s.passed >> player) & 1) === 0) left++
  if (left === 0 || (left === 1 && s.bidder !== NONE)) return
  again(s)
  for (;;) {
    const seat = (s.turn + slot(s, SPEAKER)) % s.seats
    setSlot(s, SPEAKER, (slot(s, SPEAKER) + 1) % s.seats)
    if (s.out[seat] === 0 && ((s.passed >> seat) & 1) === 0) {
      ask(s, DECISIONS.bid, bit(seat), colony)
      return
    }
  }
}
function formForce(s: S, world: World<E>): void {
  if (s.bidder !== NONE) {
    ask(s, DECISIONS.force, bit(s.bidder), slot(s, TERRITORY))
    return
  }
  // Nobody wants it: it stays among the past events (TTA-COL-6).
  if (world.live) world.emit({ type: 'unclaimed', card: territory.ids[slot(s, TERRITORY)] })
  endAuction(s)
  leave(s)
}
/** The units sent return to the yellow bank (TTA-COL-16), not to the pool (TTA-R-53a); then the colony (TTA-COL-18). */
function takeColony(s: S): void {
  const seat = s.bidder
  const colony = slot(s, TERRITORY)
  for (let kind = 0; kind < unit.count; kind++) {
    s.yellow[seat] += s.sent[kind]
    s.sent[kind] = 0
  }
  endAuction(s)
  call(s, PROGRAMS.colony, colony, seat)
}
function endAuction(s: S): void {
  s.bid = 0
  s.bidder = NONE
  s.passed = 0
  s.force = 0
  s.discards = 0
}
const TERRITORY_EVENT = Int16Array.from(territory.card, card => military.event[card])
function permanent(s: S, world: World<E>): void {
  s.past[TERRITORY_EVENT[slot(s, TERRITORY)]] = 0
  addColony(s, slot(s, WINNER), slot(s, TERRITORY), world)
}

// ---- aggression
const AGGRESSION = 0
const ATTACKER = 1
const ENEMY = 2
function defence(s: S): void {
  const seat = slot(s, ATTACKER)
  const target = slot(s, ENEMY)
  const need = attackStrength(s, seat, target) - strengthAgainst(s, target, seat)
  ask(s, DECISIONS.defend, bit(target), need, militaryTotal(s, target), seat, slot(s, AGGRESSION))
}
/** Repelled it has no effect (TTA-AGG-13); else it succeeds (TTA-AGG-15). */
function strike(s: S, world: World<E>): void {
  const card = slot(s, AGGRESSION)
  const seat = slot(s, ATTACKER)
  const target = slot(s, ENEMY)
  if (s.repelled === 0) {
    aggressionEffect(s, card, seat, target, world)
    return
  }
  s.repelled = 0
  leave(s)
  if (world.live) world.emit({ type: 'repelled', seat: target, target: seat, card: aggression.ids[card] })
}

const BUILDER = 0 // whose wonder is finished
export const programs = [
  program<S, E>('turn', 'TTA-ROUND-11', [
    begin, // TTA-ROUND-12
    wars,
    shareTactic,
    politics,
    politicsAgain,
    actions,
    afterActions,
    discardExcess, // TTA-ROUND-13
    production,
    draw,
    reset,
    next,
  ]),
  program<S, E>('prepare', 'TTA-EVT-4', [revealEvent, newEvents]),
  program<S, E>('event', 'TTA-EVT-7', [s => fixRanks(s), resolveEvent]),
  program<S, E>('colonize', 'TTA-COL-1', [s => auction(s), formForce, s => takeColony(s)]),
  program<S, E>('colony', 'TTA-COL-19', [
    permanent,
    (s, world) => settleColony(s, slot(s, WINNER), slot(s, TERRITORY), world),
  ]),
  program<S, E>('aggression', 'TTA-AGG-9', [
    s => defence(s),
    strike,
    (s, world) => aggressionGain(s, slot(s, AGGRESSION), slot(s, ATTACKER), world),
  ]),
  program<S, E>('stages', 'TTA-ACT-STAGE-5', [(s, world) => finishWonder(s, slot(s, BUILDER), world)]),
]
