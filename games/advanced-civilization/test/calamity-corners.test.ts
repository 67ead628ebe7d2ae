/** Calamities where little is left to do: what is not there is neither told nor taken. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { CALAMITY_IDS } from '../data/trade.ts'
import { drawTwo } from '../src/effects/calamities.ts'
import { YET_TO_COME } from '../src/state.ts'
import { cities, lose, loseCity, order, strike } from './calamity-table.ts'
import { city, cityAt, owns, put, step, stockOf, suffers, type Table, table, tokens, until, wild } from './table.ts'

const THRACE = 3
const pick = (p: Table, seat: number, ...ids: AreaId[]): void => {
  for (const area of ids) p.play(seat, { verb: 'pickCity', area })
}
const keep = (faction: 'first' | 'second') => ({ verb: 'keep', faction })

describe('11 which calamities count', () => {
  test('ADV-11.6 ADV-R-27 of four calamities two different ones are left out, and the other two count', () => {
    const p = table()
    for (const id of ['famine', 'treachery', 'epidemic', 'piracy'] as const) suffers(p, 0, id)
    step(p.clear(), drawTwo, 0, 0) // the last one takes the place of the first that is left out
    expect(p.seen('spared').map(e => e.calamity)).toEqual(['treachery', 'piracy'])
    expect(CALAMITY_IDS.filter((_, i) => p.s.victim[i] === 0)).toEqual(['famine', 'epidemic'])
  })
})

describe('16.1 Earthquake', () => {
  test('ADV-16.1.5 the only foreign city beside the site is reduced unasked, whatever an equal one far away would lose', () => {
    // Etruria lies next to the area that follows Corinth in the list, not next to Corinth.
    const p = strike(suffers(city(city(city(table(), 0, 'corinth'), 1, 'athens'), 2, 'etruria'), 0, 'volcano'))
    expect([p.asked, p.seen('reduced').map(e => e.area)]).toEqual([null, ['athens']])
    expect([cityAt(p, 'corinth'), tokens(p, 1, 'athens'), cityAt(p, 'etruria')]).toEqual([-1, 2, 2])
  })
})

describe('16.8 Barbarian Hordes', () => {
  const horde = (p: Table): Table => strike(suffers(p, THRACE, 'barbarian-hordes'))
  test('ADV-16.8.4 where nobody stands nothing is fought', () => {
    const p = horde(table())
    expect([p.seen('hordeCame').length, p.seen('fought'), wild(p, 'scythia')]).toEqual([1, [], 3])
    expect(p.seen('hordeStayed')).toMatchObject([{ area: 'scythia', tokens: 3 }])
  })
  test('ADV-R-41 an owner without tokens in Stock loses the city without a fight', () => {
    const p = horde(stockOf(city(table(), THRACE, 'scythia'), THRACE, 0))
    expect(p.seen('hordeSacked')).toMatchObject([{ seat: THRACE, area: 'scythia', tokens: 0 }])
    expect([p.seen('fought'), cityAt(p, 'scythia'), wild(p, 'scythia')]).toEqual([[], -1, 3])
  })
  test('ADV-R-41 ADV-6.12 of Barbarians too few for a city none stays', () => {
    const p = horde(put(city(table(), 1, 'scythia'), 1, 'scythia', 12))
    expect([p.seen('hordeBeaten').length, p.seen('hordeStayed'), wild(p, 'scythia')]).toEqual([1, [], 0])
  })
})

describe('16.9 Epidemic', () => {
  test('ADV-16.9.2 ADV-16.9.7 Roadbuilding costs nothing those who are ordered nothing, the trader among them; an unchanged share is not told again', () => {
    const p = owns(owns(suffers(table(), 0, 'epidemic', 1), 1, 'roadbuilding'), 2, 'roadbuilding')
    for (const [seat, id] of (['dacia', 'germania', 'elam', 'armenia', 'assyria', 'scythia'] as const).entries())
      put(p, seat, id, 20)
    strike(p).play(0, lose('dacia', 16))
    p.play(0, order(3, 10)).play(0, order(4, 10)).play(0, order(5, 5))
    expect([p.asked, p.owing, [...p.s.toLose.subarray(0, 6)]]).toEqual(['lose', [3, 4, 5], [0, 0, 0, 10, 10, 5]])
    expect(p.seen('mustLose')).toEqual([{ type: 'mustLose', seat: 0, points: 16 }])
  })
})

describe('16.5 Civil War', () => {
  /** Seat 0 has six cities and these; seat 3 has by far the most in Stock. */
  const war = (more: readonly AreaId[], where: Partial<Record<AreaId, number>>): Table => {
    const p = suffers(owns(cities(table(), 0, 6), 0, 'military'), 0, 'civil-war')
    for (const id of more) city(p, 0, id)
    for (const [id, n] of Object.entries(where)) put(p, 0, id as AreaId, n)
    for (const seat of [0, 1, 2, 4, 5]) stockOf(p, seat, seat)
    for (const seat of [1, 2, 4, 5]) p.s.cities[seat] = 9 // no city pieces: cities somewhere off this board
    return strike(p)
  }
  test('ADV-R-36 ADV-16.5.8 a city beside the other faction is five points: it alone pays', () => {
    const p = war(['moesia', 'dacia'], { elam: 12 })
    pick(p, 0, 'moesia', 'rome', 'athens')
    pick(p, 3, 'troy', 'sinope', 'jerusalem', 'mari')
    p.play(0, keep('second')) // Dacia beside Moesia, and Elam far away
    expect([cityAt(p, 'dacia'), tokens(p, 0, 'elam'), p.asked, p.owing]).toEqual([-1, 12, 'lose', [3]])
    expect(p.seen('lostCity')).toMatchObject([{ seat: 0, area: 'dacia' }])
  })
  test('ADV-R-36 ADV-16.5.9 what the other faction pays from beside the kept one is told once, and nobody takes it over', () => {
    const p = war(['moesia', 'illyricum'], { dacia: 3, elam: 12 })
    pick(p, 0, 'moesia', 'illyricum', 'rome')
    pick(p, 3, 'athens', 'troy', 'sinope', 'jerusalem')
    p.play(0, keep('first')).play(0, loseCity('moesia')) // Illyricum is still beside Dacia
    expect([p.owing, p.s.toLose[3], tokens(p, 0, 'dacia')]).toEqual([[3], 2, 0])
    p.play(3, lose('elam', 2))
    expect(p.seen('lost')).toEqual([
      { type: 'lost', seat: 0, area: 'dacia', tokens: 3 },
      { type: 'lost', seat: 0, area: 'elam', tokens: 2 },
    ])
    expect([tokens(p, 0, 'dacia'), tokens(p, 3, 'dacia'), tokens(p, 3, 'elam'), cityAt(p, 'mari')]).toEqual([
      0, 0, 10, 3,
    ])
    expect(p.seen('annexed')).toMatchObject([{ area: 'elam', tokens: 10 }])
  })
  test('ADV-16.5.10 ADV-R-35 a single token in Stock is enough to be next', () => {
    const p = suffers(stockOf(put(cities(table(), 0, 9), 0, 'dacia', 10), 0, 0), 0, 'civil-war')
    for (const [seat, stock] of [0, 0, 1, 2, 0, 0].entries()) {
      stockOf(p, seat, stock)
      p.s.cities[seat] = 9
    }
    strike(p)
    pick(p, 0, 'rome', 'athens', 'troy')
    pick(p, 3, 'sinope', 'jerusalem', 'mari', 'aleppo')
    p.play(0, keep('first')).play(3, { verb: 'annex', area: 'dacia', tokens: 2 })
    expect([p.asked, p.owing]).toEqual(['annex', [2]])
    p.play(2, { verb: 'annex', area: 'dacia', tokens: 1 })
    expect([0, 3, 2].map(seat => tokens(p, seat, 'dacia'))).toEqual([7, 2, 1])
    expect(p.seen('remained')).toHaveLength(1)
  })
  test('ADV-24.1 ADV-R-76 a newcomer takes first, before a player with as much in Stock and a better place', () => {
    const p = table(6, { variant: 'open', options: { newcomers: 1, leaving: true } })
    const newcomer = p.s.waiting.indexOf(YET_TO_COME)
    p.s.waiting[newcomer] = 1
    const [victim, rival] = [...p.s.succession.subarray(0, 6)].filter(seat => seat !== newcomer)
    expect(p.s.succession.indexOf(rival)).toBeLessThan(p.s.succession.indexOf(newcomer))
    strike(suffers(put(cities(p, victim, 6), victim, 'dacia', 10), victim, 'civil-war'))
    expect([p.s.stock[rival], p.s.cities[rival]]).toEqual([p.s.stock[newcomer], p.s.cities[newcomer]])
    until(p, null)
    expect([...p.seen('annexed'), ...p.seen('annexedCity')].every(e => e.by === newcomer)).toBe(true)
    expect(p.s.cities[newcomer] * 5 + (p.s.tokensEach - p.s.stock[newcomer])).toBe(40 - 35)
  })
})
