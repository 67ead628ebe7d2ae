/** Aggressions and wars. */

import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import { aggression, war } from '../cards.ts'
import { coloniesOf } from '../query/counts.ts'
import { strengthRating } from '../query/ratings.ts'
import { militaryLeft } from '../query/totals.ts'
import type { S } from '../state.ts'
import { DECISIONS, type E } from '../verbs.ts'
import {
  gainCulture,
  gainFood,
  gainResources,
  gainScience,
  gainYellow,
  loseCulture,
  losePopulation,
  loseScience,
  loseYellow,
  spendMilitary,
} from './changes.ts'
import { discardCard, showCard } from './hands.ts'
import { leads } from './leaders/hooks.ts'
import { attackBonus, endByAttack, immuneToWar, protectedBy, strengthAgainst } from './pacts.ts'

const ENSLAVE = aggression.of('enslave-i')
const ANNEX = aggression.of('annex-ii')
const INFILTRATE = aggression.of('infiltrate-ii')

/** Gandhi doubles the price of attacks on his owner (TTA-R-88a). */
const priceOf = (s: S, target: number): number => leads.attackPrice[s.leader[target] + 1]
export const aggressionCost = (s: S, which: number, target: number): number =>
  (aggression.cards[which].cost ?? 0) * priceOf(s, target)
export const warCost = (s: S, which: number, target: number): number =>
  (war.cards[which].cost ?? 0) * priceOf(s, target)
/** Gandhi's owner attacks nobody (TTA-R-88b). */
const cannotAttack = (s: S, seat: Seat): boolean => leads.pacifist[s.leader[seat] + 1] === 1
/** What the card needs of its target (TTA-R-31a); most need nothing (TTA-R-31b). */
function hasPrey(s: S, which: number, target: number): boolean {
  if (which === ANNEX) return coloniesOf(s, target) > 0
  if (which === INFILTRATE) return s.leader[target] !== NONE || s.unfinished[target] !== NONE
  return true
}
export const attackStrength = (s: S, seat: Seat, target: number): number =>
  strengthAgainst(s, seat, target) + attackBonus(s, seat, target)
/**
 * Why an aggression is not possible: 0 it is, 1 the seat itself or out, 2 a pacifist, 3 a pact, 4 too few actions,
 * 5 the target is not weaker (TTA-AGG-5), 6 there is nothing to take.
 */
export function aggressionBar(s: S, seat: Seat, which: number, target: number): number {
  if (target === seat || target >= s.seats || s.out[target] === 1) return 1
  if (cannotAttack(s, seat)) return 2
  if (protectedBy(s, seat, target)) return 3
  if (militaryLeft(s, seat) < aggressionCost(s, which, target)) return 4
  if (!hasPrey(s, which, target)) return 6
  return attackStrength(s, seat, target) > strengthAgainst(s, target, seat) ? 0 : 5
}
export function warBar(s: S, seat: Seat, which: number, target: number): number {
  if (target === seat || target >= s.seats || s.out[target] === 1) return 1
  if (cannotAttack(s, seat)) return 2
  if (protectedBy(s, seat, target) || immuneToWar(s, target)) return 3
  if (militaryLeft(s, seat) < warCost(s, which, target)) return 4
  return s.lastRound > 0 && s.round >= s.lastRound ? 7 : 0
}

/** Pay and reveal (TTA-AGG-2), name the enemy (TTA-AGG-3). What was paid stays spent (TTA-R-30). */
export function startAggression(s: S, seat: Seat, which: number, target: number, world: World<E>): void {
  spendMilitary(s, seat, aggressionCost(s, which, target))
  showCard(s, seat, aggression.card[which], world)
  discardCard(s, aggression.card[which], true)
  if (world.live) {
    const [strength, against] = [attackStrength(s, seat, target), strengthAgainst(s, target, seat)]
    world.emit({ type: 'attacked', seat, target, card: aggression.ids[which], strength, against })
  }
  endByAttack(s, seat, target, world)
  s.repelled = 0
}
/** First part of a successful aggression: what the rival suffers, or a choice of the attacker. */
export function aggressionEffect(s: S, which: number, seat: Seat, target: number, world: World<E>): void {
  const card = aggression.cards[which]
  if (world.live) world.emit({ type: 'succeeded', seat, target, card: aggression.ids[which] })
  if (which === ENSLAVE) losePopulation(s, target, 1, world)
  else if (card.loot) ask(s, DECISIONS.plunder, bit(seat), target, card.loot)
  else if (card.raze)
    ask(s, DECISIONS.raze, bit(seat), target, card.raze[0], card.raze[1] ?? NONE, card.raze.length === 2 ? 1 : 0)
  else if (which === ANNEX) ask(s, DECISIONS.annex, bit(seat), target)
  else if (which === INFILTRATE) ask(s, DECISIONS.infiltrate, bit(seat), target)
  else if (card.science) gainScience(s, seat, loseScience(s, target, card.science, world), world)
  else if (card.culture) gainCulture(s, seat, loseCulture(s, target, card.culture, world), world)
}
/** Second part: Enslave's gain, resources then food. */
export function aggressionGain(s: S, which: number, seat: Seat, world: World<E>): void {
  if (which !== ENSLAVE) return
  gainResources(s, seat, 2, world)
  gainFood(s, seat, 2, world)
}

/** The card is shown, paid and lies before its declarer (TTA-WAR-13). */
export function declareWar(s: S, seat: Seat, which: number, target: number, world: World<E>): void {
  spendMilitary(s, seat, warCost(s, which, target))
  showCard(s, seat, war.card[which], world)
  s.war[seat] = which
  s.enemy[seat] = target
  if (world.live) world.emit({ type: 'warDeclared', seat, target, card: war.ids[which] })
  endByAttack(s, seat, target, world)
}
/** Takes a war off the table (TTA-WAR-10); its card goes to the pile of its age (TTA-R-108). */
export function dropWar(s: S, seat: Seat): void {
  discardCard(s, war.card[s.war[seat]], true)
  s.war[seat] = NONE
  s.enemy[seat] = 0
}
/**
 * The strengths of now are compared (TTA-WAR-2, TTA-R-25a), the declarer's with the bonus for attacking (TTA-R-25b),
 * and no card from hand (TTA-WAR-11). Without a war nothing happens (TTA-WAR-1).
 */
export function resolveWar(s: S, seat: Seat, world: World<E>): void {
  const which = s.war[seat]
  if (which === NONE) return
  const target = s.enemy[seat]
  const mine = strengthRating(s, seat) + attackBonus(s, seat, target)
  const theirs = strengthRating(s, target)
  dropWar(s, seat)
  if (mine === theirs) {
    // No effect (TTA-WAR-9).
    if (world.live) world.emit({ type: 'warDrawn', seat, target, card: war.ids[which] })
    return
  }
  // Either side can win (TTA-WAR-4); the difference is the advantage (TTA-WAR-5). Spoils are what there is (TTA-R-26a).
  const victor = mine > theirs ? seat : target
  const loser = mine > theirs ? target : seat
  const advantage = mine > theirs ? mine - theirs : theirs - mine
  const [strength, against] = mine > theirs ? [mine, theirs] : [theirs, mine]
  if (world.live)
    world.emit({ type: 'warWon', seat: victor, target: loser, card: war.ids[which], advantage, strength, against })
  if (which === war.of('war-over-culture')) gainCulture(s, victor, loseCulture(s, loser, 5 + advantage, world), world)
  else if (which === war.of('war-over-territory'))
    gainYellow(s, victor, loseYellow(s, loser, 1 + ((advantage / 5) | 0), world), world)
  // The victor chooses, also in another's turn (TTA-R-26b).
  else ask(s, DECISIONS.spoils, bit(victor), loser, advantage)
}
