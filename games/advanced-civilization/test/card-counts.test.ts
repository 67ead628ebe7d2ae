/** Borders of the questions about cards and cells: the first and the last that count. */
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { describe, expect, test } from 'vitest'
import { STONE } from '../data/nations.ts'
import { KINDS, TRADE_IDS, type TradeId } from '../data/trade.ts'
import { gainInHand, gainInPayment, minedInPayment } from '../src/query/mining.ts'
import { mayName } from '../src/query/naming.ts'
import { spendable } from '../src/query/prices.ts'
import { epochAt } from '../src/query/succession.ts'
import { paidOf } from '../src/state.ts'
import { table } from './table.ts'

const kind = (id: TradeId): number => TRADE_IDS.indexOf(id)
const IRON = kind('iron')
const GOLD = kind('gold')

describe('Mining', () => {
  test('ADV-R-50 ADV-18.6b one real card is enough: it counts as two', () => {
    const p = table().owns(0, 'mining').hand(0, { gold: 1 })
    expect(gainInHand(p.s, 0)).toBe(4 * 9 - 9)
    expect(gainInHand(table().owns(0, 'mining').s, 0)).toBe(0)
  })
  test('ADV-R-70 what is stated must be among the cards spent; otherwise the one that gains most is raised', () => {
    const p = table().owns(0, 'mining').hand(0, { gold: 2, iron: 1 })
    p.s.mining[0] = IRON
    p.s.payment[paidOf(0, GOLD)] = 2
    expect([minedInPayment(p.s, 0), gainInPayment(p.s, 0)]).toEqual([GOLD, 9 * 9 - 4 * 9])
    p.s.payment[paidOf(0, IRON)] = 1
    expect([minedInPayment(p.s, 0), gainInPayment(p.s, 0)]).toEqual([IRON, 4 * 2 - 2])
  })
})

describe('naming two cards of an offer', () => {
  const offer = (cards: Partial<Record<TradeId, number>>): number[] => {
    const counts = new Array<number>(KINDS).fill(0)
    for (const [id, n] of Object.entries(cards) as [TradeId, number][]) counts[kind(id)] = n
    return counts
  }
  test('ADV-10.5 no calamity is named, the first of them neither', () => {
    const { s } = table()
    const counts = offer({ salt: 1, grain: 1, volcano: 1, piracy: 1 })
    for (const id of ['volcano', 'piracy'] as const)
      expect([mayName(s, counts, kind(id), kind('salt')), mayName(s, counts, kind('salt'), kind(id))]).toEqual([
        false,
        false,
      ])
    expect(mayName(s, counts, kind('salt'), kind('grain'))).toBe(true)
  })
  test('ADV-R-23 the only commodity is named twice, whatever calamity lies beside it', () => {
    const { s } = table()
    for (const id of ['volcano', 'piracy'] as const)
      expect([id, mayName(s, offer({ salt: 2, [id]: 1 }), kind('salt'), kind('salt'))]).toEqual([id, true])
    expect(mayName(s, offer({ salt: 2, grain: 1 }), kind('salt'), kind('salt'))).toBe(false)
  })
})

describe('what may be spent, and where an epoch begins', () => {
  test('ADV-16.3.6 Grain laid open is not spent; other cards are not held back for it', () => {
    const p = table().hand(0, { grain: 3, salt: 2 })
    p.s.shown[0] = 1
    expect([spendable(p.s, 0, kind('grain')), spendable(p.s, 0, kind('salt'))]).toEqual([2, 2])
  })
  test('ADV-25.7 with the row 4-7 Babylon alone leaves the Stone Age earlier', () => {
    const { s } = table(6, { options: { babylonRow: '4-7' } })
    const atFour = NATION_IDS.filter((_, nation) => epochAt(s, nation, 4) !== STONE)
    expect(atFour).toEqual(['babylon', 'egypt'])
  })
})
