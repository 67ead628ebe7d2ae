/** Phase 1: taxes, and the cities that revolt for want of them. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { collectTaxes } from '@ecumene/civilization-family/src/decisions/tax.ts'
import { describe, expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, owns, sound, step, stockOf, type Table, table } from './table.ts'

const CITIES: readonly AreaId[] = [
  'rome',
  'athens',
  'sparta',
  'carthage',
  'memphis',
  'tyre',
  'sidon',
  'troy',
  'babylon',
]
const cities = (p: Table, seat: number, n: number, from = 0): Table => {
  for (let i = 0; i < n; i++) city(p, seat, CITIES[from + i])
  return p
}
const taxed = (p: Table): Table =>
  step(
    p.set(s => s.rate.fill(2)),
    collectTaxes,
  )

describe('phase 1, taxation', () => {
  test('CIV-6.1a CIV-6.1b two tokens a city go from Stock to Treasury', () => {
    const p = cities(table(), 0, 3)
    taxed(p)
    expect([p.s.treasury[0], p.s.stock[0], p.s.treasury[1]]).toEqual([6, 49, 0])
    sound(p)
  })
  test('CIV-6.2 CIV-R-7 CIV-T-21 four cities, five tokens in Stock: four are paid, one stays, two cities revolt', () => {
    const p = stockOf(cities(table(), 0, 4), 0, 5)
    const before = p.s.treasury[0]
    taxed(p)
    expect([p.s.treasury[0] - before, p.s.stock[0], p.s.unpaid[0]]).toEqual([4, 1, 2])
  })
  test('CIV-6.3.1 revolts wait until every player has paid', () => {
    const p = stockOf(cities(table(), 0, 2), 0, 1)
    cities(p, 5, 2, 4)
    p.run(PROGRAMS.round)
    expect(p.asked).toBe('seize')
    expect(p.seen('taxed').map(e => e.seat)).toEqual([0, 5])
  })
  test('CIV-6.3.2a CIV-6.3.2b CIV-6.3.4 CIV-R-9 the richest in Stock chooses among the cities of defaulters and pays no tax', () => {
    const p = stockOf(cities(table(), 0, 3), 0, 4)
    city(p, 1, 'tyre')
    stockOf(p, 2, 20)
    stockOf(p, 3, 30)
    stockOf(p, 4, 10)
    stockOf(p, 5, 10)
    stockOf(p, 1, 25)
    p.run(PROGRAMS.round)
    expect(p.owing).toEqual([3])
    expect(p.choices(3, 'seize').map(c => c.area)).toEqual(['athens', 'rome', 'sparta'])
    expect(p.refusal(3, { verb: 'seize', area: 'tyre' })).toMatchObject({ rule: 'CIV-6.3.2b' })
    expect(p.refusal(3, { verb: 'seize', area: 'troy' })).toMatchObject({ rule: 'CIV-6.3.2a' })
    const treasury = p.s.treasury[3]
    p.play(3, { verb: 'seize', area: 'athens' })
    expect([cityAt(p, 'athens'), p.s.cities[0], p.s.cities[3], p.s.treasury[3]]).toEqual([3, 2, 1, treasury])
    expect(p.asked).not.toBe('seize') // one went unpaid
    sound(p)
  })
  test('CIV-6.3.3a CIV-R-8 who runs out of city pieces leaves the rest to the next; taking is compulsory', () => {
    const p = table(3, { nations: ['africa', 'italy', 'crete'] })
    cities(p, 0, 2)
    stockOf(p, 0, 1)
    for (const id of ['milazzo', 'palermo', 'syracuse', 'thera', 'knossos', 'phaestos', 'corinth', 'argos'] as const)
      city(p, 1, id)
    stockOf(p, 1, 40)
    stockOf(p, 2, 20)
    p.run(PROGRAMS.round)
    expect(p.owing).toEqual([1])
    expect(p.can(1, { verb: 'done' })).toBe(false)
    p.play(1, { verb: 'seize', area: 'rome' })
    expect(p.owing).toEqual([2])
    p.play(2, { verb: 'seize', area: 'athens' })
    expect([p.s.cities[0], p.s.cities[1], p.s.cities[2]]).toEqual([0, 9, 1])
  })
  test('CIV-T-27 CIV-R-88 CIV-6.3.3b the defaulter keeps a city with a piece of their own; without pieces it is removed and the first of the ranking says which', () => {
    const arrange = (own: number): Table => {
      const p = table(3, { nations: ['africa', 'italy', 'crete'] })
      const names = [
        'rome',
        'athens',
        'sparta',
        'carthage',
        'argos',
        'corinth',
        'thera',
        'knossos',
        'phaestos',
      ] as const
      for (let i = 0; i < own; i++) city(p, 0, names[i])
      // Seat 0 is D, 1 is A with one piece, 2 is B with none; the taxes leave A 20, B 9, D 1.
      for (let i = 0; i < 8; i++)
        city(
          p,
          1,
          (['milazzo', 'palermo', 'syracuse', 'numidia', 'thapsus', 'tripoli', 'libya', 'sabrata'] as const)[i],
        )
      for (let i = 0; i < 9; i++)
        city(
          p,
          2,
          (['dalmatia', 'illyricum', 'epirus', 'thessaly', 'macedonia', 'moesia', 'tyras', 'dacia', 'thrace'] as const)[
            i
          ],
        )
      stockOf(p, 0, (own - 2) * 2 + 1)
      stockOf(p, 1, 36)
      stockOf(p, 2, 27)
      p.run(PROGRAMS.round)
      return p
    }
    const p = arrange(8)
    expect([...p.s.stock]).toEqual([1, 20, 9])
    expect(p.owing).toEqual([1])
    p.play(1, { verb: 'seize', area: 'rome' })
    expect([p.asked, p.owing]).toEqual(['seize', [0]]) // B is passed over
    p.play(0, { verb: 'seize', area: 'athens' })
    expect([cityAt(p, 'rome'), cityAt(p, 'athens'), p.s.cities[0]]).toEqual([1, 0, 7])
    expect(p.asked).not.toBe('seize')
    const q = arrange(9)
    q.play(1, { verb: 'seize', area: 'rome' })
    expect([q.asked, q.owing]).toEqual(['raze', [1]])
    expect(q.refusal(1, { verb: 'raze', area: 'rome' })).toMatchObject({ rule: 'CIV-6.3.2b' })
    q.play(1, { verb: 'raze', area: 'sparta' })
    expect([cityAt(q, 'sparta'), q.s.cities[0], q.s.unpaid[0]]).toEqual([-1, 7, 0])
    expect(q.seen('razed')).toEqual([{ type: 'razed', seat: 0, area: 'sparta' }])
    expect(q.asked).not.toBe('raze')
    sound(q)
  })
  test('CIV-R-6 most tokens in Stock: neither Treasury nor cities count, ties in A.S.T. order', () => {
    const p = stockOf(cities(table(3, { nations: ['africa', 'italy', 'crete'] }), 2, 2), 2, 1)
    stockOf(p, 0, 20)
    stockOf(p, 1, 20)
    p.run(PROGRAMS.round)
    expect(p.owing).toEqual([0])
  })
  test('CIV-22.3.11a CIV-22.3.11b CIV-R-89 Coinage sets one rate for all cities; without a word it is 2', () => {
    const p = owns(cities(table(), 0, 4), 0, 'coinage')
    p.run(PROGRAMS.round)
    expect([p.asked, p.owing]).toEqual(['tax', [0]])
    expect(p.choices(0, 'tax').map(c => c.rate)).toEqual([1, 2, 3])
    p.play(0, { verb: 'tax', rate: 3 })
    expect(p.s.treasury[0]).toBe(12)
    const q = owns(cities(table(), 0, 4), 0, 'coinage')
    taxed(q)
    expect(q.s.treasury[0]).toBe(8)
  })
  test('CIV-22.3.11c they may choose a rate that they cannot pay', () => {
    const p = stockOf(owns(cities(table(), 0, 4), 0, 'coinage'), 0, 10)
    p.run(PROGRAMS.round)
    p.play(0, { verb: 'tax', rate: 3 })
    expect([p.s.stock[0], p.s.unpaid[0], p.asked]).toEqual([1, 1, 'seize'])
  })
})
