/** Calamities of Advanced Civilization: what is settled without a question, and told as it happened. */
import { describe, expect, test } from 'vitest'
import { LOSS } from '../src/query/exposure.ts'
import { DECISIONS } from '../src/verbs.ts'
import { cities, lose, loseCity, shrink, strike } from './calamity-table.ts'
import { area, city, cityAt, hand, owns, put, sound, stockOf, suffers, type Table, table, tokens } from './table.ts'

const owes = (p: Table, ...points: number[]): Table => p.set(s => s.toLose.set(points))

describe('losses', () => {
  test('ADV-11.14 ADV-R-29 a loss that is exceeded is over, with nothing owed; the city is told', () => {
    const p = stockOf(city(city(put(table(), 1, 'dacia', 8), 0, 'rome'), 0, 'athens'), 0, 0)
    owes(p, 3, 2).at(DECISIONS.lose, [0, 1], LOSS.famine, 0)
    put(p, 1, 'pannonia', 1).clear()
    p.play(0, loseCity('rome'))
    expect([p.s.toLose[0], p.owing, cityAt(p, 'athens')]).toEqual([0, [1], 0])
    expect(p.seen('lostCity')).toEqual([{ type: 'lostCity', seat: 0, area: 'rome' }])
  })
  test('ADV-R-29 where everything goes each area is told once, and no area without tokens', () => {
    const p = strike(suffers(put(put(city(table(), 0, 'rome'), 0, 'dacia', 2), 0, 'etruria', 1), 0, 'famine'))
    expect(p.seen('lost')).toEqual([
      { type: 'lost', seat: 0, area: 'dacia', tokens: 2 },
      { type: 'lost', seat: 0, area: 'etruria', tokens: 1 },
    ])
    expect([p.seen('lostCity'), p.s.cities[0]]).toEqual([[{ type: 'lostCity', seat: 0, area: 'rome' }], 0])
    sound(p)
  })
  test('ADV-R-28 who put down the last of their Stock for a city gives no tokens, also where all their cities go', () => {
    const p = stockOf(put(city(city(table(), 0, 'rome'), 0, 'athens'), 0, 'dacia', 5), 0, 1)
    owes(p, 9).at(DECISIONS.lose, 0, LOSS.famine, 0)
    p.play(0, shrink('rome', 1)) // 4 points; the 5 of Athens are the rest
    expect([p.asked, tokens(p, 0, 'rome'), cityAt(p, 'athens'), tokens(p, 0, 'dacia')]).toEqual([null, 1, -1, 5])
  })
  test('ADV-16.3.5 who loses nothing in a Famine is not asked for Grain, Pottery and cards or not', () => {
    const p = hand(owns(put(put(table(3), 0, 'rome', 10), 1, 'dacia', 12), 2, 'pottery'), 2, { grain: 2 })
    strike(suffers(put(p, 1, 'pannonia', 1), 0, 'famine'))
    expect(p.seen('ordered')).toEqual([{ type: 'ordered', seat: 0, target: 1, points: 8 }])
    expect([p.asked, p.owing]).toEqual(['lose', [1]])
  })
  test('ADV-16.7.1 tokens that the second plain takes count in no faction: nothing is noted of a war', () => {
    const p = strike(suffers(put(put(table(), 0, 'babylonia', 12), 0, 'sumeria', 8), 0, 'flood'))
    expect([p.seen('flooded'), p.s.toLose[0]]).toMatchObject([[{ plain: 'mesopotamia' }], 17])
    p.play(0, lose('babylonia', 4))
    expect([p.s.mark[area('babylonia')], tokens(p, 0, 'babylonia'), p.s.toLose[0]]).toEqual([0, 8, 13])
  })
  test('ADV-16.7.5 others with exactly ten points on the plain lose all of it, and the victim is not asked to divide', () => {
    const p = put(put(put(table(), 0, 'fayum', 1), 1, 'upper-egypt', 6), 2, 'memphis', 4)
    strike(suffers(p, 0, 'flood'))
    expect([p.asked, p.seen('ordered').map(e => [e.target, e.points])]).toEqual([
      null,
      [
        [1, 6],
        [2, 4],
      ],
    ])
    expect([tokens(p, 1, 'upper-egypt'), tokens(p, 2, 'memphis')]).toEqual([0, 0])
  })
})

describe('cities', () => {
  test('ADV-16.1.2 an eruption tells the tokens and the city that go, and nobody who has nothing there', () => {
    const p = strike(suffers(city(put(table(), 0, 'campania', 2), 1, 'neapolis'), 1, 'volcano'))
    expect(p.seen('erupted')).toMatchObject([{ seat: 1, volcano: 'vesuvius' }])
    expect(p.seen('lost')).toEqual([{ type: 'lost', seat: 0, area: 'campania', tokens: 2 }])
    expect(p.seen('lostCity')).toEqual([{ type: 'lostCity', seat: 1, area: 'neapolis' }])
  })
  test('ADV-16.6.1 ADV-16.6.3 a Slave Revolt tells how many tokens give no support; an only city is reduced at once', () => {
    const p = strike(suffers(put(cities(table(), 0, 1), 0, 'dacia', 5), 0, 'slave-revolt'))
    expect(p.seen('idled')).toEqual([{ type: 'idled', seat: 0, tokens: 5 }])
    expect([p.asked, p.s.cities[0], tokens(p, 0, 'rome')]).toEqual([null, 0, 2])
  })
  test('ADV-16.10.1 ADV-16.11.1 who has no city is not told to reduce any: the calamity is without effect', () => {
    for (const id of ['civil-disorder', 'iconoclasm'] as const) {
      const p = strike(suffers(put(table(), 0, 'dacia', 5), 0, id))
      expect([p.asked, p.seen('mustReduce')], id).toEqual([null, []])
      expect(p.seen('harmless')).toEqual([{ type: 'harmless', seat: 0, calamity: id }])
    }
  })
  test('ADV-25.6 ADV-16.11.3 where the victim picks and no other has a city, they are not asked', () => {
    const p = cities(table(), 0, 2)
    p.s.victimPicks = 1
    strike(suffers(p, 0, 'iconoclasm'))
    expect([p.asked, p.s.cities[0]]).toEqual([null, 0])
  })
  test('ADV-16.12.2 Piracy that strikes only others is not without effect', () => {
    const p = strike(suffers(city(table(), 2, 'corinth'), 0, 'piracy', 1))
    expect([p.asked, p.owing, p.seen('harmless')]).toEqual(['raid', [0], []])
    const q = strike(suffers(table(), 0, 'piracy', 1))
    expect([q.asked, q.seen('harmless')]).toEqual([null, [{ type: 'harmless', seat: 0, calamity: 'piracy' }]])
  })
})
