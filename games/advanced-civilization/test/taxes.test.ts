import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { collectTaxes, declareRates } from '../src/effects/taxes.ts'
import { mostInStock, unitsInStock } from '../src/query/holdings.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { barbarians, city, cityAt, hand, owns, pirates, sound, step, stockOf, type Table, table } from './table.ts'

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
const MORE: readonly AreaId[] = [
  'milazzo',
  'palermo',
  'syracuse',
  'thera',
  'knossos',
  'phaestos',
  'corinth',
  'argos',
  'byzantium',
]
const cities = (p: Table, seat: number, n: number, names = CITIES): Table => {
  for (let i = 0; i < n; i++) city(p, seat, names[i])
  return p
}
const taxed = (p: Table, rate = 2): Table =>
  step(
    p.set(s => s.rate.fill(rate)),
    collectTaxes,
  )
const revolt = (p: Table): Table => step(p, declareRates).run(PROGRAMS.round)

describe('phase 1, taxes', () => {
  test('ADV-1.1 ADV-1.2 two tokens a city from Stock to Treasury', () => {
    const p = taxed(cities(table(), 0, 3))
    expect([p.s.treasury[0], p.s.stock[0], p.s.treasury[1]]).toEqual([6, 49, 0])
    sound(p)
  })
  test('ADV-1.3 ADV-18.9b with Coinage the rate is 1, 2 or 3 for all cities, also where it makes cities revolt', () => {
    const p = owns(cities(table(), 0, 4), 0, 'coinage').run(PROGRAMS.round)
    expect([p.asked, p.owing]).toEqual(['tax', [0]])
    expect(p.choices(0, 'tax').map(c => c.rate)).toEqual([1, 2, 3])
    const paid = (rate: number): number =>
      owns(cities(table(), 0, 4), 0, 'coinage')
        .run(PROGRAMS.round)
        .play(0, { verb: 'tax', rate }).s.treasury[0]
    expect([paid(1), paid(2), paid(3)]).toEqual([4, 8, 12])
    // Ten tokens pay rate 3 for three of four cities; the fourth revolts.
    const q = stockOf(owns(cities(table(), 0, 4), 0, 'coinage'), 0, 10).run(PROGRAMS.round)
    const before = q.s.treasury[0]
    q.play(0, { verb: 'tax', rate: 3 })
    expect([q.s.treasury[0] - before, q.s.unpaid[0], q.asked]).toEqual([9, 1, 'seize'])
    // A player without Coinage is not asked and pays two for each city.
    const r = cities(table(), 1, 2).run(PROGRAMS.round)
    expect([r.owing.includes(1) && r.asked === 'tax', r.s.treasury[1]]).toEqual([false, 4])
  })
  test('ADV-1.4 ADV-T-21 ADV-1.11 ADV-R-11 ADV-18.17b four cities, five tokens: four paid, two revolt; with Democracy five paid, none revolts', () => {
    const p = stockOf(cities(table(), 0, 4), 0, 5)
    const before = p.s.treasury[0]
    taxed(p)
    expect([p.s.treasury[0] - before, p.s.stock[0], p.s.unpaid[0]]).toEqual([4, 1, 2])
    const q = owns(stockOf(cities(table(), 0, 4), 0, 5), 0, 'democracy')
    const had = q.s.treasury[0]
    taxed(q)
    expect([q.s.treasury[0] - had, q.s.stock[0], q.s.unpaid[0]]).toEqual([5, 0, 0])
    const r = owns(cities(table(), 0, 4), 0, 'democracy')
    taxed(r, 3) // the rate still applies
    expect([r.s.treasury[0], r.s.stock[0]]).toEqual([12, 43])
  })
  test('ADV-T-22 rate 3, four cities, ten tokens: nine paid, one city revolts', () => {
    const p = stockOf(cities(table(), 0, 4), 0, 10)
    const before = p.s.treasury[0]
    taxed(p, 3)
    expect([p.s.treasury[0] - before, p.s.unpaid[0]]).toEqual([9, 1])
  })
  test('ADV-1.13 ADV-21.2 pirate cities and Barbarians pay nothing', () => {
    const p = taxed(barbarians(pirates(table(), 'rome'), 'athens', 2))
    expect(Array.from(p.s.treasury).every(n => n === 0)).toBe(true)
  })
})

describe('revolts', () => {
  test('ADV-1.5 revolts wait until everybody has paid', () => {
    const p = stockOf(cities(table(), 0, 2), 0, 1)
    city(p, 5, 'tyre')
    p.run(PROGRAMS.round)
    expect(p.asked).toBe('seize')
    expect(p.seen('taxed').map(e => e.seat)).toEqual([0, 5])
  })
  test('ADV-1.6 ADV-R-8 ADV-T-23 units in Stock count five for a city piece: 8 tokens and 5 pieces beat 20 tokens and 2', () => {
    const p = table(3)
    cities(p, 1, 4)
    cities(p, 2, 7, MORE)
    stockOf(stockOf(p, 1, 8), 2, 20)
    expect([unitsInStock(p.s, 1), unitsInStock(p.s, 2)]).toEqual([33, 30])
    expect(mostInStock(p.s, 0b110)).toBe(1)
    expect(mostInStock(stockOf(p, 1, 5).s, 0b110)).toBe(1) // equal: A.S.T. order
    expect(mostInStock(stockOf(p, 1, 4).s, 0b110)).toBe(2)
  })
  test('ADV-1.6 the beneficiary is the other player with the most units in Stock after taxes, not the defaulter', () => {
    const p = table(3)
    cities(p, 0, 1, ['sinope']) // cannot pay, but has more units in Stock than anybody: eight pieces and a token
    cities(p, 1, 4)
    cities(p, 2, 7, MORE)
    stockOf(stockOf(stockOf(p, 0, 1), 1, 16), 2, 34)
    revolt(p)
    expect([unitsInStock(p.s, 0), unitsInStock(p.s, 1), unitsInStock(p.s, 2)]).toEqual([41, 33, 30])
    expect([p.asked, p.owing]).toEqual(['seize', [1]])
  })
  test('ADV-1.8 when the pieces of the beneficiary run out, the next is who has the most units in Stock, not who comes first', () => {
    const p = table(4, { nations: ['asia', 'assyria', 'babylon', 'egypt'] })
    cities(p, 0, 3, ['antioch', 'aleppo', 'jericho'])
    cities(p, 1, 7, ['tyre', 'sidon', 'troy', 'miletus', 'sardes', 'gordium', 'ankara'])
    cities(p, 2, 8, ['babylon', 'ur', 'susa', 'charax', 'elam', 'media', 'parthia', 'carrhae'])
    cities(p, 3, 5, ['memphis', 'tanis', 'thebes', 'buhen', 'gaza'])
    stockOf(stockOf(stockOf(stockOf(p, 0, 1), 1, 52), 2, 30), 3, 20)
    revolt(p)
    p.play(1, { verb: 'seize', area: 'antioch' }).play(1, { verb: 'seize', area: 'aleppo' })
    // Seat 2 has a piece and 14 + 5 units, seat 3 has 10 + 20.
    expect([unitsInStock(p.s, 2), unitsInStock(p.s, 3), p.owing]).toEqual([19, 30, [3]])
  })
  test('ADV-1.7 ADV-1.10 ADV-1.12 the beneficiary chooses among the defaulter’s cities and pays no tax; no card, no pillage', () => {
    const p = hand(stockOf(cities(table(3), 0, 3), 0, 4), 0, { salt: 2 })
    stockOf(p, 2, 20)
    revolt(p)
    expect([p.asked, p.owing]).toEqual(['seize', [1]])
    expect(p.choices(1, 'seize').map(c => c.area)).toEqual(['athens', 'rome', 'sparta'])
    expect(p.refusal(1, { verb: 'seize', area: 'carthage' })).toMatchObject({ rule: 'ADV-1.7' })
    p.play(1, { verb: 'seize', area: 'athens' })
    expect([
      cityAt(p, 'athens'),
      p.s.cities[0],
      p.s.treasury[1],
      p.s.handSize[1],
      p.s.fresh.some(f => f === 1),
    ]).toEqual([1, 2, 0, 0, false])
    expect(p.asked).not.toBe('seize')
    sound(p)
  })
  test('ADV-1.8 ADV-1.9 ADV-R-10 ADV-T-24 A with two pieces takes two, B with none is passed over, C takes one; if only A had pieces the third is eliminated', () => {
    const arrange = (ofC: number): Table => {
      const p = table(4, { nations: ['asia', 'assyria', 'babylon', 'egypt'] })
      // D (seat 0) cannot pay for three cities; A is seat 1, B seat 2, C seat 3.
      cities(p, 0, 3, ['antioch', 'aleppo', 'jericho'])
      stockOf(p, 0, 1)
      cities(p, 1, 7, ['tyre', 'sidon', 'troy', 'miletus', 'sardes', 'gordium', 'ankara'])
      cities(p, 2, 9, ['babylon', 'ur', 'susa', 'charax', 'elam', 'media', 'parthia', 'carrhae', 'nineveh'])
      cities(p, 3, ofC, ['memphis', 'tanis', 'thebes', 'buhen', 'gaza', 'petra', 'fayum', 'siwa', 'damascus'])
      return p
    }
    // After taxes A has 46 units in Stock, C 43: with one city placed A has fewer, and still goes on.
    const p = stockOf(stockOf(stockOf(arrange(5), 1, 50), 2, 40), 3, 33)
    revolt(p)
    expect(p.owing).toEqual([1])
    expect(p.can(1, { verb: 'done' })).toBe(false) // taking is compulsory
    p.play(1, { verb: 'seize', area: 'antioch' })
    expect(p.owing).toEqual([1]) // they go on while they have pieces
    p.play(1, { verb: 'seize', area: 'aleppo' })
    expect(p.owing).toEqual([3])
    p.play(3, { verb: 'seize', area: 'jericho' })
    expect([p.s.cities[0], p.s.cities[1], p.s.cities[2], p.s.cities[3]]).toEqual([0, 9, 9, 6])
    sound(p)
    const q = stockOf(stockOf(stockOf(arrange(9), 1, 50), 2, 40), 3, 30)
    revolt(q)
    q.play(1, { verb: 'seize', area: 'antioch' }).play(1, { verb: 'seize', area: 'aleppo' })
    expect([q.asked, q.owing]).toEqual(['raze', [1]])
    expect(q.refusal(1, { verb: 'raze', area: 'tyre' })).toMatchObject({ rule: 'ADV-1.9' })
    q.play(1, { verb: 'raze', area: 'jericho' })
    expect([cityAt(q, 'jericho'), q.s.cities[0]]).toEqual([-1, 0])
  })
  test('ADV-R-10 the defaulter is never in the ranking; other defaulters are', () => {
    const p = stockOf(
      stockOf(cities(cities(table(2), 0, 2, ['athens', 'sparta']), 1, 2, ['troy', 'sardes']), 0, 1),
      1,
      1,
    )
    revolt(p)
    expect(p.owing).toEqual([1])
    p.play(1, { verb: 'seize', area: 'athens' }).play(1, { verb: 'seize', area: 'sparta' })
    // Then the revolt of the other, whose newly won cities are not at stake.
    expect(p.owing).toEqual([0])
    expect(p.choices(0, 'seize').map(c => c.area)).toEqual(['sardes', 'troy'])
    sound(p)
  })
  test('ADV-R-78 city pieces that came back in an earlier revolt of the phase can be used in the next', () => {
    const p = table(2)
    cities(p, 0, 9, [
      'athens',
      'sparta',
      'corinth',
      'argos',
      'thessalonica',
      'delphi',
      'epirus',
      'thessaly',
      'macedonia',
    ])
    cities(p, 1, 2, ['troy', 'sardes'])
    stockOf(stockOf(p, 0, 17), 1, 0) // 8 of 9 cities paid; none of the other's
    revolt(p)
    expect([p.asked, p.owing]).toEqual(['seize', [1]])
    p.play(1, { verb: 'seize', area: 'athens' })
    expect([p.asked, p.owing]).toEqual(['seize', [0]])
    p.play(0, { verb: 'seize', area: 'troy' })
    expect([cityAt(p, 'troy'), p.asked, p.owing]).toEqual([0, 'raze', [0]]) // their only piece is used up
    p.play(0, { verb: 'raze', area: 'sardes' })
    expect([cityAt(p, 'sardes'), p.s.cities[0], p.s.cities[1], p.s.unpaid[1]]).toEqual([-1, 9, 1, 0])
    expect(p.seen('razed')).toEqual([{ type: 'razed', seat: 1, area: 'sardes' }])
    expect(p.asked).not.toBe('raze')
    sound(p)
  })
  test('ADV-0.1.22 without units a player still profits by a revolt', () => {
    const p = stockOf(cities(table(2), 0, 1, ['athens']), 0, 1)
    revolt(p)
    p.play(1, { verb: 'seize', area: 'athens' })
    expect(p.s.cities[1]).toBe(1)
  })
})
