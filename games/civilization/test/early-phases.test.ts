import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { collectTaxes } from '@ecumene/civilization-family/src/decisions/tax.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { describe, expect, test } from 'vitest'
import { expand } from '../src/decisions/grow.ts'
import { decisions, programs } from '../src/verbs.ts'
import {
  area,
  city,
  cityAt,
  owns,
  pays,
  put,
  ship,
  sound,
  step,
  stockOf,
  type Table,
  table,
  tokens,
  until,
} from './table.ts'

const CITIES: readonly AreaId[] = [
  'rome',
  'athens',
  'sparta',
  'carthage',
  'memphis',
  'tyre',
  'sidon',
  'troy',
  'babylon',
]
const cities = (p: Table, seat: number, n: number, from = 0): Table => {
  for (let i = 0; i < n; i++) city(p, seat, CITIES[from + i])
  return p
}
const taxed = (p: Table): Table =>
  step(
    p.set(s => s.rate.fill(2)),
    collectTaxes,
  )

describe('phase 1, taxation', () => {
  test('CIV-6.1a CIV-6.1b two tokens a city go from Stock to Treasury', () => {
    const p = cities(table(), 0, 3)
    taxed(p)
    expect([p.s.treasury[0], p.s.stock[0], p.s.treasury[1]]).toEqual([6, 49, 0])
    sound(p)
  })
  test('CIV-6.2 CIV-R-7 CIV-T-21 four cities, five tokens in Stock: four are paid, one stays, two cities revolt', () => {
    const p = stockOf(cities(table(), 0, 4), 0, 5)
    const before = p.s.treasury[0]
    taxed(p)
    expect([p.s.treasury[0] - before, p.s.stock[0], p.s.unpaid[0]]).toEqual([4, 1, 2])
  })
  test('CIV-6.3.1 revolts wait until every player has paid', () => {
    const p = stockOf(cities(table(), 0, 2), 0, 1)
    cities(p, 5, 2, 4)
    p.run(programs.round)
    expect(p.asked).toBe('seize')
    expect(p.seen('taxed').map(e => e.seat)).toEqual([0, 5])
  })
  test('CIV-6.3.2a CIV-6.3.2b CIV-6.3.4 CIV-R-9 the richest in Stock chooses among the cities of defaulters and pays no tax', () => {
    const p = stockOf(cities(table(), 0, 3), 0, 4)
    city(p, 1, 'tyre')
    stockOf(p, 2, 20)
    stockOf(p, 3, 30)
    stockOf(p, 4, 10)
    stockOf(p, 5, 10)
    stockOf(p, 1, 25)
    p.run(programs.round)
    expect(p.owing).toEqual([3])
    expect(p.choices(3, 'seize').map(c => c.area)).toEqual(['athens', 'rome', 'sparta'])
    expect(p.refusal(3, { verb: 'seize', area: 'tyre' })).toMatchObject({ rule: 'CIV-6.3.2b' })
    expect(p.refusal(3, { verb: 'seize', area: 'troy' })).toMatchObject({ rule: 'CIV-6.3.2a' })
    const treasury = p.s.treasury[3]
    p.play(3, { verb: 'seize', area: 'athens' })
    expect([cityAt(p, 'athens'), p.s.cities[0], p.s.cities[3], p.s.treasury[3]]).toEqual([3, 2, 1, treasury])
    expect(p.asked).not.toBe('seize') // one went unpaid
    sound(p)
  })
  test('CIV-6.3.3a CIV-R-8 who runs out of city pieces leaves the rest to the next; taking is compulsory', () => {
    const p = table(3, { nations: ['africa', 'italy', 'crete'] })
    cities(p, 0, 2)
    stockOf(p, 0, 1)
    for (const id of ['milazzo', 'palermo', 'syracuse', 'thera', 'knossos', 'phaestos', 'corinth', 'argos'] as const)
      city(p, 1, id)
    stockOf(p, 1, 40)
    stockOf(p, 2, 20)
    p.run(programs.round)
    expect(p.owing).toEqual([1])
    expect(p.can(1, { verb: 'done' })).toBe(false)
    p.play(1, { verb: 'seize', area: 'rome' })
    expect(p.owing).toEqual([2])
    p.play(2, { verb: 'seize', area: 'athens' })
    expect([p.s.cities[0], p.s.cities[1], p.s.cities[2]]).toEqual([0, 9, 1])
  })
  test('CIV-T-27 CIV-R-88 CIV-6.3.3b the defaulter keeps a city with a piece of their own; without pieces it is removed and the first of the ranking says which', () => {
    const arrange = (own: number): Table => {
      const p = table(3, { nations: ['africa', 'italy', 'crete'] })
      const names = [
        'rome',
        'athens',
        'sparta',
        'carthage',
        'argos',
        'corinth',
        'thera',
        'knossos',
        'phaestos',
      ] as const
      for (let i = 0; i < own; i++) city(p, 0, names[i])
      // Seat 0 is D, 1 is A with one piece, 2 is B with none; the taxes leave A 20, B 9, D 1.
      for (let i = 0; i < 8; i++)
        city(
          p,
          1,
          (['milazzo', 'palermo', 'syracuse', 'numidia', 'thapsus', 'tripoli', 'libya', 'sabrata'] as const)[i],
        )
      for (let i = 0; i < 9; i++)
        city(
          p,
          2,
          (['dalmatia', 'illyricum', 'epirus', 'thessaly', 'macedonia', 'moesia', 'tyras', 'dacia', 'thrace'] as const)[
            i
          ],
        )
      stockOf(p, 0, (own - 2) * 2 + 1)
      stockOf(p, 1, 36)
      stockOf(p, 2, 27)
      p.run(programs.round)
      return p
    }
    const p = arrange(8)
    expect([...p.s.stock]).toEqual([1, 20, 9])
    expect(p.owing).toEqual([1])
    p.play(1, { verb: 'seize', area: 'rome' })
    expect([p.asked, p.owing]).toEqual(['seize', [0]]) // B is passed over
    p.play(0, { verb: 'seize', area: 'athens' })
    expect([cityAt(p, 'rome'), cityAt(p, 'athens'), p.s.cities[0]]).toEqual([1, 0, 7])
    expect(p.asked).not.toBe('seize')
    const q = arrange(9)
    q.play(1, { verb: 'seize', area: 'rome' })
    expect([q.asked, q.owing]).toEqual(['raze', [1]])
    expect(q.refusal(1, { verb: 'raze', area: 'rome' })).toMatchObject({ rule: 'CIV-6.3.2b' })
    q.play(1, { verb: 'raze', area: 'sparta' })
    expect([cityAt(q, 'sparta'), q.s.cities[0]]).toEqual([-1, 7])
    sound(q)
  })
  test('CIV-R-6 most tokens in Stock: neither Treasury nor cities count, ties in A.S.T. order', () => {
    const p = stockOf(cities(table(3, { nations: ['africa', 'italy', 'crete'] }), 2, 2), 2, 1)
    stockOf(p, 0, 20)
    stockOf(p, 1, 20)
    p.run(programs.round)
    expect(p.owing).toEqual([0])
  })
  test('CIV-22.3.11a CIV-22.3.11b CIV-R-89 Coinage sets one rate for all cities; without a word it is 2', () => {
    const p = owns(cities(table(), 0, 4), 0, 'coinage')
    p.run(programs.round)
    expect([p.asked, p.owing]).toEqual(['tax', [0]])
    expect(p.choices(0, 'tax').map(c => c.rate)).toEqual([1, 2, 3])
    p.play(0, { verb: 'tax', rate: 3 })
    expect(p.s.treasury[0]).toBe(12)
    const q = owns(cities(table(), 0, 4), 0, 'coinage')
    taxed(q)
    expect(q.s.treasury[0]).toBe(8)
  })
  test('CIV-22.3.11c they may choose a rate that they cannot pay', () => {
    const p = stockOf(owns(cities(table(), 0, 4), 0, 'coinage'), 0, 10)
    p.run(programs.round)
    p.play(0, { verb: 'tax', rate: 3 })
    expect([p.s.stock[0], p.s.unpaid[0], p.asked]).toEqual([1, 1, 'seize'])
  })
})

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

describe('simultaneous phases', () => {
  const two = (options = {}): Table => {
    const p = table(3, { nations: ['africa', 'illyria', 'italy'], options })
    for (const seat of [0, 1, 2])
      stockOf(
        put(
          put(p, seat, (['rome', 'athens', 'sparta'] as const)[seat], 3),
          seat,
          (['etruria', 'argos', 'corinth'] as const)[seat],
          3,
        ),
        seat,
        2,
      )
    return p
  }
  test('CIV-5.3b CIV-R-4 by default everyone owes at once', () => {
    const p = two()
    step(p, expand)
    expect(p.owing).toEqual([0, 1, 2])
    p.play(1, { verb: 'grow', area: 'athens', tokens: 2 })
    expect(p.owing).toEqual([0, 2])
  })
  test('CIV-5.3d Illyria insists on A.S.T. order in expansion and sees where Italy places its tokens first', () => {
    const p = table(3, { nations: ['africa', 'italy', 'illyria'] })
    for (const [seat, ids] of [
      [0, ['carthage', 'numidia']],
      [1, ['rome', 'pannonia']],
      [2, ['dacia', 'germania']],
    ] as const)
      for (const id of ids) put(p, seat, id, 2)
    for (const seat of [0, 1, 2]) stockOf(p, seat, 3) // four would be due: each chooses where three go
    step(p, expand)
    expect(p.owing).toEqual([0, 1, 2])
    p.play(2, { verb: 'insist' })
    expect(p.owing).toEqual([0])
    p.play(0, { verb: 'grow', area: 'carthage', tokens: 2 })
    p.play(0, { verb: 'grow', area: 'numidia', tokens: 1 })
    expect(p.owing).toEqual([1])
    expect(p.can(2, { verb: 'grow', area: 'dacia', tokens: 2 })).toBe(false) // not before Italy
    p.play(1, { verb: 'grow', area: 'rome', tokens: 2 })
    p.play(1, { verb: 'grow', area: 'pannonia', tokens: 1 })
    expect(p.owing).toEqual([2])
    const seen = p.view(2)
    expect([seen.tokens[tokensAt(area('rome'), 1)], seen.tokens[tokensAt(area('pannonia'), 1)]]).toEqual([4, 3])
  })
  test('CIV-5.3c any player but the first may insist; the others then go on in A.S.T. order', () => {
    const p = two()
    step(p, expand)
    expect(p.can(0, { verb: 'insist' })).toBe(false) // Africa is first anyway
    p.play(1, { verb: 'insist' })
    expect(p.owing).toEqual([0])
    p.play(0, { verb: 'grow', area: 'rome', tokens: 2 })
    expect(p.owing).toEqual([2])
    p.play(2, { verb: 'grow', area: 'sparta', tokens: 1 })
    p.play(2, { verb: 'grow', area: 'corinth', tokens: 1 })
    expect(p.owing).toEqual([1])
  })
  test('CIV-5.3c CIV-R-4 the call binds its phase only: in the next one everybody is asked at once again', () => {
    const p = table(3, { nations: ['africa', 'illyria', 'italy'] })
    for (const [seat, id] of [
      [0, 'carthage'],
      [1, 'knossos'],
      [2, 'phaestos'],
    ] as const)
      put(p, seat, id, 12)
    for (const [seat, id] of [
      [0, 'numidia'],
      [1, 'thera'],
      [2, 'athens'],
    ] as const)
      put(p, seat, id, 1)
    for (const seat of [0, 1, 2]) stockOf(p, seat, 1) // not enough for both areas: each is asked
    p.run(programs.round)
    p.play(1, { verb: 'insist' })
    expect([p.asked, p.owing]).toEqual(['grow', [0]])
    until(p, 'build')
    expect(p.owing).toEqual([0, 1, 2])
  })
  test('CIV-5.3c CIV-R-4 whoever has not acted may insist at any moment; what was done stays done, the rest goes in order', () => {
    const p = table(4, { nations: ['africa', 'italy', 'illyria', 'crete'] })
    for (const [seat, ids] of [
      [0, ['carthage', 'numidia']],
      [1, ['rome', 'pannonia']],
      [2, ['dacia', 'germania']],
      [3, ['knossos', 'thera']],
    ] as const)
      for (const id of ids) put(p, seat, id, 2)
    for (const seat of [0, 1, 2, 3]) stockOf(p, seat, 3)
    step(p, expand)
    p.play(3, { verb: 'grow', area: 'knossos', tokens: 2 }).play(3, { verb: 'grow', area: 'thera', tokens: 1 })
    p.play(1, { verb: 'grow', area: 'rome', tokens: 2 }) // has begun
    expect([0, 1, 2].map(seat => p.can(seat, { verb: 'insist' }))).toEqual([false, false, true])
    p.play(2, { verb: 'insist' })
    expect([p.owing, tokens(p, 3, 'knossos'), tokens(p, 1, 'rome')]).toEqual([[0], 4, 4])
    p.play(0, { verb: 'grow', area: 'carthage', tokens: 2 })
    expect([0, 1, 2, 3].map(seat => p.can(seat, { verb: 'insist' }))).toEqual([false, false, false, false])
    p.play(0, { verb: 'grow', area: 'numidia', tokens: 1 })
    expect(p.owing).toEqual([1])
    p.play(1, { verb: 'grow', area: 'pannonia', tokens: 1 })
    expect(p.owing).toEqual([2])
    p.play(2, { verb: 'grow', area: 'dacia', tokens: 2 }).play(2, { verb: 'grow', area: 'germania', tokens: 1 })
    expect(p.asked).toBeNull()
  })
  test('CIV-R-4 who is the last one left, or the first, cannot insist; a strict table always plays in order', () => {
    const p = two()
    step(p, expand)
    p.play(0, { verb: 'grow', area: 'rome', tokens: 2 })
    p.play(2, { verb: 'grow', area: 'sparta', tokens: 1 }).play(2, { verb: 'grow', area: 'corinth', tokens: 1 })
    expect([p.owing, p.can(1, { verb: 'insist' })]).toEqual([[1], false])
    const q = two({ strict: true })
    step(q, expand)
    expect(q.owing).toEqual([0])
    q.play(0, { verb: 'grow', area: 'rome', tokens: 2 })
    expect(q.owing).toEqual([2])
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
    p.run(programs.round)
    expect([...p.s.census]).toEqual([2, 2, 4])
    expect([...p.s.moveOrder]).toEqual([2, 0, 1])
    expect(p.seen('counted').map(e => e.place)).toEqual([1, 2, 3])
  })
})

describe('pieces', () => {
  test('CIV-2.7.1b CIV-2.7.3 what leaves play returns to Stock; Treasury and Stock stay apart', () => {
    const p = put(pays(table(), 0, 3), 0, 'rome', 2)
    p.at(decisions.ships, 0, 1, 2)
    p.play(0, { verb: 'launch', shore: 'rome', levy: 1 })
    expect([p.s.stock[0], p.s.treasury[0], tokens(p, 0, 'rome')]).toEqual([52, 2, 1])
    sound(p)
  })
})
