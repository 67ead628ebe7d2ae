/** Phase 1 of Advanced Civilization: who takes in a revolt, one after another, and what Democracy tells of its tax. */
import { describe, expect, test } from 'vitest'
import { makeInert } from '../src/effects/leaving.ts'
import { collectTaxes } from '../src/effects/taxes.ts'
import { unitsInStock } from '../src/query/holdings.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, owns, sound, step, stockOf, type Table, table } from './table.ts'

const seize = (area: string) => ({ verb: 'seize', area })
/** Nobody has paid for these cities. */
const unpaid = (p: Table, ...cities: number[]): Table => p.set(s => s.unpaid.set(cities)).run(PROGRAMS.revolts)

describe('revolts', () => {
  test('ADV-1.8 the first in A.S.T. order too goes on while they have pieces, though another has more units by then', () => {
    const p = city(city(table(4), 1, 'tyre'), 1, 'sidon')
    stockOf(stockOf(stockOf(stockOf(p, 0, 20), 1, 0), 2, 17), 3, 0)
    unpaid(p, 0, 2)
    expect([p.asked, p.owing]).toEqual(['seize', [0]])
    p.play(0, seize('tyre'))
    expect([unitsInStock(p.s, 0), unitsInStock(p.s, 2)]).toEqual([60, 62])
    expect([p.asked, p.owing]).toEqual(['seize', [0]])
    p.play(0, seize('sidon'))
    expect([p.asked, p.s.cities[0], p.s.cities[1]]).toEqual([null, 2, 0])
    sound(p)
  })
  test('ADV-R-10 ADV-1.6 for the next defaulter the players are ranked anew: who took in the revolt before does not go on', () => {
    const p = city(city(table(4), 0, 'tyre'), 1, 'sidon')
    stockOf(stockOf(stockOf(stockOf(p, 0, 0), 1, 0), 2, 20), 3, 17)
    unpaid(p, 1, 1)
    expect(p.owing).toEqual([2])
    p.play(2, seize('tyre'))
    expect([unitsInStock(p.s, 2), unitsInStock(p.s, 3)]).toEqual([60, 62])
    expect([p.asked, p.owing]).toEqual(['seize', [3]])
    p.play(3, seize('sidon'))
    expect([cityAt(p, 'tyre'), cityAt(p, 'sidon')]).toEqual([2, 3])
    sound(p)
  })
  test('ADV-1.6 ADV-R-63 where nobody else plays any more nobody is asked, and the city stays', () => {
    const p = step(stockOf(city(table(2), 0, 'athens'), 0, 0), (s, world) => makeInert(s, 1, world))
    unpaid(p, 1)
    expect([p.asked, p.owing, cityAt(p, 'athens'), p.s.unpaid[0]]).toEqual([null, [], 0, 0])
  })
})

test('ADV-1.11 ADV-18.17b what a holder of Democracy pays is told, with nothing unpaid; without a city nothing is', () => {
  const p = stockOf(owns(owns(city(city(table(3), 0, 'rome'), 0, 'carthage'), 0, 'democracy'), 1, 'democracy'), 0, 3)
  p.s.rate.fill(2)
  step(p.clear(), collectTaxes)
  expect(p.seen('taxed')).toEqual([{ type: 'taxed', seat: 0, rate: 2, tokens: 3, unpaid: 0 }])
})
