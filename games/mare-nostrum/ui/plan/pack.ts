/**
 * Which resources pay several sets together (MN-3c). A set is all coins or all different commodities; Cleopatra may
 * exchange one resource of a set for one of the other sort (MN-R-19a), Hannibal may use one commodity of a set twice
 * (MN-R-19b).
 */
import { COIN, GOODS } from '../../data/goods.ts'

/** Numbers of resources in the order of RESOURCE_IDS, coins last. */
export type Amounts = readonly number[]
export interface Hero {
  /** Cleopatra: one resource of the other sort in each set. */
  readonly mixes: boolean
  /** Hannibal: one commodity twice in each set. */
  readonly doubles: boolean
}
export interface Packing {
  /** What pays each price, in the order of the prices. */
  readonly sets: readonly Amounts[]
  readonly left: Amounts
}
/** How a price is split between commodities and coins. */
interface Split {
  readonly goods: number
  readonly coins: number
}

/**
 * Pays all the prices out of the stock, or null where no way exists. Of all ways to split prices between commodities
 * and coins it takes the one that leaves the largest set, then up to two coins, then most kinds.
 */
export function pack(stock: Amounts, prices: readonly number[], hero: Hero): Packing | null {
  // Equal prices stand together: their splits need to be tried in one order only.
  const order = prices.map((_, i) => i).sort((a, b) => prices[b] - prices[a])
  const splits: Split[] = []
  let best: Packing | null = null
  let worth = -1
  const choose = (place: number, coins: number, from: number): void => {
    if (place === order.length) {
      const sets = fill(stock, splits, hero.doubles)
      if (!sets) return
      const left = leftOver(stock, sets)
      const value = worthOf(left)
      if (value <= worth) return
      worth = value
      const inOrder: Amounts[] = []
      for (const [i, set] of sets.entries()) inOrder[order[i]] = set
      best = { sets: inOrder, left }
      return
    }
    const price = prices[order[place]]
    const ways = waysOf(price, hero)
    for (let way = from; way < ways.length; way++) {
      const split = ways[way]
      if (split.coins > coins) continue
      splits[place] = split
      const isSameNext = place + 1 < order.length && prices[order[place + 1]] === price
      choose(place + 1, coins - split.coins, isSameNext ? way : 0)
    }
    splits.length = place
  }
  choose(0, stock[COIN], 0)
  return best
}

function waysOf(price: number, hero: Hero): Split[] {
  const ways = [
    { goods: price, coins: 0 },
    { goods: 0, coins: price },
  ]
  if (hero.mixes && price > 1) ways.push({ goods: price - 1, coins: 1 }, { goods: 1, coins: price - 1 })
  return ways
}

/**
 * Deals commodities out to sets of different kinds. The largest set first, each from the kinds that are there most
 * often: this way succeeds wherever any does (Gale and Ryser). With Hannibal the last commodity of a set may repeat
 * one of the others: it is dealt out as a set of its own.
 */
function fill(stock: Amounts, splits: readonly Split[], doubles: boolean): Amounts[] | null {
  const left = stock.slice(0, GOODS)
  const sets = splits.map(split => {
    const set: number[] = new Array(GOODS + 1).fill(0)
    set[COIN] = split.coins
    return set
  })
  const parts = splits.flatMap(({ goods }, set) =>
    doubles && goods > 1
      ? [
          { set, size: goods - 1 },
          { set, size: 1 },
        ]
      : [{ set, size: goods }],
  )
  parts.sort((a, b) => b.size - a.size)
  for (const { set, size } of parts) {
    const kinds = left
      .map((n, good) => ({ n, good }))
      .filter(kind => kind.n > 0)
      .sort((a, b) => b.n - a.n || a.good - b.good)
    if (kinds.length < size) return null
    for (const { good } of kinds.slice(0, size)) {
      left[good]--
      sets[set][good]++
    }
  }
  return sets
}
const leftOver = (stock: Amounts, sets: readonly Amounts[]): number[] =>
  stock.map((n, resource) => sets.reduce((rest, set) => rest - set[resource], n))

const COINS_KEPT = 2
function worthOf(left: Amounts): number {
  const kinds = left.filter((n, resource) => resource < GOODS && n > 0).length
  const coins = left[COIN]
  return Math.max(kinds, coins) * 10_000 + Math.min(COINS_KEPT, coins) * 1000 + kinds * 10 + Math.min(9, coins)
}

/** Do these resources make one set? */
export function isSet(set: Amounts, hero: Hero): boolean {
  const goods = set.slice(0, GOODS)
  const size = goods.reduce((sum, n) => sum + n, 0)
  const repeats = goods.reduce((sum, n) => sum + Math.max(0, n - 1), 0)
  const coins = set[COIN]
  if (coins === 0) return repeats <= (hero.doubles ? 1 : 0)
  if (size === 0) return true
  return hero.mixes && repeats === 0 && (coins === 1 || size === 1)
}

/** The fewest resources that would make the prices payable: of kinds one lacks, or coins. */
export function lacking(stock: Amounts, prices: readonly number[], hero: Hero): { kinds: number; coins: number } {
  const most = prices.reduce((sum, price) => sum + price, 0)
  const with_ = (kinds: number, coins: number): number[] => {
    const more = [...stock]
    more[COIN] += coins
    for (let i = 0; i < kinds; i++) {
      // The rarest kind helps most.
      const rarest = more.slice(0, GOODS).reduce((best, n, good) => (n < more[best] ? good : best), 0)
      more[rarest]++
    }
    return more
  }
  const least = (make: (n: number) => number[]): number => {
    for (let n = 0; n <= most; n++) if (pack(make(n), prices, hero)) return n
    return most
  }
  return { kinds: least(n => with_(n, 0)), coins: least(n => with_(0, n)) }
}

/**
 * Another resource in the place of one in a set: out of what is left, or out of another set that takes it in return.
 */
export interface Exchange {
  readonly resource: number
  /** The set it comes from; null: from what is left. */
  readonly from: number | null
  readonly sets: readonly Amounts[]
}
export function exchanges(sets: readonly Amounts[], left: Amounts, row: number, out: number, hero: Hero): Exchange[] {
  const found: Exchange[] = []
  const replaced = (set: Amounts, minus: number, plus: number): number[] =>
    set.map((n, resource) => n + (resource === plus ? 1 : 0) - (resource === minus ? 1 : 0))
  for (let resource = 0; resource <= COIN; resource++) {
    if (resource === out) continue
    const mine = replaced(sets[row], out, resource)
    if (!isSet(mine, hero)) continue
    if (left[resource] > 0) found.push({ resource, from: null, sets: sets.map((set, i) => (i === row ? mine : set)) })
    for (const [from, other] of sets.entries()) {
      if (from === row || other[resource] === 0) continue
      const theirs = replaced(other, resource, out)
      if (isSet(theirs, hero))
        found.push({ resource, from, sets: sets.map((set, i) => (i === row ? mine : i === from ? theirs : set)) })
    }
  }
  return found
}
