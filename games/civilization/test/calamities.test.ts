/** Phase 12 as a whole, and calamity 2: volcano and earthquake. */
import { describe, expect, test } from 'vitest'
import { anyCalamity } from '../src/effects/calamity.ts'
import { cities, DONE, lose, loseCity, prompt, strike } from './calamity-table.ts'
import { city, cityAt, put, ship, sound, stackOf, stockOf, suffers, table, tokens } from './table.ts'

describe('phase 12', () => {
  test('CIV-19.6a CIV-19.6b CIV-R-98 in ascending number, each under its stack as soon as it is resolved; no phase without one', () => {
    const p = suffers(suffers(suffers(table(), 1, 'piracy', 0), 2, 'famine'), 0, 'volcano')
    expect(anyCalamity(p.s)).toBe(true)
    strike(p)
    expect(p.seen('calamity').map(e => e.calamity)).toEqual(['volcano', 'famine', 'piracy'])
    expect([stackOf(p, 2).at(-1), stackOf(p, 3).at(-1), stackOf(p, 9).at(-1)]).toEqual(['volcano', 'famine', 'piracy'])
    expect(anyCalamity(p.s)).toBe(false)
    sound(p)
  })
  test('CIV-19.7a CIV-19.7b CIV-R-47 nobody suffers more than two of their own: the two lowest stay', () => {
    const p = table()
    for (const [id, giver] of [
      ['piracy', 1],
      ['epidemic', 2],
      ['volcano', -1],
      ['civil-war', -1],
    ] as const)
      suffers(p, 0, id, giver)
    strike(p)
    expect(p.seen('spared').map(e => e.calamity)).toEqual(['piracy', 'epidemic'])
    expect(p.seen('calamity').map(e => e.calamity)).toEqual(['volcano', 'civil-war'])
  })
  test('CIV-22.2.12.1 CIV-22.2.12.3 cities are eliminated unless reduction is said; Treasury and ships are never touched', () => {
    const p = ship(put(cities(stockOf(suffers(table(), 0, 'famine'), 0, 30), 0, 3), 0, 'samnium', 2), 0, 'rome')
    const treasury = p.s.treasury[0]
    strike(p)
    p.play(0, loseCity('rome'))
    expect([cityAt(p, 'rome'), tokens(p, 0, 'rome'), p.s.treasury[0], p.s.ship[0] >= 0]).toEqual([
      -1,
      0,
      treasury,
      true,
    ])
  })
  test('CIV-22.2.12.2 CIV-R-48 CIV-T-14 a loss of 9 with 2 tokens and 3 cities: exactly two cities', () => {
    const p = strike(put(cities(suffers(table(), 0, 'famine'), 0, 3), 0, 'samnium', 2))
    expect(p.choices(0, 'lose')).toEqual([])
    expect(p.refusal(0, lose('samnium', 1))).toMatchObject({ rule: 'CIV-22.2.12.2' })
    p.play(0, loseCity('rome'))
    p.play(0, loseCity('athens'))
    expect([p.s.cities[0], tokens(p, 0, 'samnium')]).toEqual([1, 2])
  })
  test('CIV-T-15 a loss of 9 with 6 tokens and 4 cities: one city and four tokens, nothing else', () => {
    const p = strike(put(put(cities(suffers(table(), 0, 'famine'), 0, 4), 0, 'samnium', 3), 0, 'dacia', 3))
    expect(p.refusal(0, { verb: 'lose', area: 'samnium', tokens: 5 })).not.toBeNull()
    p.play(0, lose('samnium', 3))
    expect(p.refusal(0, lose('dacia', 2))).toMatchObject({ rule: 'CIV-22.2.12.2' })
    p.play(0, loseCity('rome'))
    expect(p.choices(0, 'loseCity')).toEqual([])
    p.play(0, lose('dacia', 1))
    expect([p.s.cities[0], tokens(p, 0, 'samnium') + tokens(p, 0, 'dacia')]).toEqual([3, 2])
  })
  test('CIV-R-65 CIV-R-30 no support check and no priority of new cities while calamities are resolved', () => {
    const p = cities(suffers(table(), 0, 'civil-disorder', 1), 0, 6)
    p.s.fresh[p.s.city.indexOf(0)] = 1
    strike(p)
    expect(p.choices(0, 'reduce')).toHaveLength(6)
    p.play(0, { verb: 'reduce', area: 'sidon' })
    expect(p.refusal(0, { verb: 'reduce', area: 'babylon' })).toMatchObject({ rule: 'CIV-22.2.9.4' })
  })
})

describe('calamity 2', () => {
  test('CIV-22.2.4.1 CIV-R-50 a volcano by which they live erupts: all units of every owner are lost, cities eliminated, ships spared', () => {
    const p = suffers(
      ship(city(put(put(table(), 0, 'neapolis', 1), 1, 'neapolis', 2), 1, 'campania'), 1, 'campania'),
      0,
      'volcano',
    )
    city(p, 0, 'rome')
    put(p, 0, 'dacia', 2)
    strike(p)
    expect(p.seen('erupted')).toMatchObject([{ volcano: 'vesuvius' }])
    expect([tokens(p, 0, 'neapolis'), tokens(p, 1, 'neapolis'), cityAt(p, 'campania'), cityAt(p, 'rome')]).toEqual([
      0, 0, -1, 0,
    ])
    expect(p.s.ship[4]).toBeGreaterThan(-1)
    expect(p.asked).not.toBe('quake')
  })
  test('CIV-22.2.4.2 with units by more than one volcano they decide', () => {
    const p = strike(suffers(put(put(put(table(), 0, 'thera', 1), 0, 'syracuse', 1), 1, 'neapolis', 1), 0, 'volcano'))
    expect(p.choices(0, 'erupt').map(c => c.volcano)).toEqual(['etna', 'thera'])
    expect(p.refusal(0, { verb: 'erupt', volcano: 'vesuvius' })).toMatchObject({ rule: 'CIV-R-50' })
    p.play(0, { verb: 'erupt', volcano: 'thera' })
    expect([tokens(p, 0, 'thera'), tokens(p, 0, 'syracuse')]).toEqual([0, 1])
  })
  test('CIV-22.2.4.3a CIV-22.2.4.3b CIV-R-51 otherwise an earthquake: they reduce a city, and may have one next to it reduced, across water too', () => {
    const p = suffers(
      city(city(city(city(table(), 0, 'athens'), 1, 'corinth'), 1, 'eretria'), 2, 'sparta'),
      0,
      'volcano',
    )
    for (const seat of [0, 1, 2]) put(p, seat, (['dacia', 'germania', 'danube'] as const)[seat], 5)
    city(p, 0, 'tyre')
    strike(p)
    expect(p.asked).toBe('quake')
    expect(p.refusal(0, { verb: 'reduce', area: 'corinth' })).toMatchObject({ rule: 'CIV-22.2.4.3a' })
    p.play(0, { verb: 'reduce', area: 'athens' })
    expect([cityAt(p, 'athens'), tokens(p, 0, 'athens')]).toEqual([-1, 2])
    expect(p.choices(0, 'shake').map(c => c.area)).toEqual(['corinth', 'eretria'])
    expect(p.refusal(0, { verb: 'shake', area: 'sparta' })).toMatchObject({ rule: 'CIV-R-51' })
    expect(p.refusal(0, { verb: 'shake', area: 'tyre' })).toMatchObject({
      rule: 'CIV-22.2.4.3b',
      args: { area: 'tyre' },
    })
    expect(prompt(p, 0)).toMatchObject({ key: 'prompt.shake', rule: 'CIV-22.2.4.3b' })
    p.play(0, { verb: 'shake', area: 'eretria' })
    expect([cityAt(p, 'eretria'), cityAt(p, 'corinth')]).toEqual([-1, 1])
  })
  test('CIV-R-51 without cities an earthquake has no effect, and the second reduction is optional', () => {
    const p = strike(suffers(put(table(), 0, 'rome', 2), 0, 'volcano'))
    expect([p.asked, p.seen('harmless').length]).toEqual([null, 1])
    const q = suffers(city(city(table(), 0, 'athens'), 1, 'corinth'), 0, 'volcano')
    put(q, 1, 'dacia', 3)
    strike(q)
    q.play(0, { verb: 'reduce', area: 'athens' })
    q.play(0, DONE)
    expect(cityAt(q, 'corinth')).toBe(1)
  })
})
