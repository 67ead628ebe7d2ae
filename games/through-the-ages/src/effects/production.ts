/** The production phase, step by step; events run single steps of it. */

import type { Seat, World } from '@ecumene/kernel'
import { FAMINE } from '../../data/board.ts'
import { FARMS, MINES_END, store, work } from '../cards.ts'
import { cultureRating, discontent, scienceRating } from '../query/ratings.ts'
import {
  consumption,
  corruption,
  food,
  foodFromPacts,
  mineAgain,
  resources,
  resourcesFromPacts,
} from '../query/totals.ts'
import { type S, storeAt, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import { leads } from './leaders/hooks.ts'
import { putFood, putResources, takeFood, takeResources } from './tokens.ts'

/** More discontent workers than unused ones: no production at all (TTA-END-4, TTA-HAPPY-6, TTA-R-18a). */
export const isUprising = (s: S, seat: Seat): boolean => discontent(s, seat) > s.pool[seat]

/** Science points (TTA-PROD-1) and culture points (TTA-PROD-2) by the ratings. */
function scorePoints(s: S, seat: Seat, world: World<E>): void {
  const science = scienceRating(s, seat)
  const culture = cultureRating(s, seat)
  s.science[seat] = Math.min(s.science[seat] + science, 9999)
  s.culture[seat] = Math.min(s.culture[seat] + culture, 9999)
  if (world.live) world.emit({ type: 'produced', seat, science, culture })
}
/**
 * Resources are lost (TTA-PROD-4), then food for the missing ones (TTA-PROD-5), the rest is forgiven (TTA-R-19);
 * counted first (TTA-R-2b).
 */
export function payCorruption(s: S, seat: Seat, world: World<E>): void {
  const due = corruption(s, seat)
  if (due === 0) return
  const fromResources = Math.min(due, resources(s, seat))
  const fromFood = Math.min(due - fromResources, food(s, seat))
  takeResources(s, seat, fromResources)
  takeFood(s, seat, fromFood)
  const amount = fromResources + fromFood
  if (world.live) world.emit({ type: 'corruption', seat, amount, resources: fromResources, food: fromFood })
}
/** One token from the bank for each worker. */
function fill(s: S, seat: Seat, place: number, tokens: number): number {
  const n = Math.min(tokens, s.bank[seat])
  s.bank[seat] -= n
  s.blue[storeAt(seat, place)] += n
  return n * store.value[place]
}
const workersOn = (s: S, seat: Seat, place: number): number => {
  const n = s.workers[workAt(seat, store.work[place])]
  return Math.max(n, 0)
}
/** Farms (TTA-PROD-6), the highest level first if the bank is short (TTA-PROD-7); then pacts (TTA-R-91a). */
export function produceFood(s: S, seat: Seat, world: World<E>): void {
  let n = 0
  for (let place = FARMS - 1; place >= 0; place--) n += fill(s, seat, place, workersOn(s, seat, place))
  const pact = foodFromPacts(s, seat)
  if (pact > 0) n += putFood(s, seat, pact)
  if (world.live) world.emit({ type: 'harvested', seat, food: n })
}
/** Food is eaten (TTA-PROD-9), that of this turn too (TTA-R-20a); each missing one costs 4 culture (TTA-PROD-10). */
export function consume(s: S, seat: Seat, world: World<E>): void {
  const due = consumption(s, seat)
  if (due === 0) return
  const had = food(s, seat)
  takeFood(s, seat, due)
  if (world.live) world.emit({ type: 'consumed', seat, food: Math.min(due, had) })
  if (due <= had) return
  const wanted = (due - had) * FAMINE
  const culture = Math.min(wanted, s.culture[seat])
  s.culture[seat] -= culture
  if (world.live) world.emit({ type: 'famine', seat, culture })
}
/** Mines (TTA-PROD-11), the highest level first (TTA-PROD-12); with Bill Gates labs among them (TTA-R-73b). */
export function produceResources(s: S, seat: Seat, world: World<E>): void {
  const labs = leads.labsAsMines[s.leader[seat] + 1] === 1
  const rails = mineAgain(s, seat)
  let n = 0
  for (let level = 3; level >= 0; level--) {
    for (let place = FARMS; place < MINES_END; place++) {
      if (work.level[store.work[place]] !== level) continue
      n += fill(s, seat, place, workersOn(s, seat, place) + (store.work[place] === rails ? 1 : 0))
    }
    if (labs)
      for (let place = MINES_END; place < store.count; place++)
        if (work.level[store.work[place]] === level) n += fill(s, seat, place, workersOn(s, seat, place))
  }
  const pact = resourcesFromPacts(s, seat)
  if (pact > 0) n += putResources(s, seat, pact)
  else if (pact < 0) {
    const less = Math.min(-pact, n)
    takeResources(s, seat, less)
    n -= less
  }
  if (world.live) world.emit({ type: 'mined', seat, resources: n })
}
/** In this order: resources of this turn cannot pay this turn's corruption (TTA-R-20b). */
export function produce(s: S, seat: Seat, world: World<E>): void {
  scorePoints(s, seat, world)
  payCorruption(s, seat, world)
  produceFood(s, seat, world)
  consume(s, seat, world)
  produceResources(s, seat, world)
}
