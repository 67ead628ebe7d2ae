/**
 * The arithmetic of unit-point losses (ADV-R-28, ADV-R-29): tokens count 1 each; a city counts 5 if it is eliminated,
 * or 5 less the tokens it leaves if it is reduced. In an Epidemic a city is never eliminated, but leaves as many tokens
 * as its owner likes (ADV-R-42). Tokens left come from Stock, which the tokens given join first.
 *
 * City sums are bits of one number: bit n is set if cities alone can make n points. No loss is above 21, and the least
 * excess is below 5, so 32 bits are enough.
 */

const MOST_LEFT = 8
/** Units that a loss may take. */
export interface LossHeap {
  tokens: number
  stock: number
  cities: number
  /** `leaves[tokens]`: cities that leave so many tokens where Stock allows it. */
  readonly leaves: Int16Array
  /** In an Epidemic no city is eliminated. */
  readonly plague: boolean
}
export const emptyHeap = (stock: number, plague: boolean): LossHeap => ({
  tokens: 0,
  stock,
  cities: 0,
  leaves: new Int16Array(MOST_LEFT),
  plague,
})
export function addCity(heap: LossHeap, leaves: number): void {
  heap.leaves[leaves]++
  heap.cities++
}
const CITY = 5
/** A reduced city must count at least 1. */
export const MOST_TOKENS = CITY - 1
const rows = new Int32Array(64)
/** What cities alone can make when `stock` tokens are there to be put down. */
function citySums(heap: LossHeap, stock: number): number {
  let need = 0
  for (let leaves = 1; leaves < MOST_LEFT; leaves++) need += leaves * heap.leaves[leaves]
  if (stock >= need) return withPlenty(heap)
  let sums = fill(heap, stock)
  if (heap.plague) return sums
  // The last city reduced may find fewer tokens than it would leave: then it counts more.
  for (let leaves = 2; leaves < MOST_LEFT; leaves++) {
    if (heap.leaves[leaves] === 0) continue
    heap.leaves[leaves]--
    fill(heap, stock)
    heap.leaves[leaves]++
    for (let left = 1; left < leaves && left <= MOST_TOKENS && left <= stock; left++)
      sums |= rows[stock - left] << (CITY - left)
  }
  return sums
}
function withPlenty(heap: LossHeap): number {
  let sums = 1
  for (let leaves = 0; leaves < MOST_LEFT; leaves++)
    for (let i = 0; i < heap.leaves[leaves]; i++) {
      let more = heap.plague ? 0 : sums << CITY
      for (let left = heap.plague ? 1 : leaves; left <= leaves && left <= MOST_TOKENS; left++)
        if (left > 0) more |= sums << (CITY - left)
      sums |= more
    }
  return sums
}
/** `rows[put]`: the sums that put down exactly so many tokens. Returns all sums. */
function fill(heap: LossHeap, stock: number): number {
  for (let put = 0; put <= stock; put++) rows[put] = 0
  rows[0] = 1
  for (let leaves = 0; leaves < MOST_LEFT; leaves++)
    for (let i = 0; i < heap.leaves[leaves]; i++)
      for (let put = stock; put >= 0; put--) {
        const sums = rows[put]
        if (sums === 0) continue
        if (!heap.plague) rows[put] |= sums << CITY
        for (let left = heap.plague ? 1 : leaves; left <= leaves && left <= MOST_TOKENS && put + left <= stock; left++)
          if (left > 0) rows[put + left] |= sums << (CITY - left)
      }
  let all = 0
  for (let put = 0; put <= stock; put++) all |= rows[put]
  return all
}
export interface LossDue {
  readonly total: number
  /** The most tokens that a way to that total gives. */
  readonly tokens: number
}
/** The smallest total that reaches `points` with these units, or the most there is (ADV-R-29, ADV-16.9.5). */
export function leastLoss(heap: LossHeap, points: number): LossDue {
  if (points <= 0) return { total: 0, tokens: 0 }
  let best = -1
  let given = 0
  const most = Math.min(heap.tokens, points)
  for (let tokens = 0; tokens <= most; tokens++) {
    const need = points - tokens
    const above = citySums(heap, heap.stock + tokens) >>> need
    if (above === 0) continue
    const total = points + 31 - Math.clz32(above & -above)
    if (best < 0 || total <= best) {
      best = total
      given = tokens
    }
  }
  return best >= 0 ? { total: best, tokens: given } : { total: greatestLoss(heap), tokens: heap.tokens }
}
/**
 * Everything: tokens, and cities eliminated or, in an Epidemic, left with one token each while there are any
 * (ADV-R-42).
 */
export function greatestLoss(heap: LossHeap): number {
  if (!heap.plague) return heap.tokens + CITY * heap.cities
  const able = heap.stock + heap.tokens
  return heap.tokens + (CITY - 1) * Math.min(heap.cities, able)
}
/**
 * Does this loss of a city, which leaves `left` of `leaves` tokens, fit into a total of `least`? A player who has put
 * down their last tokens for less than a city leaves gives no more tokens.
 */
export function cityFits(heap: LossHeap, points: number, least: number, leaves: number, left: number): boolean {
  const value = CITY - left
  const { tokens } = heap
  heap.leaves[leaves]--
  heap.cities--
  heap.stock -= left
  if (!heap.plague && left > 0 && left < leaves) heap.tokens = 0
  const fits = leastLoss(heap, points - value).total === least - value
  heap.tokens = tokens
  heap.stock += left
  heap.cities++
  heap.leaves[leaves]++
  return fits
}
