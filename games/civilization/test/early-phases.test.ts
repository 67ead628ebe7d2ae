/** Population expansion, census and where pieces go. */
import { describe, expect, test } from 'vitest'
import { expand } from '../src/decisions/grow.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { city, pays, put, ship, sound, step, stockOf, table, tokens } from './table.ts'

describe('phase 2, population expansion', () => {
  test('CIV-7.1a CIV-7.1b CIV-R-10 one token beside a single one, two beside two or more, each player by themselves', () => {
    const p = put(put(put(table(), 0, 'rome', 1), 0, 'etruria', 2), 0, 'samnium', 5)
    put(p, 1, 'rome', 2)
    step(p, expand)
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'etruria'), tokens(p, 0, 'samnium'), tokens(p, 1, 'rome')]).toEqual([
      2, 4, 7, 4,
    ])
    // The others have nothing that grows: nothing is told of them.
    expect(p.seen('grew')).toEqual([
      { type: 'grew', seat: 0, tokens: 5 },
      { type: 'grew', seat: 1, tokens: 2 },
    ])
    sound(p)
  })
  test('CIV-7.2 nothing grows beside a city', () => {
    const p = put(city(table(), 0, 'rome'), 0, 'rome', 2)
    step(p, expand)
    expect(tokens(p, 0, 'rome')).toBe(2)
  })
  test('CIV-7.4 CIV-T-26 with three tokens in Stock they place at most 1, 2 and 2, three in all', () => {
    const p = stockOf(put(put(put(table(), 0, 'rome', 1), 0, 'etruria', 2), 0, 'samnium', 5), 0, 3)
    step(p, expand)
    expect([p.asked, p.owing]).toEqual(['grow', [0]])
    expect(p.refusal(0, { verb: 'grow', area: 'rome', tokens: 2 })).toMatchObject({ rule: 'CIV-7.1a' })
    p.play(0, { verb: 'grow', area: 'etruria', tokens: 1 })
    expect(p.refusal(0, { verb: 'grow', area: 'etruria', tokens: 1 })).not.toBeNull() // once for each area
    p.play(0, { verb: 'grow', area: 'samnium', tokens: 2 })
    expect(p.asked).toBeNull()
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'etruria'), tokens(p, 0, 'samnium'), p.s.stock[0]]).toEqual([1, 3, 7, 0])
  })
  test('CIV-R-10 CIV-R-85 growth is compulsory while Stock lasts; what is not in Stock is not placed', () => {
    const p = stockOf(put(put(table(), 0, 'rome', 2), 0, 'etruria', 2), 0, 3)
    step(p, expand)
    p.play(0, { verb: 'grow', area: 'rome', tokens: 1 })
    // one token more would be left over
    expect(p.choices(0, 'grow')).toEqual([{ verb: 'grow', area: 'etruria', tokens: 2 }])
    expect(p.refusal(0, { verb: 'grow', area: 'etruria', tokens: 1 })).toMatchObject({ rule: 'CIV-R-10' })
    const last = stockOf(city(put(table(), 0, 'etruria', 2), 0, 'rome'), 0, 1)
    step(last, expand)
    expect(last.refusal(0, { verb: 'grow', area: 'etruria', tokens: 2 })).toMatchObject({ rule: 'CIV-R-10' })
    expect(last.refusal(0, { verb: 'grow', area: 'rome', tokens: 1 })).toMatchObject({ rule: 'CIV-7.2' })
    const enough = stockOf(put(put(table(), 0, 'rome', 2), 0, 'etruria', 2), 0, 4)
    step(enough, expand)
    expect([enough.asked, tokens(enough, 0, 'rome'), tokens(enough, 0, 'etruria')]).toEqual([null, 4, 4]) // just enough
    const q = stockOf(put(table(), 0, 'rome', 2), 0, 0)
    step(q, expand)
    expect([q.asked, tokens(q, 0, 'rome')]).toEqual([null, 2])
    sound(q)
  })
})

describe('phase 3, census', () => {
  test('CIV-8.1a CIV-8.1b CIV-8.3b tokens alone are counted, most move first, ties in A.S.T. order', () => {
    const p = table(3, { nations: ['africa', 'italy', 'crete'] })
    put(p, 0, 'rome', 1)
    put(p, 1, 'athens', 1)
    put(p, 2, 'sparta', 2)
    city(p, 0, 'carthage')
    ship(p, 0, 'rome')
    pays(p, 0, 9)
    p.run(PROGRAMS.round)
    expect([...p.s.census]).toEqual([2, 2, 4])
    expect([...p.s.moveOrder]).toEqual([2, 0, 1])
    expect(p.seen('counted').map(e => e.place)).toEqual([1, 2, 3])
  })
})

describe('pieces', () => {
  test('CIV-2.7.1b CIV-2.7.3 what leaves play returns to Stock; Treasury and Stock stay apart', () => {
    const p = put(pays(table(), 0, 3), 0, 'rome', 2)
    p.at(DECISIONS.ships, 0, 1, 2)
    p.play(0, { verb: 'launch', shore: 'rome', levy: 1 })
    expect([p.s.stock[0], p.s.treasury[0], tokens(p, 0, 'rome')]).toEqual([52, 2, 1])
    sound(p)
  })
})
