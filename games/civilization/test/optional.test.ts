import { setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { civilization } from '../src/game.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { city, cityAt, put, ship, suffers, type Table, table, tokens } from './table.ts'

const merciful = (): Table => table(6, { options: { mercy: true } })
const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)

describe('optional rule 24.2', () => {
  test('CIV-24.1 CIV-R-102 CIV-R-84 both optional rules are separate switches, on by default in the full game', () => {
    const { options } = setupOf(civilization, 7)
    expect([options.mercy, options.lateAfrica]).toEqual([true, true])
    expect(setupOf(civilization, 7, 'short', { mercy: false }).options).toMatchObject({
      mercy: false,
      lateAfrica: true,
    })
    expect(
      table(3, { variant: 'farmers', nations: ['africa', 'crete', 'asia'], options: { mercy: true } }).s.mercy,
    ).toBe(1) // no calamities there: no effect
  })
  test('CIV-24.2a CIV-R-74 below 16 points nothing is lost, to their own calamity or to an order of another', () => {
    const p = put(suffers(merciful(), 0, 'famine'), 0, 'dacia', 15)
    put(p, 1, 'germania', 15)
    put(p, 2, 'danube', 16)
    strike(p)
    expect([tokens(p, 0, 'dacia'), p.asked]).toEqual([15, 'order'])
    expect(p.refusal(0, { verb: 'order', target: 1, points: 1 })).toMatchObject({
      rule: 'CIV-24.2a',
      key: 'refuse.sheltered',
      args: { target: 1 },
    })
    p.play(0, { verb: 'order', target: 2, points: 11 })
    expect(tokens(p, 2, 'danube')).toBe(16) // asked: the order of their losses could matter
    p.play(2, { verb: 'lose', area: 'danube', tokens: 11 })
    // one token, then the shelter
    expect([tokens(p, 2, 'danube'), p.asked, p.seen('sheltered').map(e => e.seat)]).toEqual([15, null, [0, 2]])
  })
  test('CIV-24.2b CIV-R-101 CIV-T-31 units go one by one: of two cities the first is lost, the second stays', () => {
    const p = put(suffers(merciful(), 0, 'famine'), 0, 'dacia', 2)
    for (const id of ['rome', 'athens', 'sparta'] as const) city(p, 0, id)
    strike(p)
    expect(p.choices(0, 'lose')).toEqual([])
    p.play(0, { verb: 'loseCity', area: 'athens' })
    expect([p.s.cities[0], cityAt(p, 'athens'), p.seen('sheltered').length]).toEqual([2, -1, 1])
  })
  test('CIV-R-101 eruption, reductions and Piracy stop at the same line', () => {
    const p = put(put(suffers(merciful(), 0, 'volcano'), 0, 'thera', 5), 0, 'dacia', 12)
    strike(p)
    expect(p.asked).toBe('lose') // 17 points: they choose what goes first
    p.play(0, { verb: 'lose', area: 'thera', tokens: 5 })
    expect(tokens(p, 0, 'thera')).toBe(3)
    const q = put(ship(ship(suffers(merciful(), 0, 'piracy', 1), 1, 'troy'), 1, 'troy', 1), 0, 'dacia', 4)
    for (const id of ['rome', 'athens', 'sparta'] as const) city(q, 0, id)
    strike(q)
    q.play(1, { verb: 'raid', area: 'rome' })
    expect([q.s.cities[0], q.seen('sheltered').length]).toEqual([2, 1])
    const r = put(suffers(merciful(), 0, 'iconoclasm', 1), 0, 'dacia', 1)
    for (const id of ['rome', 'athens', 'sparta'] as const) city(r, 0, id)
    strike(r)
    r.play(0, { verb: 'reduce', area: 'rome' }) // 16 points, then 13
    expect([r.seen('reduced').length, r.seen('sheltered').length]).toEqual([1, 1])
  })
  test('CIV-24.2c it covers no other kind of loss', () => {
    const p = put(put(merciful(), 0, 'delphi', 2), 1, 'delphi', 3)
    p.run(PROGRAMS.conflict)
    expect(tokens(p, 0, 'delphi')).toBe(0)
  })
  test('CIV-R-74 Civil War is not limited by it', () => {
    const p = suffers(merciful(), 0, 'civil-war')
    for (const id of ['rome', 'athens', 'sparta', 'tyre', 'sidon', 'troy', 'argos'] as const) city(p, 0, id)
    put(p, 0, 'dacia', 5)
    put(p, 1, 'danube', 2)
    for (const seat of [2, 3, 4, 5])
      put(p, seat, (['x', 'x', 'assyria', 'pannonia', 'moesia', 'fayum'] as never[])[seat], 2)
    strike(p)
    p.play(0, { verb: 'nominate', target: 1 })
    for (const id of ['rome', 'athens', 'sparta']) p.play(0, { verb: 'pickCity', area: id })
    for (const id of ['tyre', 'sidon', 'troy', 'argos']) p.play(1, { verb: 'pickCity', area: id })
    p.play(0, { verb: 'keep', faction: 'second' })
    expect([p.s.cities[0], p.s.cities[1], tokens(p, 0, 'dacia')]).toEqual([0, 7, 5])
  })
})
