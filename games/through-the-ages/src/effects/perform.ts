/** Actions as they are carried out, whoever orders them: an action of the phase, a card or an event (TTA-ACT-GEN-4, TTA-ACT-GEN-5). */
import type { Cx } from '@ecumene/kernel'
import { CIVIL_IDS } from '../../data/civil.ts'
import { C_KIND, C_SUB, isUnit, KINDS, L, L_AGE, W_COST, WORK_IDS } from '../cards.ts'
import { buildCost, foodFor, populationCost, resourcesFor, tradeSide, upgradeCost } from '../query/costs.ts'
import { food, resources } from '../query/totals.ts'
import { NONE, type S, work } from '../state.ts'
import type { E } from '../verbs.ts'
import { fromPool, gainScience, payFood, payResources } from './changes.ts'
import { addCivil } from './hands.ts'

const less = (cost: number, discount: number): number => (cost > discount ? cost - discount : 0)
/** Cost of a new building or unit; of an upgrade. A cost lowered below zero is zero (TTA-ACT-CARD-4). */
export const placeCost = (s: S, seat: number, w: number, discount = 0): number =>
  less(isUnit(w) ? W_COST[w] : buildCost(s, seat, w), discount)
export const moveCost = (s: S, seat: number, from: number, to: number, discount = 0): number =>
  less(upgradeCost(s, seat, from, to), discount)

/** From the row into hand, a wonder straight into play (TTA-ACT-TAKE-2, TTA-ACT-WON-3, TTA-ACT-WON-6). Aristotle learns from technologies. */
export function takeCard(s: S, seat: number, space: number, actions: number, inActionPhase: boolean, cx: Cx<E>): void {
  const card = s.row[space]
  s.row[space] = NONE
  if (cx.live) cx.emit({ type: 'took', seat, card: CIVIL_IDS[card], actions })
  const kind = C_KIND[card]
  if (kind === KINDS.wonder) {
    s.unfinished[seat] = C_SUB[card]
    s.stages[seat] = 0
    return
  }
  addCivil(s, seat, card)
  if (inActionPhase) s.fresh++
  if (kind === KINDS.leader) s.leaderAges[seat] |= 1 << L_AGE[C_SUB[card]]
  else if (kind !== KINDS.action && s.leader[seat] === L.aristotle) gainScience(s, seat, 1, cx)
}
export const canGrow = (s: S, seat: number, discount = 0): boolean =>
  s.yellow[seat] > 0 && populationCost(s, seat, discount) <= foodFor(s, seat)
/** Food is paid, the rightmost token becomes an unused worker (TTA-ACT-POP-1, TTA-ACT-POP-2, TTA-TOK-14). */
export function grow(s: S, seat: number, discount: number, cx: Cx<E>): void {
  const cost = populationCost(s, seat, discount)
  payFood(s, seat, cost)
  s.yellow[seat]--
  s.pool[seat]++
  if (cx.live) cx.emit({ type: 'grew', seat, food: cost })
}
/** One unused worker onto a card, paid (TTA-ACT-BUILD-1, TTA-ACT-UNIT-1). */
export function place(s: S, seat: number, w: number, discount: number, cx: Cx<E>): void {
  const cost = placeCost(s, seat, w, discount)
  payResources(s, seat, cost, isUnit(w))
  fromPool(s, seat, w)
  if (cx.live) cx.emit({ type: 'built', seat, card: WORK_IDS[w], resources: cost })
}
/** A worker moves to a better card of its type (TTA-ACT-UPG-1 to 4, TTA-ACT-UNIT-2, TTA-ACT-UNIT-3). */
export function move(s: S, seat: number, from: number, to: number, discount: number, cx: Cx<E>): void {
  const cost = moveCost(s, seat, from, to, discount)
  payResources(s, seat, cost, isUnit(to))
  s.workers[work(seat, from)]--
  s.workers[work(seat, to)]++
  if (cx.live) cx.emit({ type: 'upgraded', seat, old: WORK_IDS[from], card: WORK_IDS[to], resources: cost })
}
/** Barbarossa: population for 1 food less, then a unit for 1 resource less; both must be paid (TTA-R-83). */
export function canMuster(s: S, seat: number, w: number): boolean {
  if (!canGrow(s, seat, 1) || s.workers[work(seat, w)] === NONE) return false
  const price = populationCost(s, seat, 1)
  // On side B of Trade Routes a resource may go for the food first.
  const swapped = s.swap === 1 && price > 0 && tradeSide(s, seat) === 2 && resources(s, seat) > 0 ? 1 : 0
  return placeCost(s, seat, w, 1) <= resourcesFor(s, seat, true, Math.min(price, food(s, seat))) - swapped
}
