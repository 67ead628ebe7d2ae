/** The production phase, step by step; events run single steps of it (TTA-PROD-1 to 12, TTA-R-18 to R-20, TTA-R-91). */
import type { Cx } from '@ecumene/kernel'
import { FAMINE } from '../../data/board.ts'
import { FARMS, L, MINES_END, STORE_VALUE, STORE_WORK, STORES, T, W_LEVEL, WON } from '../cards.ts'
import { best, cultureRating, discontent, scienceRating, stands } from '../query/ratings.ts'
import { consumption, corruption, food, foodFromPacts, resources, resourcesFromPacts } from '../query/totals.ts'
import { NONE, type S, store, work } from '../state.ts'
import { putFood, putResources, takeFood, takeResources } from '../tokens.ts'
import type { E } from '../verbs.ts'

/** More discontent workers than unused ones: no production at all (TTA-END-4, TTA-HAPPY-6, TTA-R-18a). */
export const isUprising = (s: S, seat: number): boolean => discontent(s, seat) > s.pool[seat]

function scorePoints(s: S, seat: number, cx: Cx<E>): void {
  const science = scienceRating(s, seat)
  const culture = cultureRating(s, seat)
  s.science[seat] = Math.min(s.science[seat] + science, 9999)
  s.culture[seat] = Math.min(s.culture[seat] + culture, 9999)
  if (cx.live) cx.emit({ type: 'produced', seat, science, culture })
}
/** Counted before this turn's tokens leave the bank; missing resources are paid in food, the rest is forgiven (TTA-R-2b, TTA-R-19). */
export function payCorruption(s: S, seat: number, cx: Cx<E>): void {
  const due = corruption(s, seat)
  if (due === 0) return
  const had = resources(s, seat)
  takeResources(s, seat, due)
  if (due > had) takeFood(s, seat, due - had)
  if (cx.live) cx.emit({ type: 'corruption', seat, amount: due })
}
/** One token from the bank for each worker, the higher level first if the bank is short (TTA-PROD-6, TTA-PROD-7). */
function fill(s: S, seat: number, k: number, tokens: number): number {
  const n = Math.min(tokens, s.bank[seat])
  s.bank[seat] -= n
  s.blue[store(seat, k)] += n
  return n * STORE_VALUE[k]
}
const workersOn = (s: S, seat: number, k: number): number => {
  const n = s.workers[work(seat, STORE_WORK[k])]
  return Math.max(n, 0)
}
export function produceFood(s: S, seat: number, cx: Cx<E>): void {
  let n = 0
  for (let k = FARMS - 1; k >= 0; k--) n += fill(s, seat, k, workersOn(s, seat, k))
  const pact = foodFromPacts(s, seat)
  if (pact > 0) n += putFood(s, seat, pact)
  if (cx.live) cx.emit({ type: 'harvested', seat, food: n })
}
/** Each missing food costs 4 culture (TTA-PROD-10). */
export function consume(s: S, seat: number, cx: Cx<E>): void {
  const due = consumption(s, seat)
  if (due === 0) return
  const had = food(s, seat)
  takeFood(s, seat, due)
  if (cx.live) cx.emit({ type: 'consumed', seat, food: Math.min(due, had) })
  if (due <= had) return
  const wanted = (due - had) * FAMINE
  const culture = Math.min(wanted, s.culture[seat])
  s.culture[seat] -= culture
  if (cx.live) cx.emit({ type: 'famine', seat, culture })
}
/** Mines, and with Bill Gates labs; higher level first, at equal level the mine (TTA-PROD-11, TTA-PROD-12, TTA-R-73b). */
export function produceResources(s: S, seat: number, cx: Cx<E>): void {
  const gates = s.leader[seat] === L['bill-gates']
  const rails = stands(s, seat, WON['transcontinental-railroad']) ? best(s, seat, T.mine) : NONE
  let n = 0
  for (let level = 3; level >= 0; level--) {
    for (let k = FARMS; k < MINES_END; k++) {
      if (W_LEVEL[STORE_WORK[k]] !== level) continue
      n += fill(s, seat, k, workersOn(s, seat, k) + (STORE_WORK[k] === rails ? 1 : 0))
    }
    if (gates)
      for (let k = MINES_END; k < STORES; k++)
        if (W_LEVEL[STORE_WORK[k]] === level) n += fill(s, seat, k, workersOn(s, seat, k))
  }
  const pact = resourcesFromPacts(s, seat)
  if (pact > 0) n += putResources(s, seat, pact)
  else if (pact < 0) {
    const less = Math.min(-pact, n)
    takeResources(s, seat, less)
    n -= less
  }
  if (cx.live) cx.emit({ type: 'mined', seat, resources: n })
}
/** In this order: points, corruption, food, consumption, resources. */
export function produce(s: S, seat: number, cx: Cx<E>): void {
  scorePoints(s, seat, cx)
  payCorruption(s, seat, cx)
  produceFood(s, seat, cx)
  consume(s, seat, cx)
  produceResources(s, seat, cx)
}
