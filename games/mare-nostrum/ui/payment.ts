/** Which resources pay a set: a proposal that spends what one has most of and breaks the largest set last. */
import type { Seat } from '@ecumene/kernel'
import { COIN, GOODS, RESOURCE_IDS, type ResourceId } from '../data/goods.ts'
import { holds } from '../src/query/resources.ts'
import { canPay } from '../src/query/sets.ts'
import type { S } from '../src/state.ts'

export const canBuy = (s: S, seat: Seat, cost: number): boolean => canPay(s, seat, cost)

interface Hero {
  /** Cleopatra: one of the other sort in a set. */
  readonly mixes: boolean
  /** Hannibal: one commodity twice. */
  readonly doubles: boolean
}
/**
 * A set of `cost` out of these stocks (thirteen commodities, then coins), as numbers of each, or null. Commodities that
 * are there most often go first; coins are kept where commodities do.
 */
export function proposal(stock: readonly number[], cost: number, hero: Hero): number[] | null {
  const goods = commodities(stock, cost, hero)
  const coins = coinSet(stock, cost, hero)
  if (!goods || !coins) return goods ?? coins
  // Whichever hurts less: kinds that vanish from the staircase against coins that are gone.
  const lost = goods.filter((n, r) => r < GOODS && n > 0 && n >= stock[r]).length
  return lost > coins[COIN] ? coins : goods
}
function commodities(stock: readonly number[], cost: number, hero: Hero): number[] | null {
  const set: number[] = new Array(GOODS + 1).fill(0)
  const kinds = stock
    .slice(0, GOODS)
    .map((n, r) => ({ n, r }))
    .filter(k => k.n > 0)
    .sort((a, b) => b.n - a.n || a.r - b.r)
  let left = cost
  for (const k of kinds.slice(0, cost)) {
    set[k.r] = 1
    left--
  }
  // One commodity twice comes before the last kinds of a single token, where it saves a kind.
  const twice = hero.doubles ? kinds.find(k => k.n > 1) : undefined
  if (twice && left > 0) {
    set[twice.r]++
    left--
  }
  if (left === 1 && hero.mixes && stock[COIN] > 0) {
    set[COIN] = 1
    left = 0
  }
  return left === 0 ? set : null
}
function coinSet(stock: readonly number[], cost: number, hero: Hero): number[] | null {
  const set: number[] = new Array(GOODS + 1).fill(0)
  set[COIN] = Math.min(cost, stock[COIN])
  if (set[COIN] === cost) return set
  if (!hero.mixes || set[COIN] < cost - 1) return null
  const spare = stock.slice(0, GOODS).reduce((best, n, r) => (n > (best < 0 ? 0 : stock[best]) ? r : best), -1)
  if (spare < 0) return null
  set[spare] = 1
  return set
}
export const stockOf = (s: S, seat: Seat): number[] => RESOURCE_IDS.map((_, r) => holds(s, seat, r))
export const asList = (set: readonly number[]): ResourceId[] =>
  RESOURCE_IDS.flatMap((id, r) => Array.from({ length: set[r] }, () => id))
