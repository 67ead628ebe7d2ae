import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { COIN, GOODS } from '../../data/goods.ts'
import { type Hero, isSet, lacking, pack } from '../plan/pack.ts'

/**
 * Every way to pay, tried one set after another. Kinds of which there are equally many are alike, so a way is: how many
 * of each such group, and which of them (Hannibal) twice.
 */
function canBePaid(stock: readonly number[], prices: readonly number[], hero: Hero): boolean {
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
function isOne(set: readonly number[], coins: number, hero: Hero): boolean {
  const size = set.reduce((a, b) => a + b, 0)
  const repeats = set.filter(n => n > 1).length
  if (coins === 0) return repeats <= (hero.doubles ? 1 : 0)
  if (size === 0) return true
  return hero.mixes && repeats === 0 && (coins === 1 || size === 1)
}

const HEROES: readonly [string, Hero][] = [
  ['Rome', { mixes: false, doubles: false }],
  ['Egypt', { mixes: true, doubles: false }],
  ['Carthage', { mixes: false, doubles: true }],
]
const PRICES = [3, 3, 3, 6, 6, 7, 8, 9, 12]
const handOf = (rng: FastRng): number[] =>
  Array.from({ length: GOODS + 1 }, (_, r) => (r === COIN ? rng.below(9) : Math.max(0, rng.below(6) - 2)))

describe.each(HEROES)('MN-3c %s', (name, hero) => {
  test('500 hands, plans of one to four purchases: what is packed can be paid, what is not cannot', () => {
    const rng = new FastRng(name.length * 31)
    const seen = { can: 0, cannot: 0 }
    for (let i = 0; i < 500; i++) {
      const stock = handOf(rng)
      for (let n = 1; n <= 4; n++) {
        const prices = Array.from({ length: n }, () => PRICES[rng.below(PRICES.length)])
        const packing = pack(stock, prices, hero)
        const text = `${stock} for ${prices}`
        expect(packing !== null, text).toBe(canBePaid(stock, prices, hero))
        if (!packing) {
          seen.cannot++
          continue
        }
        seen.can++
        for (const [k, set] of packing.sets.entries()) {
          expect(
            set.reduce((a, b) => a + b, 0),
            text,
          ).toBe(prices[k])
          expect(isOne(set.slice(0, GOODS), set[COIN], hero), `${set} of ${text}`).toBe(true)
          expect(isSet(set, hero), text).toBe(true)
        }
        expect(packing.left, text).toEqual(stock.map((m, r) => packing.sets.reduce((a, set) => a - set[r], m)))
        expect(Math.min(...packing.left), text).toBeGreaterThanOrEqual(0)
      }
    }
    // Both answers are frequent, or the comparison would say little.
    expect(seen.can).toBeGreaterThan(400)
    expect(seen.cannot).toBeGreaterThan(400)
  })
  test('what is said to be lacking is what is lacking', () => {
    const rng = new FastRng(5)
    for (let i = 0; i < 60; i++) {
      const stock = handOf(rng)
      const prices = [PRICES[rng.below(PRICES.length)], PRICES[rng.below(PRICES.length)]]
      const { coins } = lacking(stock, prices, hero)
      const withCoins = (n: number): number[] => stock.map((m, r) => (r === COIN ? m + n : m))
      expect(canBePaid(withCoins(coins), prices, hero)).toBe(true)
      if (coins > 0) expect(canBePaid(withCoins(coins - 1), prices, hero)).toBe(false)
    }
  })
})

test('MN-3c two sets of three out of 2+2+1 and a coin set: what there is most of goes first, two coins stay', () => {
  const stock = [2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]
  const packing = pack(stock, [3, 3], { mixes: false, doubles: false })
  expect(packing?.sets.every(set => set[COIN] === 0)).toBe(true)
  expect(packing?.left[COIN]).toBe(5)
})
test('MN-3c the largest set is not broken where coins do', () => {
  const stock = [1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 4]
  const packing = pack(stock, [3], { mixes: false, doubles: false })
  expect(packing?.sets[0][COIN]).toBe(3)
})
