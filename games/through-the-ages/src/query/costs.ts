/** What things cost: resources, science, food, civil actions. */
import { SPACE_COST } from '../../data/board.ts'
import {
  C_AGE,
  C_KIND,
  C_REVOLUTION,
  C_SCIENCE,
  C_SUB,
  G_LIMIT,
  isUnit,
  isUrban,
  KINDS,
  L,
  L_AGE,
  PA,
  SP,
  STAGE_COST,
  T,
  URBAN_DISCOUNT,
  W_COST,
  W_LEVEL,
  W_TYPE,
  WON,
} from '../cards.ts'
import { held, NONE, type S, special, work } from '../state.ts'
import { best, buildings, wondersOf } from './ratings.ts'
import { civilLimit, food, populationPrice, resources } from './totals.ts'

/** Resources for one worker on a card, with Construction and Shakespeare (TTA-ACT-BUILD-2). Never below 0. */
export function buildCost(s: S, seat: number, w: number): number {
  let n = W_COST[w]
  if (isUrban(w)) {
    n -= URBAN_DISCOUNT[s.special[special(seat, SP.construction)] * 4 + W_LEVEL[w]]
    if (s.leader[seat] === L['william-shakespeare'] && paired(s, seat, W_TYPE[w])) n--
  }
  return Math.max(n, 0)
}
/** Shakespeare: theaters are cheaper with a library, libraries with a theater. */
const paired = (s: S, seat: number, type: number): boolean =>
  (type === T.theater && best(s, seat, T.library) !== NONE) || (type === T.library && best(s, seat, T.theater) !== NONE)
/** Difference of the two costs, each reduced first (TTA-ACT-UPG-2, TTA-ACT-UPG-3, TTA-R-46b). */
export function upgradeCost(s: S, seat: number, from: number, to: number): number {
  const n = buildCost(s, seat, to) - buildCost(s, seat, from)
  return Math.max(n, 0)
}
/** Moses lowers the price of one more worker. */
export function populationCost(s: S, seat: number, discount = 0): number {
  const n = populationPrice(s, seat) - (s.leader[seat] === L.moses ? 1 : 0) - discount
  return Math.max(n, 0)
}
export const stageCost = (s: S, seat: number, k: number): number => STAGE_COST[s.unfinished[seat] * 5 + k]

/** The seat that shares the price of technologies through Scientific Cooperation, or NONE (TTA-R-93). */
export function scientificPartner(s: S, seat: number): number {
  for (let p = 0; p < s.seats; p++) {
    if (s.pact[p] !== PA['scientific-cooperation']) continue
    if (p === seat) return s.partner[p]
    if (s.partner[p] === seat) return p
  }
  return NONE
}
/** Science points to develop a technology, or for a revolution; never below 0. */
export function scienceCost(s: S, seat: number, card: number, revolution: boolean, discount = 0): number {
  let n = revolution ? C_REVOLUTION[card] : C_SCIENCE[card]
  n -= discount
  if (C_KIND[card] === KINDS.work) {
    const type = W_TYPE[C_SUB[card]]
    if (s.leader[seat] === L['william-shakespeare'] && paired(s, seat, type)) n--
    if (s.leader[seat] === L['j-s-bach'] && type === T.theater) n -= 2
  }
  if (scientificPartner(s, seat) !== NONE) n -= 2
  return Math.max(n, 0)
}
/** Churchill's science pays for unit technologies only (TTA-R-80c). */
export const spareScience = (s: S, seat: number, card: number): number =>
  seat === s.turn && C_KIND[card] === KINDS.work && isUnit(C_SUB[card]) ? s.armsScience : 0
export function canPayScience(s: S, seat: number, card: number, revolution: boolean, discount = 0): boolean {
  const partner = scientificPartner(s, seat)
  if (partner !== NONE && s.science[partner] < 1) return false
  return scienceCost(s, seat, card, revolution, discount) <= s.science[seat] + spareScience(s, seat, card)
}

/** Trade Routes Agreement: 0 = no part in it, 1 = side A (food for resources), 2 = side B (resources for food). */
export function tradeSide(s: S, seat: number): number {
  for (let p = 0; p < s.seats; p++) {
    if (s.pact[p] !== PA['trade-routes-agreement']) continue
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
  buildings(s, seat, type) >= G_LIMIT[s.government[seat]]

/** Civil actions to take the card in a space of the row (TTA-ACT-TAKE-1, TTA-ACT-WON-1, TTA-R-76). */
export function takeCost(s: S, seat: number, space: number): number {
  const card = s.row[space]
  let n = SPACE_COST[space]
  if (C_KIND[card] === KINDS.wonder) {
    if (s.leader[seat] !== L.michelangelo) n += wondersOf(s, seat)
    if (C_SUB[card] === WON['taj-mahal'] && s.replaced === 1 && seat === s.turn && s.leader[seat] !== NONE) n -= 2 // TTA-R-77
  } else if (C_KIND[card] === KINDS.leader && s.leader[seat] === L.hammurabi) n--
  return Math.max(n, 0)
}
/** Why this card of the row cannot be taken, whatever it costs (TTA-LEAD-3, TTA-ACT-WON-5; action cards may be doubled, TTA-R-48a): 0 nothing, 1 hand full, 2 same technology, 3 leader of that age, 4 unfinished wonder. */
export function takeBar(s: S, seat: number, card: number, limit = civilLimit(s, seat)): number {
  const kind = C_KIND[card]
  if (kind === KINDS.wonder) return s.unfinished[seat] !== NONE ? 4 : 0
  if (s.handSize[seat] >= limit) return 1
  if (kind === KINDS.leader) return (s.leaderAges[seat] >> L_AGE[C_SUB[card]]) & 1 ? 3 : 0
  if (kind === KINDS.action) return 0
  return holds(s, seat, card) || inPlay(s, seat, card) ? 2 : 0
}
/** Is this civil card in hand? */
export function holds(s: S, seat: number, card: number): boolean {
  for (let i = 0; i < s.handSize[seat]; i++) if (s.hand[held(seat, i)] === card) return true
  return false
}
/** Is this technology in play? */
export function inPlay(s: S, seat: number, card: number): boolean {
  const sub = C_SUB[card]
  if (C_KIND[card] === KINDS.work) return s.workers[work(seat, sub)] !== NONE
  if (C_KIND[card] === KINDS.government) return s.government[seat] === sub
  if (C_KIND[card] === KINDS.special) return s.special[special(seat, (sub / 3) | 0)] === C_AGE[card]
  return false
}
