import { AREA_IDS, type AreaId, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { map } from '@ecumene/civilization-family/src/map.ts'
import { crowd } from '@ecumene/civilization-family/src/query.ts'
import { describe, expect, test } from 'vitest'
import { PROGRAMS } from '../src/verbs.ts'
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
const strike = (p: Table): Table => p.clear().run(PROGRAMS.calamities)
const pick = (id: AreaId, n: number) => ({ verb: 'pick', area: id, tokens: n })
const pickCity = (id: AreaId) => ({ verb: 'pickCity', area: id })
const nominate = (target: number) => ({ verb: 'nominate', target })
const annex = (id: AreaId, n: number) => ({ verb: 'annex', area: id, tokens: n })
const annexCity = (id: AreaId) => ({ verb: 'annexCity', area: id })
const keep = (faction: string) => ({ verb: 'keep', faction })
/**
 * Seat 0 gives up Rome, Athens, Sparta, Carthage and 15 tokens to seat 3. The others have so many cities elsewhere, and
 * so many tokens in Stock: none if not named.
 */
function fourCitiesUp(p: Table, cities: Record<number, number>, stocks: Record<number, number>): Table {
  const free = AREA_IDS.filter(
    id => map.limit[areaOf(id)] > 0 && p.s.city[areaOf(id)] < 0 && crowd(p.s, areaOf(id)) === 0,
  )
  for (const [seat, n] of Object.entries(cities)) for (const id of free.splice(0, n)) city(p, Number(seat), id)
  for (const seat of [0, 1, 2, 3, 4, 5]) stockOf(p, seat, stocks[seat] ?? 0)
  strike(p).play(0, nominate(3)).play(0, pick('dacia', 10)).play(0, pick('germania', 5))
  for (const id of CITIES.slice(0, 4)) p.play(3, pickCity(id))
  return p.play(0, keep('second'))
}

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
    expect(p.refusal(3, annex('dacia', 3))).toMatchObject({ rule: 'CIV-R-56' })
    expect(p.refusal(3, annex('germania', 2))).toMatchObject({ rule: 'CIV-R-56' }) // five of the six there stay
    p.play(3, annex('dacia', 1))
    p.play(3, annex('germania', 1))
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
    p.play(3, annex('dacia', 2))
    expect(p.owing).toEqual([1])
    p.play(1, annex('dacia', 4))
    expect([p.asked, p.owing, p.prompt(0)?.args]).toEqual(['annex', [0], { tokens: 3, cities: 0 }])
    p.play(0, annex('dacia', 3))
    // One in Dacia and one in Germania had no taker.
    expect(p.seen('lost')).toMatchObject([
      { seat: 0, area: 'dacia', tokens: 1 },
      { seat: 0, area: 'germania', tokens: 1 },
    ])
    expect([tokens(p, 0, 'dacia'), tokens(p, 1, 'dacia'), tokens(p, 3, 'dacia'), tokens(p, 0, 'germania')]).toEqual([
      3, 4, 2, 5,
    ])
    sound(p)
  })
  test('CIV-22.2.6.3a CIV-R-56 a nominee short of tokens and of cities chooses both; a city too goes down the ranking, and may stay with the victim', () => {
    const p = fourCitiesUp(war(6, 16), { 3: 6, 1: 9 }, { 0: 10, 1: 30, 3: 1 })
    expect([p.asked, p.owing, p.prompt(3)?.args]).toEqual(['annex', [3], { tokens: 1, cities: 3 }])
    expect(p.choices(3, 'annexCity')).toEqual([...CITIES.slice(0, 4)].sort().map(annexCity))
    expect(p.refusal(3, annexCity('tyre'))).toMatchObject({ rule: 'CIV-R-56' })
    p.play(3, annexCity('athens')).play(3, annexCity('carthage'))
    expect(p.prompt(3)?.args).toEqual({ tokens: 1, cities: 1 })
    p.play(3, annex('germania', 1))
    expect([p.owing, p.choices(3, 'annex')]).toEqual([[3], []])
    p.play(3, annexCity('rome'))
    // Seat 1 has tokens for the rest but no city piece; Sparta falls back to the victim.
    expect([cityAt(p, 'athens'), cityAt(p, 'carthage'), cityAt(p, 'rome'), cityAt(p, 'sparta')]).toEqual([3, 3, 3, 0])
    expect([p.s.cities[0], p.s.cities[3], tokens(p, 1, 'dacia'), tokens(p, 1, 'germania')]).toEqual([3, 9, 10, 4])
    expect(p.seen('annexedCity').at(-1)).toMatchObject({ seat: 0, area: 'sparta', by: 0 })
    sound(p)
  })
  test('CIV-R-56 who has taken as many cities as they have pieces takes no more, and the clock goes on with tokens', () => {
    const p = fourCitiesUp(war(6, 16), { 3: 6 }, { 0: 10, 3: 2 })
    for (const id of ['rome', 'sparta', 'carthage'] as const) p.play(3, annexCity(id))
    expect([p.choices(3, 'annexCity'), p.clock(3)]).toEqual([[], annex('dacia', 1)])
  })
  test('CIV-22.2.6.3a CIV-R-56 a second taker short of cities chooses as well; a city nobody can replace is removed', () => {
    const p = war(7, 16)
    city(p, 0, 'miletus')
    city(p, 0, 'thebes')
    fourCitiesUp(p, { 3: 8, 1: 8, 2: 9, 4: 9, 5: 9 }, { 0: 0, 1: 20, 3: 20 })
    expect(p.prompt(3)?.args).toEqual({ tokens: 0, cities: 1 })
    p.play(3, annexCity('carthage'))
    expect([p.owing, p.prompt(1)?.args, p.clock(1)]).toEqual([[1], { tokens: 0, cities: 1 }, annexCity('athens')])
    p.play(1, annexCity('sparta'))
    // All nine city pieces of the victim were in play before the war.
    expect([cityAt(p, 'carthage'), cityAt(p, 'sparta'), cityAt(p, 'athens'), cityAt(p, 'rome')]).toEqual([3, 1, -1, -1])
    expect(p.seen('lostCity').map(e => e.area)).toEqual(['athens', 'rome'])
    sound(p)
  })
})
