/** Aggressions and wars (TTA-AGG-1 to 17, TTA-WAR-1 to 18, TTA-R-24 to R-33, TTA-R-88). */

import { ask, bit, NONE, type World } from '@ecumene/kernel'
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

const ENSLAVE = aggression.ids.indexOf('enslave-i')
const ANNEX = aggression.ids.indexOf('annex-ii')
const INFILTRATE = aggression.ids.indexOf('infiltrate-ii')

/** Gandhi doubles the price of attacks on his owner (TTA-R-88a). */
const priceOf = (s: S, target: number): number => leads.attackPrice[s.leader[target] + 1]
export const aggressionCost = (s: S, a: number, target: number): number =>
  (aggression.cards[a].cost ?? 0) * priceOf(s, target)
export const warCost = (s: S, w: number, target: number): number => (war.cards[w].cost ?? 0) * priceOf(s, target)
/** Gandhi's owner attacks nobody (TTA-R-88b). */
const cannotAttack = (s: S, seat: number): boolean => leads.pacifist[s.leader[seat] + 1] === 1
/** What the card needs of its target (TTA-R-31a). */
function hasPrey(s: S, a: number, target: number): boolean {
  if (a === ANNEX) return coloniesOf(s, target) > 0
  if (a === INFILTRATE) return s.leader[target] !== NONE || s.unfinished[target] !== NONE
  return true
}
export const attackStrength = (s: S, seat: number, target: number): number =>
  strengthAgainst(s, seat, target) + attackBonus(s, seat, target)
/** Why an aggression is not possible: 0 it is, 1 the seat itself or out, 2 Gandhi, 3 pact, 4 actions, 5 not weaker, 6 nothing to take. */
export function aggressionBar(s: S, seat: number, a: number, target: number): number {
  if (target === seat || target >= s.seats || s.out[target] === 1) return 1
  if (cannotAttack(s, seat)) return 2
  if (protectedBy(s, seat, target)) return 3
  if (militaryLeft(s, seat) < aggressionCost(s, a, target)) return 4
  if (!hasPrey(s, a, target)) return 6
  return attackStrength(s, seat, target) > strengthAgainst(s, target, seat) ? 0 : 5
}
export function warBar(s: S, seat: number, w: number, target: number): number {
  if (target === seat || target >= s.seats || s.out[target] === 1) return 1
  if (cannotAttack(s, seat)) return 2
  if (protectedBy(s, seat, target) || immuneToWar(s, target)) return 3
  if (militaryLeft(s, seat) < warCost(s, w, target)) return 4
  return s.lastRound > 0 && s.round >= s.lastRound ? 7 : 0
}

/** Reveal, pay, name the enemy; pacts that the attack ends go (TTA-AGG-2, TTA-AGG-3, TTA-AGG-8). */
export function startAggression(s: S, seat: number, a: number, target: number, world: World<E>): void {
  spendMilitary(s, seat, aggressionCost(s, a, target))
  showCard(s, seat, aggression.card[a], world)
  discardCard(s, aggression.card[a], true)
  if (world.live) world.emit({ type: 'attacked', seat, target, card: aggression.ids[a] })
  endByAttack(s, seat, target, world)
  s.repelled = 0
}
/** First part of a successful aggression: what the rival suffers, or a choice of the attacker. */
export function aggressionEffect(s: S, a: number, seat: number, target: number, world: World<E>): void {
  const card = aggression.cards[a]
  if (world.live) world.emit({ type: 'succeeded', seat, target, card: card.id })
  if (a === ENSLAVE) losePopulation(s, target, 1, world)
  else if (card.loot) ask(s, DECISIONS.plunder, bit(seat), target, card.loot)
  else if (card.raze)
    ask(s, DECISIONS.raze, bit(seat), target, card.raze[0], card.raze[1] ?? NONE, card.raze.length === 2 ? 1 : 0)
  else if (a === ANNEX) ask(s, DECISIONS.annex, bit(seat), target)
  else if (a === INFILTRATE) ask(s, DECISIONS.infiltrate, bit(seat), target)
  else if (card.science) gainScience(s, seat, loseScience(s, target, card.science, world), world)
  else if (card.culture) gainCulture(s, seat, loseCulture(s, target, card.culture, world), world)
}
/** Second part: Enslave's gain, resources then food. */
export function aggressionGain(s: S, a: number, seat: number, world: World<E>): void {
  if (a !== ENSLAVE) return
  gainResources(s, seat, 2, world)
  gainFood(s, seat, 2, world)
}

export function declareWar(s: S, seat: number, w: number, target: number, world: World<E>): void {
  spendMilitary(s, seat, warCost(s, w, target))
  showCard(s, seat, war.card[w], world)
  s.war[seat] = w
  s.enemy[seat] = target
  if (world.live) world.emit({ type: 'warDeclared', seat, target, card: war.ids[w] })
  endByAttack(s, seat, target, world)
}
/** Takes a war off the table; its card goes to the pile of its age. */
export function dropWar(s: S, seat: number): void {
  discardCard(s, war.card[s.war[seat]], true)
  s.war[seat] = NONE
  s.enemy[seat] = 0
}
/** At the start of the declarer's next turn the two strengths are compared; either side can win (TTA-WAR-2 to 10). */
export function resolveWar(s: S, seat: number, world: World<E>): void {
  const w = s.war[seat]
  if (w === NONE) return
  const target = s.enemy[seat]
  const mine = strengthRating(s, seat) + attackBonus(s, seat, target)
  const theirs = strengthRating(s, target)
  dropWar(s, seat)
  if (mine === theirs) {
    if (world.live) world.emit({ type: 'warDrawn', seat, target, card: war.ids[w] })
    return
  }
  const victor = mine > theirs ? seat : target
  const loser = mine > theirs ? target : seat
  const advantage = mine > theirs ? mine - theirs : theirs - mine
  if (world.live) world.emit({ type: 'warWon', seat: victor, target: loser, card: war.ids[w], advantage })
  if (w === war.of('war-over-culture')) gainCulture(s, victor, loseCulture(s, loser, 5 + advantage, world), world)
  else if (w === war.of('war-over-territory'))
    gainYellow(s, victor, loseYellow(s, loser, 1 + ((advantage / 5) | 0), world), world)
  else ask(s, DECISIONS.spoils, bit(victor), loser, advantage)
}
