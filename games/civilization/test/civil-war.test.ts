import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { programs } from '../src/verbs.ts'
import { city, cityAt, owns, pays, put, ship, sound, stockOf, suffers, type Table, table, tokens } from './table.ts'

const CITIES: readonly AreaId[] = ['rome', 'athens', 'sparta', 'carthage', 'tyre', 'sidon', 'troy']
/** The victim is seat 0 with these cities and tokens, tokens in Dacia and Germania. */
function war(
  cities: number,
  tokensHeld: number,
  o: { others?: boolean; cards?: Parameters<typeof owns>[2][] } = {},
): Table {
  const p = suffers(table(), 0, 'civil-war')
  for (let i = 0; i < cities; i++) city(p, 0, CITIES[i])
  put(p, 0, 'dacia', Math.min(tokensHeld, 10))
  put(p, 0, 'germania', Math.max(0, tokensHeld - 10))
  if (o.others !== false)
    for (const seat of [1, 2, 3, 4, 5])
      put(p, seat, (['x', 'danube', 'assyria', 'pannonia', 'moesia', 'fayum'] as AreaId[])[seat], 2)
  owns(p, 0, ...(o.cards ?? []))
  return p
}
const strike = (p: Table): Table => p.clear().run(programs.calamities)
const pick = (id: AreaId, n: number) => ({ verb: 'pick', area: id, tokens: n })
const pickCity = (id: AreaId) => ({ verb: 'pickCity', area: id })
const nominate = (target: number) => ({ verb: 'nominate', target })
const keep = (faction: string) => ({ verb: 'keep', faction })

describe('calamity 4, Civil War', () => {
  test('CIV-22.2.6.1a CIV-22.2.6.1b CIV-22.2.6.1c CIV-22.2.6.1d CIV-22.2.6.1e CIV-R-100 nominee, 15 points, 20 points, the faction kept, take-over', () => {
    const p = pays(ship(war(6, 16), 0, 'rome'), 0, 7)
    p.s.position[0] = 5
    const stock = p.s.stock[0]
    strike(p)
    expect([p.asked, p.owing]).toEqual(['nominate', [0]])
    p.play(0, nominate(3))
    expect([p.asked, p.owing, p.prompt(0)?.args]).toEqual(['pick', [0], { points: 15 }])
    p.play(0, pickCity('rome'))
    p.play(0, pick('dacia', 10))
    expect([p.owing, p.prompt(3)?.args]).toEqual([[3], { points: 20 }])
    for (const id of ['athens', 'sparta', 'carthage', 'tyre'] as const) p.play(3, pickCity(id))
    expect([p.asked, p.owing]).toEqual(['faction', [0]])
    p.play(0, keep('first'))
    // First faction: Rome, ten in Dacia, four cities. The rest, Sidon and six in Germania, goes to seat 3.
    expect([
      cityAt(p, 'sidon'),
      tokens(p, 3, 'germania'),
      tokens(p, 0, 'germania'),
      p.s.cities[0],
      tokens(p, 0, 'dacia'),
    ]).toEqual([3, 6, 0, 5, 10])
    expect([p.s.treasury[0], p.s.position[0], p.s.ship[0] >= 0, p.s.stock[0]]).toEqual([7, 5, true, stock + 6])
    sound(p)
  })
  test('CIV-22.2.6.1c they may keep the second faction instead', () => {
    const p = strike(war(6, 16))
    p.play(0, nominate(3))
    for (const id of ['rome', 'athens', 'sparta'] as const) p.play(0, pickCity(id))
    for (const id of ['carthage', 'tyre', 'sidon'] as const) p.play(3, pickCity(id))
    p.play(3, pick('dacia', 5))
    p.play(0, keep('second'))
    expect([
      p.s.cities[0],
      p.s.cities[3],
      tokens(p, 0, 'dacia'),
      tokens(p, 3, 'dacia'),
      tokens(p, 0, 'germania'),
    ]).toEqual([0, 6, 5, 5, 6])
    sound(p)
  })
  test('CIV-22.2.6.1f CIV-R-53 CIV-T-25 no effect with 35 points or fewer, 45 with Democracy; with 36 the second faction is one point', () => {
    expect(strike(war(4, 15)).seen('harmless')).toHaveLength(1)
    expect(strike(war(5, 15, { cards: ['law', 'democracy'] })).seen('harmless')).toHaveLength(1) // 40 points
    const p = strike(war(7, 1))
    p.play(0, nominate(1))
    for (const id of CITIES.slice(0, 3)) p.play(0, pickCity(id))
    for (const id of CITIES.slice(3)) p.play(1, pickCity(id))
    p.play(0, keep('first'))
    expect([p.s.cities[0], tokens(p, 1, 'dacia'), p.asked]).toEqual([7, 1, 'support'])
  })
  test('CIV-R-55 sizes are exact: what cannot be completed cannot be chosen', () => {
    const p = strike(war(6, 7))
    p.play(0, nominate(1))
    expect(p.refusal(0, pick('dacia', 6))).toMatchObject({ rule: 'CIV-R-55' })
    p.play(0, pick('dacia', 3))
    expect(p.refusal(0, pickCity('troy'))).toMatchObject({ rule: 'CIV-R-55' })
    p.play(0, pick('dacia', 2))
    p.play(0, pickCity('rome'))
    expect(p.choices(0, 'pick')).toEqual([]) // two tokens are left, five would be needed
  })
  test('CIV-22.2.6.2a CIV-22.2.6.2b CIV-R-57 any other player; but first one who has nothing left on the board, ships not counted', () => {
    const p = strike(war(6, 16))
    expect(p.choices(0, 'nominate').map(c => c.target)).toEqual([1, 2, 3, 4, 5])
    expect(p.refusal(0, nominate(0))).toMatchObject({ rule: 'CIV-22.2.6.2a' })
    const q = ship(war(6, 16, { others: false }), 2, 'rome')
    for (const seat of [1, 3, 4, 5])
      put(q, seat, (['x', 'danube', 'x', 'pannonia', 'moesia', 'fayum'] as AreaId[])[seat], 2)
    strike(q)
    expect(q.choices(0, 'nominate')).toEqual([nominate(2)])
    expect(q.refusal(0, nominate(1))).toMatchObject({ rule: 'CIV-22.2.6.2b' })
  })
  test('CIV-22.2.6.4a CIV-22.2.6.4b CIV-22.2.6.4c CIV-R-54 with Philosophy 15 points, all chosen by the richest in Stock', () => {
    const p = war(6, 16, { cards: ['law', 'philosophy', 'democracy'] })
    for (const seat of [1, 2, 3, 5]) stockOf(p, seat, 20)
    strike(p)
    expect([p.asked, p.owing, p.prompt(4)?.args]).toEqual(['pick', [4], { points: 15 }])
    for (const id of ['rome', 'athens', 'sparta'] as const) p.play(4, pickCity(id))
    p.play(0, keep('second'))
    expect([p.s.cities[0], p.s.cities[4]]).toEqual([3, 3])
    // If they are the richest themselves, nothing changes.
    const q = war(6, 16, { cards: ['law', 'philosophy'] })
    for (const seat of [1, 2, 3, 4, 5]) stockOf(q, seat, 2)
    strike(q)
    expect([q.seen('harmless').length, q.s.cities[0]]).toEqual([1, 6])
  })
  test('CIV-22.2.6.5 CIV-22.3.16 CIV-22.3.17 with Democracy 45 points: 15 and 30', () => {
    const p = strike(war(7, 16, { cards: ['law', 'democracy'] }))
    p.play(0, nominate(2))
    for (const id of ['rome', 'athens', 'sparta'] as const) p.play(0, pickCity(id))
    expect([p.owing, p.prompt(2)?.args]).toEqual([[2], { points: 30 }])
    for (const id of ['carthage', 'tyre', 'sidon', 'troy'] as const) p.play(2, pickCity(id))
    expect([p.asked, p.owing]).toEqual(['pick', [2]]) // ten points are missing still
    p.play(2, pick('dacia', 10))
    expect([p.asked, p.owing]).toEqual(['faction', [0]])
    p.play(0, keep('first')) // 45 points; six in Germania are the second faction
    expect([p.s.cities[0], tokens(p, 0, 'dacia'), tokens(p, 2, 'germania'), tokens(p, 0, 'germania')]).toEqual([
      7, 10, 6, 0,
    ])
    sound(p)
  })
  test('CIV-22.2.6.5 Philosophy takes precedence over Democracy: 15 points, and the richest in Stock picks', () => {
    const p = war(7, 16, { cards: ['law', 'philosophy', 'democracy'] })
    for (const seat of [1, 3, 4, 5]) stockOf(p, seat, 20)
    strike(p)
    expect([p.asked, p.owing, p.prompt(2)?.args]).toEqual(['pick', [2], { points: 15 }])
  })
  test('CIV-22.2.6.3a CIV-R-56 a nominee short of pieces takes what they can, choosing; the rest goes down the ranking by Stock', () => {
    const p = war(6, 16)
    stockOf(p, 3, 2)
    stockOf(p, 1, 9)
    for (const seat of [2, 4, 5]) stockOf(p, seat, 1)
    strike(p)
    p.play(0, nominate(3))
    for (const id of ['rome', 'athens', 'sparta'] as const) p.play(0, pickCity(id))
    for (const id of ['carthage', 'tyre', 'sidon'] as const) p.play(3, pickCity(id))
    p.play(3, pick('germania', 5))
    p.play(0, keep('first')) // ten in Dacia and one in Germania are lost
    expect([p.asked, p.owing, p.prompt(3)?.args]).toEqual(['annex', [3], { tokens: 2, cities: 0 }])
    expect(p.refusal(3, { verb: 'annex', area: 'dacia', tokens: 3 })).toMatchObject({ rule: 'CIV-R-56' })
    p.play(3, { verb: 'annex', area: 'dacia', tokens: 1 })
    p.play(3, { verb: 'annex', area: 'germania', tokens: 1 })
    // Seat 0 had most in Stock before the war: their tokens stay.
    expect([tokens(p, 3, 'dacia'), tokens(p, 3, 'germania'), tokens(p, 0, 'dacia')]).toEqual([1, 1, 9])
    sound(p)
  })
  test('CIV-22.2.6.3b CIV-R-56 their own Stock counts as it was before the war; what nobody can replace is removed', () => {
    const p = war(6, 16)
    stockOf(p, 0, 3)
    for (const seat of [1, 2, 3, 4, 5]) stockOf(p, seat, seat === 3 ? 2 : seat === 1 ? 4 : 0)
    strike(p)
    p.play(0, nominate(3))
    for (const id of ['rome', 'athens', 'sparta'] as const) p.play(0, pickCity(id))
    for (const id of ['carthage', 'tyre', 'sidon'] as const) p.play(3, pickCity(id))
    p.play(3, pick('germania', 5))
    p.play(0, keep('first'))
    p.play(3, { verb: 'annex', area: 'dacia', tokens: 2 })
    expect(p.owing).toEqual([1])
    p.play(1, { verb: 'annex', area: 'dacia', tokens: 4 })
    expect([p.asked, p.owing, p.prompt(0)?.args]).toEqual(['annex', [0], { tokens: 3, cities: 0 }])
    p.play(0, { verb: 'annex', area: 'dacia', tokens: 3 })
    // One in Dacia and one in Germania had no taker.
    expect([tokens(p, 0, 'dacia'), tokens(p, 1, 'dacia'), tokens(p, 3, 'dacia'), tokens(p, 0, 'germania')]).toEqual([
      3, 4, 2, 5,
    ])
    sound(p)
  })
})
