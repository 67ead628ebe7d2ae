/** Calamities that cost cities: Civil Disorder, Iconoclasm, Piracy. */
import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { cities, DONE, prompt, strike } from './calamity-table.ts'
import { city, cityAt, owns, put, ship, stockOf, suffers, type Table, table, tokens, until } from './table.ts'

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
