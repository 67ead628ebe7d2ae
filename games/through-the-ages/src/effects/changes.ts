/**
 * The small changes everything is made of: points, tokens, workers, actions. Each tells the chronicle what happened.
 */
import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import { store, work } from '../cards.ts'
import { tradeSide } from '../query/costs.ts'
import { civilTotal, food, militaryTotal, resources, tokensOnCards } from '../query/totals.ts'
import { type S, storeAt, workAt } from '../state.ts'
import { DECISIONS, type E, type What } from '../verbs.ts'
import { putFood, putResources, takeFood, takeResources } from './tokens.ts'

const MOST_POINTS = 9999
const gained = (world: World<E>, seat: Seat, what: What, amount: number): void => {
  if (world.live && amount > 0) world.emit({ type: 'gained', seat, what, amount })
}
const lost = (world: World<E>, seat: Seat, what: What, amount: number): void => {
  if (world.live && amount > 0) world.emit({ type: 'lost', seat, what, amount })
}

// ---- points: never below 0 (TTA-SCI-2); what is taken is what was lost (TTA-SCI-5)
export function gainScience(s: S, seat: Seat, amount: number, world: World<E>): void {
  s.science[seat] = Math.min(s.science[seat] + amount, MOST_POINTS)
  gained(world, seat, 'science', amount)
}
export function loseScience(s: S, seat: Seat, amount: number, world: World<E>): number {
  const n = Math.min(amount, s.science[seat])
  s.science[seat] -= n
  lost(world, seat, 'science', n)
  return n
}
export function gainCulture(s: S, seat: Seat, amount: number, world: World<E>): void {
  s.culture[seat] = Math.min(s.culture[seat] + amount, MOST_POINTS)
  gained(world, seat, 'culture', amount)
}
export function loseCulture(s: S, seat: Seat, amount: number, world: World<E>): number {
  const n = Math.min(amount, s.culture[seat])
  s.culture[seat] -= n
  lost(world, seat, 'culture', n)
  return n
}

// ---- food and resources
export function gainFood(s: S, seat: Seat, amount: number, world: World<E>): void {
  gained(world, seat, 'food', putFood(s, seat, amount))
}
export function gainResources(s: S, seat: Seat, amount: number, world: World<E>): void {
  gained(world, seat, 'resources', putResources(s, seat, amount))
}
/**
 * Losing follows the rules of spending; at most all (TTA-FOOD-13). Returns the amount due that was there (TTA-R-72e).
 */
export function loseFood(s: S, seat: Seat, amount: number, world: World<E>): number {
  const had = food(s, seat)
  takeFood(s, seat, amount)
  const n = Math.min(amount, had)
  lost(world, seat, 'food', n)
  return n
}
export function loseResources(s: S, seat: Seat, amount: number, world: World<E>): number {
  const had = resources(s, seat)
  takeResources(s, seat, amount)
  const n = Math.min(amount, had)
  lost(world, seat, 'resources', n)
  return n
}
/**
 * Trade Routes Agreement: one food counts as one resource or the other way round, once; in payments, not losses
 * (TTA-R-92b).
 */
function swapped(s: S, seat: Seat, side: number): boolean {
  if (s.swap !== 1 || seat !== s.turn || tradeSide(s, seat) !== side) return false
  if ((side === 1 ? food(s, seat) : resources(s, seat)) === 0) return false
  if (side === 1) takeFood(s, seat, 1)
  else takeResources(s, seat, 1)
  s.swap = 2
  return true
}
/** The next payment of this turn may use the exchange, in the action phase or in an event's action (TTA-R-92a). */
export function announceSwap(s: S, seat: Seat, world: World<E>): void {
  s.swap = 1
  const [what, wanted] = tradeSide(s, seat) === 1 ? (['food', 'resources'] as const) : (['resources', 'food'] as const)
  if (world.live) world.emit({ type: 'swapped', seat, what, for: wanted })
}
/** Pays resources: what is granted for units this turn goes first (TTA-FOOD-12). */
export function payResources(s: S, seat: Seat, amount: number, forUnit: boolean): void {
  let due = amount
  if (forUnit && seat === s.turn) {
    if (due > 0 && s.homerArms > 0) {
      s.homerArms--
      due--
    }
    const n = Math.min(due, s.arms)
    s.arms -= n
    due -= n
  }
  if (due > 0 && swapped(s, seat, 1)) due--
  takeResources(s, seat, due)
}
export function payFood(s: S, seat: Seat, amount: number): void {
  let due = amount
  if (due > 0 && swapped(s, seat, 2)) due--
  takeFood(s, seat, due)
}

// ---- blue tokens
/**
 * A card brings them to the bank (TTA-TOK-6) and takes them back when it goes (TTA-TOK-3), or the other way
 * (TTA-TOK-4).
 */
export function gainBlue(s: S, seat: Seat, amount: number, world: World<E>): void {
  s.bank[seat] += amount
  s.blueTotal[seat] += amount
  gained(world, seat, 'blue', amount)
}
/**
 * From the bank (TTA-TOK-7), then from farms, mines and labs of the owner's choice; never from a wonder (TTA-R-10b).
 */
export function loseBlue(s: S, seat: Seat, amount: number, world: World<E>): void {
  const fromBank = Math.min(amount, s.bank[seat])
  s.bank[seat] -= fromBank
  s.blueTotal[seat] -= fromBank
  lost(world, seat, 'blue', fromBank)
  const missing = amount - fromBank
  if (missing === 0) return
  const onCards = tokensOnCards(s, seat)
  if (missing < onCards) ask(s, DECISIONS.giveToken, bit(seat), missing, 0)
  else {
    for (let step = 0; step < store.count; step++) s.blue[storeAt(seat, step)] = 0
    s.blueTotal[seat] -= onCards
    lost(world, seat, 'blue', onCards)
  }
}

// ---- yellow tokens and workers
/** Banks fill from the left and give from the right: their number says everything (TTA-TOK-1). */
export function gainYellow(s: S, seat: Seat, amount: number, world: World<E>): void {
  s.yellow[seat] += amount
  s.yellowTotal[seat] += amount
  gained(world, seat, 'yellow', amount)
}
/** Only the bank pays (TTA-TOK-9, TTA-R-11); what another takes is what was there (TTA-TOK-10). */
export function loseYellow(s: S, seat: Seat, amount: number, world: World<E>): number {
  const n = Math.min(amount, s.yellow[seat])
  s.yellow[seat] -= n
  s.yellowTotal[seat] -= n
  lost(world, seat, 'yellow', n)
  return n
}
/** From the bank to the worker pool, as far as there are any (TTA-TOK-13, TTA-R-54). */
export function gainPopulation(s: S, seat: Seat, amount: number, world: World<E>): void {
  const n = Math.min(amount, s.yellow[seat])
  s.yellow[seat] -= n
  s.pool[seat] += n
  gained(world, seat, 'population', n)
}
/**
 * Unused workers first, then workers from cards of the owner's choice (TTA-TOK-15); without any nothing happens
 * (TTA-R-12b).
 */
export function losePopulation(s: S, seat: Seat, amount: number, world: World<E>): void {
  const n = Math.min(amount, s.pool[seat])
  s.pool[seat] -= n
  s.yellow[seat] += n
  lost(world, seat, 'population', n)
  if (amount > n && hasWorkers(s, seat)) ask(s, DECISIONS.loseWorker, bit(seat), amount - n)
}
export function hasWorkers(s: S, seat: Seat): boolean {
  for (let card = 0; card < work.count; card++) if (s.workers[workAt(seat, card)] > 0) return true
  return false
}
/**
 * A worker leaves its card for the worker pool; nothing is refunded, tokens on the card stay (TTA-ACT-DEST-2,
 * TTA-TECH-6).
 */
export function toPool(s: S, seat: Seat, card: number): void {
  s.workers[workAt(seat, card)]--
  s.pool[seat]++
}
export function fromPool(s: S, seat: Seat, card: number): void {
  s.workers[workAt(seat, card)]++
  s.pool[seat]--
}

// ---- actions
/** Temporary actions are spent first (TTA-STAT-18). */
export function spendCivil(s: S, seat: Seat, amount: number): void {
  let due = amount
  if (seat === s.turn && due > 0 && s.spareCivil > 0) {
    s.spareCivil--
    due--
  }
  s.civil[seat] -= due
}
export function spendMilitary(s: S, seat: Seat, amount: number): void {
  let due = amount
  if (seat === s.turn) {
    const n = Math.min(due, s.spareMilitary)
    s.spareMilitary -= n
    due -= n
  }
  s.military[seat] -= due
}
/** One spent civil action becomes available again, if one is spent (TTA-STAT-17). */
export function refundCivil(s: S, seat: Seat): void {
  if (s.civil[seat] < civilTotal(s, seat)) s.civil[seat]++
}
/**
 * After a change of totals: new cubes are available (TTA-STAT-19), lost ones are taken from the spent ones first
 * (TTA-STAT-20).
 */
export function settleActions(s: S, seat: Seat, civilBefore: number, militaryBefore: number): void {
  const civilNow = civilTotal(s, seat)
  if (civilNow > civilBefore) s.civil[seat] += civilNow - civilBefore
  else if (s.civil[seat] > civilNow) s.civil[seat] = civilNow
  const militaryNow = militaryTotal(s, seat)
  if (militaryNow > militaryBefore) s.military[seat] += militaryNow - militaryBefore
  else if (s.military[seat] > militaryNow) s.military[seat] = militaryNow
}
/** The i-th seat still in the game from `from` on, clockwise; NONE after the last. */
export function nextSeat(s: S, from: number, i: number): number {
  let n = 0
  for (let step = 0; step < s.seats; step++) {
    const seat = (from + step) % s.seats
    if (s.out[seat] === 1) continue
    if (n === i) return seat
    n++
  }
  return NONE
}
