/** A.S.T. order is that of the nations: here the seats are turned round, the last one plays Africa. */
import { describe, expect, test } from 'vitest'
import { takeCensus } from '../src/effects/census.ts'
import { mostInStock } from '../src/query/holdings.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { cities, strike } from './calamity-table.ts'
import { city, hand, owns, put, step, stockOf, suffers, type Table, table, tokens } from './table.ts'

/** Seat 5 is Africa, seat 0 Asia. */
const turned = (options = {}): Table =>
  table(6, { nations: ['asia', 'crete', 'thrace', 'illyria', 'italy', 'africa'], options })

describe('A.S.T. order, whatever the seats', () => {
  test('ADV-0.1.18 ADV-0.1.19 ADV-R-8 Africa first: equal units in Stock', () => {
    const p = turned()
    expect([...p.s.succession]).toEqual([5, 4, 3, 2, 1, 0])
    expect([mostInStock(p.s, 0b111111), mostInStock(p.s, 0b000110)]).toEqual([5, 2])
  })
  test('ADV-R-10 defaulters are settled in A.S.T. order', () => {
    const p = stockOf(stockOf(city(city(turned(), 0, 'troy'), 4, 'rome'), 0, 1), 4, 1)
    p.run(PROGRAMS.round)
    expect(p.choices(p.owing[0], 'seize').map(c => c.area)).toEqual(['rome'])
    p.play(p.owing[0], { verb: 'seize', area: 'rome' })
    expect(p.choices(p.owing[0], 'seize').map(c => c.area)).toEqual(['troy'])
  })
  test('ADV-3.2 ADV-9.1 equal numbers of tokens, of cities', () => {
    const p = put(put(put(turned(), 0, 'troy', 3), 3, 'rome', 3), 4, 'athens', 4)
    step(p, takeCensus)
    expect([...p.s.moveOrder]).toEqual([4, 3, 0, 5, 2, 1])
    const q = city(city(city(city(turned(), 0, 'troy'), 3, 'rome'), 4, 'athens'), 4, 'sparta')
    q.run(PROGRAMS.draws)
    expect(q.seen('drew').map(e => e.seat)).toEqual([3, 0, 4, 4])
  })
  test('ADV-R-66 attacks on cities: owners in A.S.T. order, those who can man them and those who cannot', () => {
    for (const stock of [30, 0]) {
      const p = put(put(city(city(turned(), 0, 'troy'), 4, 'rome'), 2, 'troy', 7), 2, 'rome', 7)
      stockOf(stockOf(p, 0, stock), 4, stock)
      p.run(PROGRAMS.conflict)
      while (p.asked === 'pillage') p.play(p.owing[0], { verb: 'pillage', tokens: 0 })
      expect(p.seen(stock > 0 ? 'attacked' : 'surrendered').map(e => e.seat)).toEqual([4, 0])
    }
  })
  test('ADV-12.1 ADV-0.3.2 purchases in A.S.T. order at a table that plays in order', () => {
    const p = hand(hand(hand(turned({ strict: true }), 0, { salt: 1 }), 2, { salt: 1 }), 4, { salt: 1 }).run(
      PROGRAMS.purchases,
    )
    const seats: number[] = []
    while (p.asked === 'acquire') {
      expect(p.owing).toHaveLength(1)
      seats.push(p.owing[0])
      p.play(p.owing[0], { verb: 'done' })
    }
    expect(seats).toEqual([4, 2, 0])
  })
  test('ADV-16.5.10 ADV-R-35 equal in units in Stock, the earlier nation takes over first', () => {
    // With Philosophy the beneficiary picks 15 of 20 points; they have pieces for none of the tokens.
    const p = suffers(owns(put(cities(turned(), 1, 3), 1, 'dacia', 5), 1, 'philosophy'), 1, 'civil-war')
    for (let seat = 0; seat < 6; seat++) stockOf(p, seat, seat === 2 || seat === 4 ? 34 : 0)
    for (const seat of [0, 2, 4, 5]) p.s.cities[seat] = 9
    p.s.cities[3] = 2 // 35 units, two others 34, the victim 30
    strike(p)
    expect(p.seen('rebelled')).toMatchObject([{ by: 3 }])
    for (const id of ['rome', 'athens', 'troy'] as const) p.play(3, { verb: 'pickCity', area: id })
    p.play(1, { verb: 'keep', faction: 'first' })
    expect([tokens(p, 4, 'dacia'), tokens(p, 2, 'dacia'), p.asked]).toEqual([5, 0, null])
  })
  test('ADV-20.1 conversions', () => {
    const p = owns(owns(turned(), 0, 'monotheism'), 5, 'monotheism')
    put(put(put(put(p, 0, 'samnium', 1), 1, 'rome', 1), 5, 'sahara', 1), 1, 'tunisia', 1)
    expect(strike(p).owing).toEqual([5])
    expect(p.play(5, { verb: 'done' }).owing).toEqual([0])
  })
})
