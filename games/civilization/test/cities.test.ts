import { removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { describe, expect, test } from 'vitest'
import { checkSupport } from '../src/decisions/support.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  city,
  cityAt,
  owns,
  put,
  ship,
  sound,
  step,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  until,
} from './table.ts'

const building = (p: Table, seat = 0): Table => p.at(DECISIONS.build, seat, 1 << seat, 2)
const build = (id: string) => ({ verb: 'build', area: id })

describe('phase 7, city construction', () => {
  test('CIV-12.1a CIV-12.2a CIV-12.2c CIV-R-25 six tokens on a city site; exactly six return to Stock', () => {
    const p = building(put(table(), 0, 'rome', 8))
    p.play(0, build('rome'))
    expect([cityAt(p, 'rome'), tokens(p, 0, 'rome'), p.s.stock[0], p.s.fresh[p.s.city.indexOf(0)]]).toEqual([
      0, 2, 53, 1,
    ])
    expect(building(put(table(), 0, 'rome', 5)).refusal(0, build('rome'))).toMatchObject({
      rule: 'CIV-12.2a',
      args: { tokens: 6 },
    })
    sound(p)
  })
  test('CIV-12.2b twelve tokens where there is no site', () => {
    expect(building(put(table(), 0, 'samnium', 11)).refusal(0, build('samnium'))).toMatchObject({
      rule: 'CIV-12.2b',
      args: { tokens: 12 },
    })
    const p = building(put(table(), 0, 'samnium', 12))
    p.play(0, build('samnium'))
    expect([cityAt(p, 'samnium'), p.s.stock[0]]).toEqual([0, 55])
  })
  test('CIV-12.1b an area never holds more than one city', () => {
    const p = building(city(put(put(table(), 0, 'rome', 8), 0, 'athens', 6), 0, 'rome'))
    expect(p.refusal(0, build('rome'))).toMatchObject({ rule: 'CIV-12.1b' })
  })
  test('CIV-12.3 never more than nine', () => {
    const p = put(table(), 0, 'rome', 6)
    for (const id of ['athens', 'sparta', 'carthage', 'memphis', 'tyre', 'sidon', 'troy', 'babylon', 'ur'] as const)
      city(p, 0, id)
    expect(building(p).refusal(0, build('rome'))).toMatchObject({ rule: 'CIV-12.3' })
  })
  test('CIV-R-25 not where another has tokens', () => {
    const p = building(put(put(table(), 0, 'rome', 6), 1, 'rome', 1))
    expect(p.refusal(0, build('rome'))).toMatchObject({ rule: 'CIV-R-25' })
  })
  test('CIV-R-26 optional, and several in one phase', () => {
    const p = building(put(put(table(), 0, 'rome', 6), 0, 'athens', 6))
    p.play(0, build('rome'))
    p.play(0, build('athens'))
    expect([p.s.cities[0], p.asked]).toEqual([2, null])
    const q = building(put(table(), 0, 'rome', 6))
    q.play(0, { verb: 'done' })
    expect(q.s.cities[0]).toBe(0)
  })
})

describe('phase 8, surplus', () => {
  test('CIV-13.1a CIV-13.1b tokens above the limit go, and all tokens beside a city', () => {
    const p = put(put(city(table(), 0, 'athens'), 0, 'athens', 3), 0, 'rome', 5)
    step(p, removeSurplus)
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'athens'), p.s.stock[0]]).toEqual([2, 0, 53])
    expect(p.seen('surplus')).toEqual([
      { type: 'surplus', seat: 0, area: 'athens', tokens: 3 },
      { type: 'surplus', seat: 0, area: 'rome', tokens: 3 },
    ])
  })
  test('CIV-13.2b three ships and three tokens in limit 2: one token goes, the ships stay', () => {
    const p = put(table(), 0, 'rome', 3)
    for (let i = 0; i < 3; i++) ship(p, 0, 'rome', i)
    step(p, removeSurplus)
    expect([tokens(p, 0, 'rome'), [...p.s.ship.subarray(0, 3)].every(x => x >= 0)]).toEqual([2, true])
  })
  test('CIV-22.3.10a CIV-22.3.10b CIV-R-27 Agriculture holds one more where its owner is alone', () => {
    const p = owns(put(table(), 0, 'rome', 5), 0, 'agriculture')
    step(p, removeSurplus)
    expect(tokens(p, 0, 'rome')).toBe(3)
    expect(step(p.clear(), removeSurplus).seen('surplus')).toEqual([]) // the third is no surplus
    const q = owns(put(put(table(), 0, 'scythia', 2), 1, 'scythia', 2), 0, 'agriculture')
    q.run(PROGRAMS.conflict)
    expect([tokens(q, 0, 'scythia'), tokens(q, 1, 'scythia')]).toEqual([1, 1]) // shared: the printed limit of 3
  })
})

describe('phase 8, support', () => {
  const supporting = (n: number, population: number): Table => {
    const p = table()
    for (const id of ['rome', 'athens', 'sparta', 'carthage', 'memphis', 'tyre', 'sidon'].slice(0, n) as (
      | 'rome'
      | 'athens'
    )[])
      city(p, 0, id)
    for (const id of ['samnium', 'delphi', 'epirus', 'thessaly', 'danube', 'germania', 'dacia'] as const) {
      const here = Math.min(population, 1)
      put(p, 0, id, here)
      population -= here
    }
    put(p, 0, 'germania', population)
    return p
  }
  test('CIV-14.1 CIV-14.2a two tokens on the board for each city', () => {
    const p = supporting(3, 6)
    step(p, checkSupport)
    expect([p.asked, p.s.cities[0]]).toEqual([null, 3])
    const q = supporting(3, 5)
    step(q, checkSupport)
    expect([q.asked, q.owing]).toEqual(['support', [0]])
  })
  test('CIV-14.2b CIV-14.3a CIV-14.3b CIV-R-29 CIV-T-20 five cities and seven tokens: one reduction in limit 2 is enough, and no more is allowed', () => {
    const p = supporting(5, 7)
    step(p, checkSupport)
    expect(p.choices(0, 'reduce')).toHaveLength(5)
    expect(p.refusal(0, { verb: 'reduce', area: 'troy' })).toMatchObject({ rule: 'CIV-14.2b' })
    p.play(0, { verb: 'reduce', area: 'rome' })
    expect([p.s.cities[0], tokens(p, 0, 'rome'), p.asked]).toEqual([4, 2, null])
    sound(p)
  })
  test('CIV-14.3c CIV-R-28 cities built this round are reduced first; captured ones count as older', () => {
    const p = supporting(3, 4)
    p.s.fresh[p.s.city.indexOf(0)] = 1 // Athens comes first by id
    city(p, 0, 'troy', 1)
    step(p, checkSupport)
    expect(p.choices(0, 'reduce').map(c => c.area)).toEqual(['athens', 'troy'])
    expect(p.refusal(0, { verb: 'reduce', area: 'rome' })).toMatchObject({ rule: 'CIV-14.3c' })
    // The capture of a city does not make it new.
    const q = put(city(table(), 1, 'rome'), 0, 'rome', 7)
    stockOf(q, 1, 0)
    q.run(PROGRAMS.conflict)
    expect([cityAt(q, 'rome'), q.s.fresh[q.s.city.indexOf(0)]]).toEqual([0, 0])
  })
  test('CIV-14.4a CIV-14.4b with too few tokens in Stock those available are placed, and they go on reducing', () => {
    const p = stockOf(supporting(3, 0), 0, 1)
    step(p, checkSupport)
    p.play(0, { verb: 'reduce', area: 'rome' })
    expect([tokens(p, 0, 'rome'), p.asked, p.s.stock[0]]).toEqual([1, 'support', 0])
    p.play(0, { verb: 'reduce', area: 'athens' })
    expect([p.s.cities[0], p.asked]).toEqual([0, null]) // the last one has no rival
    sound(p)
  })
  test('CIV-22.3.10c Agriculture adds one to the tokens that replace a city', () => {
    const p = owns(supporting(5, 7), 0, 'agriculture')
    step(p, checkSupport)
    p.play(0, { verb: 'reduce', area: 'rome' })
    expect(tokens(p, 0, 'rome')).toBe(3)
  })
  test('CIV-14.5 CIV-19.8 support is checked before trade cards and after calamities, at no other time', () => {
    const p = table(3)
    for (const id of ['rome', 'athens', 'sparta'] as const) city(p, 0, id)
    put(p, 0, 'samnium', 1)
    put(p, 0, 'dacia', 1)
    suffers(p, 1, 'famine')
    put(p, 1, 'epirus', 3)
    p.run(PROGRAMS.calamities)
    until(p, 'order')
    expect(p.s.cities[0]).toBe(3) // unsupported, and nobody asks
    p.play(1, { verb: 'done' })
    expect([p.asked, p.owing]).toEqual(['support', [0]])
    const q = table(3)
    for (const id of ['rome', 'athens', 'sparta'] as const) city(q, 0, id)
    put(q, 0, 'samnium', 1)
    q.run(PROGRAMS.round)
    expect([q.asked === 'support', q.s.cities[0]]).toEqual([false, 3]) // not in the phases before the eighth
  })
})
