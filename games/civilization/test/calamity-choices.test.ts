/** Calamities: whom a choice may name, which rule refuses the others, and what comes back for the next one. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { EVERYONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { TRADE_IDS } from '../data/trade.ts'
import { drawTop, putUnder } from '../src/effects/stacks.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, hand, owns, put, ship, step, suffers, type Table, table, tokens } from './table.ts'

const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)
const order = (target: number, points: number) => ({ verb: 'order', target, points })
const lose = (id: AreaId, n: number) => ({ verb: 'lose', area: id, tokens: n })
const merciful = (): Table => table(6, { options: { mercy: true } })

describe('losses', () => {
  test('CIV-22.2.12.2 CIV-R-48 all tokens of an area, and yet no exact loss: that is the reason, not that they are safe', () => {
    const p = put(suffers(table(), 0, 'flood'), 0, 'dacia', 3)
    city(city(city(p, 0, 'alexandria'), 0, 'memphis'), 0, 'tanis')
    put(p, 0, 'fayum', 4)
    strike(p) // 17 of 19 points: three cities and two tokens
    expect(p.refusal(0, lose('fayum', 4))).toMatchObject({ rule: 'CIV-22.2.12.2', key: 'refuse.exact' })
    expect(p.refusal(0, lose('dacia', 3))).toMatchObject({ rule: 'CIV-22.2.7.1b' })
    expect(p.refusal(0, lose('adriatic-sea', 1))).toMatchObject({ rule: 'CIV-22.2.7.1b' })
  })
  test('CIV-24.2b CIV-R-101 with all that is exposed at stake they still choose what goes first', () => {
    const p = put(suffers(city(city(merciful(), 0, 'alexandria'), 0, 'memphis'), 0, 'flood'), 0, 'dacia', 10)
    strike(p)
    expect(p.legal(0)).toEqual(['alexandria', 'memphis'].map(area => ({ verb: 'loseCity', area })))
    p.play(0, { verb: 'loseCity', area: 'memphis' })
    expect([cityAt(p, 'alexandria'), p.seen('sheltered').length]).toEqual([0, 1])
  })
  test('CIV-24.2b a player left with fifteen points by the whole loss has no choice, and one who has lost it all was not sheltered', () => {
    const p = put(put(suffers(merciful(), 0, 'volcano'), 0, 'thera', 5), 0, 'dacia', 15)
    strike(p)
    expect([p.asked, tokens(p, 0, 'thera'), p.seen('sheltered')]).toEqual([null, 0, []])
    const q = put(suffers(merciful(), 0, 'famine'), 1, 'danube', 10)
    put(put(q, 1, 'germania', 6), 0, 'dacia', 15)
    strike(q).play(0, order(1, 1))
    q.play(1, lose('danube', 1))
    expect(q.seen('sheltered').map(e => e.seat)).toEqual([0]) // the first; the other has lost what they had to
  })
  test('CIV-22.2.5e CIV-R-52 Grain that was shown in one Famine is shown again in the next', () => {
    const p = hand(owns(put(suffers(table(), 0, 'famine'), 0, 'dacia', 40), 0, 'pottery'), 0, { grain: 1 })
    for (const left of [35, 30]) {
      strike(p).play(0, { verb: 'show', cards: 1 }).play(0, lose('dacia', 5))
      expect([tokens(p, 0, 'dacia'), p.asked]).toEqual([left, null])
      suffers(p, 0, 'famine')
    }
  })
})

describe('orders to others', () => {
  test('CIV-22.2.5c CIV-22.2.8.1b where cap and rest are equal the cap is the reason; where less is left, the total is', () => {
    const p = suffers(table(), 0, 'famine')
    for (const seat of [1, 2]) put(p, seat, (['dacia', 'dacia', 'germania'] as const)[seat], 20)
    strike(p).play(0, order(1, 9))
    expect(p.refusal(0, order(2, 12))).toMatchObject({ rule: 'CIV-22.2.5c', args: { most: 11 } })
    const q = suffers(table(), 0, 'epidemic', 1)
    for (const seat of [2, 3, 4]) put(q, seat, (['dacia', 'dacia', 'dacia', 'germania', 'danube'] as const)[seat], 20)
    strike(q).play(0, order(2, 10)).play(0, order(3, 10))
    expect(q.refusal(0, order(4, 6))).toMatchObject({ rule: 'CIV-22.2.8.1b', args: { most: 5 } })
  })
  test('CIV-22.2.7.2a CIV-R-59 the ten points of a Flood fall on others only, however much the victim has there', () => {
    const p = put(put(suffers(table(), 0, 'flood'), 0, 'tanis', 40), 1, 'fayum', 7)
    put(p, 2, 'upper-egypt', 9)
    strike(p).play(0, lose('tanis', 17))
    expect(new Set(p.choices(0, 'order').map(c => c.target))).toEqual(new Set([1, 2]))
    for (const target of [0, 6])
      expect(p.refusal(0, order(target, 5))).toMatchObject({ key: 'refuse.most', args: { target, most: 0 } })
    p.play(0, order(2, 6))
    expect(p.refusal(0, order(1, 7))).toMatchObject({ rule: 'CIV-R-59', key: 'refuse.shareAll', args: { points: 4 } })
    expect(p.refusal(0, { verb: 'done' })?.key).toMatch(/^table\./)
    // Ten or fewer in all: the victim loses no more than their own seventeen.
    const q = put(put(suffers(table(), 0, 'flood'), 0, 'tanis', 20), 1, 'fayum', 4)
    strike(q).play(0, lose('tanis', 17))
    expect([tokens(q, 0, 'tanis'), tokens(q, 1, 'fayum'), q.asked]).toEqual([3, 0, null])
  })
})

describe('earthquake', () => {
  /** Seat 0 reduces Athens; seat 1 has these cities. */
  const quake = (p: Table, ...ids: AreaId[]): Table => {
    for (const id of ids) city(p, 1, id)
    put(city(suffers(p, 0, 'volcano'), 0, 'athens'), 0, 'dacia', 20)
    return strike(p).play(0, { verb: 'reduce', area: 'athens' })
  }
  test('CIV-22.2.4.3b CIV-R-51 only a city next to the reduced one may be named', () => {
    expect(quake(table(), 'babylonia').asked).not.toBe('shake') // next to the area that follows Athens in the list
    const p = quake(put(table(), 1, 'germania', 10), 'babylonia', 'corinth')
    expect(p.choices(0, 'shake').map(c => c.area)).toEqual(['corinth'])
    expect(p.refusal(0, { verb: 'shake', area: 'sparta' })).toMatchObject({ key: 'refuse.otherCity' })
    expect(p.refusal(0, { verb: 'reduce', area: 'corinth' })?.key).toMatch(/^table\./)
  })
  test('CIV-24.2a a city of a player below sixteen points is not named', () => {
    const p = quake(put(merciful(), 2, 'germania', 20), 'corinth')
    expect(p.asked).not.toBe('shake')
    const q = city(put(merciful(), 2, 'germania', 20), 2, 'chalcis')
    quake(q, 'corinth')
    expect(q.choices(0, 'shake').map(c => c.area)).toEqual(['chalcis'])
    expect(q.refusal(0, { verb: 'shake', area: 'corinth' })).toEqual({
      rule: 'CIV-24.2a',
      key: 'refuse.sheltered',
      args: { target: 1 },
    })
  })
})

describe('Piracy', () => {
  const piracy = (trader: number, ...ids: AreaId[]): Table => {
    const p = put(suffers(table(), 0, 'piracy', trader), 0, 'dacia', 20)
    for (const id of ids) city(p, 0, id)
    return p
  }
  test('CIV-22.2.11.2a CIV-R-106 an area with two shores is reached on either water, and on no other', () => {
    for (const shore of ['gordium', 'lycia'])
      expect(strike(ship(piracy(5, 'galatia'), 5, shore)).choices(5, 'raid')).toHaveLength(1)
    expect(strike(ship(piracy(5, 'galatia'), 5, 'armenia-lake-van')).asked).not.toBe('raid')
  })
  test('CIV-22.2.11.1c one city for each ship of the trader; ships of others do not count', () => {
    for (const trader of [2, 5]) {
      const p = ship(piracy(trader, 'tyre', 'sidon'), trader, 'phoenicia')
      ship(p, 3, 'phoenicia')
      strike(p).play(trader, { verb: 'raid', area: 'tyre' })
      expect([p.asked === 'raid', cityAt(p, 'sidon')]).toEqual([false, 0])
    }
  })
  test('CIV-R-101 the shelter ends it', () => {
    const p = put(ship(ship(suffers(merciful(), 0, 'piracy', 1), 1, 'tyre'), 1, 'tyre', 1), 0, 'dacia', 9)
    city(city(p, 0, 'tyre'), 0, 'sidon')
    strike(p).play(1, { verb: 'raid', area: 'tyre' })
    expect([p.asked === 'raid', cityAt(p, 'sidon')]).toEqual([false, 0])
  })
})

test('CIV-R-5 everybody is told when the back of a top card changes from or to red, and only then', () => {
  const p = table()
  const draw = (n: number): number => {
    for (let i = 0; i < n; i++) step(p.clear(), (s, world) => void drawTop(s, 8, world))
    return p.revealed
  }
  const size = p.s.stackSize[8]
  expect(draw(1)).toBe(0)
  const famine = TRADE_IDS.indexOf('famine')
  const stack = p.s.stackSize[2]
  for (let i = 0; i < stack - 2; i++) step(p, (s, world) => void drawTop(s, 2, world))
  step(p.clear(), (s, world) => void drawTop(s, 2, world)) // uncovers the Famine
  expect([p.revealed, p.s.redTop[2]]).toEqual([EVERYONE, 1])
  step(p.clear(), (s, world) => void drawTop(s, 2, world))
  expect([p.revealed, p.s.redTop[2]]).toEqual([EVERYONE, 0])
  step(p.clear(), (s, world) => putUnder(s, famine, world))
  expect([p.revealed, p.s.redTop[2]]).toEqual([EVERYONE, 1])
  expect(size).toBeGreaterThan(1)
})
