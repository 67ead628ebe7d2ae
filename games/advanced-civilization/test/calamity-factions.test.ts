/** Civil War: what belongs to which faction, and what lies near the other. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { describe, expect, test } from 'vitest'
import { FACTION, LOSS, tokensExposed } from '../src/query/exposure.ts'
import { YET_TO_COME } from '../src/state.ts'
import { cities, lose, loseCity, strike } from './calamity-table.ts'
import { area, city, cityAt, owns, put, stockOf, suffers, type Table, table, tokens, until } from './table.ts'

const pick = (p: Table, seat: number, ...ids: AreaId[]): void => {
  for (const area of ids) p.play(seat, { verb: 'pickCity', area })
}
const keep = (faction: 'first' | 'second') => ({ verb: 'keep', faction })

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
  test('ADV-16.5.8 only what holds or borders units of the other faction is near it', () => {
    // Babylonia, where the other faction stands, borders the area after Athens in the list, not Athens.
    const p = put(put(table(), 0, 'athens', 2), 0, 'babylonia', 2)
    p.s.war[WAR.victim] = 0
    p.s.mark[area('babylonia')] = 2
    const near = (id: 'athens' | 'babylonia') => tokensExposed(p.s, 0, area(id), LOSS.war, FACTION.kept | FACTION.near)
    expect([near('athens'), near('babylonia')]).toEqual([0, 0])
    put(p, 0, 'chalcis', 1).s.mark[area('chalcis')] = 1
    expect(near('athens')).toBe(2)
  })
})
