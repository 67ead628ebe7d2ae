import { FastRng } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { forgetCalamities } from '../src/effects/calamities.ts'
import { epidemicShare } from '../src/effects/epidemic.ts'
import { advancedCivilization } from '../src/game.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { cities, lose, loseCity, order, reduce, shrink, strike } from './calamity-table.ts'
import {
  city,
  cityAt,
  hand,
  held,
  owns,
  pays,
  put,
  sound,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  until,
} from './table.ts'

const show = (cards: number) => ({ verb: 'show', cards })
/** Twenty tokens each, where nothing else happens. */
const GROUND = ['dacia', 'germania', 'armenia', 'assyria', 'van', 'elam'] as const
const crowded = (p: Table, seats: number): Table => {
  for (let seat = 0; seat < seats; seat++) put(p, seat, GROUND[seat], 20)
  return p
}

describe('16.3 Famine', () => {
  test('ADV-16.3.1 ADV-16.3.4 ADV-R-31 first their own ten points, then their orders, then the others pick their units', () => {
    const p = strike(crowded(suffers(table(), 0, 'famine'), 4))
    expect([p.asked, p.owing, p.s.toLose[0]]).toEqual(['lose', [0], 10])
    p.play(0, lose('dacia', 10))
    expect([p.asked, p.owing]).toEqual(['order', [0]])
    p.play(0, order(1, 8))
    p.play(0, order(2, 8))
    p.play(0, order(3, 4))
    expect([p.asked, p.owing]).toEqual(['lose', [1, 2, 3]])
    p.play(3, lose('assyria', 4))
    p.play(1, lose('germania', 8))
    p.play(2, lose('armenia', 8))
    expect([tokens(p, 1, 'germania'), tokens(p, 2, 'armenia'), tokens(p, 3, 'assyria'), p.asked]).toEqual([
      12,
      12,
      16,
      null,
    ])
    sound(p)
  })
  test('ADV-16.3.2 ADV-16.3.3 ADV-T-47 twenty points in all, at most eight each: 8 + 8 + 4, 16 with two others, 8 with one', () => {
    const total = (others: number): number => {
      const p = strike(crowded(suffers(table(), 0, 'famine'), others + 1)).play(0, lose('dacia', 10))
      if (others === 3) {
        expect(p.refusal(0, order(1, 9))).toMatchObject({ rule: 'ADV-16.3.3', args: { most: 8 } })
        p.play(0, order(1, 8)).play(0, order(2, 8))
        expect(p.legal(0)).toEqual([order(3, 4)])
        p.play(0, order(3, 4))
      }
      return p.seen('ordered').reduce((n, e) => n + e.points, 0)
    }
    expect([total(3), total(2), total(1)]).toEqual([20, 16, 8])
  })
  test('ADV-R-30 nobody is ordered more than they can lose at all', () => {
    const p = strike(put(crowded(suffers(table(), 0, 'famine'), 4), 4, 'van', 3)).play(0, lose('dacia', 10))
    expect(p.refusal(0, order(4, 4))).toMatchObject({ rule: 'ADV-R-30', args: { most: 3 } })
  })
  test('ADV-16.3.5 ADV-18.1b ADV-T-48 Pottery: four points less for each Grain card laid open, not below none', () => {
    const start = (grain: number): Table =>
      strike(hand(owns(crowded(suffers(table(), 0, 'famine'), 2), 0, 'pottery'), 0, { grain, ochre: 1 }))
    const p = start(2)
    expect(p.prompt(0)).toMatchObject({ key: 'prompt.show', args: { points: 10 } })
    expect(p.refusal(0, lose('dacia', 1))).toMatchObject({ rule: 'ADV-16.3.5' })
    p.play(0, show(2))
    expect(p.s.toLose[0]).toBe(2)
    expect(p.refusal(0, show(1))).toMatchObject({ rule: 'ADV-16.3.5' })
    const q = start(4)
    expect(q.refusal(0, show(4))).toMatchObject({ rule: 'ADV-R-34' }) // three are enough
    q.play(0, show(3))
    expect([tokens(q, 0, 'dacia'), q.s.shown[0]]).toEqual([20, 3])
    // As a secondary victim, ordered eight, with one card: four.
    const r = strike(hand(owns(crowded(suffers(table(), 1, 'famine'), 2), 0, 'pottery'), 0, { grain: 1 }))
    r.play(1, lose('germania', 10))
    r.play(0, show(1))
    expect(r.s.toLose[0]).toBe(4)
  })
  test('ADV-16.3.6 ADV-R-34 the Grain is theirs as before and counts towards the hand, but cannot be spent this round', () => {
    const p = strike(hand(owns(crowded(suffers(table(), 0, 'famine'), 1), 0, 'pottery'), 0, { grain: 3 }))
    p.play(0, show(2))
    expect([held(p, 0, 'grain'), p.s.handSize[0], p.s.shown[0], p.view(3).shown[0], p.revealed !== 0]).toEqual([
      3,
      3,
      2,
      2,
      true,
    ])
    until(p, null)
    pays(p, 0, 36)
    p.s.phase = 12
    p.run(PROGRAMS.purchases).play(0, { verb: 'take', card: 'cloth-making' })
    expect(p.refusal(0, { verb: 'spend', commodity: 'grain', cards: 2 })).toMatchObject({ rule: 'ADV-16.3.6' })
    expect(p.can(0, { verb: 'spend', commodity: 'grain', cards: 1 })).toBe(true)
    forgetCalamities(p.s)
    expect(p.can(0, { verb: 'spend', commodity: 'grain', cards: 3 })).toBe(true) // free again next round
  })
  test('ADV-R-7 imagined hands of others keep the Grain that lies open', () => {
    const p = strike(hand(owns(crowded(suffers(table(), 0, 'famine'), 1), 0, 'pottery'), 0, { grain: 3, salt: 4 }))
    until(p.play(0, show(2)), null)
    p.s.phase = 12
    for (const viewer of [3, -1]) {
      const s = p.view(viewer < 0 ? 'table' : viewer)
      for (let seed = 1; seed <= 20; seed++) {
        advancedCivilization.determinize(s, viewer, new FastRng(seed))
        expect(advancedCivilization.invariants(s)).toEqual([])
        p.layout.mask(s, p.s, viewer < 0 ? 'table' : viewer)
      }
    }
  })
  test('ADV-16.3.5 who holds Pottery and no Grain is asked like everybody and lays open none', () => {
    const p = strike(hand(owns(crowded(suffers(table(), 0, 'famine'), 1), 0, 'pottery'), 0, { salt: 3 }))
    expect(p.legal(0)).toEqual([show(0)])
    p.play(0, show(0))
    expect(p.s.toLose[0]).toBe(10)
  })
})

describe('16.7 Flood', () => {
  const drown = (p: Table): Table => strike(suffers(p, 0, 'flood'))
  test('ADV-16.7.1 ADV-16.7.3 ADV-T-55 up to 17 points among tokens and cities that are exposed; a city on a black site is safe', () => {
    const p = drown(put(city(city(city(table(), 0, 'fayum'), 0, 'memphis'), 0, 'susa'), 0, 'upper-egypt', 4))
    expect([p.asked, p.s.cities[0], tokens(p, 0, 'upper-egypt'), cityAt(p, 'susa')]).toEqual([null, 1, 0, 0])
    expect(p.seen('flooded')).toMatchObject([{ plain: 'nile' }])
    const q = drown(put(city(city(table(), 0, 'thebes'), 0, 'fayum'), 0, 'upper-egypt', 20))
    expect(q.refusal(0, loseCity('thebes'))).toMatchObject({ rule: 'ADV-16.7.3' }) // beside the plain
    expect(q.s.toLose[0]).toBe(17)
  })
  test('ADV-16.7.7 ADV-18.7c ADV-T-55 with Engineering at most seven', () => {
    const p = drown(owns(put(city(city(table(), 0, 'tanis'), 0, 'memphis'), 0, 'upper-egypt', 3), 0, 'engineering'))
    expect([p.asked, p.s.toLose[0]]).toEqual(['lose', 7])
    p.play(0, loseCity('tanis'))
    p.play(0, lose('upper-egypt', 2))
    expect([p.asked, p.s.cities[0], tokens(p, 0, 'upper-egypt')]).toEqual([null, 1, 1])
  })
  test('ADV-16.7.2 ADV-R-38 ADV-R-74 the plain with most of their exposed points; if equal they choose', () => {
    const p = drown(put(put(city(table(), 0, 'tyras'), 0, 'moesia', 1), 0, 'fayum', 5)) // Danube 6, Nile 5
    expect(p.seen('flooded')).toMatchObject([{ plain: 'danube' }])
    const q = drown(put(put(city(table(), 0, 'tyras'), 0, 'fayum', 5), 0, 'rubicon', 3))
    expect(q.choices(0, 'strike').map(c => c.plain)).toEqual(['nile', 'danube'])
    expect(q.refusal(0, { verb: 'strike', plain: 'po' })).toMatchObject({ rule: 'ADV-16.7.2' })
    q.play(0, { verb: 'strike', plain: 'nile' })
    expect([tokens(q, 0, 'fayum'), cityAt(q, 'tyras')]).toEqual([0, 0])
    // A city on a black site is not on the plain.
    const r = drown(put(city(table(), 0, 'moesia'), 0, 'fayum', 1))
    expect(r.seen('flooded')).toMatchObject([{ plain: 'nile' }])
  })
  test('ADV-16.7.4 ADV-16.7.5 ADV-T-56 the others lose ten there in all, or all they have; each at most seven with Engineering', () => {
    const start = (a: number, b: number): Table =>
      drown(put(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', a), 2, 'memphis', b))
    const p = start(8, 4)
    expect([p.asked, p.prompt(0)?.args]).toEqual(['order', { points: 10 }])
    expect(p.refusal(0, order(2, 5))).toMatchObject({ rule: 'ADV-R-38', args: { most: 4 } })
    expect(p.refusal(0, order(2, 1))).toMatchObject({ rule: 'ADV-11.11' })
    p.play(0, order(2, 4))
    p.play(0, order(1, 6))
    expect([p.asked, p.owing, p.s.toLose[1], tokens(p, 2, 'memphis')]).toEqual(['lose', [1], 6, 0])
    const q = start(5, 4)
    expect([q.asked, tokens(q, 1, 'upper-egypt'), tokens(q, 2, 'memphis')]).toEqual([null, 0, 0])
    // What they have elsewhere is out of reach (ADV-R-38).
    const u = drown(put(put(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', 2), 1, 'dacia', 9), 2, 'memphis', 4))
    expect([u.asked, tokens(u, 1, 'upper-egypt'), tokens(u, 1, 'dacia'), tokens(u, 2, 'memphis')]).toEqual([
      null,
      0,
      9,
      0,
    ])
    const r = drown(owns(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', 12), 1, 'engineering'))
    expect([r.asked, r.s.toLose[1]]).toEqual(['lose', 7])
    const t = drown(
      owns(put(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', 12), 2, 'memphis', 9), 1, 'engineering'),
    )
    expect(t.refusal(0, order(1, 8))).toMatchObject({ rule: 'ADV-16.7.7', args: { most: 7 } })
  })
  test('ADV-R-72 only exposed units of that plain; the tokens a city leaves are safe from this Flood', () => {
    const p = drown(owns(put(put(city(table(), 0, 'tanis'), 0, 'upper-egypt', 12), 0, 'rubicon', 3), 0, 'engineering'))
    expect(p.refusal(0, lose('rubicon', 1))).toMatchObject({ rule: 'ADV-16.7.3' })
    p.play(0, shrink('tanis', 3))
    expect(p.refusal(0, lose('tanis', 1))).toMatchObject({ rule: 'ADV-R-28' })
    expect(p.s.toLose[0]).toBe(5)
  })
  test('ADV-16.7.6 ADV-16.7.8 ADV-0.1.11 ADV-T-57 with nothing on a plain they lose a coastal city, with Engineering it is reduced; a lake is no coast', () => {
    const start = (): Table => city(city(city(table(), 0, 'athens'), 0, 'gordium'), 0, 'rome')
    const p = drown(start())
    expect(p.choices(0, 'loseCity').map(c => c.area)).toEqual(['athens', 'rome'])
    expect(p.refusal(0, loseCity('gordium'))).toMatchObject({ rule: 'ADV-0.1.11' })
    expect(p.refusal(0, loseCity('troy'))).toMatchObject({ rule: 'ADV-16.7.6' })
    expect(p.refusal(0, reduce('athens'))).toMatchObject({ rule: 'ADV-16.7.8' })
    p.play(0, loseCity('athens'))
    expect([cityAt(p, 'athens'), tokens(p, 0, 'athens')]).toEqual([-1, 0])
    const q = drown(owns(start(), 0, 'engineering'))
    expect(q.refusal(0, loseCity('athens'))).toMatchObject({ rule: 'ADV-16.7.8' })
    q.play(0, reduce('athens'))
    expect([cityAt(q, 'athens'), tokens(q, 0, 'athens')]).toEqual([-1, 2])
    const r = drown(city(table(), 0, 'gordium'))
    expect([r.asked, r.seen('harmless').length, cityAt(r, 'gordium')]).toEqual([null, 1, 0])
    // A city on a black site of a plain, and nothing else there: any coastal city may be chosen.
    const t = drown(city(city(table(), 0, 'moesia'), 0, 'athens'))
    expect(t.choices(0, 'loseCity').map(c => c.area)).toEqual(['athens', 'moesia'])
  })
})

describe('16.9 Epidemic', () => {
  test('ADV-16.9.1 ADV-16.9.2 ADV-16.9.3 sixteen points; twenty-five ordered, at most ten each, each picks their own', () => {
    const p = strike(crowded(suffers(table(), 0, 'epidemic', 1), 6))
    expect(p.s.toLose[0]).toBe(16)
    p.play(0, lose('dacia', 16))
    expect(p.refusal(0, order(2, 11))).toMatchObject({ rule: 'ADV-16.9.3', args: { most: 10 } })
    p.play(0, order(2, 10))
    p.play(0, order(3, 10))
    p.play(0, order(4, 5))
    expect([p.owing, p.s.toLose[2], p.s.toLose[4]]).toEqual([[2, 3, 4], 10, 5])
  })
  test('ADV-16.9.6 ADV-16.9.7 ADV-18.5c ADV-18.10b ADV-T-61 Medicine and Roadbuilding change the share, then it is paid', () => {
    const p = owns(owns(owns(table(), 1, 'medicine'), 2, 'roadbuilding'), 3, 'medicine', 'roadbuilding')
    expect([0, 1, 2, 3].map(seat => epidemicShare(p.s, seat, 16, 8))).toEqual([16, 8, 21, 13])
    expect([0, 1, 2, 3].map(seat => epidemicShare(p.s, seat, 10, 5))).toEqual([10, 5, 15, 10])
    expect(epidemicShare(p.s, 1, 4, 5)).toBe(0)
    const q = strike(owns(owns(crowded(suffers(table(), 0, 'epidemic'), 3), 1, 'medicine'), 2, 'roadbuilding')).play(
      0,
      lose('dacia', 16),
    )
    expect(q.seen('ordered').map(e => e.points)).toEqual([10, 10])
    expect([q.s.toLose[1], q.s.toLose[2]]).toEqual([5, 15])
    const r = strike(owns(crowded(suffers(table(), 0, 'epidemic'), 1), 0, 'roadbuilding'))
    expect([r.asked, tokens(r, 0, 'dacia')]).toEqual([null, 1]) // 21 points, and 19 can be given
  })
  test('ADV-16.9.4 ADV-R-42 a token stays in every area hit; a city leaves one token or more and counts 4 or less', () => {
    const p = strike(put(city(put(suffers(table(), 0, 'epidemic'), 0, 'dacia', 16), 0, 'carthage'), 0, 'germania', 1))
    expect(p.refusal(0, lose('dacia', 16))).toMatchObject({ rule: 'ADV-16.9.4' })
    expect(p.refusal(0, lose('germania', 1))).toMatchObject({ rule: 'ADV-16.9.4' })
    expect(p.refusal(0, loseCity('carthage'))).toMatchObject({ rule: 'ADV-16.9.4' })
    expect(p.refusal(0, shrink('carthage', 4))).toMatchObject({ rule: 'ADV-R-42', args: { tokens: 3 } })
    expect(p.choices(0, 'shrink').map(c => c.tokens)).toEqual([1, 2, 3])
    p.play(0, shrink('carthage', 2))
    expect([p.s.toLose[0], tokens(p, 0, 'carthage')]).toEqual([13, 2])
    expect(p.refusal(0, lose('carthage', 1))).toMatchObject({ rule: 'ADV-R-28' })
    p.play(0, lose('dacia', 13))
    expect([p.asked, tokens(p, 0, 'dacia')]).toEqual([null, 3])
  })
  test('ADV-16.9.5 ADV-R-72 ADV-T-62 areas of 3, 2, 1 and 1 tokens and 3 cities: at most 15', () => {
    const p = put(
      put(put(put(cities(suffers(table(), 0, 'epidemic'), 0, 3), 0, 'dacia', 3), 0, 'armenia', 2), 0, 'germania', 1),
      0,
      'elam',
      1,
    )
    const before = 7 + 15
    strike(p)
    expect([p.asked, p.s.cities[0]]).toEqual([null, 0])
    expect(before - (55 - p.s.stock[0])).toBe(15)
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'athens'), tokens(p, 0, 'troy'), tokens(p, 0, 'dacia')]).toEqual([
      1, 1, 1, 1,
    ])
  })
  test('ADV-R-42 the token comes from Stock, tokens just lost included; without one the city cannot be taken', () => {
    const p = strike(stockOf(put(cities(suffers(table(), 0, 'epidemic'), 0, 3), 0, 'dacia', 3), 0, 0))
    expect(p.choices(0, 'shrink')).toEqual([])
    expect(p.refusal(0, shrink('rome', 1))).toMatchObject({ rule: 'ADV-R-42', args: { tokens: 0 } })
    p.play(0, lose('dacia', 2)) // two tokens for two of three cities
    p.play(0, shrink('athens', 1))
    p.play(0, shrink('troy', 1))
    expect([p.asked, cityAt(p, 'rome'), p.s.stock[0]]).toEqual([null, 0, 0])
  })
  test('ADV-16.9.2 ADV-R-61 ADV-T-86 two players: traded nobody else loses, not traded the other is ordered ten', () => {
    for (const [giver, ordered] of [
      [1, 0],
      [-1, 10],
    ]) {
      const p = suffers(put(table(2), 0, 'macedonia', 20), 0, 'epidemic', giver)
      put(p, 1, 'knossos', 20)
      strike(p).play(0, lose('macedonia', 16))
      expect(p.seen('ordered').reduce((n, e) => n + e.points, 0)).toBe(ordered)
    }
    const famine = strike(put(put(suffers(table(2), 0, 'famine'), 0, 'macedonia', 20), 1, 'knossos', 20)).play(
      0,
      lose('macedonia', 10),
    )
    expect(famine.s.toLose[1]).toBe(8)
  })
})
