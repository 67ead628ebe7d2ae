import { describe, expect, test } from 'vitest'
import { provinceNumber } from '../src/board.ts'
import { at, BLOCKS, FORT, LEGION, TRIREME } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { building, buy, refused, rich } from './frequent-moves.ts'
import {
  bare,
  built,
  control,
  EGYPT,
  fortress,
  GREECE,
  holding,
  isBuilt,
  legions,
  legionsAt,
  levels,
  ROME,
  stands,
  type Table,
  triremes,
  triremesAt,
} from './table.ts'

/** Cyrenaica is Egyptian, with two Roman legions and no Egyptian unit in it. */
const standingIn = (m: Table): Table => legions(built(control(m, EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 2)

describe('units and buildings', () => {
  test('MN-3.1.1d MN-3.1.2a MN-R-44 only the controlling player builds, not who merely occupies', () => {
    const m = standingIn(bare())
    building(rich(m, ROME), ROME)
    for (const action of [
      { verb: 'legion', province: 'cyrenaica' },
      { verb: 'fortress', province: 'cyrenaica' },
      { verb: 'build', slot: 'cyrenaica-papyrus' },
    ])
      expect(refused(m, ROME, action)).toBe('MN-3.1.1d')
  })
  test('MN-3.1.1f MN-R-23 MN-4.2.1e beside an enemy legion nothing is built, nor from there at sea', () => {
    const m = legions(legions(control(bare(), ROME, 'dalmatia'), ROME, 'dalmatia', 2), GREECE, 'dalmatia', 1)
    building(rich(m, ROME), ROME)
    expect(refused(m, ROME, { verb: 'legion', province: 'dalmatia' })).toBe('MN-R-23')
    expect(refused(m, ROME, { verb: 'build', slot: 'dalmatia-oil' })).toBe('MN-R-23')
    const n = legions(control(bare(), GREECE, 'dalmatia'), ROME, 'dalmatia', 1)
    building(rich(n, GREECE), GREECE)
    expect(refused(n, GREECE, { verb: 'trireme', sea: 'adriatic' })).toBe('MN-R-25')
  })
  test('MN-3.1.1g MN-4.3.5a MN-R-24a in the own capital province always: legions, one fortress, triremes, though it is occupied', () => {
    const m = building(rich(legions(bare(), GREECE, 'italia', 2), ROME), ROME)
    buy(m, ROME, { verb: 'legion', province: 'italia' })
    buy(m, ROME, { verb: 'fortress', province: 'italia' })
    buy(m, ROME, { verb: 'trireme', sea: 'adriatic' })
    expect([
      legionsAt(m, ROME, 'italia'),
      m.s.fortress[provinceNumber('italia')],
      triremesAt(m, ROME, 'adriatic'),
    ]).toEqual([1, ROME, 1])
  })
  test('MN-R-24b MN-R-41 buildings there too, but not on a slot under an enemy legion', () => {
    const m = legions(bare(), GREECE, 'italia', 2)
    m.s.stand[0] = BLOCKS + GREECE // the wine caravan was pillaged
    building(rich(m, ROME), ROME)
    expect(m.refusal(ROME, { verb: 'build', slot: 'italia-wine' })).toMatchObject({
      rule: 'MN-R-41',
      key: 'refuse.slotBlocked',
    })
    buy(m, ROME, { verb: 'build', slot: 'italia-gladiators' })
    expect(isBuilt(m, 'italia-gladiators')).toBe(true)
  })
  test('MN-R-24c MN-R-40c units built beside the enemy fight in phase 4; until then the occupation goes on', () => {
    const m = legions(built(bare(), 'rome'), GREECE, 'italia', 1)
    m.s.stand[3] = GREECE
    building(rich(m, ROME), ROME)
    buy(m, ROME, { verb: 'legion', province: 'italia' })
    expect(stands(m, 'rome')).toBe(GREECE)
    m.s.active = ROME
    m.dice(5, 5).run(PROGRAMS.turn) // Caesar's 6 + 1 is a hit; the Greek 6 + 2 too
    if (m.asked === 'march') m.play(ROME, { verb: 'done' })
    expect(m.seen('battle').length).toBe(1)
    expect(stands(m, 'rome')).toBe(-1)
  })
  test('MN-3.1.2b MN-3.1.2f MN-R-25 triremes in seas that border a qualifying province, even beside enemy triremes', () => {
    const m = building(rich(triremes(bare(), GREECE, 'ionian', 2), ROME), ROME)
    expect(m.choices(ROME, 'trireme').map(a => a.sea)).toEqual(['tyrrhenian', 'adriatic', 'ionian'])
    buy(m, ROME, { verb: 'trireme', sea: 'ionian' })
    expect(triremesAt(m, ROME, 'ionian')).toBe(1)
    expect(refused(m, ROME, { verb: 'trireme', sea: 'aegean' })).toBe('MN-R-25')
  })
  test('MN-3.1.2d one fortress in a province', () => {
    const m = building(rich(fortress(bare(), ROME, 'italia'), ROME), ROME)
    expect(m.refusal(ROME, { verb: 'fortress', province: 'italia' })).toMatchObject({
      rule: 'MN-3.1.2d',
      key: 'refuse.oneFortress',
    })
  })
  test('MN-3.1.2g MN-9b no more units than pieces', () => {
    const m = triremes(legions(rich(bare(), ROME), ROME, 'italia', 8), ROME, 'ionian', 5)
    m.s.pieces[at.pieces(ROME, FORT)] = 0
    building(m, ROME)
    for (const action of [
      { verb: 'legion', province: 'italia' },
      { verb: 'fortress', province: 'italia' },
      { verb: 'trireme', sea: 'ionian' },
    ])
      expect(refused(m, ROME, action)).toBe('MN-3.1.2g')
    expect([m.s.pieces[at.pieces(ROME, LEGION)], m.s.pieces[at.pieces(ROME, TRIREME)]]).toEqual([0, 0])
  })
  test('MN-3.1.2h a free slot with the icon is needed; two slots take two buildings', () => {
    const m = building(rich(bare(), ROME), ROME)
    buy(m, ROME, { verb: 'build', slot: 'italia-wine' })
    expect(m.refusal(ROME, { verb: 'build', slot: 'italia-wine' })).toMatchObject({
      rule: 'MN-3.1.2h',
      key: 'refuse.slotTaken',
    })
    buy(m, ROME, { verb: 'build', slot: 'italia-gladiators' })
    expect(m.choices(ROME, 'build').map(a => a.slot)).toEqual(['italia-market', 'rome', 'italia-temple'])
  })
  test('MN-3.2a MN-3.2b MN-3.2c levels follow at once: trireme and legendary city; Circe', () => {
    const m = control(bare(), GREECE, 'asia')
    building(rich(m, GREECE), GREECE)
    buy(m, GREECE, { verb: 'trireme', sea: 'aegean' })
    buy(m, GREECE, { verb: 'build', slot: 'troy' })
    expect(levels(m, GREECE)).toEqual([0, 1, 1])
    holding(m, GREECE, {})
    building(rich(m, EGYPT), EGYPT)
    buy(m, EGYPT, { verb: 'hire', token: 'circe' })
    expect(levels(m, EGYPT)).toEqual([1, 0, 1])
  })
  test('MN-R-88b MN-9c MN-8b nothing is taken back, removed, given or traded: no such action exists', () => {
    const m = building(legions(rich(built(bare(), 'rome'), ROME), ROME, 'italia', 1), ROME)
    const verbs = new Set(m.legal(ROME).map(a => a.verb))
    expect([...verbs].sort()).toEqual(['build', 'control', 'done', 'fortress', 'hire', 'legion', 'pyramids', 'trireme'])
  })
})
