/**
 * Actions as they are carried out, whether in the action phase, by a card or by an event. The action itself is
 * spent by the caller (TTA-ACT-GEN-4), everything else is paid here (TTA-ACT-GEN-5).
 */
import { NONE, type Seat, type World } from '@ecumene/kernel'
import { civil, civilKind, isUnit, leader, work } from '../cards.ts'
import { moveCost, placeCost, populationCost } from '../query/costs.ts'
import { type S, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import { fromPool, gainScience, payFood, payResources } from './changes.ts'
import { addCivil } from './hands.ts'
import { leads } from './leaders/hooks.ts'

/**
 * From the row into hand (TTA-ACT-TAKE-2), a wonder straight into play (TTA-ACT-WON-3), without effect (TTA-ACT-WON-6).
 */
export function takeCard(
  s: S,
  seat: Seat,
  space: number,
  actions: number,
  inActionPhase: boolean,
  world: World<E>,
): void {
  const card = s.row[space]
  s.row[space] = NONE
  if (world.live) world.emit({ type: 'took', seat, card: civil.ids[card], actions, space: space + 1 })
  const kind = civil.kind[card]
  if (kind === civilKind.wonder) {
    s.unfinished[seat] = civil.place[card]
    s.stages[seat] = 0
    return
  }
  addCivil(s, seat, card)
  if (inActionPhase) s.fresh++
  if (kind === civilKind.leader) s.leaderAges[seat] |= 1 << leader.age[civil.place[card]]
  else if (kind !== civilKind.action && leads.learns[s.leader[seat] + 1] > 0)
    gainScience(s, seat, leads.learns[s.leader[seat] + 1], world)
}
/** Food is paid (TTA-ACT-POP-1), the rightmost token becomes an unused worker (TTA-ACT-POP-2, TTA-TOK-14). */
export function grow(s: S, seat: Seat, discount: number, world: World<E>): void {
  const cost = populationCost(s, seat, discount)
  payFood(s, seat, cost)
  s.yellow[seat]--
  s.pool[seat]++
  if (world.live) world.emit({ type: 'grew', seat, food: cost })
}
/** One unused worker onto a card, paid: a building (TTA-ACT-BUILD-1) or a unit (TTA-ACT-UNIT-1). */
export function place(s: S, seat: Seat, card: number, discount: number, world: World<E>): void {
  const cost = placeCost(s, seat, card, discount)
  payResources(s, seat, cost, isUnit(card))
  fromPool(s, seat, card)
  if (world.live) world.emit({ type: 'built', seat, card: work.ids[card], resources: cost })
}
/** A worker moves to a better card of its type (TTA-ACT-UPG-4, TTA-ACT-UNIT-2). */
export function move(s: S, seat: Seat, from: number, to: number, discount: number, world: World<E>): void {
  const cost = moveCost(s, seat, from, to, discount)
  payResources(s, seat, cost, isUnit(to))
  s.workers[workAt(seat, from)]--
  s.workers[workAt(seat, to)]++
  if (world.live) world.emit({ type: 'upgraded', seat, old: work.ids[from], card: work.ids[to], resources: cost })
}
