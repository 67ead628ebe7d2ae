/** What things cost: resources, science, food, civil actions. */
import { NONE, type Seat } from '@ecumene/kernel'
import { SPACE_COST } from '../../data/board.ts'
import {
  civil,
  civilKind,
  government,
  isUnit,
  isUrban,
  leader,
  MOST_STAGES,
  pact,
  specialType,
  wonder,
  work,
} from '../cards.ts'
import { leads } from '../effects/leaders/hooks.ts'
import { WONDERS } from '../effects/wonders/hooks.ts'
import { handAt, type S, specialAt, workAt } from '../state.ts'
import { buildings, wondersOf } from './counts.ts'
import { civilLimit, food, populationPrice, resources } from './totals.ts'

/**
 * Resources less for an urban building, by level of the Construction technology (none to III) and age of the building.
 */
const URBAN_DISCOUNT = Int16Array.of(0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3)
/** Resources for one worker on a card: Construction lowers it for urban buildings only (TTA-ACT-BUILD-2). */
export function buildCost(s: S, seat: Seat, card: number): number {
  if (!isUrban(card)) return work.cost[card]
  const n =
    work.cost[card] - URBAN_DISCOUNT[s.special[specialAt(seat, specialType.construction)] * 4 + work.level[card]]
  return Math.max(n - leads.buildingDiscount[s.leader[seat] + 1](s, seat, work.type[card]), 0)
}
const less = (cost: number, discount: number): number => (cost > discount ? cost - discount : 0)
/** Cost of a new building or unit. Lowered below zero it is zero (TTA-ACT-CARD-4). */
export const placeCost = (s: S, seat: Seat, card: number, discount = 0): number =>
  less(buildCost(s, seat, card), discount)
/** The difference (TTA-ACT-UPG-2) of the two costs, each reduced first (TTA-ACT-UPG-3); never below 0 (TTA-R-46b). */
export const moveCost = (s: S, seat: Seat, from: number, to: number, discount = 0): number =>
  less(Math.max(buildCost(s, seat, to) - buildCost(s, seat, from), 0), discount)
/** Food for one more worker. */
export const populationCost = (s: S, seat: Seat, discount = 0): number =>
  Math.max(populationPrice(s, seat) - leads.populationDiscount[s.leader[seat] + 1] - discount, 0)
/** Resources of the next `count` stages, less a discount. */
export function stagesCost(s: S, seat: Seat, count: number, discount = 0): number {
  let n = -discount
  const first = s.unfinished[seat] * MOST_STAGES + s.stages[seat]
  for (let i = 0; i < count; i++) n += wonder.stageCost[first + i]
  return Math.max(n, 0)
}

const SCIENTIFIC_COOPERATION = pact.of('scientific-cooperation')
const TRADE_ROUTES = pact.of('trade-routes-agreement')
/** The seat that shares the price of every technology (TTA-R-93a), or NONE. */
export function scientificPartner(s: S, seat: Seat): number {
  for (let owner = 0; owner < s.seats; owner++) {
    if (s.pact[owner] !== SCIENTIFIC_COOPERATION) continue
    if (owner === seat) return s.partner[owner]
    if (s.partner[owner] === seat) return owner
  }
  return NONE
}
/**
 * Science for a technology, the higher of a government's values (TTA-ACT-TECH-2); for a revolution the lower
 * (TTA-ACT-REV-3).
 */
export function scienceCost(
  s: S,
  seat: Seat,
  card: number,
  revolution: boolean,
  discount = 0,
  partner = scientificPartner(s, seat),
): number {
  let n = (revolution ? civil.revolution[card] : civil.science[card]) - discount
  if (civil.kind[card] === civilKind.work)
    n -= leads.scienceDiscount[s.leader[seat] + 1](s, seat, work.type[civil.place[card]])
  if (partner !== NONE) n -= 2
  return Math.max(n, 0)
}
/** Churchill's science pays for unit technologies only (TTA-R-80c). */
export const spareScience = (s: S, seat: Seat, card: number): number =>
  s.armsScience > 0 && seat === s.turn && civil.kind[card] === civilKind.work && isUnit(civil.place[card])
    ? s.armsScience
    : 0
/** A partner who has no science bars every technology (TTA-R-93b). */
export function canPayScience(
  s: S,
  seat: Seat,
  card: number,
  revolution: boolean,
  discount: number,
  partner: number,
): boolean {
  if (partner !== NONE && s.science[partner] < 1) return false
  return scienceCost(s, seat, card, revolution, discount, partner) <= s.science[seat] + spareScience(s, seat, card)
}

/** Trade Routes Agreement: 0 = no part in it, 1 = side A (food for resources), 2 = side B (resources for food). */
export function tradeSide(s: S, seat: Seat): number {
  for (let owner = 0; owner < s.seats; owner++) {
    if (s.pact[owner] !== TRADE_ROUTES) continue
    if (owner === seat) return 1 + s.side[owner]
    if (s.partner[owner] === seat) return 2 - s.side[owner]
  }
  return 0
}
const isSwapping = (s: S, seat: Seat, side: number): boolean =>
  s.swap === 1 && seat === s.turn && tradeSide(s, seat) === side
/** Resources that a payment may use; `forUnit` adds what is granted for units this turn. */
export function resourcesFor(s: S, seat: Seat, forUnit: boolean, foodSpent = 0): number {
  let n = resources(s, seat)
  if (forUnit && seat === s.turn) n += s.arms + s.homerArms
  if (isSwapping(s, seat, 1) && food(s, seat) > foodSpent) n++
  return n
}
export const foodFor = (s: S, seat: Seat): number =>
  food(s, seat) + (isSwapping(s, seat, 2) && resources(s, seat) > 0 ? 1 : 0)
/** There is a yellow token and the food for it. */
export const canGrow = (s: S, seat: Seat, discount = 0): boolean =>
  s.yellow[seat] > 0 && populationCost(s, seat, discount) <= foodFor(s, seat)
/**
 * Barbarossa: both costs must be paid (TTA-R-83a); what is granted for units helps, no cost falls below 0 (TTA-R-83b).
 */
export function canMuster(s: S, seat: Seat, card: number): boolean {
  if (!canGrow(s, seat, 1) || s.workers[workAt(seat, card)] === NONE) return false
  const price = populationCost(s, seat, 1)
  // On side B of Trade Routes a resource may go for the food first.
  const swapped = s.swap === 1 && price > 0 && tradeSide(s, seat) === 2 && resources(s, seat) > 0 ? 1 : 0
  return placeCost(s, seat, card, 1) <= resourcesFor(s, seat, true, Math.min(price, food(s, seat))) - swapped
}

/** Another building of its type would pass the government's limit (TTA-TECH-8); those above it stay (TTA-R-45). */
export const isFull = (s: S, seat: Seat, type: number): boolean =>
  buildings(s, seat, type) >= government.limit[s.government[seat]]

/** Civil actions more for a wonder in the row: 1 for each one completed (TTA-ACT-WON-1). */
export const surcharge = (s: S, seat: Seat): number =>
  leads.noSurcharge[s.leader[seat] + 1] === 1 ? 0 : wondersOf(s, seat)
/** Civil actions for the card in a space of the row; lowered below zero they are zero (TTA-R-76). */
export function takeCost(s: S, seat: Seat, space: number, more = surcharge(s, seat)): number {
  const card = s.row[space]
  let n = SPACE_COST[space]
  const kind = civil.kind[card]
  if (kind === civilKind.wonder) {
    n += more
    n -= WONDERS[civil.place[card]].takeDiscount?.(s, seat) ?? 0
  } else if (kind === civilKind.leader) n -= leads.leaderDiscount[s.leader[seat] + 1]
  return Math.max(n, 0)
}
/** What keeps a card of the row from being taken, whatever it costs. */
export const takeBars = { nothing: 0, handFull: 1, sameTechnology: 2, leaderAge: 3, unfinished: 4 } as const
/**
 * One unfinished wonder at a time (TTA-WON-2). A wonder needs no room in hand (TTA-ACT-WON-5); action cards may be
 * doubled (TTA-R-48a); one leader an age (TTA-LEAD-3).
 */
export function takeBar(s: S, seat: Seat, card: number, limit = civilLimit(s, seat)): number {
  const kind = civil.kind[card]
  if (kind === civilKind.wonder) return s.unfinished[seat] !== NONE ? takeBars.unfinished : takeBars.nothing
  if (s.handSize[seat] >= limit) return takeBars.handFull
  if (kind === civilKind.leader)
    return (s.leaderAges[seat] >> leader.age[civil.place[card]]) & 1 ? takeBars.leaderAge : takeBars.nothing
  if (kind === civilKind.action) return takeBars.nothing
  return holds(s, seat, card) || inPlay(s, seat, card) ? takeBars.sameTechnology : takeBars.nothing
}
/** Is this civil card in hand? */
export function holds(s: S, seat: Seat, card: number): boolean {
  const at = handAt(seat, 0)
  const end = at + s.handSize[seat]
  for (let i = at; i < end; i++) if (s.hand[i] === card) return true
  return false
}
/** Is this technology in play? */
export function inPlay(s: S, seat: Seat, card: number): boolean {
  const place = civil.place[card]
  if (civil.kind[card] === civilKind.work) return s.workers[workAt(seat, place)] !== NONE
  if (civil.kind[card] === civilKind.government) return s.government[seat] === place
  if (civil.kind[card] === civilKind.special) return s.special[specialAt(seat, (place / 3) | 0)] === civil.age[card]
  return false
}
