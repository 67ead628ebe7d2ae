/**
 * Sets of resources (MN-3c): only coins, or only different commodities; paid exactly (MN-R-18). Cleopatra mixes one of
 * the other sort into a set (MN-R-19a), Hannibal uses one commodity twice (MN-H-HANNIBAL-2, MN-R-19b). Legendary
 * commodities count as their kind (MN-R-19c).
 */
import { NONE, type Seat } from '@ecumene/kernel'
import { COIN, GOODS } from '../../data/goods.ts'
import { at, type S } from '../state.ts'
import { mixesSets, pairsInSets } from './powers.ts'
import { holds } from './resources.ts'

/**
 * Can what is laid on the tray, with `extra` (a resource that is left, or -1) added, still be completed to a set of
 * `cost`? What is laid is less than that.
 */
export function completes(s: S, seat: Seat, cost: number, extra = -1): boolean {
  return asGoods(s, seat, cost, extra) || asCoins(s, seat, cost, extra)
}
/** Can the seat pay a set of this size at all? The tray must be empty. */
export const canPay = (s: S, seat: Seat, cost: number): boolean => completes(s, seat, cost)

const onTray = (s: S, seat: Seat, resource: number, extra: number): number =>
  s.tray[at.hold(seat, resource)] + (resource === extra ? 1 : 0)

function asGoods(s: S, seat: Seat, cost: number, extra: number): boolean {
  const mixed = mixesSets(s, seat)
  const twice = pairsInSets(s, seat)
  const coins = onTray(s, seat, COIN, extra)
  if (coins > (mixed ? 1 : 0)) return false
  let laid = coins
  let room = mixed && coins === 0 && holds(s, seat, COIN) > 0 ? 1 : 0
  let pair = false // one commodity lies there twice
  let could = false // one could
  for (let good = 0; good < GOODS; good++) {
    const n = onTray(s, seat, good, extra)
    const has = holds(s, seat, good)
    if (n > 2) return false
    laid += n
    if (n === 2) {
      if (!twice || pair) return false
      pair = true
    } else if (has > 0) {
      if (n === 0) room++
      if (has > 1) could = true
    }
  }
  if (twice && !pair && could) room++
  return laid + room >= cost
}
function asCoins(s: S, seat: Seat, cost: number, extra: number): boolean {
  const mixed = mixesSets(s, seat)
  let goods = 0
  let any = false
  for (let good = 0; good < GOODS; good++) {
    goods += onTray(s, seat, good, extra)
    if (holds(s, seat, good) > 0) any = true
  }
  if (goods > (mixed ? 1 : 0)) return false
  return goods + holds(s, seat, COIN) + (mixed && goods === 0 && any ? 1 : 0) >= cost
}

/** What a seat holds beside what it has laid out, counted for sets. */
export interface HeldGoods {
  /** By resource, coins last. */
  readonly counts: Int16Array
  /** Different commodities, and commodities in all. */
  kinds: number
  goods: number
  isAnyTwice: boolean
  /** Powers: one resource of the other sort in a set, one commodity twice. */
  isMixed: boolean
  isPaired: boolean
}
export const newHolding = (): HeldGoods => ({
  counts: new Int16Array(GOODS + 1),
  kinds: 0,
  goods: 0,
  isAnyTwice: false,
  isMixed: false,
  isPaired: false,
})
/** Counts into `holding`, with one resource more (`plus`) or less (`minus`). */
export function countHolding(s: S, seat: Seat, holding: HeldGoods, plus = NONE, minus = NONE): HeldGoods {
  holding.kinds = 0
  holding.goods = 0
  holding.isAnyTwice = false
  for (let resource = 0; resource <= COIN; resource++) {
    let n = holds(s, seat, resource) - s.tray[at.hold(seat, resource)]
    if (resource === plus) n++
    if (resource === minus) n--
    holding.counts[resource] = n
    if (resource === COIN) continue
    if (n > 0) holding.kinds++
    if (n > 1) holding.isAnyTwice = true
    holding.goods += n
  }
  holding.isMixed = mixesSets(s, seat)
  holding.isPaired = pairsInSets(s, seat)
  return holding
}
/** The largest set of commodities, and of coins, with what powers add. */
export const largestOfGoods = ({ counts, kinds, isAnyTwice, isMixed, isPaired }: HeldGoods): number =>
  kinds + (isPaired && isAnyTwice ? 1 : 0) + (isMixed && counts[COIN] > 0 ? 1 : 0)
export const largestOfCoins = ({ counts, goods, isMixed }: HeldGoods): number =>
  counts[COIN] + (isMixed && goods > 0 ? 1 : 0)

/** How many tokens `sets` sets of commodities can use: a kind once in each, and with a pair one kind twice in each. */
function usable({ counts, isPaired }: HeldGoods, sets: number): number {
  let once = 0
  let again = 0
  for (let good = 0; good < GOODS; good++) {
    once += Math.min(counts[good], sets)
    if (counts[good] > sets) again += Math.min(counts[good] - sets, sets)
  }
  return isPaired ? once + Math.min(again, sets) : once
}
/** How many sets of a size the commodities make, side by side. */
export function setsOfGoods(holding: HeldGoods, size: number): number {
  for (let sets = Math.floor(holding.goods / size); sets > 0; sets--)
    if (usable(holding, sets) >= size * sets) return sets
  return 0
}
/** What a seat could pay: its largest set, and how many sets of a size side by side. */
export interface Stairs {
  readonly largest: number
  setsOf(size: number): number
}
export function stairs(s: S, seat: Seat): Stairs {
  const holding = countHolding(s, seat, newHolding())
  return {
    largest: Math.max(largestOfGoods(holding), largestOfCoins(holding)),
    setsOf: size => mostSets(holding, size),
  }
}
/** Commodity sets and coin sets together; a mixed set takes one resource from the other sort. */
function mostSets(holding: HeldGoods, size: number): number {
  const coins = holding.counts[COIN]
  let best = 0
  for (let ofGoods = 0; (size - 1) * ofGoods <= holding.goods; ofGoods++)
    for (let withCoin = 0; withCoin <= (holding.isMixed ? ofGoods : 0) && withCoin <= coins; withCoin++) {
      const needed = size * ofGoods - withCoin
      if (usable(holding, ofGoods) < needed) continue
      // A coin set takes one of the commodities left, where it may.
      let ofCoins = 0
      const spare = holding.isMixed ? holding.goods - needed : 0
      while (size * (ofCoins + 1) - Math.min(spare, ofCoins + 1) <= coins - withCoin) ofCoins++
      best = Math.max(best, ofGoods + ofCoins)
    }
  return best
}
