import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { HAZELNUT } from '@ecumene/civilization-family/data/boards.ts'
import { describe, expect, test } from 'vitest'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { barbarians, city, owns, pirates, put, ship, sound, type Table, table, tokens, wild } from './table.ts'

const walk = (from: string, to: string, n: number) => ({ verb: 'walk', area: from, to, tokens: n })
const board = (n: number, i = 0) => ({ verb: 'board', ship: i, tokens: n })
const sail = (shore: string, i = 0) => ({ verb: 'sail', ship: i, shore })
const land = (n: number, i = 0) => ({ verb: 'land', ship: i, tokens: n })
const moving = (p: Table, seat = 0): Table => p.at(DECISIONS.move, seat)
const DONE = { verb: 'done' }

describe('by land', () => {
  test('ADV-5.2 ADV-5.3 any of their own tokens over one land border; cities do not move', () => {
    const p = moving(city(put(put(table(), 0, 'rome', 3), 1, 'rome', 2), 0, 'neapolis'))
    p.play(0, walk('rome', 'etruria', 2))
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'etruria')]).toEqual([1, 2])
    expect(p.refusal(0, walk('rome', 'etruria', 2))).toMatchObject({ rule: 'ADV-5.2' })
    expect(p.refusal(0, walk('rome', 'athens', 1))).toMatchObject({ rule: 'ADV-5.3' })
    expect(p.choices(0, 'walk').every(c => c.area === 'rome')).toBe(true)
    p.play(0, DONE)
  })
  test('ADV-5.4 ADV-5.11 a token that has walked is finished: no second border, no ship', () => {
    const p = moving(ship(put(table(), 0, 'rome', 2), 0, 'etruria'))
    p.play(0, walk('rome', 'etruria', 2))
    expect(p.refusal(0, walk('etruria', 'cisalpina', 1))).toMatchObject({ rule: 'ADV-5.4' })
    expect(p.refusal(0, board(1))).toMatchObject({ rule: 'ADV-5.11' })
  })
})

describe('Roadbuilding', () => {
  const roads = (p: Table): Table => moving(owns(p, 0, 'roadbuilding'))
  test('ADV-5.7 ADV-18.5b ADV-R-13 two land borders in one movement, also into an area with anything in it; then the token is finished', () => {
    const p = roads(city(put(put(table(), 0, 'rome', 3), 1, 'cisalpina', 4), 0, 'etruria'))
    expect(moving(put(table(), 0, 'rome', 3)).can(0, walk('rome', 'cisalpina', 2))).toBe(false)
    p.play(0, walk('rome', 'cisalpina', 2)) // through their own city
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'cisalpina'), tokens(p, 0, 'etruria')]).toEqual([1, 2, 0])
    expect(p.refusal(0, walk('cisalpina', 'etruria', 1))).toMatchObject({ rule: 'ADV-5.4' })
    expect(p.refusal(0, walk('rome', 'germania', 1))).toMatchObject({ rule: 'ADV-5.7', key: 'refuse.twoBorders' })
    expect(p.refusal(0, walk('rome', 'sardinia', 1))).toMatchObject({ rule: 'ADV-5.7' })
  })
  test('ADV-5.8 ADV-21.4 not through an area with a foreign unit, Barbarians or a pirate city', () => {
    // From etruria to samnium the ways lead by rome and by rubicon.
    const both = (block: (p: Table, id: 'rome' | 'rubicon') => Table): Table =>
      roads(block(block(put(table(), 0, 'etruria', 2), 'rome'), 'rubicon'))
    const target = walk('etruria', 'samnium', 1)
    expect(roads(put(table(), 0, 'etruria', 2)).can(0, target)).toBe(true)
    for (const block of [
      (p: Table, id: 'rome' | 'rubicon') => put(p, 1, id, 1),
      (p: Table, id: 'rome' | 'rubicon') => city(p, 1, id),
      (p: Table, id: 'rome' | 'rubicon') => barbarians(p, id, 1),
      (p: Table, id: 'rome' | 'rubicon') => pirates(p, id),
    ])
      expect(both(block).refusal(0, target)).toMatchObject({ rule: 'ADV-5.8', key: 'refuse.roadBlocked' })
    expect(roads(put(put(table(), 0, 'etruria', 2), 1, 'rome', 1)).can(0, target)).toBe(true) // one way is open
    expect(both((p, id) => put(p, 0, id, 3)).can(0, target)).toBe(true) // their own are no hindrance
    expect(both((p, id) => city(p, 0, id)).can(0, target)).toBe(true) // nor is their own city (ADV-R-13)
  })
  test('ADV-22.10 ADV-R-4 neither into an area out of play nor through one', () => {
    const p = roads(put(table(2), 0, 'macedonia', 1))
    expect(p.choices(0, 'walk').length).toBeGreaterThan(4)
    expect(p.choices(0, 'walk').filter(c => !HAZELNUT.includes(c.to as AreaId))).toEqual([])
    // Without the fourth panel Syria, between Aleppo and Jericho, is missing.
    const without = (fivePlayerBoard: string): Table =>
      roads(
        put(
          table(5, { nations: ['thrace', 'crete', 'asia', 'assyria', 'egypt'], options: { fivePlayerBoard } }),
          0,
          'aleppo',
          1,
        ),
      )
    expect(['east', 'west'].map(b => without(b).can(0, walk('aleppo', 'jericho', 1)))).toEqual([true, false])
  })
  test('ADV-5.9 it never leads on board a ship', () => {
    const p = roads(ship(put(table(), 0, 'cisalpina', 1), 0, 'rome'))
    p.play(0, walk('cisalpina', 'rome', 1))
    expect(p.refusal(0, board(1))).toMatchObject({ rule: 'ADV-5.11' })
    const q = roads(ship(put(table(), 0, 'etruria', 1), 0, 'rome'))
    expect(q.can(0, board(1))).toBe(false) // not by way of a border either
  })
})

describe('by ship', () => {
  test('ADV-5.10 at most five tokens aboard at any moment', () => {
    const p = moving(ship(put(table(), 0, 'rome', 7), 0, 'rome'))
    p.play(0, board(4))
    expect(p.refusal(0, board(2))).toMatchObject({ rule: 'ADV-5.10' })
    p.play(0, board(1))
    expect(p.s.aboard[0]).toBe(5)
  })
  test('ADV-5.12 ADV-5.13 ADV-18.2b four areas over water borders, five with Cloth Making; an area entered again counts', () => {
    const coast = ['etruria', 'rome', 'neapolis', 'rome']
    const p = moving(ship(table(), 0, 'rome'))
    expect(p.refusal(0, sail('carthage'))).toMatchObject({ rule: 'ADV-5.12' })
    for (const shore of coast) p.play(0, sail(shore))
    expect(p.refusal(0, sail('etruria'))).toMatchObject({ rule: 'ADV-5.13', args: { most: 4 } })
    const q = moving(owns(ship(table(), 0, 'rome'), 0, 'cloth-making'))
    for (const shore of [...coast, 'etruria']) q.play(0, sail(shore))
    expect(q.refusal(0, sail('rome'))).toMatchObject({ rule: 'ADV-5.13', args: { most: 5 } })
    expect(
      moving(ship(table(), 0, 'gordium'))
        .choices(0, 'sail')
        .map(c => c.shore),
    ).toEqual(['galatia-lake-tatta', 'kanesh'])
  })
  test('ADV-5.14 it loads and unloads on the way and goes back over its route', () => {
    const p = moving(ship(put(table(), 0, 'rome', 9), 0, 'rome'))
    p.play(0, board(5))
      .play(0, sail('neapolis'))
      .play(0, land(5))
      .play(0, sail('rome'))
      .play(0, board(4))
      .play(0, sail('neapolis'))
      .play(0, land(4))
    expect([tokens(p, 0, 'neapolis'), p.s.sailed[0]]).toEqual([9, 3])
    p.play(0, DONE)
    sound(p)
  })
  test('ADV-5.15 nobody stays aboard, and a token uses one ship', () => {
    const p = moving(ship(ship(put(table(), 0, 'rome', 3), 0, 'rome'), 0, 'neapolis', 1))
    p.play(0, board(3))
    expect(p.refusal(0, DONE)).toMatchObject({ rule: 'ADV-5.15' })
    p.play(0, sail('neapolis')).play(0, land(3))
    expect(p.refusal(0, board(1, 1))).toMatchObject({ rule: 'ADV-5.11' })
  })
  test('ADV-5.16 ADV-5.17 ADV-18.8b open sea needs Astronomy, and no ship ends there', () => {
    expect(moving(ship(table(), 0, 'rome')).refusal(0, sail('western-mediterranean'))).toMatchObject({
      rule: 'ADV-5.16',
    })
    const q = moving(owns(ship(table(), 0, 'rome'), 0, 'astronomy'))
    q.play(0, sail('western-mediterranean'))
    expect(q.refusal(0, DONE)).toMatchObject({ rule: 'ADV-5.17' })
    q.play(0, sail('sardinia')).play(0, DONE)
  })
  test('ADV-5.19 ADV-R-14 in delphi a ship leaves by the shore it came in, in later rounds too, unit or no unit', () => {
    const p = moving(put(ship(table(), 0, 'athens'), 0, 'delphi', 3))
    p.play(0, sail('delphi-east'))
    expect(p.refusal(0, sail('corinth'))).toMatchObject({ rule: 'ADV-5.19' })
    p.play(0, DONE)
    moving(p)
    expect(
      p
        .choices(0, 'sail')
        .map(c => c.shore)
        .sort(),
    ).toEqual(['athens', 'chalcis', 'thessaly'])
    expect(p.choices(0, 'cross')).toEqual([])
    expect(p.legal(0).some(a => a.verb === 'leave')).toBe(false)
  })
  test('ADV-T-93 ADV-R-14 ADV-R-65 sea and lake of one area do not meet; a ship keeps its water', () => {
    const reach = (from: string): string[] => {
      const seen = new Set([from])
      for (const shore of seen)
        for (const c of moving(ship(table(), 0, shore)).choices(0, 'sail')) seen.add(c.shore as string)
      return [...seen].sort()
    }
    expect(reach('galatia-lake-tatta')).toEqual(['galatia-lake-tatta', 'gordium', 'kanesh'])
    const sea = moving(ship(table(), 0, 'galatia-mediterranean'))
      .choices(0, 'sail')
      .map(c => c.shore)
    expect(sea).not.toContain('gordium')
    expect(sea).not.toContain('kanesh')
    expect(
      moving(ship(table(), 0, 'armenia-lake-van'))
        .choices(0, 'sail')
        .map(c => c.shore)
        .sort(),
    ).toEqual(['nineveh-lake-van', 'van'])
  })
  test('ADV-5.20 Barbarians do not move in this phase', () => {
    const p = barbarians(put(put(table(2), 0, 'athens', 2), 1, 'knossos', 2), 'thrace', 2)
    p.run(PROGRAMS.round)
    while (p.s.round === 1 && (p.asked === 'ships' || p.asked === 'move')) p.play(p.owing[0], DONE)
    expect(wild(p, 'thrace')).toBe(2)
  })
})
