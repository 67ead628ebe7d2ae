/** Calamities that cost unit points: Famine, Flood, Epidemic. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { cities, DONE, lose, loseCity, order, prompt, strike } from './calamity-table.ts'
import { city, cityAt, hand, owns, put, sound, stockOf, suffers, type Table, table, tokens, until } from './table.ts'

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
