import { describe, expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
import { cities, lose, loseCity, order, shrink, strike } from './calamity-table.ts'
import {
  apart,
  barbarians,
  city,
  cityAt,
  held,
  holdsCalamity,
  owns,
  pays,
  pirates,
  put,
  ship,
  sound,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  until,
  wild,
} from './table.ts'

const names = (p: Table, type: 'calamity' | 'spared' | 'harmless' | 'revealed'): string[] =>
  p.seen(type).map(e => e.calamity)

describe('phase 11', () => {
  test('ADV-11.1 ADV-11.2 ADV-11.3 ADV-R-26 ADV-R-75 when trading ends every holder reveals their calamities, drawn or received, and is their primary victim', () => {
    const p = holdsCalamity(holdsCalamity(holdsCalamity(table(), 0, 'famine'), 1, 'epidemic'), 2, 'superstition', 3)
    put(put(p, 0, 'dacia', 12), 1, 'germania', 20)
    strike(p)
    expect(names(p, 'revealed')).toEqual(['famine', 'superstition', 'epidemic'])
    expect(p.seen('passed')).toEqual([{ type: 'passed', seat: 2, calamity: 'superstition', by: 3 }])
    expect(p.revealed).not.toBe(0)
    expect(p.view(4).victim[2]).toBe(0) // Famine lies open before seat 0, for everybody
    expect([p.asked, p.owing]).toEqual(['lose', [0]])
  })
  test('ADV-0.1.17 ADV-R-25 the player who passed it last is its trader: they pick in Treachery, and are spared by Piracy', () => {
    const p = strike(city(holdsCalamity(table(), 1, 'treachery', 4), 1, 'rome'))
    expect([p.asked, p.owing]).toEqual(['betray', [4]])
    const q = strike(city(city(holdsCalamity(table(), 1, 'piracy', 4), 4, 'rome'), 3, 'athens'))
    expect(q.choices(1, 'raid').map(c => c.area)).toEqual(['athens'])
  })
  test('ADV-11.4 ADV-R-51 none is kept: whatever it did, the card leaves the hand and is held apart', () => {
    const p = holdsCalamity(holdsCalamity(table(), 0, 'treachery'), 0, 'piracy', 1)
    strike(p)
    expect([
      held(p, 0, 'treachery'),
      held(p, 0, 'piracy'),
      p.s.handSize[0],
      apart(p, 'treachery'),
      apart(p, 'piracy'),
    ]).toEqual([0, 0, 0, 1, 1])
    p.s.phase = 12
    sound(p)
  })
  test('ADV-11.5 ADV-11.6 ADV-R-27 ADV-T-69 of three calamities two at random count, every pair alike; then in order', () => {
    const pairs = [0, 1, 2].map(die => {
      const p = suffers(suffers(suffers(table(), 0, 'piracy', 1), 0, 'famine'), 0, 'treachery')
      p.dice(die)
      strike(p)
      expect(p.diceUsed).toBe(true)
      return [names(p, 'calamity'), names(p, 'spared')]
    })
    expect(pairs).toEqual([
      [['famine', 'piracy'], ['treachery']],
      [['treachery', 'piracy'], ['famine']],
      [['treachery', 'famine'], ['piracy']],
    ])
    const q = table()
    for (const id of ['volcano', 'superstition', 'epidemic', 'iconoclasm', 'piracy'] as const) suffers(q, 2, id)
    strike(q)
    expect([names(q, 'calamity').length, names(q, 'spared').length, apart(q, 'piracy')]).toEqual([2, 3, 1])
  })
  test('ADV-16.8.1 ADV-R-68 ADV-T-92 Crete puts Barbarian Hordes aside before the two are drawn', () => {
    const p = table(6) // seat 4 is Crete
    for (const id of ['barbarian-hordes', 'famine', 'piracy'] as const) suffers(p, 4, id)
    strike(p)
    expect([names(p, 'calamity'), names(p, 'spared'), apart(p, 'barbarian-hordes')]).toEqual([
      ['famine', 'piracy'],
      [],
      1,
    ])
    expect(p.seen('hordeCame')).toEqual([])
  })
  test('ADV-11.7 there is no limit to what one player suffers by the calamities of others', () => {
    const p = suffers(suffers(suffers(table(3), 0, 'famine'), 1, 'epidemic'), 0, 'iconoclasm')
    for (const seat of [0, 1, 2]) put(p, seat, (['tunisia', 'etruria', 'knossos'] as const)[seat], 30)
    city(city(p, 2, 'rome'), 2, 'athens')
    strike(p)
    until(p, null)
    expect(p.seen('ordered').filter(e => e.target === 2)).toHaveLength(2)
    expect(p.seen('accused').filter(e => e.target === 2)).toHaveLength(2)
  })
  test('ADV-11.8 ascending number, of two with one number the non-tradable first', () => {
    const p = table()
    for (const [id, seat] of [
      ['piracy', 0],
      ['barbarian-hordes', 0],
      ['flood', 1],
      ['slave-revolt', 1],
      ['civil-war', 2],
      ['superstition', 2],
      ['famine', 3],
      ['treachery', 3],
      ['volcano', 4],
      ['iconoclasm', 4],
      ['civil-disorder', 5],
      ['epidemic', 5],
    ] as const)
      suffers(p, seat, id)
    until(strike(p), null)
    expect(names(p, 'calamity')).toEqual([
      'volcano',
      'treachery',
      'famine',
      'superstition',
      'civil-war',
      'slave-revolt',
      'flood',
      'barbarian-hordes',
      'epidemic',
      'civil-disorder',
      'iconoclasm',
      'piracy',
    ])
  })
  test('ADV-11.9 ADV-11.11 ADV-R-30 losses are ordered in full, as far as the others can bear them, and once for each', () => {
    const p = suffers(table(4), 0, 'famine')
    for (const seat of [1, 2, 3]) put(p, seat, (['aleppo', 'mari', 'fayum', 'thebes'] as const)[seat], 12)
    put(p, 0, 'aleppo', 10)
    strike(p)
    expect(p.asked).toBe('order') // their own ten tokens left no choice
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'ADV-11.11' })
    expect(p.refusal(0, order(0, 3))).toMatchObject({ rule: 'ADV-11.9' })
    // 17 would be left for 16
    expect(p.refusal(0, order(1, 3))).toMatchObject({ rule: 'ADV-11.11', args: { points: 20 } })
    p.play(0, order(1, 4))
    expect(p.refusal(0, order(1, 1))).toMatchObject({ rule: 'ADV-R-30' })
    expect(p.choices(0, 'order')).toEqual([order(2, 8), order(3, 8)])
  })
  test('ADV-11.10 the trader of a calamity cannot be a secondary victim of it; without a trader nobody is exempt', () => {
    for (const giver of [1, -1]) {
      const p = suffers(table(4), 0, 'epidemic', giver)
      for (const seat of [0, 1, 2, 3]) put(p, seat, (['aleppo', 'mari', 'fayum', 'thebes'] as const)[seat], 30)
      strike(p)
      p.play(0, lose('aleppo', 16))
      if (giver === 1) {
        expect(p.seen('ordered').map(e => [e.target, e.points])).toEqual([
          [2, 10],
          [3, 10],
        ])
      } else {
        expect(p.asked).toBe('order')
        expect(p.can(0, order(1, 10))).toBe(true)
      }
    }
    const q = suffers(table(6), 0, 'epidemic', 1)
    for (const seat of [0, 1, 2, 3, 4, 5])
      put(q, seat, (['aleppo', 'mari', 'fayum', 'thebes', 'siwa', 'rome'] as const)[seat], 30)
    strike(q).play(0, lose('aleppo', 16))
    expect(q.refusal(0, order(1, 1))).toMatchObject({ rule: 'ADV-11.10' })
  })
  test('ADV-11.12 who loses units picks them', () => {
    const p = strike(put(put(cities(suffers(table(), 0, 'famine'), 0, 1), 0, 'dacia', 8), 0, 'germania', 8))
    expect(p.refusal(0, lose('danube', 1))).toMatchObject({ rule: 'ADV-11.12' })
    p.play(0, lose('germania', 7))
    p.play(0, shrink('rome', 2))
    expect([tokens(p, 0, 'dacia'), tokens(p, 0, 'germania'), tokens(p, 0, 'rome'), p.asked]).toEqual([8, 1, 2, null])
  })
  test('ADV-11.15 ADV-21.2 Treasury, ships, Barbarians and pirate cities are never hit', () => {
    const p = pays(ship(suffers(table(), 0, 'famine'), 0, 'rome'), 0, 20)
    barbarians(pirates(put(p, 0, 'dacia', 4), 'rome'), 'germania', 3)
    strike(p)
    expect([tokens(p, 0, 'dacia'), p.s.treasury[0], p.s.ship[0] >= 0, cityAt(p, 'rome'), wild(p, 'germania')]).toEqual([
      0,
      20,
      true,
      8,
      3,
    ])
    sound(p)
  })
  test('ADV-11.16 ADV-11.17 ADV-0.3.14 after the last calamity Monotheism, then every player checks city support', () => {
    const p = table(6)
    owns(city(put(put(cities(p, 0, 4), 0, 'fayum', 5), 0, 'upper-egypt', 4), 1, 'carthage'), 2, 'monotheism')
    put(put(put(p, 1, 'sahara', 1), 1, 'tunisia', 1), 2, 'tripolitania', 1)
    p.run(PROGRAMS.round)
    until(p, 'trade')
    holdsCalamity(p, 0, 'flood')
    until(p, 'convert')
    expect([p.s.phase, p.owing, tokens(p, 0, 'fayum')]).toEqual([11, [2], 0])
    p.play(2, { verb: 'done' })
    expect([p.s.phase, p.asked, p.owing]).toEqual([11, 'support', [0]])
    until(p, 'acquire')
    expect(p.s.phase).toBe(12)
  })
})

describe('losses of unit points', () => {
  const famine = (p: Table): Table => strike(suffers(p, 0, 'famine'))
  test('ADV-11.13 ADV-R-28 a token counts 1, a city 5, a reduced city 5 less the tokens it leaves', () => {
    const p = famine(put(cities(table(), 0, 2), 0, 'dacia', 12))
    p.play(0, shrink('rome', 2))
    expect([p.s.toLose[0], tokens(p, 0, 'rome'), cityAt(p, 'rome')]).toEqual([7, 2, -1])
    p.play(0, loseCity('athens'))
    expect([p.s.toLose[0], tokens(p, 0, 'athens')]).toEqual([2, 0])
    expect(p.refusal(0, lose('rome', 1))).toMatchObject({ rule: 'ADV-R-28' }) // left by the city: safe from this loss
    p.play(0, lose('dacia', 2))
    expect([p.asked, tokens(p, 0, 'dacia'), tokens(p, 0, 'rome')]).toEqual([null, 10, 2])
  })
  test('ADV-11.14 ADV-R-29 ADV-T-46 Famine of 10 with 3 tokens and 2 cities: both eliminated, or one and one reduced with 2 tokens', () => {
    const start = (): Table => famine(put(cities(table(), 0, 2), 0, 'dacia', 3))
    const p = start()
    expect(p.refusal(0, lose('dacia', 3))).toMatchObject({ rule: 'ADV-11.14' })
    expect(p.choices(0, 'lose').map(c => c.tokens)).toEqual([1, 2])
    p.play(0, loseCity('rome'))
    p.play(0, loseCity('athens'))
    expect([p.asked, tokens(p, 0, 'dacia')]).toEqual([null, 3])
    const q = start()
    q.play(0, loseCity('athens'))
    q.play(0, lose('dacia', 2))
    expect(q.legal(0)).toEqual([shrink('rome', 2)])
    q.play(0, shrink('rome', 2))
    expect([q.asked, tokens(q, 0, 'rome'), tokens(q, 0, 'dacia')]).toEqual([null, 2, 1])
  })
  test('ADV-T-45 a loss of 9 with 2 tokens and 3 cities: 5 + 3 + 1, or 3 + 3 + 3', () => {
    const start = (): Table => {
      const p = put(cities(table(), 0, 3), 0, 'dacia', 3)
      famine(p)
      return p.play(0, lose('dacia', 1)) // nine are left, and two tokens
    }
    const p = start()
    expect([p.s.toLose[0], tokens(p, 0, 'dacia')]).toEqual([9, 2])
    p.play(0, shrink('rome', 2))
    p.play(0, shrink('athens', 2))
    p.play(0, shrink('troy', 2))
    expect([p.asked, p.s.cities[0], tokens(p, 0, 'dacia')]).toEqual([null, 0, 2])
    const q = start()
    q.play(0, loseCity('rome'))
    expect(q.refusal(0, loseCity('athens'))).toMatchObject({ rule: 'ADV-11.14' })
    q.play(0, shrink('athens', 2))
    q.play(0, lose('dacia', 1))
    expect([q.asked, q.s.cities[0], tokens(q, 0, 'dacia')]).toEqual([null, 1, 1])
  })
  test('ADV-R-29 the smallest excess where nothing is exact; everything where all of it is less', () => {
    // 5 and no reduction, 5 or 3, 5 or 3
    const p = famine(city(city(city(table(), 0, 'fayum'), 0, 'rome'), 0, 'athens'))
    expect(p.choices(0, 'loseCity').length + p.choices(0, 'shrink').length).toBe(3) // ten exactly: two eliminated
    const q = famine(put(cities(table(), 0, 1), 0, 'dacia', 3))
    expect([q.asked, q.s.cities[0], q.s.stock[0]]).toEqual([null, 0, 55])
    // reduced they count 1, 1, nothing
    const r = famine(city(city(city(table(), 0, 'moesia'), 0, 'alexandria'), 0, 'fayum'))
    expect(r.refusal(0, shrink('fayum', 4))).toMatchObject({ rule: 'ADV-R-28' })
    expect(r.refusal(0, shrink('moesia', 3))).toMatchObject({ rule: 'ADV-0.1.13', args: { tokens: 4 } })
  })
  test('ADV-T-91 ADV-18.4c with Agriculture a city of limit 3 leaves 4 and counts 1; with limit 4 or 5 it can only be eliminated', () => {
    const p = owns(
      put(city(city(city(table(), 0, 'carthage'), 0, 'moesia'), 0, 'fayum'), 0, 'dacia', 20),
      0,
      'agriculture',
    )
    famine(p)
    expect(p.choices(0, 'shrink')).toEqual([shrink('carthage', 4)])
    expect(p.choices(0, 'loseCity').map(c => c.area)).toEqual(['carthage', 'fayum', 'moesia'])
    p.play(0, shrink('carthage', 4))
    expect(p.s.toLose[0]).toBe(9)
  })
  test('ADV-R-28 ADV-0.1.13 tokens lost reach Stock before reductions; after a city has taken the last of it no more tokens may be given', () => {
    const p = stockOf(put(cities(table(), 0, 3), 0, 'dacia', 9), 0, 0)
    famine(p)
    expect(p.choices(0, 'shrink')).toEqual([]) // nothing in Stock: to reduce is to eliminate
    expect(p.refusal(0, shrink('rome', 2))).toMatchObject({ rule: 'ADV-R-28' })
    p.play(0, lose('dacia', 1))
    expect(p.s.toLose[0]).toBe(9)
    p.play(0, shrink('rome', 1)) // one token for a city that would leave two: it counts 4
    expect(p.refusal(0, lose('dacia', 1))).toMatchObject({ rule: 'ADV-R-28', key: 'refuse.tokensFirst' })
    p.play(0, loseCity('athens'))
    expect([p.asked, p.s.cities[0], tokens(p, 0, 'dacia')]).toEqual([null, 1, 8])
    sound(p)
  })
})
