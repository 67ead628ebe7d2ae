import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { COIN, GOODS } from '../../data/goods.ts'
import { type Hero, isSet, lacking, pack } from '../plan/pack.ts'
import { canBePaid, isOne } from './ways-to-pay.ts'

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
