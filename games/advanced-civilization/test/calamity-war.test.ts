import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import { firstFaction, ownChoice } from '../src/effects/civil-war.ts'
import { YET_TO_COME } from '../src/state.ts'
import { cities, lose, loseCity, shrink, strike } from './calamity-table.ts'
import { city, cityAt, has, owns, put, ship, stockOf, suffers, type Table, table, tokens, until } from './table.ts'

const pick = (id: AreaId, n: number) => ({ verb: 'pick', area: id, tokens: n })
const pickCity = (id: AreaId) => ({ verb: 'pickCity', area: id })
const keep = (faction: 'first' | 'second') => ({ verb: 'keep', faction })
const annex = (id: AreaId, n: number) => ({ verb: 'annex', area: id, tokens: n })
/** Seat 0 has so many cities and tokens in Dacia, and perhaps elsewhere; seat 3 has by far the most in Stock. */
const war = (n: number, dacia: number, ...cards: CardId[]): Table => spread(n, { dacia }, ...cards)
const spread = (n: number, where: Partial<Record<AreaId, number>>, ...cards: CardId[]): Table => {
  const p = suffers(owns(cities(table(), 0, n), 0, ...cards), 0, 'civil-war')
  for (const [id, tokens] of Object.entries(where)) put(p, 0, id as AreaId, tokens)
  for (const seat of [0, 1, 2, 4, 5]) stockOf(p, seat, seat)
  for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = 9 // no city pieces: cities somewhere off this board
  return p
}
/** The tests that count pieces need honest ones. */
const honest = (p: Table): Table => {
  for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = 0
  return p
}

describe('16.5 Civil War', () => {
  test('ADV-16.5.1 ADV-0.1.10 ADV-R-8 the beneficiary is the player with the most units in Stock, city pieces at five; nobody chooses them', () => {
    const p = honest(war(6, 16))
    stockOf(p, 1, 30)
    stockOf(p, 3, 32)
    p.s.cities[3] = 1 // 30 + 45 against 32 + 40
    strike(p)
    expect(p.seen('rebelled')).toEqual([{ type: 'rebelled', seat: 0, by: 1 }])
  })
  test('ADV-16.5.2 ADV-T-51 if the victim ranks first nothing happens', () => {
    const p = war(6, 16)
    stockOf(p, 0, 12)
    for (const seat of [1, 2, 3, 4, 5]) {
      stockOf(p, seat, 20)
      p.s.cities[seat] = 8 // 20 + 5, against 12 + 15
    }
    strike(p)
    expect([p.asked, p.seen('harmless').length, p.s.cities[0]]).toEqual([null, 1, 6])
  })
  test('ADV-T-90 equal in units in Stock: Africa before Asia', () => {
    for (const [victim, breaks] of [
      [5, 1],
      [0, 0],
    ]) {
      const p = suffers(put(cities(table(), victim, 6), victim, 'dacia', 16), victim, 'civil-war')
      for (let seat = 0; seat < 6; seat++) {
        stockOf(p, seat, seat === 0 || seat === 5 ? 20 : 1)
        if (seat !== victim) p.s.cities[seat] = seat === 5 - victim ? 6 : 9
      }
      strike(p)
      expect(p.seen('rebelled')).toHaveLength(breaks)
      if (breaks) expect(p.seen('rebelled')).toMatchObject([{ seat: 5, by: 0 }])
    }
  })
  test('ADV-16.5.3 ADV-16.5.6 ADV-T-50 the victim picks 15 points, the beneficiary 20, the rest is the second faction; without a rest nothing happens', () => {
    expect(strike(war(5, 10)).seen('harmless')).toHaveLength(1) // 35 points: no rest
    const p = strike(war(5, 11))
    expect([p.asked, p.owing, p.prompt(0)?.args]).toEqual(['pick', [0], { points: 15 }])
    expect(p.refusal(0, pick('dacia', 11))).toMatchObject({ rule: 'ADV-R-35' }) // four left and no tokens to make them
    p.play(0, pickCity('rome')).play(0, pick('dacia', 10))
    expect([p.owing, p.prompt(3)?.args]).toEqual([[3], { points: 20 }])
    for (const id of ['athens', 'troy', 'sinope', 'jerusalem'] as const) p.play(3, pickCity(id))
    expect([p.asked, p.owing]).toEqual(['faction', [0]])
  })
  test('ADV-16.5.4 ADV-18.12b ADV-18.13b ADV-18.17c ADV-T-50 Music and Drama five more, Democracy ten; together 35 of 55', () => {
    const size = (...cards: CardId[]): number[] => {
      const q = owns(table(), 0, ...cards)
      return [ownChoice(q.s, 0), firstFaction(q.s, 0)]
    }
    expect(size()).toEqual([15, 35])
    expect(size('music')).toEqual([20, 40])
    expect(size('music', 'drama-and-poetry')).toEqual([25, 45])
    expect(size('democracy')).toEqual([25, 45])
    expect(size('music', 'drama-and-poetry', 'democracy')).toEqual([35, 55])
    // 48 points and Music: factions of 40 and 8.
    const q = strike(war(6, 18, 'music'))
    for (const id of ['rome', 'athens', 'troy', 'sinope'] as const) q.play(0, pickCity(id))
    q.play(3, pickCity('jerusalem')).play(3, pickCity('mari')).play(3, pick('dacia', 10))
    q.play(0, keep('first'))
    expect([tokens(q, 3, 'dacia'), tokens(q, 0, 'dacia'), q.s.cities[0]]).toEqual([8, 10, 6])
    expect(strike(war(6, 10, 'music')).seen('harmless')).toHaveLength(1)
  })
  test('ADV-16.5.5 ADV-18.19b with Philosophy 15 points, all picked by the beneficiary; the other cards do not count', () => {
    const p = strike(war(3, 5, 'philosophy', 'music', 'democracy'))
    expect([p.asked, p.owing, p.prompt(3)?.args]).toEqual(['pick', [3], { points: 15 }])
    expect(strike(war(2, 5, 'philosophy')).seen('harmless')).toHaveLength(1)
    for (const id of ['rome', 'athens', 'troy'] as const) p.play(3, pickCity(id))
    p.play(0, keep('second'))
    expect([p.s.cities[0], p.s.cities[3], tokens(p, 0, 'dacia')]).toEqual([0, 3, 5])
  })
  test('ADV-16.5.7 ADV-16.5.9 ADV-16.5.11 they keep the faction they like, with Stock, ships, Treasury, cards and cell; the beneficiary replaces the other kind for kind', () => {
    const p = ship(war(6, 11, 'pottery'), 0, 'rome')
    p.s.position[0] = 7
    const before = [p.s.stock[0], p.s.treasury[0], p.s.position[0], p.s.ship[0]]
    strike(p)
    for (const id of ['rome', 'athens', 'troy'] as const) p.play(0, pickCity(id))
    p.play(3, pickCity('sinope')).play(3, pickCity('jerusalem')).play(3, pick('dacia', 10))
    p.play(0, keep('second')) // Mari and one token
    expect([p.s.cities[0], p.s.cities[3], tokens(p, 0, 'dacia'), tokens(p, 3, 'dacia'), cityAt(p, 'mari')]).toEqual([
      1, 5, 1, 10, 0,
    ])
    // their ten tokens came back
    expect([p.s.stock[0] - 10, p.s.treasury[0], p.s.position[0], p.s.ship[0]]).toEqual(before)
    expect([has(p, 0, 'pottery'), p.asked]).toEqual([true, null])
  })
  test('ADV-16.5.10 ADV-R-35 who runs out of pieces takes what they can, choosing; then the next in units in Stock; what comes to the victim stays theirs', () => {
    const p = honest(war(6, 16))
    stockOf(p, 3, 3)
    for (const seat of [1, 2, 4, 5]) stockOf(p, seat, seat === 2 ? 2 : 0)
    for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = seat === 2 ? 5 : 9
    p.s.cities[3] = 4 // 3 + 25; seat 2: 2 + 20; seat 0: 0 + 15
    strike(p)
    for (const id of ['rome', 'athens', 'troy'] as const) p.play(0, pickCity(id))
    for (const id of ['sinope', 'jerusalem', 'mari'] as const) p.play(3, pickCity(id))
    p.play(3, pick('dacia', 5))
    p.play(0, keep('first')) // eleven tokens for the others
    expect([p.asked, p.owing, p.prompt(3)?.args]).toEqual(['annex', [3], { tokens: 3, cities: 0 }])
    expect(p.refusal(3, annex('dacia', 4))).toMatchObject({ rule: 'ADV-R-35' })
    p.play(3, annex('dacia', 3))
    expect(p.owing).toEqual([2])
    p.play(2, annex('dacia', 2))
    // Next by units is the victim: six of the eleven stay theirs.
    expect([tokens(p, 0, 'dacia'), tokens(p, 3, 'dacia'), tokens(p, 2, 'dacia'), p.asked]).toEqual([11, 3, 2, null])
    expect(p.seen('remained')).toHaveLength(1)
  })
  test('ADV-R-35 a player who ranks behind the victim gets nothing, though they have the pieces', () => {
    const p = honest(war(6, 16))
    for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = 9
    stockOf(p, 3, 3)
    p.s.cities[3] = 4 // 28
    stockOf(p, 2, 14) // against the 15 of the victim
    strike(p)
    for (const id of ['rome', 'athens', 'troy'] as const) p.play(0, pickCity(id))
    for (const id of ['sinope', 'jerusalem', 'mari'] as const) p.play(3, pickCity(id))
    p.play(3, pick('dacia', 5)).play(0, keep('first')).play(3, annex('dacia', 3))
    expect([tokens(p, 2, 'dacia'), tokens(p, 0, 'dacia'), p.seen('remained').length, p.asked]).toEqual([0, 13, 1, null])
  })
  test('ADV-R-35 pieces freed by the war do not change the ranking', () => {
    const p = honest(war(6, 16))
    for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = 9
    stockOf(p, 3, 3)
    p.s.cities[3] = 4 // 28
    stockOf(p, 2, 16) // 16 against the 15 the victim had; after the first take-over they have 18
    strike(p)
    for (const id of ['rome', 'athens', 'troy'] as const) p.play(0, pickCity(id))
    for (const id of ['sinope', 'jerusalem', 'mari'] as const) p.play(3, pickCity(id))
    p.play(3, pick('dacia', 5)).play(0, keep('first')).play(3, annex('dacia', 3))
    expect([tokens(p, 2, 'dacia'), tokens(p, 0, 'dacia'), p.asked]).toEqual([8, 5, null])
  })
  const first = (p: Table, ...theirs: AreaId[]) => {
    for (const id of theirs) p.play(0, pickCity(id))
  }
  const then = (p: Table, ...theirs: AreaId[]) => {
    for (const id of theirs) p.play(3, pickCity(id))
  }
  test('ADV-16.5.8 ADV-18.18c ADV-R-36 ADV-T-52 Military, 60 points: factions of 35 and 25, after five points each 30 and 20', () => {
    const p = strike(spread(8, { dacia: 15, germania: 5 }, 'military'))
    first(p, 'rome', 'athens', 'troy')
    then(p, 'sinope', 'jerusalem', 'mari', 'aleppo')
    p.play(0, keep('second')) // Damascus, Dacia and Germania: none of it near the other faction
    expect([p.asked, p.owing, p.s.toLose[0]]).toEqual(['lose', [0], 5])
    p.play(0, lose('germania', 5))
    expect([p.asked, p.owing]).toEqual(['lose', [3]])
    expect(p.refusal(3, lose('dacia', 1))).toMatchObject({ rule: 'ADV-R-36' }) // not of their faction
    p.play(3, loseCity('mari'))
    expect([p.s.cities[0], tokens(p, 0, 'dacia'), p.s.cities[3], cityAt(p, 'mari'), p.asked]).toEqual([
      1,
      15,
      6,
      -1,
      null,
    ])
  })
  test('ADV-R-36 only from areas that hold or border the other faction while there are such', () => {
    const p = strike(spread(7, { dacia: 3, germania: 2, elam: 10 }, 'military'))
    first(p, 'rome', 'athens', 'troy')
    then(p, 'sinope', 'jerusalem', 'mari')
    p.play(3, pick('dacia', 2)).play(3, pick('elam', 3))
    p.play(0, keep('second')) // Aleppo, one in Dacia, two in Germania beside it, seven in Elam
    expect(p.choices(0, 'lose').map(c => c.area)).toEqual(expect.arrayContaining(['dacia', 'germania', 'elam']))
    expect(p.refusal(0, loseCity('aleppo'))).toMatchObject({ rule: 'ADV-R-36' })
    p.play(0, lose('elam', 5))
    // Of the other faction just five tokens are near: no choice.
    expect([
      tokens(p, 0, 'elam'),
      tokens(p, 0, 'dacia'),
      tokens(p, 3, 'elam') + tokens(p, 3, 'dacia'),
      p.s.cities[3],
      p.asked,
    ]).toEqual([2, 1, 0, 6, null])
    // Fewer than five near: those go, and the rest comes from elsewhere.
    const q = strike(city(spread(6, { dacia: 3, elam: 12 }, 'military'), 0, 'moesia'))
    first(q, 'moesia', 'rome', 'athens')
    then(q, 'troy', 'sinope', 'jerusalem', 'mari')
    q.play(0, keep('second'))
    expect([tokens(q, 0, 'dacia'), q.s.toLose[0], q.owing]).toEqual([0, 2, [0]])
    q.play(0, lose('elam', 2))
    expect(q.choices(3, 'loseCity').map(c => c.area)).toEqual([
      'athens',
      'jerusalem',
      'mari',
      'moesia',
      'rome',
      'sinope',
      'troy',
    ])
  })
  test('ADV-R-36 ADV-R-28 a city of the faction may be reduced for it; the pieces return to the victim; a faction of five points or fewer disappears', () => {
    const p = strike(spread(6, { dacia: 5, elam: 7 }, 'military'))
    p.play(0, pickCity('rome')).play(0, pickCity('athens')).play(0, pick('dacia', 5))
    then(p, 'troy', 'sinope', 'jerusalem', 'mari')
    p.play(0, keep('second')).play(0, lose('elam', 5))
    expect(p.s.stock[0]).toBe(5)
    p.play(3, shrink('rome', 2)).play(3, lose('dacia', 2))
    expect([tokens(p, 3, 'rome'), tokens(p, 3, 'dacia'), p.s.cities[3], tokens(p, 0, 'elam'), p.s.stock[0]]).toEqual([
      2, 3, 5, 2, 10,
    ])
    const q = strike(war(7, 4, 'military'))
    first(q, 'rome', 'athens', 'troy')
    then(q, 'sinope', 'jerusalem', 'mari', 'aleppo')
    q.play(0, keep('first')).play(0, loseCity('rome'))
    expect([q.asked, tokens(q, 0, 'dacia'), tokens(q, 3, 'dacia'), q.s.cities[0]]).toEqual([null, 0, 0, 6])
  })
  test('ADV-16.5.8 ADV-R-36 ADV-R-28 a city for which the kept faction put down its last token spares the other faction nothing', () => {
    const p = strike(spread(6, { dacia: 5, elam: 8 }, 'military'))
    expect(p.s.stock[0]).toBe(0)
    first(p, 'rome', 'athens')
    p.play(0, pick('dacia', 5))
    then(p, 'troy', 'sinope', 'jerusalem', 'mari')
    p.play(0, keep('first')).play(0, lose('dacia', 1)).play(0, shrink('rome', 1))
    expect([p.asked, p.owing, p.s.toLose[3]]).toEqual(['lose', [3], 5])
    p.play(3, lose('elam', 5))
    expect([tokens(p, 3, 'elam'), tokens(p, 0, 'elam'), p.s.stock[0], p.asked]).toEqual([3, 0, 8, null])
  })
  test('ADV-24.1 ADV-24.2 ADV-R-76 a newcomer is the beneficiary before any ranking, and gets cards and cell of the victim', () => {
    const options = { variant: 'open', options: { newcomers: 1, leaving: true } }
    const newcomer = table(6, options).s.waiting.indexOf(YET_TO_COME)
    const start = (order: number): Table => {
      const p = table(6, options)
      p.s.waiting[newcomer] = order
      return p
    }
    const victim = newcomer === 0 ? 1 : 0
    const rebellion = (order: number): Table => {
      const p = start(order)
      put(cities(owns(p, victim, 'pottery'), victim, 6), victim, 'dacia', 10)
      p.s.position[victim] = 6
      for (let seat = 0; seat < 6; seat++)
        if (seat !== newcomer) stockOf(p, seat, seat === victim ? p.s.stock[seat] : 0)
      return strike(suffers(p, victim, 'civil-war'))
    }
    const p = rebellion(1)
    expect(p.seen('rebelled')).toMatchObject([{ seat: victim, by: newcomer }])
    expect([
      p.s.waiting[newcomer],
      p.s.position[newcomer],
      has(p, newcomer, 'pottery'),
      has(p, victim, 'pottery'),
    ]).toEqual([0, 6, true, true])
    until(p, null)
    expect(p.s.cities[newcomer] * 5 + (p.s.tokensEach - p.s.stock[newcomer])).toBe(40 - 35)
    // Without a second faction they go on waiting.
    const q = start(1)
    strike(suffers(put(q, victim, 'dacia', 10), victim, 'civil-war'))
    expect([q.seen('harmless').length, q.s.waiting[newcomer]]).toEqual([1, 1])
    // A newcomer without a nation is no beneficiary: the ranking decides, and here the victim heads it.
    expect(rebellion(YET_TO_COME).seen('rebelled')).toEqual([])
  })
  test('ADV-R-61 two players: an opponent with more units in Stock, or as many and earlier in A.S.T. order', () => {
    const start = (seat: number, theirs: number): Table => {
      const p = suffers(put(table(2), seat, 'macedonia', 36), seat, 'civil-war')
      return stockOf(p, 1 - seat, theirs)
    }
    expect(strike(start(1, 19)).seen('rebelled')).toHaveLength(1) // 19 each: Thrace before Crete
    expect(strike(start(0, 19)).seen('rebelled')).toHaveLength(0)
    expect(strike(start(0, 20)).seen('rebelled')).toHaveLength(1)
  })
})
