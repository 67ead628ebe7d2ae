/** What things cost: resources, science, food, civil actions. */
import { NONE } from '@ecumene/kernel'
import { SPACE_COST } from '../../data/board.ts'
import {
  civil,
  civilKind,
  government,
  isUnit,
  isUrban,
  leader,
  pact,
  power,
  specialType,
  wonder,
  work,
  workType,
} from '../cards.ts'
import { handAt, type S, specialAt, workAt } from '../state.ts'
import { best, buildings, wondersOf } from './ratings.ts'
import { civilLimit, food, populationPrice, resources } from './totals.ts'

/** Construction: what an urban building costs less, by level of the technology (none, Masonry, Architecture, Engineering) and age. */
const URBAN_DISCOUNT = Int16Array.of(0, 0, 0, 0, 0, 1, 1, 1, 0, 1, 2, 2, 0, 1, 2, 3)
/** Resources for one worker on a card, with Construction and Shakespeare (TTA-ACT-BUILD-2). Never below 0. */
export function buildCost(s: S, seat: number, w: number): number {
  let n = work.cost[w]
  if (isUrban(w)) {
    n -= URBAN_DISCOUNT[s.special[specialAt(seat, specialType.construction)] * 4 + work.level[w]]
    if (s.leader[seat] === leader.of('william-shakespeare') && paired(s, seat, work.type[w])) n--
  }
  return Math.max(n, 0)
}
/** Shakespeare: theaters are cheaper with a library, libraries with a theater. */
const paired = (s: S, seat: number, type: number): boolean =>
  (type === workType.theater && best(s, seat, workType.library) !== NONE) ||
  (type === workType.library && best(s, seat, workType.theater) !== NONE)
/** Difference of the two costs, each reduced first (TTA-ACT-UPG-2, TTA-ACT-UPG-3, TTA-R-46b). */
export function upgradeCost(s: S, seat: number, from: number, to: number): number {
  const n = buildCost(s, seat, to) - buildCost(s, seat, from)
  return Math.max(n, 0)
}
/** Moses lowers the price of one more worker. */
export function populationCost(s: S, seat: number, discount = 0): number {
  const n = populationPrice(s, seat) - (s.leader[seat] === leader.of('moses') ? 1 : 0) - discount
  return Math.max(n, 0)
}
export const stageCost = (s: S, seat: number, k: number): number => wonder.stageCost[s.unfinished[seat] * 5 + k]

/** The seat that shares the price of technologies through Scientific Cooperation, or NONE (TTA-R-93). */
export function scientificPartner(s: S, seat: number): number {
  for (let p = 0; p < s.seats; p++) {
    if (s.pact[p] !== pact.of('scientific-cooperation')) continue
    if (p === seat) return s.partner[p]
    if (s.partner[p] === seat) return p
  }
  return NONE
}
/** Science points to develop a technology, or for a revolution; never below 0. */
export function scienceCost(s: S, seat: number, card: number, revolution: boolean, discount = 0): number {
  let n = revolution ? civil.revolution[card] : civil.science[card]
  n -= discount
  if (civil.kind[card] === civilKind.work) {
    const type = work.type[civil.place[card]]
    if (s.leader[seat] === leader.of('william-shakespeare') && paired(s, seat, type)) n--
    if (s.leader[seat] === leader.of('j-s-bach') && type === workType.theater) n -= 2
  }
  if (scientificPartner(s, seat) !== NONE) n -= 2
  return Math.max(n, 0)
}
/** Churchill's science pays for unit technologies only (TTA-R-80c). */
export const spareScience = (s: S, seat: number, card: number): number =>
  seat === s.turn && civil.kind[card] === civilKind.work && isUnit(civil.place[card]) ? s.armsScience : 0
export function canPayScience(s: S, seat: number, card: number, revolution: boolean, discount = 0): boolean {
  const partner = scientificPartner(s, seat)
  if (partner !== NONE && s.science[partner] < 1) return false
  return scienceCost(s, seat, card, revolution, discount) <= s.science[seat] + spareScience(s, seat, card)
}

/** Trade Routes Agreement: 0 = no part in it, 1 = side A (food for resources), 2 = side B (resources for food). */
export function tradeSide(s: S, seat: number): number {
  for (let p = 0; p < s.seats; p++) {
    if (s.pact[p] !== pact.of('trade-routes-agreement')) continue
    if (p === seat) return 1 + s.side[p]
    if (s.partner[p] === seat) return 2 - s.side[p]
  }
  return 0
}
const swapping = (s: S, seat: number, side: number): boolean =>
  s.swap === 1 && seat === s.turn && tradeSide(s, seat) === side
/** Resources that a payment may use; `forUnit` adds what is granted for units this turn. */
export function resourcesFor(s: S, seat: number, forUnit: boolean, foodSpent = 0): number {
  let n = resources(s, seat)
  if (seat === s.turn && forUnit) n += s.arms + s.homerArms
  if (swapping(s, seat, 1) && food(s, seat) > foodSpent) n++
  return n
}
export const foodFor = (s: S, seat: number): number =>
  food(s, seat) + (swapping(s, seat, 2) && resources(s, seat) > 0 ? 1 : 0)

/** Another building of its type would pass the government's limit (TTA-ACT-BUILD-4, TTA-TECH-8); nothing is destroyed if the limit falls (TTA-R-45). */
export const isFull = (s: S, seat: number, type: number): boolean =>
  buildings(s, seat, type) >= government.limit[s.government[seat]]

/** Civil actions to take the card in a space of the row (TTA-ACT-TAKE-1, TTA-ACT-WON-1, TTA-R-76). */
export function takeCost(s: S, seat: number, space: number): number {
  const card = s.row[space]
  let n = SPACE_COST[space]
  if (civil.kind[card] === civilKind.wonder) {
    if (s.leader[seat] !== leader.of('michelangelo')) n += wondersOf(s, seat)
    if (
      civil.place[card] === wonder.of('taj-mahal') &&
      s.used[power.of('taj-mahal')] === 1 &&
      seat === s.turn &&
      s.leader[seat] !== NONE
    )
      n -= 2 // TTA-R-77
  } else if (civil.kind[card] === civilKind.leader && s.leader[seat] === leader.of('hammurabi')) n--
  return Math.max(n, 0)
}
/** Why this card of the row cannot be taken, whatever it costs (TTA-LEAD-3, TTA-ACT-WON-5; action cards may be doubled, TTA-R-48a): 0 nothing, 1 hand full, 2 same technology, 3 leader of that age, 4 unfinished wonder. */
export function takeBar(s: S, seat: number, card: number, limit = civilLimit(s, seat)): number {
  const kind = civil.kind[card]
  if (kind === civilKind.wonder) return s.unfinished[seat] !== NONE ? 4 : 0
  if (s.handSize[seat] >= limit) return 1
  if (kind === civilKind.leader) return (s.leaderAges[seat] >> leader.age[civil.place[card]]) & 1 ? 3 : 0
  if (kind === civilKind.action) return 0
  return holds(s, seat, card) || inPlay(s, seat, card) ? 2 : 0
}
/** Is this civil card in hand? */
export function holds(s: S, seat: number, card: number): boolean {
  for (let i = 0; i < s.handSize[seat]; i++) if (s.hand[handAt(seat, i)] === card) return true
  return false
}
/** Is this technology in play? */
export function inPlay(s: S, seat: number, card: number): boolean {
  const sub = civil.place[card]
  if (civil.kind[card] === civilKind.work) return s.workers[workAt(seat, sub)] !== NONE
  if (civil.kind[card] === civilKind.government) return s.government[seat] === sub
  if (civil.kind[card] === civilKind.special) return s.special[specialAt(seat, (sub / 3) | 0)] === civil.age[card]
  return false
}
