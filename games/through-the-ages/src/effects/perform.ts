/** Actions as they are carried out, whoever orders them: an action of the phase, a card or an event (TTA-ACT-GEN-4, TTA-ACT-GEN-5). */
import { NONE, type World } from '@ecumene/kernel'
import { civil, civilKind, isUnit, leader, work } from '../cards.ts'
import { buildCost, foodFor, populationCost, resourcesFor, tradeSide, upgradeCost } from '../query/costs.ts'
import { food, resources } from '../query/totals.ts'
import { type S, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import { fromPool, gainScience, payFood, payResources } from './changes.ts'
import { addCivil } from './hands.ts'

const less = (cost: number, discount: number): number => (cost > discount ? cost - discount : 0)
/** Cost of a new building or unit; of an upgrade. A cost lowered below zero is zero (TTA-ACT-CARD-4). */
export const placeCost = (s: S, seat: number, w: number, discount = 0): number =>
  less(isUnit(w) ? work.cost[w] : buildCost(s, seat, w), discount)
export const moveCost = (s: S, seat: number, from: number, to: number, discount = 0): number =>
  less(upgradeCost(s, seat, from, to), discount)

/** From the row into hand, a wonder straight into play (TTA-ACT-TAKE-2, TTA-ACT-WON-3, TTA-ACT-WON-6). Aristotle learns from technologies. */
export function takeCard(
  s: S,
  seat: number,
  space: number,
  actions: number,
  inActionPhase: boolean,
  world: World<E>,
): void {
  const card = s.row[space]
  s.row[space] = NONE
  if (world.live) world.emit({ type: 'took', seat, card: civil.ids[card], actions })
  const kind = civil.kind[card]
  if (kind === civilKind.wonder) {
    s.unfinished[seat] = civil.place[card]
    s.stages[seat] = 0
    return
  }
  addCivil(s, seat, card)
  if (inActionPhase) s.fresh++
  if (kind === civilKind.leader) s.leaderAges[seat] |= 1 << leader.age[civil.place[card]]
  else if (kind !== civilKind.action && s.leader[seat] === leader.of('aristotle')) gainScience(s, seat, 1, world)
}
export const canGrow = (s: S, seat: number, discount = 0): boolean =>
  s.yellow[seat] > 0 && populationCost(s, seat, discount) <= foodFor(s, seat)
/** Food is paid, the rightmost token becomes an unused worker (TTA-ACT-POP-1, TTA-ACT-POP-2, TTA-TOK-14). */
export function grow(s: S, seat: number, discount: number, world: World<E>): void {
  const cost = populationCost(s, seat, discount)
  payFood(s, seat, cost)
  s.yellow[seat]--
  s.pool[seat]++
  if (world.live) world.emit({ type: 'grew', seat, food: cost })
}
/** One unused worker onto a card, paid (TTA-ACT-BUILD-1, TTA-ACT-UNIT-1). */
export function place(s: S, seat: number, w: number, discount: number, world: World<E>): void {
  const cost = placeCost(s, seat, w, discount)
  payResources(s, seat, cost, isUnit(w))
  fromPool(s, seat, w)
  if (world.live) world.emit({ type: 'built', seat, card: work.ids[w], resources: cost })
}
/** A worker moves to a better card of its type (TTA-ACT-UPG-1 to 4, TTA-ACT-UNIT-2, TTA-ACT-UNIT-3). */
export function move(s: S, seat: number, from: number, to: number, discount: number, world: World<E>): void {
  const cost = moveCost(s, seat, from, to, discount)
  payResources(s, seat, cost, isUnit(to))
  s.workers[workAt(seat, from)]--
  s.workers[workAt(seat, to)]++
  if (world.live) world.emit({ type: 'upgraded', seat, old: work.ids[from], card: work.ids[to], resources: cost })
}
/** Barbarossa: population for 1 food less, then a unit for 1 resource less; both must be paid (TTA-R-83). */
export function canMuster(s: S, seat: number, w: number): boolean {
  if (!canGrow(s, seat, 1) || s.workers[workAt(seat, w)] === NONE) return false
  const price = populationCost(s, seat, 1)
  // On side B of Trade Routes a resource may go for the food first.
  const swapped = s.swap === 1 && price > 0 && tradeSide(s, seat) === 2 && resources(s, seat) > 0 ? 1 : 0
  return placeCost(s, seat, w, 1) <= resourcesFor(s, seat, true, Math.min(price, food(s, seat))) - swapped
}
