/**
 * What a civilization is worth, in culture points at the end: points, what comes every turn, what is built, what
 * threatens.
 */

import { NONE } from '@ecumene/kernel'
import {
  actionCard,
  civil,
  civilKind,
  government,
  isUnit,
  leader,
  military,
  militaryKind,
  specialType,
  store,
  tactic,
  wonder,
  work,
  workType,
} from '../cards.ts'
import { LED } from '../effects/leaders/hooks.ts'
import { finalAge } from '../effects/row.ts'
import { completionCulture } from '../effects/stages.ts'
import { WONDERS } from '../effects/wonders/hooks.ts'
import { best, coloniesOf, wondersOf } from '../query/counts.ts'
import { cultureRating, discontentAt, happinessRating, scienceRating, strengthRating } from '../query/ratings.ts'
import {
  civilTotal,
  consumption,
  corruption,
  food,
  foodProduction,
  militaryLimit,
  militaryTotal,
  resourceProduction,
  resources,
} from '../query/totals.ts'
import { cardAt, handAt, type S, specialAt, workAt } from '../state.ts'
import { AHEAD, type Weights } from './weights.ts'

/** Share of an age that is over, by cards of its deck. */
const agePart = (s: S): number => 1 - s.civilLeft / (s.players === 2 ? 44 : s.players === 3 ? 50 : 53)
/** Own turns still to come, this one included. An age lasts about five rounds. */
export function turnsLeft(s: S): number {
  if (s.age === 4) return Math.max(1, s.lastRound - s.round + 1)
  if (s.age === 0) return 5.5 * finalAge(s) + 1
  return Math.max(1.5, 5.5 * (finalAge(s) - s.age + 1 - agePart(s)) + 1.5)
}
/** Turns until a leader of this age is antiquated. */
const lifeOf = (s: S, age: number): number =>
  s.age === 4
    ? turnsLeft(s)
    : Math.max(0.5, Math.min(turnsLeft(s), 5.5 * (age + 2 - Math.max(1, s.age) - (s.age === 0 ? 0 : agePart(s)))))

/** A leader's texts that no rating shows, for each turn. */
function leaderTexts(s: S, seat: number): number {
  const { worth = 0 } = LED[s.leader[seat] + 1]
  return typeof worth === 'number' ? worth : worth(s, seat, turnsLeft(s))
}
/** What a wonder will be worth when it stands. */
function wonderValue(s: S, seat: number, which: number, turns: number): number {
  let n = completionCulture(s, seat, which)
  n +=
    turns *
    (wonder.culture[which] + 0.6 * wonder.science[which] + 1.1 * wonder.civil[which] + 0.6 * wonder.military[which])
  n += 1.2 * wonder.happy[which] * Math.min(3, turns / 3) + wonder.strength[which] + wonder.blue[which]
  return n + (WONDERS[which].worth?.(s, seat, turns) ?? 0)
}
/** A technology is worth having while there is time to use it, more if nothing better of its type is there. */
function technologyValue(s: S, seat: number, card: number, turns: number, weights: Weights): number {
  if (work.card[card] === NONE) return 0
  const cost = civil.science[work.card[card]]
  const now = best(s, seat, work.type[card])
  const better = now === NONE || work.level[now] < work.level[card]
  const used = s.workers[workAt(seat, card)] > 0
  const kind = isUnit(card) ? weights.units : work.type[card] <= workType.mine ? weights.fields : weights.urban
  return cost * (used ? 0.9 : better ? kind : 0.1) * Math.min(1, turns / 5)
}
/** A military card in hand. */
export function cardValue(s: S, card: number): number {
  switch (military.kind[card]) {
    case militaryKind.event:
    case militaryKind.territory:
      return 0.9 + 0.8 * military.age[card]
    case militaryKind.aggression:
      return 1
    case militaryKind.war:
      return 0.9
    case militaryKind.bonus:
      return 0.8 + 0.4 * military.age[card]
    case militaryKind.tactic:
      return s.age === 4 ? 0.2 : 1.1
    default:
      return 0.4
  }
}
/** A civil card in hand: what it promises. */
function civilCardValue(s: S, seat: number, card: number, turns: number, weights: Weights): number {
  const sub = civil.place[card]
  switch (civil.kind[card]) {
    case civilKind.work: {
      if (turns < 3) return 0
      const now = best(s, seat, work.type[sub])
      if (now !== NONE && work.level[now] >= work.level[sub]) return 0.1
      return (isUnit(sub) ? 0.65 : 1) * weights.technologyCard * (work.type[sub] <= workType.lab ? 1.4 : 1)
    }
    case civilKind.government:
      return turns < 3
        ? 0
        : weights.governmentCard * (government.level[s.government[seat]] >= civil.age[card] ? 0.1 : 1)
    case civilKind.special:
      return turns < 3 || s.special[specialAt(seat, (sub / 3) | 0)] >= civil.age[card] ? 0 : weights.technologyCard
    case civilKind.leader:
      return s.leader[seat] === NONE ? weights.leaderCard : leader.age[s.leader[seat]] < civil.age[card] ? 2 : 0.1
    default:
      return actionCard.cards[sub].play?.gain ? 2.2 : 1.6
  }
}
function handValue(s: S, seat: number, turns: number, weights: Weights, science: number): number {
  let n = 0
  let technologies = 0
  // What cannot be paid before the end only fills the hand.
  const purse = s.science[seat] + science * Math.min(6, turns - 1)
  for (let i = 0; i < s.handSize[seat]; i++) {
    const card = s.hand[handAt(seat, i)]
    let promise = civilCardValue(s, seat, card, turns, weights)
    if (civil.kind[card] <= civilKind.special) {
      if (++technologies > 2) promise *= 0.3
      if (civil.science[card] > purse) promise = 0
    }
    n += promise
  }
  const limit = militaryLimit(s, seat)
  for (let i = 0; i < s.cardCount[seat]; i++)
    if (s.cards[cardAt(seat, i)] !== NONE) n += cardValue(s, s.cards[cardAt(seat, i)]) * (i < limit ? 1 : 0.2)
  return n
}

/** The others' strength: the most and the average. It rarely changes within an action phase. */
export class Rivals {
  most = 0
  average = 0
  look(s: S, seat: number): this {
    let most = 0
    let sum = 0
    let n = 0
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === seat || s.out[rival] === 1) continue
      const theirs = strengthRating(s, rival)
      most = Math.max(most, theirs)
      sum += theirs
      n++
    }
    this.most = most
    this.average = n > 0 ? sum / n : 0
    return this
  }
}
/** Strength against the others: who lags is a victim, who leads may attack and gains from events. */
function strengthValue(s: S, seat: number, turns: number, rivals: Rivals, weights: Weights): number {
  const mine = strengthRating(s, seat)
  const { most, average } = rivals
  const weight = s.peaceful === 1 ? 0.5 : 1
  const behind = Math.max(0, most - mine)
  const ahead = Math.max(0, mine - average)
  const time = Math.min(1, turns / 4)
  return (
    weight *
    (Math.min(ahead, 8) * weights.ahead +
      Math.max(0, Math.min(ahead, 20) - 8) * 0.36 * weights.ahead -
      behind * weights.behind -
      Math.max(0, behind - 6) * weights.farBehind * time)
  )
}

/** Food of one more farmer on the best farm technology in play. */
function farmValue(s: S, seat: number): number {
  for (let card = work.start[workType.farm + 1] - 1; card > work.start[workType.farm]; card--)
    if (s.workers[workAt(seat, card)] !== NONE) return store.value[work.store[card]]
  return 1
}
/** The whole civilization. */
const own = new Rivals()
export function worthOf(s: S, seat: number, weights: Weights = AHEAD, rivals: Rivals = own.look(s, seat)): number {
  const turns = turnsLeft(s)
  const late = Math.min(1, turns / 6)
  const science = scienceRating(s, seat)
  const culture = cultureRating(s, seat)
  const grain = foodProduction(s, seat)
  const ore = resourceProduction(s, seat)
  const hunger = consumption(s, seat)
  const stored = food(s, seat)
  const stock = resources(s, seat)
  let n = s.culture[seat] + culture * turns
  // Science loses its worth with the time to use it.
  n += science * Math.max(0, turns - 2) * weights.science
  n += Math.min(s.science[seat], 25) * weights.scienceStored * late
  n += Math.min(ore, 14) * Math.max(0, turns - 1) * weights.ore + Math.max(0, ore - 14) * turns * 0.2
  n += Math.min(stock, 16) * weights.oreStored * Math.min(1, turns / 2)
  n += Math.min(stored, 10) * weights.foodStored * Math.min(1, turns / 3)
  const surplus = grain - hunger
  if (surplus >= 0) n += (Math.min(surplus, 4) * weights.surplus + Math.max(0, surplus - 4) * 0.1) * turns
  else {
    // Hunger costs 4 culture a turn once the stores are empty; unused workers could still become farmers.
    const relief = Math.min(-surplus, s.pool[seat] * farmValue(s, seat))
    n -= 4 * (-surplus - 0.7 * relief) * Math.max(0.5, turns - stored / -surplus)
  }
  const shortage = hunger - grain - stored
  if (shortage > 0) n -= 9 * shortage + 10
  // The end of an age costs two yellow tokens: the table grows hungrier.
  else if (shortage > -2 && s.age < 4 && s.civilLeft < 4 * s.players + 2) n -= 2
  n -= corruption(s, seat) * weights.corruption * Math.min(turns, 4)
  n += weights.worker * s.pool[seat] * late - weights.idle * Math.max(0, s.pool[seat] - 2) * late
  const happiness = happinessRating(s, seat)
  const unhappy = discontentAt(s, seat, happiness)
  if (unhappy > s.pool[seat]) n -= 6 + 1.2 * (science + culture + ore + grain)
  n -= 0.5 * unhappy
  n += weights.happiness * Math.min(8, happiness) * late
  n += civilTotal(s, seat) * turns * weights.civil + militaryTotal(s, seat) * turns * weights.military
  n += strengthValue(s, seat, turns, rivals, weights)
  for (let card = 0; card < work.count; card++) {
    if (s.workers[workAt(seat, card)] === NONE) continue
    n += technologyValue(s, seat, card, turns, weights)
    // Stores of higher value keep the blue bank full.
    if (work.store[card] !== NONE && s.workers[workAt(seat, card)] > 0 && work.type[card] <= workType.mine)
      n += 0.4 * work.level[card]
  }
  n +=
    s.special[specialAt(seat, specialType.construction)] * (1.5 + 0.25 * turns) +
    s.special[specialAt(seat, specialType.exploration)] * 0.8
  const who = s.leader[seat]
  if (who !== NONE) n += leaderTexts(s, seat) * lifeOf(s, leader.age[who]) + 1
  const which = s.unfinished[seat]
  if (which !== NONE) {
    const worth = wonderValue(s, seat, which, Math.max(0, turns - (wonder.stages[which] - s.stages[seat]) * 0.6))
    n += worth * (0.18 + (weights.wonder * s.stages[seat]) / wonder.stages[which]) - 2
  }
  n += 1.5 * coloniesOf(s, seat) - 0.2 * wondersOf(s, seat) + handValue(s, seat, turns, weights, science)
  if (s.tactic[seat] !== NONE && s.tactic[seat] < tactic.count) n += 0.5
  // Unused military actions draw cards, if there is room for them.
  if (seat === s.turn && s.age !== 4) n += 0.7 * Math.min(3, s.military[seat] + s.spareMilitary)
  // Attacks can still be paid.
  if (s.noPolitics[seat] === 1) n -= 1
  return n
}

/** The same in a few lines, for people. */
export function partsOf(s: S, seat: number, weights: Weights): Readonly<Record<string, number>> {
  const turns = turnsLeft(s)
  const now = s.culture[seat]
  const culture = cultureRating(s, seat) * turns
  const science = scienceRating(s, seat) * Math.max(0, turns - 2) * weights.science
  const ore = resourceProduction(s, seat) * Math.max(0, turns - 1) * weights.ore
  const grain = (foodProduction(s, seat) - consumption(s, seat)) * weights.surplus * turns
  const actions = civilTotal(s, seat) * turns * weights.civil + militaryTotal(s, seat) * turns * weights.military
  const strength = strengthValue(s, seat, turns, own.look(s, seat), weights)
  const hand = handValue(s, seat, turns, weights, scienceRating(s, seat))
  const sum = now + culture + science + ore + grain + actions + strength + hand
  return {
    points: now,
    culture,
    science,
    resources: ore,
    food: grain,
    actions,
    strength,
    hand,
    other: worthOf(s, seat, weights) - sum,
  }
}
