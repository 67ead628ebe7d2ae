import { AREA_OF_SHORE, map } from '@ecumene/civilization-family/src/map.ts'
import { population, strength } from '@ecumene/civilization-family/src/query.ts'
import { describe, expect, test } from 'vitest'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { city, owns, put, ship, sound, type Table, table, tokens } from './table.ts'

const walk = (from: string, to: string, n: number) => ({ verb: 'walk', area: from, to, tokens: n })
const board = (n: number, i = 0) => ({ verb: 'board', ship: i, tokens: n })
const sail = (shore: string, i = 0) => ({ verb: 'sail', ship: i, shore })
const land = (n: number, i = 0) => ({ verb: 'land', ship: i, tokens: n })
const moving = (p: Table, seat = 0): Table => p.at(DECISIONS.move, seat)

describe('by land', () => {
  test('CIV-10.1a CIV-10.1b CIV-10.2a a player moves any of their own tokens over one land border', () => {
    const p = moving(put(put(table(), 0, 'rome', 3), 1, 'rome', 2))
    p.play(0, walk('rome', 'etruria', 2))
    expect([tokens(p, 0, 'rome'), tokens(p, 0, 'etruria')]).toEqual([1, 2])
    expect(p.refusal(0, walk('rome', 'etruria', 2))).toMatchObject({ rule: 'CIV-10.1b' })
    expect(p.refusal(0, walk('rome', 'athens', 1))).toMatchObject({ rule: 'CIV-10.2a' })
    expect(p.refusal(0, walk('rome', 'corsica', 1))).toMatchObject({ rule: 'CIV-10.2a', key: 'refuse.noLandBorder' })
  })
  test('CIV-10.1c a player finishes before the next begins', () => {
    const p = table(2)
    put(p, 0, 'rome', 3)
    put(p, 1, 'athens', 2)
    p.run(PROGRAMS.round)
    while (p.asked === 'ships') p.play(p.owing[0], { verb: 'done' })
    expect([p.asked, p.owing]).toEqual(['move', [0]])
    expect(p.refusal(1, walk('athens', 'delphi', 1))).toMatchObject({ key: 'table.turn' })
    p.play(0, { verb: 'done' })
    expect(p.owing).toEqual([1])
  })
  test('CIV-10.2b CIV-R-15 a token that has walked is finished: no second border, no ship; a border that is both may be walked', () => {
    const p = moving(ship(put(table(), 0, 'rome', 2), 0, 'etruria'))
    p.play(0, walk('rome', 'etruria', 2))
    expect(p.refusal(0, walk('etruria', 'cisalpina', 1))).toMatchObject({ rule: 'CIV-10.2b' })
    expect(p.refusal(0, board(1))).toMatchObject({ rule: 'CIV-10.5b' })
    put(p, 0, 'etruria', 1)
    p.play(0, board(1)) // the one that was there
    expect(p.can(0, board(1))).toBe(false)
  })
  test('CIV-10.2d cities do not move', () => {
    const p = moving(city(table(), 0, 'rome'))
    expect(p.legal(0)).toEqual([{ verb: 'done' }])
  })
})

describe('by ship', () => {
  test('CIV-10.5a at most five tokens aboard at any moment', () => {
    const p = moving(ship(put(table(), 0, 'rome', 7), 0, 'rome'))
    expect(p.choices(0, 'board')).toHaveLength(5)
    p.play(0, board(4))
    expect(p.refusal(0, board(2))).toMatchObject({ rule: 'CIV-10.5a' })
    p.play(0, board(1))
    expect(p.s.aboard[0]).toBe(5)
  })
  test('CIV-8.1a CIV-2.3.3b tokens aboard are not on the board; they are as soon as they land', () => {
    const p = moving(ship(city(put(table(), 0, 'rome', 7), 0, 'tarentum'), 0, 'rome'))
    p.play(0, board(4))
    expect([population(p.s, 0), strength(p.s, 0)]).toEqual([3, 8])
    p.play(0, sail('etruria')).play(0, land(4))
    expect([population(p.s, 0), strength(p.s, 0)]).toEqual([7, 12])
  })
  test('CIV-10.6a CIV-10.6b CIV-22.3.3 CIV-R-16 four areas over water borders, five with Cloth Making; every area entered counts', () => {
    const coast = ['etruria', 'rome', 'neapolis', 'rome']
    const p = moving(ship(table(), 0, 'rome'))
    expect(p.refusal(0, sail('carthage'))).toMatchObject({ rule: 'CIV-10.6b' })
    for (const shore of coast) p.play(0, sail(shore))
    expect(p.refusal(0, sail('etruria'))).toMatchObject({ rule: 'CIV-10.6a', args: { most: 4 } })
    const q = moving(owns(ship(table(), 0, 'rome'), 0, 'cloth-making'))
    for (const shore of [...coast, 'etruria']) q.play(0, sail(shore))
    expect(q.refusal(0, sail('rome'))).toMatchObject({ rule: 'CIV-10.6a', args: { most: 5 } })
  })
  test('CIV-10.1a of two equal ships the one with the lower number is listed; no other rule is named for its equal', () => {
    const p = moving(ship(ship(put(table(), 0, 'rome', 2), 0, 'rome'), 0, 'rome', 1))
    expect(p.can(0, sail('etruria'))).toBe(true)
    for (const action of [sail('etruria', 1), board(1, 1)])
      expect(p.refusal(0, action)).toMatchObject({ rule: 'CIV-10.1a', key: 'table.illegal' })
    p.play(0, sail('etruria'))
    expect(p.can(0, sail('etruria', 1))).toBe(true) // they differ now
  })
  test('CIV-10.7a CIV-10.7b CIV-22.3.8 open sea needs Astronomy, and no ship stops or is caught there', () => {
    const p = moving(ship(table(), 0, 'rome'))
    expect(p.refusal(0, sail('western-mediterranean'))).toMatchObject({ rule: 'CIV-10.7a' })
    const q = moving(owns(ship(table(), 0, 'rome'), 0, 'astronomy'))
    q.play(0, sail('western-mediterranean'))
    expect(q.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'CIV-10.7b' })
    q.play(0, sail('sardinia'))
    q.play(0, { verb: 'done' })
    const r = moving(owns(ship(table(), 0, 'rome'), 0, 'astronomy'))
    for (const shore of ['neapolis', 'rome', 'neapolis']) r.play(0, sail(shore))
    expect(r.refusal(0, sail('western-mediterranean'))).toMatchObject({ rule: 'CIV-10.7b', key: 'refuse.caughtAtSea' })
  })
  test('CIV-10.8a CIV-10.8b CIV-R-92 it loads and lands on the way, goes back, ferries two loads; other moves may come between', () => {
    const p = moving(ship(put(put(table(), 0, 'rome', 9), 0, 'etruria', 2), 0, 'rome'))
    p.play(0, board(5))
    p.play(0, sail('neapolis'))
    p.play(0, land(5))
    p.play(0, walk('etruria', 'cisalpina', 1))
    p.play(0, sail('rome'))
    p.play(0, board(4))
    p.play(0, sail('neapolis'))
    p.play(0, land(3))
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'CIV-10.9a' })
    p.play(0, sail('campania'))
    p.play(0, land(1))
    expect([tokens(p, 0, 'neapolis'), tokens(p, 0, 'campania'), tokens(p, 0, 'rome')]).toEqual([8, 1, 0])
    p.play(0, { verb: 'done' })
    sound(p)
  })
  test('CIV-10.9a CIV-10.9b nobody stays aboard, and a token that has landed boards no other ship', () => {
    const p = moving(ship(ship(put(table(), 0, 'rome', 3), 0, 'rome'), 0, 'neapolis', 1))
    p.play(0, board(3))
    expect(p.can(0, { verb: 'done' })).toBe(false)
    p.play(0, sail('neapolis'))
    p.play(0, land(3))
    expect(p.refusal(0, board(1, 1))).toMatchObject({ rule: 'CIV-10.5b' })
    expect(p.refusal(0, walk('neapolis', 'samnium', 1))).toMatchObject({ rule: 'CIV-10.2b' })
  })
  test('CIV-10.10a lakes are water; a wholly land border is no way for a ship', () => {
    const p = moving(ship(table(), 0, 'gordium'))
    expect(p.choices(0, 'sail').map(c => c.shore)).toEqual(['galatia-lake-tatta', 'kanesh'])
    expect(p.refusal(0, sail('ankara'))).not.toBeNull()
  })
  test('CIV-R-92 tokens land only where there is land; the census order stands, and a player without tokens still moves their ships', () => {
    const p = moving(owns(ship(put(table(), 0, 'rome', 1), 0, 'rome'), 0, 'astronomy'))
    p.play(0, board(1))
    p.play(0, sail('western-mediterranean'))
    expect(p.refusal(0, land(1))).toMatchObject({ rule: 'CIV-R-92' })
    const q = moving(ship(table(), 0, 'rome'))
    expect(q.choices(0, 'sail').length).toBeGreaterThan(0)
    // Levied tokens do not change who moves first.
    const r = table(2)
    put(r, 0, 'rome', 3)
    put(r, 1, 'athens', 2)
    r.run(PROGRAMS.round)
    r.play(0, { verb: 'launch', shore: 'rome', levy: 2 })
    while (r.asked === 'ships') r.play(r.owing[0], { verb: 'done' })
    expect([tokens(r, 0, 'rome'), r.owing]).toEqual([3, [0]])
  })
})

describe('what the clock plays', () => {
  test('CIV-10.7b CIV-10.9a a ship comes out of the open sea to a shore in play, and the tokens aboard land', () => {
    // Four players: most shores of this sea are out of play, Phaestos is not.
    const p = moving(owns(ship(put(table(4), 0, 'knossos', 2), 0, 'central-mediterranean'), 0, 'astronomy'))
    p.until(null)
    expect([p.seen('sailed').length, map.openSea[AREA_OF_SHORE[p.s.ship[0]]]]).toEqual([2, 0])
    const q = moving(owns(ship(put(table(), 0, 'rome', 2), 0, 'rome'), 0, 'astronomy'))
    q.play(0, board(2)).play(0, sail('western-mediterranean'))
    expect(q.clock(0)).toEqual(sail('campania'))
    q.until(null)
    expect(tokens(q, 0, 'campania')).toBe(2)
  })
})

describe('two coasts', () => {
  test('CIV-23.3a a ship never passes from one coast of central Greece to the other within one move', () => {
    const p = moving(put(ship(table(), 0, 'epirus'), 0, 'delphi', 1))
    p.play(0, sail('delphi-west'))
    expect(p.refusal(0, sail('athens'))).toMatchObject({ rule: 'CIV-23.3a' })
    expect(p.can(0, { verb: 'cross', ship: 0 })).toBe(false)
    expect(p.choices(0, 'sail').map(c => c.shore)).toEqual(['corinth', 'epirus', 'ithaca'])
    const q = moving(ship(table(), 0, 'epirus'))
    expect(q.refusal(0, sail('delphi-east'))).toMatchObject({ rule: 'CIV-23.3a' })
    expect(moving(ship(table(), 0, 'rome')).refusal(0, sail('delphi-east'))).toMatchObject({ rule: 'CIV-10.6b' })
  })
  test('CIV-23.3b CIV-R-17 in a later round it may change over, free of charge, if its owner has a unit there', () => {
    const p = moving(ship(table(), 0, 'delphi-west'))
    expect(p.refusal(0, { verb: 'cross', ship: 0 })).toMatchObject({ rule: 'CIV-23.3b' })
    put(p, 0, 'delphi', 1)
    p.play(0, { verb: 'cross', ship: 0 })
    expect(p.seen('crossed')).toEqual([{ type: 'crossed', seat: 0, shore: 'delphi-east' }])
    expect(p.can(0, { verb: 'cross', ship: 0 })).toBe(false) // once
    expect(moving(put(ship(table(), 0, 'rome'), 0, 'delphi', 1)).choices(0, 'cross')).toEqual([]) // not from elsewhere
    for (const shore of ['athens', 'chalcis', 'thessaly', 'chalcis']) p.play(0, sail(shore))
    // A city there does as well; a ship just built lies where its builder put it.
    expect(moving(city(ship(table(), 0, 'delphi-east'), 0, 'delphi')).can(0, { verb: 'cross', ship: 0 })).toBe(true)
    const q = put(table(), 0, 'delphi', 3).at(DECISIONS.ships, 0, 1, 2)
    q.play(0, { verb: 'launch', shore: 'delphi-west', levy: 2 })
    expect(moving(q).can(0, { verb: 'cross', ship: 0 })).toBe(false)
  })
  test('CIV-R-91 CIV-T-28 a ship stays on its water: lakes lead nowhere else', () => {
    const p = moving(put(ship(table(), 0, 'lycia'), 0, 'galatia', 2))
    expect(p.refusal(0, sail('galatia-lake-tatta'))).toMatchObject({ rule: 'CIV-R-91', key: 'refuse.noWaterBorder' })
    p.play(0, sail('galatia-mediterranean'))
    expect(p.refusal(0, sail('gordium'))).not.toBeNull()
    expect(p.refusal(0, sail('kanesh'))).not.toBeNull()
    expect(p.can(0, { verb: 'cross', ship: 0 })).toBe(false)
    const q = moving(put(ship(table(), 0, 'galatia-lake-tatta'), 0, 'galatia', 1))
    expect(q.can(0, { verb: 'cross', ship: 0 })).toBe(false) // not in a later round either
    const r = moving(ship(table(), 0, 'gordium'))
    expect(r.choices(0, 'sail').map(c => c.shore)).toEqual(['galatia-lake-tatta', 'kanesh'])
    const t = moving(ship(table(), 0, 'media'))
    t.play(0, sail('lesser-armenia-caspian'))
    expect(t.refusal(0, sail('elam'))).not.toBeNull()
    const u = moving(ship(table(), 0, 'armenia-lake-van'))
    expect(u.choices(0, 'sail').map(c => c.shore)).toEqual(['nineveh-lake-van', 'van'])
    expect(
      moving(ship(table(), 0, 'scythia'))
        .choices(0, 'sail')
        .map(c => c.shore),
    ).toEqual(['crimea', 'danube', 'kuban'])
  })
})
