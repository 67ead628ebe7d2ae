import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { COIN, GOODS } from '../../data/goods.ts'
import { proposal } from '../payment.ts'

interface Hero {
  readonly mixes: boolean
  readonly doubles: boolean
}
/** MN-3c, MN-H-CLEOPATRA-2, MN-H-CLEOPATRA-3, MN-H-HANNIBAL-2, said once more. */
function isSet(set: readonly number[], hero: Hero): boolean {
  const goods = set.slice(0, GOODS).reduce((a, b) => a + b, 0)
  const repeats = set.slice(0, GOODS).reduce((sum, n) => sum + Math.max(0, n - 1), 0)
  const coins = set[COIN]
  if (coins === 0) return repeats <= (hero.doubles ? 1 : 0)
  if (goods === 0) return true
  return hero.mixes && ((coins === 1 && repeats === 0) || goods === 1)
}
/** Every way to lay `left` tokens out of the stock, from resource `r` on. */
function canBePaid(stock: readonly number[], left: number, hero: Hero, r = 0, set: number[] = []): boolean {
  if (r > COIN) return left === 0 && isSet(set, hero)
  for (let n = 0; n <= Math.min(stock[r], left, r === COIN ? left : 2); n++)
    if (canBePaid(stock, left - n, hero, r + 1, [...set, n])) return true
  return false
}

const HEROES: readonly [string, Hero][] = [
  ['Rome', { mixes: false, doubles: false }],
  ['Egypt', { mixes: true, doubles: false }],
  ['Carthage', { mixes: false, doubles: true }],
]
test.each(HEROES)('MN-3c %s: a set is proposed exactly where one can be paid, and it is one', (_, hero) => {
  const rng = new FastRng(11)
  for (let i = 0; i < 500; i++) {
    const stock = Array.from({ length: GOODS + 1 }, (_, r) =>
      r === COIN ? rng.below(8) : Math.max(0, rng.below(6) - 3),
    )
    for (const cost of [3, 6, 7, 9]) {
      const set = proposal(stock, cost, hero)
      expect(set !== null, `${stock} for ${cost}`).toBe(canBePaid(stock, cost, hero))
      if (!set) continue
      expect(set.reduce((a, b) => a + b, 0)).toBe(cost)
      expect(set.every((n, r) => n <= stock[r])).toBe(true)
      expect(isSet(set, hero), `${set} of ${stock}`).toBe(true)
    }
  }
})
