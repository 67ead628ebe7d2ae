/** Tokens on cards, what a payment takes, and what is produced. */
import type { GameEvent } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { payFood, payResources, refundCivil, settleActions, spendCivil, spendMilitary } from '../src/effects/changes.ts'
import { consume, produceFood, produceResources } from '../src/effects/production.ts'
import { putResources, takeResources } from '../src/effects/tokens.ts'
import { foodOf, pact, resourcesOf, type Seat, type Table, tableOf, tokens } from './table.ts'

/** Does something to the table, and returns what was told. */
const telling = (p: Table, act: (s: Table['s'], world: never) => void): GameEvent[] => {
  const told: GameEvent[] = []
  const world = { live: true, emit: (e: GameEvent) => told.push(e), roll: () => 0, shuffle() {}, reveal() {} }
  p.set(s => act(s, world as never))
  return told
}

describe('tokens', () => {
  const mines = { iron: 0, coal: 0, oil: 0 }
  /** Bronze, iron, coal, oil (1, 2, 3, 5) and the bank, before and after paying. */
  const paid = (due: number, bank: number, counts: readonly number[], works: Record<string, number> = mines) => {
    const ids = ['bronze', 'iron', 'coal', 'oil']
    const p = tableOf(2, { works, tokens: Object.fromEntries(ids.map((id, i) => [id, counts[i]])), bank })
    const took = takeResources(p.s, 0, due)
    return [took, ...ids.map(id => tokens(p, 0, id)), p.s.bank[0]]
  }
  test('TTA-R-5a TTA-R-72a the fewest tokens stay on cards, among equals the most valuable', () => {
    expect(paid(1, 0, [0, 0, 0, 1])).toEqual([2, 0, 0, 1, 0, 0]) // 5 → 3: the bank gives no change for 4
    expect(paid(1, 1, [0, 0, 0, 1])).toEqual([1, 1, 0, 1, 0, 0]) // 5 → 3 + 1
    expect(paid(2, 0, [0, 0, 0, 1])).toEqual([2, 0, 0, 1, 0, 0])
    expect(paid(3, 0, [0, 0, 0, 1])).toEqual([3, 0, 1, 0, 0, 0])
    expect(paid(4, 0, [0, 0, 0, 1])).toEqual([4, 1, 0, 0, 0, 0])
    expect(paid(5, 0, [0, 0, 0, 1])).toEqual([5, 0, 0, 0, 0, 1])
    expect(paid(5, 0, [2, 0, 1, 1])).toEqual([5, 0, 0, 0, 1, 3])
    expect(paid(4, 0, [1, 1, 1, 1])).toEqual([4, 0, 1, 0, 1, 2])
    expect(paid(6, 0, [1, 1, 1, 1])).toEqual([6, 0, 0, 0, 1, 3])
    expect(paid(2, 0, [2, 1, 0, 0])).toEqual([2, 0, 1, 0, 0, 2])
    expect(paid(0, 3, [2, 1, 0, 0])).toEqual([0, 2, 1, 0, 0, 3])
    expect(paid(9, 3, [2, 1, 0, 0])).toEqual([4, 0, 0, 0, 0, 6])
    expect(paid(4, 3, [2, 1, 0, 0])).toEqual([4, 0, 0, 0, 0, 6])
  })
  test('TTA-FOOD-11 TTA-R-72a change lies on cards that are in play, and only on smaller ones', () => {
    const only = (...ids: string[]) => Object.fromEntries(ids.map(id => [id, 0]))
    expect(paid(1, 3, [0, 0, 0, 1], only('oil'))).toEqual([1, 4, 0, 0, 0, 0])
    expect(paid(1, 2, [0, 0, 0, 1], only('oil', 'iron'))).toEqual([1, 0, 2, 0, 0, 1])
    expect(paid(2, 3, [0, 0, 0, 1], only('oil'))).toEqual([2, 3, 0, 0, 0, 1])
    expect(paid(2, 3, [0, 0, 0, 1], only('oil', 'iron'))).toEqual([2, 1, 1, 0, 0, 2])
    expect(paid(3, 3, [0, 0, 0, 1], only('oil'))).toEqual([3, 2, 0, 0, 0, 2])
    expect(paid(1, 3, [0, 0, 1, 0], only('coal'))).toEqual([1, 2, 0, 0, 0, 2])
    expect(paid(1, 3, [0, 0, 2, 0], only('coal', 'iron'))).toEqual([1, 0, 1, 1, 0, 3])
  })
  test('TTA-R-73a TTA-R-73c with Bill Gates tokens lie on labs too, of the same value on the mine first', () => {
    const gained = (seat: Seat, amount: number) => {
      const p = tableOf(2, { ...seat, works: { alchemy: 1, 'scientific-method': 1, iron: 0 } })
      const n = putResources(p.s, 0, amount)
      return [n, ...['bronze', 'iron', 'alchemy', 'scientific-method'].map(id => tokens(p, 0, id))]
    }
    expect(gained({ leader: 'bill-gates' }, 5)).toEqual([5, 1, 2, 0, 0])
    expect(gained({ leader: 'bill-gates', bank: 1 }, 9)).toEqual([2, 0, 1, 0, 0])
    expect(gained({ leader: 'moses' }, 4)).toEqual([4, 0, 2, 0, 0])
    const labs = tableOf(2, { leader: 'bill-gates', works: { computers: 1 } })
    expect([putResources(labs.s, 0, 7), tokens(labs, 0, 'computers'), tokens(labs, 0, 'bronze')]).toEqual([7, 2, 1])
    // What is paid comes off the labs first.
    const both = tableOf(2, {
      leader: 'bill-gates',
      works: { coal: 1, computers: 1 },
      tokens: { coal: 1, computers: 1 },
    })
    takeResources(both.s, 0, 3)
    expect([tokens(both, 0, 'coal'), tokens(both, 0, 'computers'), both.s.bank[0]]).toEqual([1, 0, 15])
  })
})

describe('paying', () => {
  test('TTA-FOOD-12 what is granted for units goes first, for units alone and in its turn', () => {
    const pays = (amount: number, forUnit: boolean, seat = 0) => {
      const p = tableOf(2, { tokens: { bronze: 5 } }, { tokens: { bronze: 5 } }).set(s => {
        s.arms = 2
        s.homerArms = 1
        payResources(s, seat, amount, forUnit)
      })
      return [resourcesOf(p, seat), p.s.arms, p.s.homerArms]
    }
    expect([pays(0, true), pays(1, true), pays(2, true), pays(5, true)]).toEqual([
      [5, 2, 1],
      [5, 2, 0],
      [5, 1, 0],
      [3, 0, 0],
    ])
    expect([pays(2, false), pays(2, true, 1)]).toEqual([
      [3, 2, 1],
      [3, 2, 1],
    ])
  })
  test('TTA-R-92a TTA-R-92b the exchange is used by the next payment of its kind that costs something', () => {
    const pays = (side: number, what: 'food' | 'resources', amount: number, bronze = 3, agriculture = 3, turn = 0) => {
      const p = pact(tableOf(3, { tokens: { bronze, agriculture } }), 0, 1, 'trade-routes-agreement', side).set(s => {
        s.swap = 1
        s.turn = turn
        if (what === 'food') payFood(s, 0, amount)
        else payResources(s, 0, amount, false)
      })
      return [resourcesOf(p), foodOf(p), p.s.swap]
    }
    expect([pays(0, 'resources', 2), pays(1, 'food', 2)]).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ])
    expect([pays(0, 'resources', 0), pays(1, 'food', 0)]).toEqual([
      [3, 3, 1],
      [3, 3, 1],
    ])
    expect([pays(0, 'food', 2), pays(1, 'resources', 2), pays(0, 'resources', 2, 3, 3, 1)]).toEqual([
      [3, 1, 1],
      [1, 3, 1],
      [1, 3, 1],
    ])
    expect([pays(0, 'resources', 2, 3, 0), pays(1, 'food', 2, 0, 3)]).toEqual([
      [1, 0, 1],
      [0, 1, 1],
    ])
  })
  test('TTA-STAT-18 TTA-STAT-17 temporary actions first, in their turn; an action comes back only if one is spent', () => {
    const spent = (seat: number, amount: number) => {
      const { s } = tableOf(2)
      s.spareCivil = 1
      s.spareMilitary = 1
      spendCivil(s, seat, amount)
      spendMilitary(s, seat, amount)
      return [s.civil[seat], s.spareCivil, s.military[seat], s.spareMilitary]
    }
    expect([spent(0, 2), spent(0, 0), spent(1, 2)]).toEqual([
      [3, 0, 1, 0],
      [4, 1, 2, 1],
      [2, 1, 0, 1],
    ])
    const { s } = tableOf(2, { civil: 3 })
    refundCivil(s, 0)
    refundCivil(s, 0)
    expect(s.civil[0]).toBe(4)
  })
  test('TTA-STAT-19 TTA-STAT-20 when totals change: new cubes are there, lost ones are the spent ones first', () => {
    const settled = (civil: number, military: number, before: readonly [number, number], government: string) => {
      const { s } = tableOf(2, { government, civil, military })
      settleActions(s, 0, ...before)
      return [s.civil[0], s.military[0]]
    }
    expect(settled(1, 0, [4, 2], 'monarchy')).toEqual([2, 1]) // 5 and 3 now
    expect(settled(1, 1, [6, 4], 'monarchy')).toEqual([1, 1])
    expect(settled(6, 4, [6, 4], 'monarchy')).toEqual([5, 3])
    expect(settled(3, 2, [5, 3], 'monarchy')).toEqual([3, 2])
  })
})

describe('production', () => {
  const told = (p: Table, act: typeof produceFood) => telling(p, (s, world) => act(s, 0, world))
  test('TTA-R-91a pacts add to what farms and mines give, or take of what they gave; the sum is told', () => {
    const trade = (owner: number) => pact(tableOf(3), owner, 1 - owner, 'international-trade-agreement')
    expect([told(trade(1), produceFood), told(trade(0), produceFood)]).toEqual([
      [{ type: 'harvested', seat: 0, food: 3 }],
      [{ type: 'harvested', seat: 0, food: 2 }],
    ])
    expect([told(trade(0), produceResources), told(trade(1), produceResources)]).toEqual([
      [{ type: 'mined', seat: 0, resources: 3 }],
      [{ type: 'mined', seat: 0, resources: 2 }],
    ])
    const less = pact(tableOf(3), 1, 0, 'acceptance-of-supremacy')
    expect([told(less, produceResources), resourcesOf(less)]).toEqual([[{ type: 'mined', seat: 0, resources: 1 }], 1])
  })
  test('TTA-CARD-GATES-1 labs give only while he leads, and what they give is told', () => {
    const labs: Seat = { works: { computers: 1, bronze: 1 } }
    expect(told(tableOf(2, { ...labs, leader: 'bill-gates' }), produceResources)).toMatchObject([{ resources: 4 }])
    expect(told(tableOf(2, { ...labs, leader: 'moses' }), produceResources)).toMatchObject([{ resources: 1 }])
  })
  test('TTA-PROD-10 a famine is told by what it really cost', () => {
    const hungry = tableOf(2, { yellow: 12, culture: 3, tokens: { agriculture: 1 } })
    expect(told(hungry, consume)).toEqual([
      { type: 'consumed', seat: 0, food: 1 },
      { type: 'famine', seat: 0, culture: 3 },
    ])
    expect(told(tableOf(2, { yellow: 12, tokens: { agriculture: 2 } }), consume)).toEqual([
      { type: 'consumed', seat: 0, food: 2 },
    ])
  })
})
