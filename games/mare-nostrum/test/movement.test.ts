import { describe, expect, test } from 'vitest'
import { provinceNumber, seaNumber } from '../src/board.ts'
import { mareNostrum } from '../src/game.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { done, march } from './frequent-moves.ts'
import {
  BABYLON,
  bare,
  built,
  CARTHAGE,
  control,
  EGYPT,
  fortress,
  GREECE,
  legions,
  legionsAt,
  onMarker,
  ROME,
  sound,
  standing,
  stands,
  type Table,
  table,
  triremes,
  triremesAt,
  turnOf,
} from './table.ts'

describe('order and movement', () => {
  test('MN-4a MN-0c the Military Leader names who moves, perhaps themselves, until all have had a turn', () => {
    const m = bare(3).run(PROGRAMS.war)
    expect([m.asked, m.owing]).toEqual(['nameMover', [ROME]])
    m.play(ROME, { verb: 'appoint', target: 2 })
    expect(m.choices(ROME, 'appoint').map(a => a.target)).toEqual([0, 1])
    m.play(ROME, { verb: 'appoint', target: ROME })
    expect(m.asked).toBe(null)
  })
  test('MN-4.1b MN-4.1.1d MN-R-32 MN-R-92b conversion, triremes, sea battles, legions, land battles, conquest, in this order', () => {
    const m = legions(legions(control(bare(), GREECE, 'cisalpina', 'noricum'), ROME, 'cisalpina', 2), ROME, 'italia', 1)
    onMarker(m, ROME, 'cisalpina')
    triremes(triremes(m, ROME, 'ionian', 3), GREECE, 'aegean')
    legions(m, GREECE, 'noricum', 1)
    turnOf(m, ROME, PROGRAMS.turn)
    expect(m.asked).toBe('convert')
    m.play(ROME, { verb: 'convert', province: 'cisalpina' })
    expect(m.asked).toBe('sail')
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'aegean', triremes: 3 })
    done(m, ROME)
    expect(m.asked).toBe('attack')
    m.play(ROME, { verb: 'attack', sea: 'aegean', target: GREECE })
    expect(m.asked).toBe('march')
    march(m, ROME, 'cisalpina', 'noricum', 2)
    m.dice(5, 5, 0)
    done(m, ROME) // 7 + 7 against 1 + 2: the legion is gone
    expect(m.asked).toBe('conquest')
    done(m, ROME)
    expect(m.asked).toBe(null)
  })
  test('MN-R-92b a player who has moved everything still ends it themselves; no die falls before', () => {
    const m = bare()
    triremes(legions(legions(m, ROME, 'cisalpina', 1), GREECE, 'noricum', 1), ROME, 'ionian', 1)
    turnOf(m, ROME, PROGRAMS.turn)
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'aegean', triremes: 1 })
    expect([m.asked, m.legal(ROME)]).toEqual(['sail', [{ verb: 'done' }]])
    done(m, ROME)
    march(m, ROME, 'cisalpina', 'noricum')
    expect([m.asked, m.legal(ROME), m.seen('rolled')]).toEqual(['march', [{ verb: 'done' }], []])
    for (const name of ['sail', 'march'])
      expect(mareNostrum.decisions.find(decision => decision.name === name)?.alwaysAsk).toBe(true)
    m.dice(0, 0)
    done(m, ROME)
    expect(m.seen('rolled')).toHaveLength(2)
  })
  test('MN-4.1a any number of triremes and legions, or none', () => {
    const m = turnOf(legions(triremes(bare(), ROME, 'ionian', 2), ROME, 'italia', 3), ROME, PROGRAMS.turn)
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'african', triremes: 1 }).play(ROME, {
      verb: 'sail',
      sea: 'ionian',
      toSea: 'aegean',
      triremes: 1,
    })
    done(m, ROME)
    march(m, ROME, 'italia', 'cisalpina', 2)
    done(m, ROME)
    expect([
      triremesAt(m, ROME, 'african'),
      triremesAt(m, ROME, 'aegean'),
      legionsAt(m, ROME, 'cisalpina'),
      legionsAt(m, ROME, 'italia'),
    ]).toEqual([1, 1, 2, 1])
    sound(m)
  })
  test('MN-4.1.1a MN-R-37a a trireme moves to one adjacent sea, once', () => {
    const m = turnOf(triremes(bare(), ROME, 'ionian'), ROME, PROGRAMS.turn)
    expect(m.refusal(ROME, { verb: 'sail', sea: 'ionian', toSea: 'egyptian', triremes: 1 })).toMatchObject({
      rule: 'MN-4.1.1a',
      key: 'refuse.seaFar',
    })
    m.play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'african', triremes: 1 })
    expect(m.refusal(ROME, { verb: 'sail', sea: 'african', toSea: 'egyptian', triremes: 1 })).toMatchObject({
      rule: 'MN-R-37a',
      key: 'refuse.sailed',
    })
    triremes(m, ROME, 'african')
    // only the one that has not moved
    expect(m.choices(ROME, 'sail').every(a => a.sea === 'african' && a.triremes === 1)).toBe(true)
  })
  test('MN-4.1.1b MN-9f MN-R-93a an attack on one opponent in each sea, never compulsory', () => {
    const m = triremes(triremes(triremes(bare(), ROME, 'ionian', 3), GREECE, 'ionian'), CARTHAGE, 'ionian')
    turnOf(m, ROME, PROGRAMS.turn)
    done(m, ROME)
    expect(m.legal(ROME).map(a => a.target ?? a.verb)).toEqual(['done', GREECE, CARTHAGE])
    m.dice(0, 0, 0, 0).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
    expect(m.asked).toBe(null) // not a second battle there
    const again = m.at(DECISIONS.attack, ROME)
    again.s.foughtSea[seaNumber('ionian')] = 1
    expect(again.refusal(ROME, { verb: 'attack', sea: 'ionian', target: CARTHAGE })).toMatchObject({ rule: 'MN-9f' })
  })
  test('MN-4.1.2a MN-R-37a MN-R-37b a legion goes one step by land, or any number over a chain of own triremes, once', () => {
    const m = legions(triremes(triremes(bare(), ROME, 'ionian'), ROME, 'african'), ROME, 'italia', 8)
    m.at(DECISIONS.march, ROME)
    m.s.active = ROME
    expect(
      m.refusal(ROME, { verb: 'march', province: 'italia', to: 'gallia', post: 'free', legions: 1 }),
    ).toMatchObject({
      rule: 'MN-4.1.2a',
      key: 'refuse.marchFar',
    })
    march(m, ROME, 'italia', 'cyrenaica', 7)
    expect(
      m.refusal(ROME, { verb: 'march', province: 'cyrenaica', to: 'tripolitania', post: 'free', legions: 1 }),
    ).toMatchObject({
      rule: 'MN-R-37a',
      key: 'refuse.marched',
    })
    march(m, ROME, 'italia', 'cisalpina')
    expect(m.choices(ROME, 'march')).toEqual([]) // nobody is left to move
    sound(m)
  })
  test('MN-4.1.2d MN-4.1.2e Rome carries legions from Italy and Crete to Cyrenaica past an Egyptian trireme, attacked or not', () => {
    for (const attacks of [false, true]) {
      const m = legions(legions(triremes(bare(), ROME, 'ionian', 2), ROME, 'italia', 2), ROME, 'creta', 1)
      triremes(m, EGYPT, 'african')
      turnOf(m, ROME, PROGRAMS.turn).play(ROME, { verb: 'sail', sea: 'ionian', toSea: 'african', triremes: 1 })
      done(m, ROME)
      if (attacks)
        m.dice(5, 3).play(ROME, { verb: 'attack', sea: 'african', target: EGYPT }) // 6: a hit; 4: none
      else done(m, ROME)
      march(march(m, ROME, 'italia', 'cyrenaica', 2), ROME, 'creta', 'cyrenaica')
      expect([legionsAt(m, ROME, 'cyrenaica'), triremesAt(m, EGYPT, 'african')]).toEqual([3, attacks ? 0 : 1])
    }
  })
  test('MN-4.1.2f MN-4.1.2b Babylon in Syria beside Egyptian legions: both to Judea, one to Asia, or stay', () => {
    const syria = (): Table => {
      const m = legions(fortress(control(bare(), BABYLON, 'syria'), BABYLON, 'syria'), BABYLON, 'syria', 2)
      return turnOf(
        fortress(control(legions(m, EGYPT, 'syria', 2), EGYPT, 'judea'), EGYPT, 'judea'),
        BABYLON,
        PROGRAMS.turn,
      )
    }
    const away = done(march(syria(), BABYLON, 'syria', 'judea', 2), BABYLON)
    expect(
      away
        .choices(BABYLON, 'fight')
        .map(a => a.province)
        .sort(),
    ).toEqual(['judea', 'syria'])
    away.dice(0, 0).play(BABYLON, { verb: 'fight', province: 'syria', target: EGYPT })
    expect(away.seen('rolled')[0]).toMatchObject({ seat: BABYLON, dice: 'none', sum: 5, hits: 1 }) // the fortress alone
    const split = done(march(syria(), BABYLON, 'syria', 'asia'), BABYLON)
    expect(split.seen('rolled')[0].dice.split(' ').length).toBe(1)
    const stay = done(syria(), BABYLON)
    expect(stay.seen('rolled')[0].dice.split(' ').length).toBe(2)
  })
  test('MN-R-37c fortresses never move', () => {
    const m = fortress(legions(bare(), ROME, 'italia', 1), ROME, 'italia').at(DECISIONS.march, ROME)
    expect(
      m.refusal(ROME, { verb: 'march', province: 'italia', to: 'cisalpina', post: 'fortress', legions: 1 }),
    ).toMatchObject({
      rule: 'MN-R-37c',
    })
  })
  test('MN-R-37d legions leave a war freely and enter any visible province', () => {
    const m = legions(legions(bare(), ROME, 'gallia', 1), GREECE, 'gallia', 1)
    m.s.active = ROME
    m.at(DECISIONS.march, ROME)
    expect(m.choices(ROME, 'march').map(a => a.to)).toEqual(['cisalpina', 'germania', 'noricum'])
  })
  test('MN-R-92a MN-R-39c the player who moves legions chooses which; leaving ends the occupation at once', () => {
    const m = legions(built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene', 'cyrenaica-papyrus'), ROME, 'cyrenaica', 3)
    onMarker(standing(m, ROME, 'cyrenaica-papyrus'), ROME, 'cyrenaica')
    m.s.active = ROME
    m.at(DECISIONS.march, ROME)
    expect(
      m
        .choices(ROME, 'march')
        .filter(a => a.to === 'aegyptus')
        .map(a => [a.post, a.legions]),
    ).toEqual([
      ['free', 1],
      ['slot1', 1],
      ['marker', 1],
    ])
    march(m, ROME, 'cyrenaica', 'tripolitania', 1, 'slot1')
    expect(stands(m, 'cyrenaica-papyrus')).toBe(-1)
    march(m, ROME, 'cyrenaica', 'tripolitania', 1, 'marker')
    expect(m.s.onMarker[provinceNumber('cyrenaica')]).toBe(-1)
    sound(m)
  })
})
test('MN-8c a promise binds nobody: Rome may enter Dacia', () => {
  const m = turnOf(legions(table(), ROME, 'dalmatia', 1), ROME, PROGRAMS.turn)
  expect(m.can(ROME, { verb: 'march', province: 'dalmatia', to: 'dacia', post: 'free', legions: 1 })).toBe(true)
})
