/**
 * What a civilization is worth, in culture points at the end: points, what comes every turn, what is built, what
 * threatens; as a sum, and by its lines.
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { leader, MOST_STAGES, specialType, store, UNIT_START, wonder, work, workType } from '../cards.ts'
import { coloniesOf, wondersOf, workersOf } from '../query/counts.ts'
import { cultureRating, discontentAt, happinessRating, scienceRating, strengthRating } from '../query/ratings.ts'
import {
  civilTotal,
  consumption,
  corruption,
  food,
  foodProduction,
  militaryTotal,
  resourceProduction,
  resources,
} from '../query/totals.ts'
import { type S, specialAt, workAt } from '../state.ts'
import { drillOf, formationOf, Rivals, strengthValue, warsWorth } from './strength.ts'
import { handValue, leaderTexts, lifeOf, technologyValue, turnsLeft, wonderValue } from './value.ts'
import { AHEAD, type Weights } from './weights.ts'

/** Food of one more farmer on the best farm technology in play. */
function farmValue(s: S, seat: Seat): number {
  for (let card = work.start[workType.farm + 1] - 1; card > work.start[workType.farm]; card--)
    if (s.workers[workAt(seat, card)] !== NONE) return store.value[work.store[card]]
  return 1
}

/** What a civilization makes in a turn: found out once, used by many lines. */
class Output {
  turns = 0
  /** Near the end less is worth having. */
  late = 0
  science = 0
  culture = 0
  food = 0
  resources = 0
  /** Stronger than the weakest rival by so much. */
  lead = 0
  look(s: S, seat: Seat): this {
    this.turns = turnsLeft(s)
    this.late = Math.min(1, this.turns / 6)
    this.science = scienceRating(s, seat)
    this.culture = cultureRating(s, seat)
    this.food = foodProduction(s, seat)
    this.resources = resourceProduction(s, seat)
    return this
  }
}
const output = new Output()

/** Science loses its worth with the time to use it. */
const scienceWorth = (s: S, seat: Seat, { turns, late, science }: Output, weights: Weights): number =>
  science * Math.max(0, turns - 2) * weights.science + Math.min(s.science[seat], 25) * weights.scienceStored * late
const resourcesWorth = (s: S, seat: Seat, { turns, resources: made }: Output, weights: Weights): number =>
  Math.min(made, 14) * Math.max(0, turns - 1) * weights.ore +
  Math.max(0, made - 14) * turns * 0.2 +
  Math.min(resources(s, seat), 16) * weights.oreStored * Math.min(1, turns / 2) -
  corruption(s, seat) * weights.corruption * Math.min(turns, 4)
function foodWorth(s: S, seat: Seat, { turns, food: grown }: Output, weights: Weights): number {
  const stored = food(s, seat)
  const surplus = grown - consumption(s, seat)
  let n = Math.min(stored, 10) * weights.foodStored * Math.min(1, turns / 3)
  if (surplus >= 0) n += (Math.min(surplus, 4) * weights.surplus + Math.max(0, surplus - 4) * 0.1) * turns
  else {
    // Hunger costs 4 culture a turn once the stores are empty; unused workers could still become farmers.
    const relief = Math.min(-surplus, s.pool[seat] * farmValue(s, seat))
    n -= 4 * (-surplus - 0.7 * relief) * Math.max(0.5, turns - stored / -surplus)
  }
  const shortage = -surplus - stored
  if (shortage > 0) n -= 9 * shortage + 10
  // The end of an age costs two yellow tokens: the table grows hungrier.
  else if (shortage > -2 && s.age < 4 && s.civilLeft < 4 * s.players + 2) n -= 2
  return n
}
function workersWorth(s: S, seat: Seat, { turns, late }: Output, weights: Weights): number {
  const unused = s.pool[seat]
  const each = weights.employed + weights.employedEachTurn * turns
  return (
    (weights.worker * unused - weights.idle * Math.max(0, unused - 2)) * late +
    (each === 0 ? 0 : each * (workersOf(s, seat) - unused))
  )
}
const cultureWorth = ({ turns, culture }: Output, weights: Weights): number => culture * turns * weights.culture
/** Who has more discontent workers than unused ones makes nothing. */
function happinessWorth(s: S, seat: Seat, made: Output, weights: Weights): number {
  const happiness = happinessRating(s, seat)
  const unhappy = discontentAt(s, seat, happiness)
  const n = weights.happiness * Math.min(8, happiness) * made.late - 0.5 * unhappy
  if (unhappy <= s.pool[seat]) return n
  return n - 6 - 1.2 * (made.science + made.culture + made.resources + made.food)
}
const actionsWorth = (s: S, seat: Seat, { turns }: Output, weights: Weights): number =>
  civilTotal(s, seat) * turns * weights.civil + militaryTotal(s, seat) * turns * weights.military
function strengthWorth(s: S, seat: Seat, made: Output, weights: Weights, rivals: Rivals): number {
  const mine = strengthRating(s, seat)
  made.lead = mine - rivals.least
  let n = strengthValue(s, mine, made.turns, rivals, weights) + warsWorth(s, seat, weights)
  if (weights.formation > 0) n += weights.formation * formationOf(s, seat) * made.late
  // Attacks can still be paid.
  if (s.noPolitics[seat] === 1) n -= 1
  return n
}
const TYPES = work.start.length - 1
function technologiesWorth(s: S, seat: Seat, { turns }: Output, weights: Weights): number {
  let n =
    s.special[specialAt(seat, specialType.construction)] * (1.5 + 0.25 * turns) +
    s.special[specialAt(seat, specialType.exploration)] * 0.8
  const { workers } = s
  const at = workAt(seat, 0)
  for (let type = 0; type < TYPES; type++) {
    const end = work.start[type + 1]
    // The best of its type that has a worker.
    let now = end - 1
    while (now >= work.start[type] && workers[at + now] <= 0) now--
    const level = now < work.start[type] ? NONE : work.level[now]
    // The best of its type that is known.
    let better = end - 1
    while (better >= work.start[type] && workers[at + better] === NONE) better--
    for (let card = work.start[type]; card < end; card++) {
      const used = workers[at + card]
      if (used === NONE) continue
      n += technologyValue(card, used > 0, level, turns, weights)
      if (card >= UNIT_START && card === better) n += weights.drill * drillOf(s, seat, card)
      // Stores of higher value keep the blue bank full.
      if (type <= workType.mine && used > 0) n += 0.4 * work.level[card]
    }
  }
  return n
}
function leaderWorth(s: S, seat: Seat, weights: Weights): number {
  const who = s.leader[seat]
  return who === NONE ? 0 : (leaderTexts(s, seat) * lifeOf(s, leader.age[who]) + 1) * weights.leader
}
/** The share of what a wonder still costs that can be paid before its age is forgotten. */
function withinReach(s: S, seat: Seat, which: number, made: Output): number {
  let cost = 0
  for (let stage = s.stages[seat]; stage < wonder.stages[which]; stage++)
    cost += wonder.stageCost[which * MOST_STAGES + stage]
  const life = lifeOf(s, wonder.age[which])
  return Math.min(1, (resources(s, seat) + 0.7 * made.resources * Math.max(0, life - 1)) / Math.max(1, cost))
}
function wondersWorth(s: S, seat: Seat, made: Output, weights: Weights): number {
  const which = s.unfinished[seat]
  const stand = weights.wonderStanding * wondersOf(s, seat)
  if (which === NONE) return stand
  const later = (wonder.stages[which] - s.stages[seat]) * 0.6
  const worth = wonderValue(s, seat, which, Math.max(0, made.turns - later)) * withinReach(s, seat, which, made)
  return stand + worth * (0.18 + (weights.wonder * s.stages[seat]) / wonder.stages[which]) - 2
}
const coloniesWorth = (s: S, seat: Seat, weights: Weights): number => weights.colony * coloniesOf(s, seat)
/** Unused military actions draw cards, if there is room for them. */
const handWorth = (s: S, seat: Seat, { turns, science, lead }: Output, weights: Weights): number =>
  handValue(s, seat, turns, weights, science, lead) +
  (seat === s.turn && s.age !== 4 ? weights.hand * 0.7 * Math.min(3, s.military[seat] + s.spareMilitary) : 0)

const own = new Rivals()
/** The whole civilization but for the cards in hand; `handWorthOf` comes right after it. */
export function tableWorthOf(s: S, seat: Seat, weights: Weights, rivals: Rivals = own.look(s, seat)): number {
  const made = output.look(s, seat)
  return (
    s.culture[seat] +
    cultureWorth(made, weights) +
    scienceWorth(s, seat, made, weights) +
    resourcesWorth(s, seat, made, weights) +
    foodWorth(s, seat, made, weights) +
    workersWorth(s, seat, made, weights) +
    happinessWorth(s, seat, made, weights) +
    actionsWorth(s, seat, made, weights) +
    strengthWorth(s, seat, made, weights, rivals) +
    technologiesWorth(s, seat, made, weights) +
    leaderWorth(s, seat, weights) +
    wondersWorth(s, seat, made, weights) +
    coloniesWorth(s, seat, weights)
  )
}
/** The cards in hand, of the civilization that was looked at last. */
export const handWorthOf = (s: S, seat: Seat, weights: Weights): number => handWorth(s, seat, output, weights)
/** The whole civilization. */
export const worthOf = (s: S, seat: Seat, weights: Weights = AHEAD, rivals?: Rivals): number =>
  tableWorthOf(s, seat, weights, rivals) + handWorthOf(s, seat, weights)
/** The same by lines, for people. */
export function partsOf(s: S, seat: Seat, weights: Weights): Readonly<Record<string, number>> {
  const made = output.look(s, seat)
  return {
    points: s.culture[seat],
    culture: cultureWorth(made, weights),
    science: scienceWorth(s, seat, made, weights),
    resources: resourcesWorth(s, seat, made, weights),
    food: foodWorth(s, seat, made, weights),
    workers: workersWorth(s, seat, made, weights),
    happiness: happinessWorth(s, seat, made, weights),
    actions: actionsWorth(s, seat, made, weights),
    strength: strengthWorth(s, seat, made, weights, own.look(s, seat)),
    technologies: technologiesWorth(s, seat, made, weights),
    leader: leaderWorth(s, seat, weights),
    wonders: wondersWorth(s, seat, made, weights),
    colonies: coloniesWorth(s, seat, weights),
    hand: handWorth(s, seat, made, weights),
  }
}
