import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { cities, strike } from './calamity-table.ts'
import {
  barbarians,
  city,
  cityAt,
  owns,
  pirates,
  put,
  sound,
  stockOf,
  type Table,
  table,
  tokens,
  wild,
} from './table.ts'

const convert = (id: AreaId, target: number) => ({ verb: 'convert', area: id, target })
const DONE = { verb: 'done' }
/** Seat 0 holds Monotheism and has a token in Samnium. */
const holder = (): Table => put(owns(table(), 0, 'monotheism'), 0, 'samnium', 1)

describe('20 Monotheism', () => {
  test('ADV-20.1 ADV-20.9 ADV-18.23b each holder may convert one area or none, in A.S.T. order, also without calamities', () => {
    const p = put(put(holder(), 1, 'rome', 2), 2, 'neapolis', 1)
    put(put(owns(p, 3, 'monotheism'), 3, 'sahara', 1), 2, 'tunisia', 1)
    strike(p)
    expect([p.asked, p.owing]).toEqual(['convert', [0]])
    expect(p.can(0, DONE)).toBe(true)
    p.play(0, convert('rome', 1))
    expect([tokens(p, 0, 'rome'), tokens(p, 1, 'rome'), p.owing]).toEqual([2, 0, [3]])
    p.play(3, DONE)
    expect([tokens(p, 2, 'tunisia'), p.asked]).toEqual([1, null])
    sound(p)
  })
  test('ADV-20.2 ADV-R-47 next by land to an area with units of the holder; their own units may stand in it', () => {
    const p = put(put(put(holder(), 1, 'rome', 1), 1, 'corsica', 1), 1, 'samnium', 1)
    strike(p)
    expect(p.refusal(0, convert('corsica', 1))).toMatchObject({ rule: 'ADV-20.2' })
    expect(p.refusal(0, convert('samnium', 1))).toMatchObject({ rule: 'ADV-20.2' }) // no unit of theirs next to it
    const r = strike(put(put(put(holder(), 0, 'tarentum', 1), 1, 'apollonia', 1), 1, 'rome', 1))
    expect(r.refusal(0, convert('apollonia', 1))).toMatchObject({ rule: 'ADV-20.2' }) // only water between
    expect(p.refusal(0, convert('neapolis', 1))).toMatchObject({ rule: 'ADV-20.3' })
    const q = strike(put(put(put(holder(), 0, 'rome', 1), 1, 'samnium', 1), 2, 'etruria', 1))
    q.play(0, convert('samnium', 1))
    expect([tokens(q, 0, 'samnium'), tokens(q, 1, 'samnium')]).toEqual([2, 0])
  })
  test('ADV-20.3 ADV-20.7 ADV-R-64 city by city and token by token; no card and no pillage', () => {
    const p = strike(city(holder(), 1, 'rome', 1))
    p.play(0, convert('rome', 1))
    expect([cityAt(p, 'rome'), p.s.cities[0], p.s.cities[1], p.s.fresh[p.s.city.indexOf(0)]]).toEqual([0, 1, 0, 0])
    expect([p.s.treasury[0], p.s.handSize[0], p.asked]).toEqual([0, 0, null])
    expect(p.seen('converted')).toMatchObject([{ seat: 0, target: 1, tokens: 0, cities: 1 }])
  })
  test('ADV-20.4 every piece must be in Stock: no partial conversion, and never a tenth city', () => {
    const p = strike(stockOf(put(put(holder(), 1, 'rome', 3), 2, 'neapolis', 2), 0, 2))
    expect(p.refusal(0, convert('rome', 1))).toMatchObject({ rule: 'ADV-20.4', args: { tokens: 3, stock: 2 } })
    expect(p.can(0, convert('neapolis', 2))).toBe(true)
    const q = city(put(cities(holder(), 0, 9), 1, 'neapolis', 1), 1, 'etruria') // next to Rome
    strike(q)
    expect(q.refusal(0, convert('etruria', 1))).toMatchObject({ rule: 'ADV-20.4', args: { cities: 1, pieces: 0 } })
    expect(q.can(0, convert('neapolis', 1))).toBe(true)
  })
  test('ADV-20.5 ADV-18.24b ADV-R-47 holders of Monotheism or Theology cannot be converted, and bar the area', () => {
    const p = put(
      put(put(owns(owns(holder(), 1, 'theology'), 2, 'monotheism'), 1, 'rome', 1), 2, 'neapolis', 1),
      3,
      'neapolis',
      1,
    )
    put(p, 3, 'tarentum', 1)
    strike(p)
    expect(p.refusal(0, convert('rome', 1))).toMatchObject({ rule: 'ADV-20.5' })
    expect(p.refusal(0, convert('neapolis', 2))).toMatchObject({ rule: 'ADV-20.5' })
    expect(p.refusal(0, convert('neapolis', 3))).toMatchObject({ rule: 'ADV-R-47' })
    expect(p.legal(0)).toEqual([convert('tarentum', 3), DONE])
  })
  test('ADV-20.6 Barbarians and pirate cities are not converted', () => {
    const p = strike(
      put(barbarians(pirates(barbarians(holder(), 'rome', 2), 'tarentum'), 'neapolis', 1), 1, 'neapolis', 1),
    )
    expect(p.legal(0)).toEqual([convert('neapolis', 1), DONE])
    p.play(0, convert('neapolis', 1))
    expect([wild(p, 'neapolis'), wild(p, 'rome'), cityAt(p, 'tarentum'), tokens(p, 0, 'neapolis')]).toEqual([
      1, 2, 8, 1,
    ])
    // With nobody else near they are not asked at all.
    expect(strike(barbarians(holder(), 'rome', 2)).asked).toBeNull()
  })
  test('ADV-20.8 ADV-R-47 ADV-R-73 of several players there they choose one; the others stay, and nothing is fought or removed now', () => {
    const p = strike(put(put(holder(), 1, 'rome', 2), 2, 'rome', 3))
    expect(p.choices(0, 'convert')).toEqual([convert('rome', 1), convert('rome', 2)])
    p.play(0, convert('rome', 2))
    expect([tokens(p, 0, 'rome'), tokens(p, 1, 'rome'), tokens(p, 2, 'rome')]).toEqual([3, 2, 0])
  })
  test('ADV-R-47 conversions follow each other, each from the position left by the one before', () => {
    const p = put(put(holder(), 1, 'rome', 1), 2, 'etruria', 1)
    put(owns(owns(p, 1, 'monotheism'), 4, 'monotheism'), 4, 'cisalpina', 1)
    strike(p)
    expect([p.asked, p.owing]).toEqual(['convert', [1]]) // nobody for seat 0: Rome is barred
    p.play(1, convert('etruria', 2))
    expect([p.asked, tokens(p, 1, 'etruria')]).toEqual([null, 1]) // now nobody is left for seat 4
  })
  test('ADV-R-63 ADV-24.3 units of a nation that was left may be converted; it converts nobody', () => {
    const p = put(holder(), 1, 'rome', 1)
    p.s.inert[1] = 1
    expect(strike(p).can(0, convert('rome', 1))).toBe(true)
    const q = put(holder(), 1, 'rome', 1)
    q.s.inert[0] = 1
    expect(strike(q).asked).toBeNull()
  })
})
