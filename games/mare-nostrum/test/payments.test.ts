/** What may still be laid while a set is being paid (MN-3c), resource after resource. */
import { describe, expect, test } from 'vitest'
import type { ResourceId } from '../data/goods.ts'
import { countHolding, newHolding, stairs } from '../src/query/sets.ts'
import { DECISIONS } from '../src/verbs.ts'
import { building, pay } from './frequent-moves.ts'
import { bare, CARTHAGE, EGYPT, holding, ROME, type Table } from './table.ts'

type What = Partial<Record<ResourceId, number>>
/** This much has been laid of a set of six: what may follow. */
const next = (seat: number, what: What, ...laid: string[]): unknown[] => {
  const m = holding(bare(), seat, what).at(DECISIONS.pay, seat, 6, 6, 0)
  return pay(m, seat, ...laid)
    .legal(seat)
    .map(a => a.resource ?? a.verb)
}

describe('a set that is being paid', () => {
  test('MN-3c a commodity is laid only if others are left for the rest', () => {
    expect(next(ROME, { coin: 6, wine: 1, oil: 1 })).toEqual(['payCoins'])
    expect(next(ROME, { wine: 2, oil: 1, gold: 1, gems: 1, wood: 1, sheep: 1 }, 'wine')).not.toContain('wine')
  })
  test('MN-R-19b Hannibal: one kind twice, never three times, and no second pair', () => {
    const kinds = { wine: 3, oil: 2, gold: 1, gems: 1, wood: 1 }
    expect(next(CARTHAGE, kinds, 'wine', 'wine')).toEqual(['gems', 'wood', 'gold', 'oil'])
    expect(next(CARTHAGE, kinds, 'wine', 'wine', 'oil')).toEqual(['gems', 'wood', 'gold'])
    const three = holding(bare(), CARTHAGE, { wine: 3, coin: 3 }).at(DECISIONS.pay, CARTHAGE, 3, 6, 0)
    expect(three.legal(CARTHAGE)).toEqual([{ verb: 'payCoins' }])
  })
  test('MN-R-19b Hannibal: twice only what is there twice', () => {
    const kinds = { wine: 1, oil: 2, gold: 1, gems: 1, wood: 1 }
    expect(next(CARTHAGE, kinds, 'wine')).toEqual(['gems', 'wood', 'gold', 'oil'])
    expect(next(CARTHAGE, kinds, 'oil')).toEqual(['gems', 'wood', 'gold', 'oil', 'wine'])
  })
  test('MN-R-19a Cleopatra: not a second coin among commodities, not a second commodity among coins', () => {
    const goods = { wine: 1, oil: 1, gold: 1, gems: 1, wood: 1 }
    expect(next(EGYPT, { ...goods, coin: 2 }, 'coin')).not.toContain('coin')
    // Four coins and a commodity are five: a second coin after the commodity leads nowhere.
    expect(next(EGYPT, { ...goods, coin: 4 }, 'wine', 'coin')).not.toContain('coin')
    // Six coins, or five and a commodity; four commodities and a coin are five.
    const four = { wine: 1, oil: 1, gold: 1, gems: 1, coin: 6 }
    expect(next(EGYPT, four, 'coin', 'wine')).toEqual(['coin'])
  })
})

describe('sets side by side', () => {
  const sets = (seat: number, what: What, size: number): number =>
    stairs(holding(bare(), seat, what).s, seat).setsOf(size)

  test('MN-R-19b Hannibal: what is left over of a kind counts only as often as it is there', () => {
    expect(sets(CARTHAGE, { wine: 3, oil: 2 }, 3)).toBe(1)
  })
  test('MN-R-19a the coin among commodities is Cleopatra’s alone, and must be there', () => {
    expect(sets(EGYPT, { wine: 1, oil: 1, coin: 1 }, 3)).toBe(1)
    expect(sets(EGYPT, { wine: 1, oil: 1 }, 3)).toBe(0)
    expect(sets(ROME, { wine: 1, oil: 1, coin: 1 }, 3)).toBe(0)
  })
  test('MN-3c counted is what is not laid yet, with one resource more or less', () => {
    const m: Table = building(holding(bare(), ROME, { wine: 2, oil: 1, coin: 1, gold: 1 }), ROME)
    m.play(ROME, { verb: 'legion', province: 'italia' }).play(ROME, { verb: 'pay', resource: 'oil' })
    const { wine, gold, oil, coin } = { oil: 9, wine: 11, gold: 7, coin: 13 }
    expect(countHolding(m.s, ROME, newHolding())).toMatchObject({ kinds: 2, goods: 3, isAnyTwice: true })
    expect(countHolding(m.s, ROME, newHolding(), oil, wine)).toMatchObject({ kinds: 3, goods: 3, isAnyTwice: false })
    const { counts } = countHolding(m.s, ROME, newHolding(), gold, coin)
    expect([counts[gold], counts[oil], counts[wine], counts[coin]]).toEqual([2, 0, 2, 0])
  })
})
