/** Payments by brute force: the planner is judged by it. */
import { COIN, GOODS } from '../../data/goods.ts'
import type { Hero } from '../plan/pack.ts'

/**
 * Every way to pay, tried one set after another. Kinds of which there are equally many are alike, so a way is: how many
 * of each such group, and which of them (Hannibal) twice.
 */
export function canBePaid(stock: readonly number[], prices: readonly number[], hero: Hero): boolean {
  const known = new Map<string, boolean>()
  const pay = (goods: readonly number[], coins: number, at: number): boolean => {
    if (at === prices.length) return true
    const key = `${goods}|${coins}|${at}`
    const before = known.get(key)
    if (before !== undefined) return before
    let can = false
    const after = (left: number[], spent: number): boolean =>
      pay(
        left.sort((a, b) => b - a),
        coins - spent,
        at + 1,
      )
    // Coins in the set, then commodities until it is full; a set that the rules do not know is dropped.
    for (let spent = 0; spent <= Math.min(coins, prices[at]) && !can; spent++)
      can = everyWay(goods, prices[at] - spent, set => isOne(set, spent, hero) && after(rest(goods, set), spent))
    known.set(key, can)
    return can
  }
  return pay(
    stock.slice(0, GOODS).sort((a, b) => b - a),
    stock[COIN],
    0,
  )
}
const rest = (goods: readonly number[], set: readonly number[]): number[] => goods.map((n, i) => n - set[i])
/** All ways to take `size` commodities, none more than twice, of equal columns always the first. */
function everyWay(goods: readonly number[], size: number, see: (set: readonly number[]) => boolean): boolean {
  const set: number[] = new Array(goods.length).fill(0)
  const walk = (i: number, left: number): boolean => {
    if (left === 0) return see(set)
    if (i === goods.length) return false
    for (let n = Math.min(goods[i], left, 2); n >= 0; n--) {
      if (i > 0 && goods[i] === goods[i - 1] && n > set[i - 1]) continue
      set[i] = n
      if (walk(i + 1, left - n)) return true
      set[i] = 0
    }
    return false
  }
  return walk(0, size)
}
/** MN-3c, MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3, MN-H-HANNIBAL-2, said once more. */
export function isOne(set: readonly number[], coins: number, hero: Hero): boolean {
  const size = set.reduce((a, b) => a + b, 0)
  const repeats = set.filter(n => n > 1).length
  if (coins === 0) return repeats <= (hero.doubles ? 1 : 0)
  if (size === 0) return true
  return hero.mixes && repeats === 0 && (coins === 1 || size === 1)
}
