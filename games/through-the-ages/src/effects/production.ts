/** The production phase, step by step; events run single steps of it (TTA-PROD-1 to 12, TTA-R-18 to R-20, TTA-R-91). */

import type { World } from '@ecumene/kernel'
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
export const isUprising = (s: S, seat: number): boolean => discontent(s, seat) > s.pool[seat]

function scorePoints(s: S, seat: number, world: World<E>): void {
  const science = scienceRating(s, seat)
  const culture = cultureRating(s, seat)
  s.science[seat] = Math.min(s.science[seat] + science, 9999)
  s.culture[seat] = Math.min(s.culture[seat] + culture, 9999)
  if (world.live) world.emit({ type: 'produced', seat, science, culture })
}
/** Counted before this turn's tokens leave the bank; missing resources are paid in food, the rest is forgiven (TTA-R-2b, TTA-R-19). */
export function payCorruption(s: S, seat: number, world: World<E>): void {
  const due = corruption(s, seat)
  if (due === 0) return
  const had = resources(s, seat)
  takeResources(s, seat, due)
  if (due > had) takeFood(s, seat, due - had)
  if (world.live) world.emit({ type: 'corruption', seat, amount: due })
}
/** One token from the bank for each worker, the higher level first if the bank is short (TTA-PROD-6, TTA-PROD-7). */
function fill(s: S, seat: number, k: number, tokens: number): number {
  const n = Math.min(tokens, s.bank[seat])
  s.bank[seat] -= n
  s.blue[storeAt(seat, k)] += n
  return n * store.value[k]
}
const workersOn = (s: S, seat: number, k: number): number => {
  const n = s.workers[workAt(seat, store.work[k])]
  return Math.max(n, 0)
}
export function produceFood(s: S, seat: number, world: World<E>): void {
  let n = 0
  for (let k = FARMS - 1; k >= 0; k--) n += fill(s, seat, k, workersOn(s, seat, k))
  const pact = foodFromPacts(s, seat)
  if (pact > 0) n += putFood(s, seat, pact)
  if (world.live) world.emit({ type: 'harvested', seat, food: n })
}
/** Each missing food costs 4 culture (TTA-PROD-10). */
export function consume(s: S, seat: number, world: World<E>): void {
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
/** Mines, and with Bill Gates labs; higher level first, at equal level the mine (TTA-PROD-11, TTA-PROD-12, TTA-R-73b). */
export function produceResources(s: S, seat: number, world: World<E>): void {
  const labs = leads.labsAsMines[s.leader[seat] + 1] === 1
  const rails = mineAgain(s, seat)
  let n = 0
  for (let level = 3; level >= 0; level--) {
    for (let k = FARMS; k < MINES_END; k++) {
      if (work.level[store.work[k]] !== level) continue
      n += fill(s, seat, k, workersOn(s, seat, k) + (store.work[k] === rails ? 1 : 0))
    }
    if (labs)
      for (let k = MINES_END; k < store.count; k++)
        if (work.level[store.work[k]] === level) n += fill(s, seat, k, workersOn(s, seat, k))
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
/** In this order: points, corruption, food, consumption, resources. */
export function produce(s: S, seat: number, world: World<E>): void {
  scorePoints(s, seat, world)
  payCorruption(s, seat, world)
  produceFood(s, seat, world)
  consume(s, seat, world)
  produceResources(s, seat, world)
}
