import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { provinceNumber } from '../src/board.ts'
import { greatCities } from '../src/query/control.ts'
import { at, BLOCKS, MARKER } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { begin, conquest, cyrenaica } from './frequent-moves.ts'
import {
  allFirst,
  allPass,
  bare,
  built,
  control,
  controller,
  count,
  EGYPT,
  GREECE,
  holding,
  isBuilt,
  legions,
  levels,
  onMarker,
  ROME,
  reserve,
  sound,
  standing,
  stands,
  type Table,
  triremes,
  verbsOf,
} from './table.ts'

describe('the conqueror', () => {
  test('MN-4.3a only their units remain in a province of an opponent', () => {
    expect(verbsOf(conquest(cyrenaica()), ROME)).toEqual(['done', 'occupy', 'occupyMarker', 'pillage'])
    const shared = conquest(legions(cyrenaica(), EGYPT, 'cyrenaica', 1))
    expect(shared.refusal(ROME, { verb: 'occupy', province: 'cyrenaica' })).toMatchObject({
      rule: 'MN-4.3a',
      key: 'refuse.notConquered',
    })
    expect(verbsOf(conquest(legions(bare(), ROME, 'gallia', 1)), ROME)).toEqual(['done'])
  })
  test('MN-4.3b MN-R-39a MN-R-95a one of pillage, buildings, marker, or nothing, asked once at the end of the turn', () => {
    const m = begin(cyrenaica())
    m.play(ROME, { verb: 'done' }) // march
    expect(m.asked).toBe('conquest')
    m.play(ROME, { verb: 'pillage', slot: 'cyrene' })
    expect(m.refusal(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })).toMatchObject({
      rule: 'MN-R-39a',
      key: 'refuse.settled',
    })
    m.play(ROME, { verb: 'done' })
    expect(m.asked).toBe(null)
  })
  test('MN-4.3f MN-R-39b who still holds it in the next turn may choose again; without a choice the occupation goes on', () => {
    const m = conquest(cyrenaica()).play(ROME, { verb: 'occupy', province: 'cyrenaica' })
    m.play(ROME, { verb: 'put', slot: 'cyrene' }).play(ROME, { verb: 'done' }).play(ROME, { verb: 'done' })
    begin(m).play(ROME, { verb: 'done' })
    expect(stands(m, 'cyrene')).toBe(ROME)
    m.play(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })
    expect([stands(m, 'cyrene'), m.s.onMarker[provinceNumber('cyrenaica')]]).toEqual([NONE, ROME]) // reassigned
  })
  test('MN-R-95b pillage lifts all own occupation in the province', () => {
    const m = conquest(onMarker(standing(cyrenaica(3), ROME, 'cyrene', 'cyrenaica-market'), ROME, 'cyrenaica'))
    m.play(ROME, { verb: 'pillage', slot: 'cyrenaica-papyrus' })
    expect([stands(m, 'cyrene'), stands(m, 'cyrenaica-market'), m.s.onMarker[provinceNumber('cyrenaica')]]).toEqual([
      NONE,
      NONE,
      NONE,
    ])
    sound(m)
  })
  test('MN-R-95b a marker occupied anew waits anew: it is converted at the start of the next turn, not now', () => {
    const m = begin(onMarker(control(cyrenaica(2), ROME, 'tripolitania'), ROME, 'cyrenaica'))
    expect(m.asked).toBe('convert')
    allPass(m, () => m.asked !== 'conquest')
    m.play(ROME, { verb: 'occupy', province: 'cyrenaica' })
    expect(m.s.onMarker[provinceNumber('cyrenaica')]).toBe(NONE) // buildings instead: the marker is free
    const anew = begin(onMarker(control(cyrenaica(2), ROME, 'tripolitania'), ROME, 'cyrenaica'))
    allPass(anew, () => anew.asked !== 'conquest')
    anew.play(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })
    if (anew.asked === 'conquest') anew.play(ROME, { verb: 'done' })
    expect([anew.asked, anew.s.control[provinceNumber('cyrenaica')]]).toEqual([null, EGYPT])
    expect(begin(anew).can(ROME, { verb: 'convert', province: 'cyrenaica' })).toBe(true)
  })
})

describe('pillage', () => {
  test('MN-4.3.1a MN-4.3.1b MN-4.3.1g MN-4.3.1d the caravan of Cyrenaica: token back, a legion on the slot, 1 papyrus for Rome', () => {
    const m = conquest(cyrenaica()).play(ROME, { verb: 'pillage', slot: 'cyrenaica-papyrus' })
    expect([isBuilt(m, 'cyrenaica-papyrus'), stands(m, 'cyrenaica-papyrus'), count(m, ROME, 'papyrus')]).toEqual([
      false,
      BLOCKS + ROME,
      1,
    ])
    expect(levels(m, EGYPT)[0]).toBe(1)
    sound(m)
  })
  test('MN-4.3.1c a city or capital gives 1 coin', () => {
    expect(count(conquest(cyrenaica()).play(ROME, { verb: 'pillage', slot: 'cyrene' }), ROME, 'coin')).toBe(1)
    const capital = conquest(legions(built(bare(), 'athens'), ROME, 'achaia', 1)).play(ROME, {
      verb: 'pillage',
      slot: 'athens',
    })
    expect([count(capital, ROME, 'coin'), isBuilt(capital, 'athens')]).toEqual([1, false])
  })
  test('MN-4.3.1e a temple or market gives nothing, but ends the doubling', () => {
    const m = conquest(cyrenaica()).play(ROME, { verb: 'pillage', slot: 'cyrenaica-market' })
    expect(m.s.holdSize[ROME]).toBe(0)
    m.s.round = 1
    m.run(PROGRAMS.round)
    expect(count(m, EGYPT, 'papyrus')).toBe(1)
  })
  test('MN-4.3.1f a legendary city gives 1 coin or 1 legendary commodity, of choice', () => {
    const judea = (): Table =>
      conquest(legions(built(control(bare(), EGYPT, 'judea'), 'jerusalem'), ROME, 'judea', 1)).play(ROME, {
        verb: 'pillage',
        slot: 'jerusalem',
      })
    const coin = judea()
    expect(coin.asked).toBe('spoils')
    coin.play(ROME, { verb: 'spoils', resource: 'coin' })
    expect([count(coin, ROME, 'coin'), coin.s.pileSize]).toEqual([1, 13])
    const legend = judea().play(ROME, { verb: 'spoils', resource: 'legendary' })
    expect([count(legend, ROME, 'coin'), legend.s.pileSize, legend.s.holdSize[ROME]]).toEqual([0, 12, 1])
  })
  test('MN-R-105 pillage is paid from the reserve: what is not there is not paid, and the choice is among what is there', () => {
    const m = cyrenaica()
    holding(m, GREECE, { papyrus: 5 })
    expect(count(conquest(m).play(ROME, { verb: 'pillage', slot: 'cyrenaica-papyrus' }), ROME, 'papyrus')).toBe(0)
    const n = legions(built(control(bare(), EGYPT, 'judea'), 'jerusalem'), ROME, 'judea', 1)
    holding(n, GREECE, { coin: 44 })
    conquest(n).play(ROME, { verb: 'pillage', slot: 'jerusalem' })
    expect([n.asked, n.s.pileSize]).toEqual(['conquest', 12]) // no coin left: the legendary commodity, without a question
  })
  test('MN-R-41 the legion on the pillaged slot occupies nothing and stays until it moves', () => {
    const m = conquest(cyrenaica()).play(ROME, { verb: 'pillage', slot: 'cyrenaica-papyrus' })
    expect(levels(m, ROME)).toEqual([0, 0, 2])
    m.play(ROME, { verb: 'done' })
    begin(m).play(ROME, { verb: 'march', province: 'cyrenaica', to: 'tripolitania', post: 'slot1', legions: 1 })
    expect(stands(m, 'cyrenaica-papyrus')).toBe(NONE)
  })
})

describe('occupation', () => {
  test('MN-4.3.2a one legion on each building, as many as there are legions', () => {
    const m = conquest(cyrenaica()).play(ROME, { verb: 'occupy', province: 'cyrenaica' })
    expect(m.legal(ROME).map(a => a.slot)).toEqual(['cyrenaica-papyrus', 'cyrenaica-market', 'cyrene'])
    m.play(ROME, { verb: 'put', slot: 'cyrenaica-papyrus' })
    expect(m.refusal(ROME, { verb: 'put', slot: 'cyrenaica-papyrus' })).toMatchObject({ rule: 'MN-4.3.2a' })
    m.play(ROME, { verb: 'put', slot: 'cyrenaica-market' })
    expect(m.asked).toBe('conquest') // both legions stand
  })
  test('MN-4.3.2c MN-4.3.4a MN-4.3.4b caravan and market of Egypt: Rome’s trade +2, Egypt’s -2', () => {
    const m = cyrenaica()
    const before = [levels(m, ROME)[0], levels(m, EGYPT)[0]]
    conquest(m).play(ROME, { verb: 'occupy', province: 'cyrenaica' })
    m.play(ROME, { verb: 'put', slot: 'cyrenaica-papyrus' }).play(ROME, { verb: 'put', slot: 'cyrenaica-market' })
    expect([levels(m, ROME)[0] - before[0], levels(m, EGYPT)[0] - before[1]]).toEqual([2, -2])
  })
  test('MN-4.3.2d MN-R-43 MN-R-49a an occupied capital counts for the conqueror; its printed marker is never occupied', () => {
    const m = conquest(legions(built(bare(), 'athens', 'rome'), ROME, 'achaia', 1))
    expect(m.refusal(ROME, { verb: 'occupyMarker', province: 'achaia' })).toMatchObject({
      rule: 'MN-R-43',
      key: 'refuse.capitalMarker',
    })
    m.play(ROME, { verb: 'occupy', province: 'achaia' }).play(ROME, { verb: 'put', slot: 'athens' })
    expect([greatCities(m.s, ROME), greatCities(m.s, GREECE), controller(m, 'achaia')]).toEqual([2, 0, GREECE])
  })
  test('MN-4.3.2h as soon as the conqueror leaves, the controlling player has their buildings again', () => {
    const m = begin(standing(cyrenaica(), ROME, 'cyrene'))
    expect(levels(m, EGYPT)[1]).toBe(0)
    m.play(ROME, { verb: 'march', province: 'cyrenaica', to: 'tripolitania', post: 'slot3', legions: 1 })
    expect(levels(m, EGYPT)[1]).toBe(1)
  })
})

describe('conversion', () => {
  /** Rome controls Tripolitania, so that Cyrenaica is adjacent. */
  const occupied = (): Table => onMarker(control(cyrenaica(), ROME, 'tripolitania'), ROME, 'cyrenaica')
  test('MN-4.3.3a MN-R-42c a legion is put on the marker, which stays for now, wherever it lies', () => {
    const m = conquest(cyrenaica()).play(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })
    expect([m.s.onMarker[provinceNumber('cyrenaica')], controller(m, 'cyrenaica')]).toEqual([ROME, EGYPT])
  })
  test('MN-4.3.3b MN-4.3.3c MN-R-42a MN-R-96 MN-R-42d at the start of the next turn it may be replaced, free; the buildings change hands; the legion may move', () => {
    const m = standing(occupied(), ROME, 'cyrene')
    begin(m)
    expect(m.asked).toBe('convert')
    m.play(ROME, { verb: 'convert', province: 'cyrenaica' })
    expect([
      controller(m, 'cyrenaica'),
      m.s.pieces[at.pieces(EGYPT, MARKER)],
      m.s.pieces[at.pieces(ROME, MARKER)],
    ]).toEqual([ROME, 7, 5])
    expect([levels(m, ROME)[0], levels(m, EGYPT)[0], stands(m, 'cyrene')]).toEqual([2, 0, NONE])
    expect(m.can(ROME, { verb: 'march', province: 'cyrenaica', to: 'aegyptus', post: 'free', legions: 2 })).toBe(true)
    sound(m)
  })
  test('MN-4.3.3g MN-R-69 not in the round of the occupation, whatever the order of players', () => {
    const m = control(cyrenaica(), ROME, 'tripolitania')
    m.run(PROGRAMS.war)
    m.play(ROME, { verb: 'appoint', target: ROME })
      .play(ROME, { verb: 'done' })
      .play(ROME, { verb: 'occupyMarker', province: 'cyrenaica' })
    expect(m.can(ROME, { verb: 'convert', province: 'cyrenaica' })).toBe(false)
    m.play(ROME, { verb: 'done' })
    allFirst(m)
    expect(controller(m, 'cyrenaica')).toBe(EGYPT)
    m.run(PROGRAMS.war).play(ROME, { verb: 'appoint', target: ROME })
    expect(m.asked).toBe('convert')
  })
  test('MN-4.3.3d MN-R-42b MN-9g without adjacency or connection the marker may only be removed: nobody collects there', () => {
    const m = onMarker(cyrenaica(), ROME, 'cyrenaica')
    begin(m)
    expect(m.refusal(ROME, { verb: 'convert', province: 'cyrenaica' })).toMatchObject({
      rule: 'MN-4.3.3d',
      key: 'refuse.notLinked',
    })
    m.play(ROME, { verb: 'removeMarker', province: 'cyrenaica' })
    expect([controller(m, 'cyrenaica'), m.s.pieces[at.pieces(EGYPT, MARKER)]]).toEqual([NONE, 7])
    expect(levels(m, EGYPT).slice(0, 2)).toEqual([0, 0])
    const linked = triremes(triremes(onMarker(cyrenaica(), ROME, 'cyrenaica'), ROME, 'ionian'), ROME, 'african')
    expect(begin(linked).can(ROME, { verb: 'convert', province: 'cyrenaica' })).toBe(true) // connected with Italy
  })
  test('MN-R-27a without an own marker left the enemy marker can only be removed', () => {
    const m = occupied()
    m.s.pieces[at.pieces(ROME, MARKER)] = 0
    expect(begin(m).choices(ROME, 'removeMarker').length).toBe(1)
    expect(m.choices(ROME, 'convert').length).toBe(0)
  })
  test('MN-4.3.3e a capital province cannot be converted', () => {
    const m = legions(bare(), ROME, 'achaia', 2)
    m.s.active = ROME
    m.at(DECISIONS.convert, ROME)
    expect(m.refusal(ROME, { verb: 'convert', province: 'achaia' })).toMatchObject({ rule: 'MN-4.3.3e' })
  })
  test('MN-R-42a conversion is optional', () => {
    const m = begin(occupied())
    m.play(ROME, { verb: 'done' })
    expect([controller(m, 'cyrenaica'), m.s.onMarker[provinceNumber('cyrenaica')]]).toEqual([EGYPT, ROME])
  })
})
test('MN-9d resources are limited by the tokens: with none in the reserve a caravan and its pillage give nothing', () => {
  const m = holding(cyrenaica(), GREECE, { papyrus: 5 })
  m.s.round = 1
  m.run(PROGRAMS.round)
  expect([count(m, EGYPT, 'papyrus'), reserve(m, 'papyrus')]).toEqual([0, 0])
  conquest(m).play(ROME, { verb: 'pillage', slot: 'cyrenaica-papyrus' })
  expect(count(m, ROME, 'papyrus')).toBe(0)
  sound(m)
})
