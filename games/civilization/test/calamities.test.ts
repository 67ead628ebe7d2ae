import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { anyCalamity } from '../src/effects/calamity.ts'
import { civilization } from '../src/game.ts'
import { programs } from '../src/verbs.ts'
import {
  city,
  cityAt,
  hand,
  owns,
  put,
  ship,
  sound,
  stackOf,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  until,
} from './table.ts'

const SAFE: readonly AreaId[] = ['rome', 'athens', 'sparta', 'carthage', 'tyre', 'sidon', 'troy', 'sardes', 'miletus']
const cities = (p: Table, seat: number, n: number, from = 0): Table => {
  for (let i = 0; i < n; i++) city(p, seat, SAFE[from + i])
  return p
}
const lose = (id: AreaId, n: number) => ({ verb: 'lose', area: id, tokens: n })
const loseCity = (id: AreaId) => ({ verb: 'loseCity', area: id })
const order = (target: number, points: number) => ({ verb: 'order', target, points })
const DONE = { verb: 'done' }
const strike = (p: Table): Table => p.clear().run(programs.calamities)

/** What a seat is asked, in the words of the decision. */
const prompt = (p: Table, seat: number) =>
  civilization.decisions.find(d => d.name === p.asked)?.prompt(p.view(seat), seat)

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

describe('calamity 3, Famine', () => {
  const famine = (): Table => {
    const p = suffers(table(), 0, 'famine')
    for (const seat of [0, 1, 2]) {
      put(p, seat, (['dacia', 'germania', 'danube'] as const)[seat], 12)
      put(p, seat, (['rome', 'athens', 'sparta'] as const)[seat], 8)
    }
    return p
  }
  const settle = (p: Table): Table => p.play(0, lose('dacia', 9))
  test('CIV-22.2.5a CIV-R-99 the player loses 9 points first, then states their orders, then the victims choose', () => {
    const p = strike(famine())
    expect([p.asked, p.s.toLose[0]]).toEqual(['lose', 9])
    settle(p)
    expect(p.asked).toBe('order')
    p.play(0, order(1, 5))
    p.play(0, order(2, 7)) // nobody else is left to order
    expect([p.asked, p.owing, p.s.toLose[1], p.s.toLose[2]]).toEqual(['lose', [1, 2], 5, 7])
    p.play(2, lose('sparta', 7))
    p.play(1, lose('germania', 2))
    p.play(1, lose('athens', 3))
    expect([tokens(p, 2, 'sparta'), tokens(p, 1, 'germania'), tokens(p, 1, 'athens')]).toEqual([1, 10, 5])
    sound(p)
  })
  test('CIV-22.2.5b CIV-22.2.5c CIV-R-49 CIV-R-61 up to 20 in all, 11 for each, and no more than they have; optional', () => {
    const p = settle(strike(put(famine(), 3, 'tyre', 4)))
    expect(p.refusal(0, order(1, 12))).toMatchObject({
      rule: 'CIV-22.2.5c',
      key: 'refuse.most',
      args: { target: 1, most: 11 },
    })
    expect(p.refusal(0, order(3, 5))).toMatchObject({ rule: 'CIV-R-61', args: { most: 4 } })
    p.play(0, order(1, 11))
    expect(p.refusal(0, order(1, 1))).toMatchObject({
      rule: 'CIV-R-99',
      key: 'refuse.orderedAlready',
      args: { target: 1 },
    })
    expect(p.refusal(0, order(2, 10))).toMatchObject({ rule: 'CIV-22.2.5b', args: { most: 9 } })
    expect(p.refusal(0, order(0, 3))).toMatchObject({ rule: 'CIV-22.2.5b' })
    p.play(0, DONE)
    const q = settle(strike(famine()))
    q.play(0, DONE)
    expect([q.asked, q.s.stock[1]]).toEqual([null, 35])
  })
  test('CIV-R-49 the smallest excess may raise a loss above the cap', () => {
    const p = settle(strike(cities(famine(), 3, 3, 4)))
    p.play(0, order(3, 11))
    p.play(0, DONE)
    expect(p.s.cities[3]).toBe(0) // three cities of five
  })
  test('CIV-22.2.5d the victim chooses which units', () => {
    const p = settle(strike(cities(famine(), 1, 1, 4)))
    p.play(0, order(1, 5))
    p.play(0, DONE)
    p.play(1, loseCity('tyre'))
    expect([p.s.cities[1], p.asked]).toEqual([0, null])
  })
  test('CIV-22.2.5e CIV-22.3.4 CIV-R-52 CIV-T-35 Pottery and Grain: 4 points less a card; the cards are shown and kept', () => {
    const p = hand(owns(famine(), 1, 'pottery'), 1, { grain: 2 })
    settle(strike(p))
    p.play(0, order(1, 11))
    p.play(0, DONE)
    expect(p.choices(1, 'show').map(c => c.cards)).toEqual([0, 1, 2])
    expect(p.refusal(1, { verb: 'show', cards: 3 })).toMatchObject({ rule: 'CIV-R-52' })
    p.play(1, { verb: 'show', cards: 2 })
    expect([p.s.toLose[1], p.s.handSize[1]]).toEqual([3, 2])
    p.play(1, lose('athens', 3))
    const q = strike(hand(owns(famine(), 0, 'pottery'), 0, { grain: 3 }))
    q.play(0, { verb: 'show', cards: 3 })
    expect([q.asked, tokens(q, 0, 'dacia')]).toEqual(['order', 12])
    const r = strike(hand(famine(), 0, { grain: 3 }))
    expect(r.choices(0, 'show')).toEqual([])
    expect(r.refusal(0, { verb: 'show', cards: 1 })).toMatchObject({ key: 'refuse.pottery' })
  })
})

describe('calamity 5, Flood', () => {
  const nile: readonly AreaId[] = ['alexandria', 'tanis', 'memphis', 'fayum', 'upper-egypt']
  test('CIV-22.2.7.1a CIV-22.2.7.1b CIV-R-58 CIV-T-16 seventeen points on the plain; a city on a black site is safe', () => {
    const p = put(suffers(city(city(table(), 0, 'alexandria'), 0, 'memphis'), 0, 'flood'), 0, 'fayum', 4)
    city(p, 0, 'moesia') // black site, on another plain
    put(p, 0, 'dacia', 2)
    strike(p)
    expect([cityAt(p, 'alexandria'), cityAt(p, 'memphis'), tokens(p, 0, 'fayum'), cityAt(p, 'moesia')]).toEqual([
      -1, -1, 0, 0,
    ])
    const q = suffers(city(put(table(), 0, 'dacia', 3), 0, 'moesia'), 0, 'flood')
    strike(q)
    expect([q.seen('harmless').length, cityAt(q, 'moesia')]).toEqual([1, 0])
  })
  test('CIV-22.2.7.4 CIV-22.3.13a CIV-T-17 Engineering loses at most 7: with one token and two exposed cities, two cities', () => {
    const p = put(
      owns(suffers(city(city(table(), 0, 'alexandria'), 0, 'memphis'), 0, 'flood'), 0, 'engineering'),
      0,
      'fayum',
      1,
    )
    strike(p)
    expect(p.choices(0, 'lose')).toEqual([])
    p.play(0, loseCity('memphis'))
    p.play(0, loseCity('alexandria'))
    expect([p.s.cities[0], tokens(p, 0, 'fayum')]).toEqual([0, 1])
  })
  test('CIV-22.2.7.3 the plain with most of their exposed points; if equal they choose', () => {
    const p = put(put(put(suffers(table(), 0, 'flood'), 0, 'fayum', 3), 0, 'danube', 4), 0, 'ur', 1)
    strike(p)
    expect(p.seen('flooded')).toMatchObject([{ plain: 'danube' }])
    expect([tokens(p, 0, 'danube'), tokens(p, 0, 'fayum')]).toEqual([0, 3])
    const q = strike(put(put(suffers(table(), 0, 'flood'), 0, 'fayum', 3), 0, 'danube', 3))
    expect(q.choices(0, 'strike').map(c => c.plain)).toEqual(['nile', 'danube'])
    expect(q.refusal(0, { verb: 'strike', plain: 'po' })).toMatchObject({ rule: 'CIV-22.2.7.3' })
    q.play(0, { verb: 'strike', plain: 'nile' })
    expect(tokens(q, 0, 'fayum')).toBe(0)
  })
  test('CIV-22.2.7.2a CIV-22.2.7.2b CIV-R-59 CIV-T-36 ten points of others on the same plain, divided by the player: B 3, C 7 or B 4, C 6', () => {
    const arrange = (): Table => {
      const p = put(suffers(table(), 0, 'flood'), 0, 'tanis', 2)
      put(p, 1, 'fayum', 4)
      put(p, 2, 'upper-egypt', 12)
      owns(p, 2, 'engineering')
      return strike(p)
    }
    const p = arrange()
    expect(p.asked).toBe('share')
    expect(p.choices(0, 'order')).toEqual([order(1, 3), order(1, 4), order(2, 6), order(2, 7)])
    expect(p.refusal(0, order(2, 8))).toMatchObject({ rule: 'CIV-22.2.7.4' })
    expect(p.refusal(0, order(1, 5))).toMatchObject({ rule: 'CIV-R-59' })
    expect(p.refusal(0, order(1, 2))).toMatchObject({ rule: 'CIV-R-59', key: 'refuse.shareAll' })
    p.play(0, order(1, 4))
    p.play(0, order(2, 6))
    until(p, null)
    expect([tokens(p, 1, 'fayum'), tokens(p, 2, 'upper-egypt')]).toEqual([0, 6])
    const q = arrange()
    q.play(0, order(2, 7))
    q.play(0, order(1, 3))
    until(q, null)
    expect([tokens(q, 1, 'fayum'), tokens(q, 2, 'upper-egypt')]).toEqual([1, 5])
  })
  test('CIV-22.2.7.2c with ten points or fewer everything of theirs there is lost', () => {
    const p = put(put(put(suffers(table(), 0, 'flood'), 0, 'tanis', 2), 1, 'fayum', 4), 2, 'upper-egypt', 3)
    put(p, 2, 'rome', 3)
    strike(p)
    expect([...nile.map(id => tokens(p, 1, id) + tokens(p, 2, id)), tokens(p, 2, 'rome')]).toEqual([0, 0, 0, 0, 0, 3])
  })
})

describe('calamity 6, Epidemic', () => {
  test('CIV-22.2.8.1a CIV-22.2.8.2a CIV-22.2.8.2b CIV-R-60 CIV-T-18 no area is emptied, a city becomes a token and counts 4: at most 15 of 16', () => {
    const p = cities(suffers(table(), 0, 'epidemic', 1), 0, 3)
    put(put(put(put(p, 0, 'dacia', 3), 0, 'samnium', 2), 0, 'delphi', 1), 0, 'epirus', 1)
    strike(p)
    expect([tokens(p, 0, 'dacia'), tokens(p, 0, 'samnium'), tokens(p, 0, 'delphi'), tokens(p, 0, 'epirus')]).toEqual([
      1, 1, 1, 1,
    ])
    expect([p.s.cities[0], tokens(p, 0, 'rome'), tokens(p, 0, 'athens')]).toEqual([0, 1, 1])
    sound(p)
  })
  test('CIV-22.2.8.3a CIV-22.3.14 CIV-T-19 Medicine: eleven; five cities and no spare token make three cities tokens', () => {
    const p = strike(put(owns(cities(suffers(table(), 0, 'epidemic', 1), 0, 5), 0, 'medicine'), 0, 'dacia', 1))
    expect(p.refusal(0, lose('dacia', 1))).toMatchObject({ rule: 'CIV-22.2.8.2a' })
    for (const id of ['rome', 'athens', 'sparta'] as const) p.play(0, loseCity(id))
    expect([p.s.cities[0], tokens(p, 0, 'rome'), p.asked]).toEqual([2, 1, null])
  })
  test('CIV-22.2.8.1b CIV-22.2.8.1c CIV-22.2.8.1d CIV-22.2.8.3b 25 in all, 10 each, 5 with Medicine; who traded the card is immune', () => {
    const p = suffers(table(), 0, 'epidemic', 1)
    for (const seat of [1, 2, 3, 4]) put(p, seat, (['rome', 'dacia', 'germania', 'danube', 'tyre'] as const)[seat], 13)
    owns(p, 3, 'medicine')
    strike(p)
    expect(p.asked).toBe('order')
    expect(p.refusal(0, order(1, 1))).toMatchObject({
      rule: 'CIV-22.2.8.1d',
      key: 'refuse.immune',
      args: { target: 1 },
    })
    expect(prompt(p, 0)).toMatchObject({ key: 'prompt.order', rule: 'CIV-22.2.8.1b' })
    expect(p.refusal(0, order(2, 11))).toMatchObject({ rule: 'CIV-22.2.8.1c' })
    expect(p.refusal(0, order(3, 6))).toMatchObject({
      rule: 'CIV-22.2.8.3b',
      key: 'refuse.most',
      args: { target: 3, most: 5 },
    })
    p.play(0, order(2, 10))
    p.play(0, order(4, 10))
    expect(p.choices(0, 'order').map(c => c.points)).toEqual([1, 2, 3, 4, 5])
    p.play(0, order(3, 5))
    until(p, null)
    expect([2, 3, 4].map(seat => p.s.stock[seat])).toEqual([52, 47, 52])
  })
  test('CIV-R-60 the token that replaces a city comes from Stock, tokens just removed included', () => {
    const p = stockOf(put(cities(suffers(table(), 0, 'epidemic', 1), 0, 4), 0, 'dacia', 3), 0, 0)
    strike(p)
    expect(p.choices(0, 'loseCity')).toEqual([]) // nothing in Stock yet
    p.play(0, lose('dacia', 1))
    p.play(0, loseCity('rome'))
    expect(p.choices(0, 'loseCity')).toEqual([])
    p.play(0, lose('dacia', 1))
    p.play(0, loseCity('athens'))
    expect([p.s.cities[0], tokens(p, 0, 'dacia'), p.s.stock[0]]).toEqual([2, 1, 0])
  })
})

describe('calamities 7 and 8', () => {
  const ask = (id: 'civil-disorder' | 'iconoclasm', n: number, ...cards: Parameters<typeof owns>[2][]): Table =>
    strike(owns(put(cities(suffers(table(), 0, id, 1), 0, n), 0, 'dacia', 20), 0, ...cards))
  test('CIV-22.2.9.1 CIV-22.2.9.2 CIV-22.2.9.3 CIV-22.2.9.4 CIV-22.3.15b CIV-22.3.16 Civil Disorder reduces cities above 4, 5 with Law, 6 with Democracy', () => {
    expect(
      [ask('civil-disorder', 7), ask('civil-disorder', 7, 'law'), ask('civil-disorder', 8, 'law', 'democracy')].map(
        p => p.s.toReduce[0],
      ),
    ).toEqual([3, 2, 2])
    expect(ask('civil-disorder', 4).seen('harmless')).toHaveLength(1)
    const p = ask('civil-disorder', 5)
    p.play(0, { verb: 'reduce', area: 'tyre' })
    expect([p.s.cities[0], tokens(p, 0, 'tyre'), p.asked]).toEqual([4, 3, null])
  })
  test('CIV-22.2.10.1 CIV-22.2.10.2 CIV-22.2.10.3 CIV-22.3.17 CIV-R-62 Iconoclasm: four cities, three with Law, two with Philosophy; all they have if fewer', () => {
    expect(
      [ask('iconoclasm', 7), ask('iconoclasm', 7, 'law'), ask('iconoclasm', 7, 'law', 'philosophy')].map(
        p => p.s.toReduce[0],
      ),
    ).toEqual([4, 3, 2])
    const p = ask('iconoclasm', 3)
    expect([p.s.cities[0], tokens(p, 0, 'rome')]).toEqual([0, 2])
  })
  test('CIV-22.2.10.4a CIV-22.2.10.4b CIV-22.2.10.4c CIV-R-63 they may have one or two cities of others reduced: none of Philosophy, one of Law', () => {
    const p = suffers(table(), 0, 'iconoclasm', 1)
    cities(p, 1, 2)
    cities(p, 2, 2, 2)
    cities(p, 3, 2, 4)
    owns(p, 2, 'law')
    owns(p, 3, 'law', 'philosophy')
    for (const seat of [1, 2, 3]) put(p, seat, (['dacia', 'germania', 'danube', 'assyria'] as const)[seat], 10)
    strike(p)
    expect([p.asked, p.owing]).toEqual(['condemn', [0]])
    expect(p.refusal(0, { verb: 'condemn', area: 'tyre' })).toMatchObject({
      rule: 'CIV-22.2.10.4c',
      key: 'refuse.immune',
      args: { target: 3 },
    })
    p.play(0, { verb: 'condemn', area: 'sparta' })
    expect(p.refusal(0, { verb: 'condemn', area: 'carthage' })).toMatchObject({
      rule: 'CIV-22.2.10.4b',
      key: 'refuse.oneCity',
      args: { target: 2 },
    })
    expect(prompt(p, 0)).toMatchObject({ key: 'prompt.condemn', args: { cities: 1 } })
    p.play(0, { verb: 'condemn', area: 'rome' })
    expect([cityAt(p, 'sparta'), cityAt(p, 'rome'), p.s.cities[1], p.s.cities[2], p.asked]).toEqual([
      -1,
      -1,
      1,
      1,
      null,
    ])
    const q = cities(suffers(table(), 0, 'iconoclasm', 1), 1, 2)
    put(q, 1, 'dacia', 10)
    strike(q)
    q.play(0, DONE)
    expect(q.s.cities[1]).toBe(2)
  })
  test('CIV-R-30 reductions follow one another in the order the owner chooses, each with the Stock that is left', () => {
    const p = cities(suffers(table(), 0, 'iconoclasm', 1), 0, 4)
    put(p, 0, 'dacia', 20)
    stockOf(p, 0, 3)
    strike(p)
    expect(p.asked).toBe('reduce')
    p.play(0, { verb: 'reduce', area: 'athens' })
    p.play(0, { verb: 'reduce', area: 'rome' })
    until(p, null)
    expect([tokens(p, 0, 'athens'), tokens(p, 0, 'rome'), tokens(p, 0, 'sparta')]).toEqual([2, 1, 0])
  })
})

describe('calamity 9, Piracy', () => {
  const raid = (id: AreaId) => ({ verb: 'raid', area: id })
  test('CIV-22.2.11.1a CIV-22.2.11.1c CIV-R-64 one coastal city for each ship of the trader, who chooses; they are eliminated', () => {
    const p = cities(ship(ship(suffers(table(), 0, 'piracy', 1), 1, 'troy'), 1, 'lycia', 1), 0, 4)
    put(p, 0, 'dacia', 9)
    strike(p)
    expect([p.asked, p.owing]).toEqual(['raid', [1]])
    p.play(1, raid('rome'))
    p.play(1, raid('carthage'))
    expect([p.s.cities[0], cityAt(p, 'rome'), tokens(p, 0, 'rome'), p.asked]).toEqual([2, -1, 0, null])
    const q = strike(cities(suffers(table(), 0, 'piracy', 1), 0, 2))
    expect([q.s.cities[0], q.seen('harmless').length]).toEqual([2, 1]) // no ships, no effect
  })
  test('CIV-22.2.11.2a CIV-22.2.11.2b CIV-R-106 a ship in the Black Sea reaches the Mediterranean, but nothing on the Persian Gulf; a lake only its own shores', () => {
    const p = city(city(ship(suffers(table(), 0, 'piracy', 1), 1, 'crimea'), 0, 'ur'), 0, 'carthage')
    put(p, 0, 'dacia', 9)
    strike(p)
    expect(p.choices(1, 'raid')).toEqual([raid('carthage')])
    expect(p.refusal(1, raid('ur'))).toMatchObject({
      rule: 'CIV-22.2.11.2a',
      key: 'refuse.noShipThere',
      args: { area: 'ur' },
    })
    expect(p.refusal(1, raid('athens'))).toMatchObject({ rule: 'CIV-22.2.11.1a' })
    const q = strike(
      city(city(ship(suffers(table(), 0, 'piracy', 1), 1, 'galatia-mediterranean'), 0, 'gordium'), 0, 'kanesh'),
    )
    expect(q.seen('harmless')).toHaveLength(1) // CIV-T-28
    const r = strike(put(city(ship(suffers(table(), 0, 'piracy', 1), 1, 'gordium'), 0, 'kanesh'), 0, 'dacia', 4))
    expect(r.choices(1, 'raid')).toEqual([raid('kanesh')])
  })
  test('CIV-R-64 each ship claims a different city and as many as possible are claimed', () => {
    const p = city(
      city(
        city(ship(ship(suffers(table(), 0, 'piracy', 1), 1, 'galatia-lake-tatta'), 1, 'troy', 1), 0, 'kanesh'),
        0,
        'gordium',
      ),
      0,
      'athens',
    )
    put(p, 0, 'dacia', 9)
    strike(p)
    p.play(1, raid('kanesh'))
    expect(p.choices(1, 'raid')).toEqual([raid('athens')]) // the lake ship is taken
    p.play(1, raid('athens'))
    expect(p.s.cities[0]).toBe(1)
  })
})
