import { describe, expect, test } from 'vitest'
import { at, MARKER } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { building, buy, pay, refused, rich } from './frequent-moves.ts'
import {
  bare,
  built,
  control,
  controller,
  count,
  GREECE,
  holding,
  isBuilt,
  legions,
  legionsAt,
  levels,
  ROME,
  reserve,
  sound,
  table,
  triremes,
} from './table.ts'

describe('order and sets', () => {
  test('MN-3a MN-R-86 the Culture Leader names one builder after another, perhaps themselves; the last follows without a question', () => {
    const m = table(3).run(PROGRAMS.building)
    expect([m.asked, m.owing]).toEqual(['nameBuilder', [GREECE]])
    m.play(GREECE, { verb: 'appoint', target: 2 })
    expect([m.asked, m.owing, m.s.active]).toEqual(['build', [2], 2])
    m.play(2, { verb: 'done' })
    expect(m.refusal(GREECE, { verb: 'appoint', target: 2 })).toMatchObject({ rule: 'MN-R-86', key: 'refuse.named' })
    m.play(GREECE, { verb: 'appoint', target: GREECE }).play(GREECE, { verb: 'done' })
    expect([m.asked, m.owing]).toEqual(['build', [ROME]])
    m.play(ROME, { verb: 'done' }) // a turn may be empty
    expect(m.asked).toBe(null)
  })
  test('MN-3b MN-3.1a MN-R-88a any number of things in any order, each paid before the next, until the builder ends the turn', () => {
    const m = building(rich(bare(), ROME), ROME)
    buy(m, ROME, { verb: 'legion', province: 'italia' })
    buy(m, ROME, { verb: 'build', slot: 'rome' })
    buy(m, ROME, { verb: 'control', province: 'cisalpina' })
    m.play(ROME, { verb: 'hire', token: 'hercules' })
    expect(m.asked).toBe('pay')
    m.play(ROME, { verb: 'payCoins' })
    expect([
      legionsAt(m, ROME, 'italia'),
      isBuilt(m, 'rome'),
      controller(m, 'cisalpina'),
      count(m, ROME, 'coin'),
    ]).toEqual([1, true, ROME, 14])
    expect(m.asked).toBe('build')
    sound(m)
  })
  test('MN-3c only coins or only different commodities make a set', () => {
    const can = (what: Record<string, number>): boolean =>
      building(holding(bare(), ROME, what), ROME).can(ROME, { verb: 'legion', province: 'italia' })
    expect([
      can({ coin: 3 }),
      can({ wine: 1, oil: 1, gold: 1 }),
      can({ coin: 2, wine: 1 }),
      can({ wine: 2, oil: 1 }),
      can({ coin: 2, wine: 2, oil: 1 }),
    ]).toEqual([true, true, false, false, false])
    const m = building(holding(bare(), ROME, { wine: 2, oil: 1, gold: 1 }), ROME).play(ROME, {
      verb: 'legion',
      province: 'italia',
    })
    m.play(ROME, { verb: 'pay', resource: 'wine' })
    expect(m.refusal(ROME, { verb: 'pay', resource: 'wine' })).toMatchObject({ rule: 'MN-3c', key: 'refuse.different' })
    expect(m.refusal(ROME, { verb: 'pay', resource: 'gems' })).toMatchObject({ key: 'refuse.lack' })
  })
  test('MN-3i 3 coins, 2 grain, wood, sheep, gold, gladiator: three sets of 3, no set of 6', () => {
    const six = { coin: 3, grain: 2, wood: 1, sheep: 1, gold: 1, gladiators: 1 } as const
    const m = building(holding(bare(), ROME, six), ROME)
    expect(refused(m, ROME, { verb: 'build', slot: 'italia-market' })).toBe('MN-3c')
    buy(m, ROME, { verb: 'build', slot: 'italia-wine' })
    pay(m.play(ROME, { verb: 'legion', province: 'italia' }), ROME, 'grain', 'wood', 'sheep')
    pay(m.play(ROME, { verb: 'legion', province: 'italia' }), ROME, 'grain', 'gold', 'gladiators')
    expect([isBuilt(m, 'italia-wine'), legionsAt(m, ROME, 'italia'), m.s.holdSize[ROME]]).toEqual([true, 2, 0])
  })
  test('MN-R-19c a legendary commodity counts as its kind', () => {
    const m = building(holding(bare(), ROME, { wine: 1, oil: 1 }, ['gems']), ROME)
    pay(m.play(ROME, { verb: 'legion', province: 'italia' }), ROME, 'gems', 'oil', 'wine')
    expect(m.s.spent[1]).toBe(1)
  })
  test('MN-R-18 MN-3h a set is paid exactly and goes back to the reserve', () => {
    const m = building(holding(bare(), ROME, { coin: 5 }), ROME)
    expect(reserve(m, 'coin')).toBe(39)
    buy(m, ROME, { verb: 'legion', province: 'italia' })
    expect([count(m, ROME, 'coin'), reserve(m, 'coin')]).toEqual([2, 42])
    expect(m.can(ROME, { verb: 'legion', province: 'italia' })).toBe(false) // no change, no part payment
  })
  test('MN-3k MN-R-91 at the end of the phase unused resources go back, up to 2 coins stay', () => {
    const m = table(3)
    holding(m, ROME, { coin: 5, wine: 2 })
    holding(m, GREECE, { coin: 1, oil: 1 }, ['gems'])
    m.run(PROGRAMS.building)
    m.playOn(seat => {
      if (m.asked === 'nameBuilder') expect(count(m, ROME, 'coin')).toBe(5) // not before the end of the phase
      return m.asked === 'nameBuilder' ? m.legal(seat)[0] : { verb: 'done' }
    })
    expect([...m.s.holdSize]).toEqual([2, 1, 1]) // Carthage had one coin
    expect([count(m, ROME, 'coin'), count(m, GREECE, 'coin'), m.s.spent[1]]).toEqual([2, 1, 1])
    sound(m)
  })
})

describe('control', () => {
  test('MN-3.1.1a MN-R-21a MN-R-21b only next to control held since the phase began, not next to what was gained in it', () => {
    const m = building(rich(bare(), ROME), ROME)
    expect(refused(m, ROME, { verb: 'control', province: 'gallia' })).toBe('MN-3.1.1a')
    buy(m, ROME, { verb: 'control', province: 'cisalpina' })
    expect(m.refusal(ROME, { verb: 'control', province: 'gallia' })).toMatchObject({
      rule: 'MN-R-21b',
      key: 'refuse.freshBase',
    })
    m.run(PROGRAMS.building) // a new phase: Cisalpine Gaul is a base now
    rich(m, ROME)
    building(m, ROME)
    expect(refused(m, ROME, { verb: 'control', province: 'gallia' })).toBe('legal')
  })
  test('MN-R-21c buildings and units may be built at once in a newly controlled province', () => {
    const m = building(rich(bare(), ROME), ROME)
    buy(m, ROME, { verb: 'control', province: 'cisalpina' })
    buy(m, ROME, { verb: 'build', slot: 'mediolanum' })
    buy(m, ROME, { verb: 'legion', province: 'cisalpina' })
    expect([isBuilt(m, 'mediolanum'), legionsAt(m, ROME, 'cisalpina')]).toEqual([true, 1])
  })
  test('MN-3.1.1h MN-3.1.1i MN-3.1.1j Greece: Germania yes, Asia no, Dalmatia and Macedonia no', () => {
    const m = legions(table(), ROME, 'macedonia', 1)
    rich(m, GREECE)
    building(m, GREECE)
    expect(refused(m, GREECE, { verb: 'control', province: 'germania' })).toBe('legal')
    expect(m.refusal(GREECE, { verb: 'control', province: 'asia' })).toMatchObject({
      rule: 'MN-3.1.1a',
      key: 'refuse.far',
    })
    expect(m.refusal(GREECE, { verb: 'control', province: 'dalmatia' })).toMatchObject({
      rule: 'MN-3.1.1f',
      key: 'refuse.controlled',
    })
    expect(m.refusal(GREECE, { verb: 'control', province: 'macedonia' })).toMatchObject({
      rule: 'MN-3.1.1f',
      key: 'refuse.enemyUnits',
    })
  })
  test('MN-3.1.2k MN-R-21d Greece builds a trireme in the Aegean, then control in Asia and Troy in the same turn; no caravan or market there', () => {
    const m = building(rich(table(), GREECE), GREECE)
    buy(m, GREECE, { verb: 'trireme', sea: 'aegean' })
    buy(m, GREECE, { verb: 'control', province: 'asia' })
    buy(m, GREECE, { verb: 'build', slot: 'troy' })
    expect([controller(m, 'asia'), isBuilt(m, 'troy')]).toEqual([GREECE, true])
    expect(m.choices(GREECE, 'build').map(a => a.slot)).toContain('asia-temple')
    expect(m.choices(GREECE, 'build').some(a => /^asia-(?!temple)/.test(String(a.slot)))).toBe(false)
  })
  test('MN-R-22b a chain of several seas connects; enemy triremes do not interrupt it', () => {
    const m = triremes(triremes(bare(), ROME, 'ionian'), ROME, 'african')
    triremes(m, GREECE, 'african', 3)
    rich(m, ROME)
    building(m, ROME)
    expect(refused(m, ROME, { verb: 'control', province: 'creta' })).toBe('legal')
    const broken = building(rich(triremes(bare(), ROME, 'african'), ROME), ROME)
    expect(refused(broken, ROME, { verb: 'control', province: 'creta' })).toBe('MN-3.1.1a')
  })
  test('MN-R-89 a province is a base by control alone, even with the enemy in it', () => {
    const m = legions(control(bare(), ROME, 'noricum'), GREECE, 'noricum', 2)
    expect(refused(building(rich(m, ROME), ROME), ROME, { verb: 'control', province: 'germania' })).toBe('legal')
  })
  test('MN-3.1.1c MN-R-26b the player who places the marker controls the province and what is built there', () => {
    const m = building(rich(built(bare(), 'mediolanum'), ROME), ROME)
    buy(m, ROME, { verb: 'control', province: 'cisalpina' })
    expect([controller(m, 'cisalpina'), levels(m, ROME)[1]]).toEqual([ROME, 1])
  })
  test('MN-R-27a with all seven markers on the map no further control', () => {
    const m = control(bare(), ROME, 'cisalpina', 'dalmatia', 'gallia', 'germania', 'noricum', 'sardinia', 'dacia')
    expect(m.s.pieces[at.pieces(ROME, MARKER)]).toBe(0)
    expect(refused(building(rich(m, ROME), ROME), ROME, { verb: 'control', province: 'macedonia' })).toBe('MN-R-27a')
  })
})
