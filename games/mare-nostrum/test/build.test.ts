import { describe, expect, test } from 'vitest'
import { provinceNumber } from '../src/board.ts'
import { at, BLOCKS, FORT, LEGION, MARKER, TRIREME } from '../src/state.ts'
import { programs } from '../src/verbs.ts'
import { building, buy, pay, refused, rich } from './moves.ts'
import {
  BABYLON,
  bare,
  built,
  control,
  controller,
  count,
  EGYPT,
  fortress,
  GREECE,
  holding,
  isBuilt,
  legions,
  legionsAt,
  levels,
  owns,
  ROME,
  reserve,
  sound,
  stands,
  type Table,
  table,
  triremes,
  triremesAt,
} from './table.ts'

describe('order and sets', () => {
  test('MN-3a MN-R-86 the Culture Leader names one builder after another, perhaps themselves; the last follows without a question', () => {
    const m = table(3).run(programs.building)
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
    m.run(programs.building)
    while (m.asked !== null) {
      if (m.asked === 'nameBuilder') expect(count(m, ROME, 'coin')).toBe(5) // not before the end of the phase
      m.play(m.owing[0], m.asked === 'nameBuilder' ? m.legal(m.owing[0])[0] : { verb: 'done' })
    }
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
    m.run(programs.building) // a new phase: Cisalpine Gaul is a base now
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
  test('MN-3.1.1c MN-R-26b whoever places the marker controls the province and what is built there', () => {
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
    m.dice(5, 5).run(programs.turn) // Caesar's 6 + 1 is a hit; the Greek 6 + 2 too
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
/** Cyrenaica is Egyptian, with two Roman legions and no Egyptian unit in it. */
const standingIn = (m: Table): Table => legions(built(control(m, EGYPT, 'cyrenaica'), 'cyrene'), ROME, 'cyrenaica', 2)

describe('heroes and wonders', () => {
  test('MN-3.1.3b MN-R-28a the second costs 7, then 8, 9, 10, one after the other in one turn', () => {
    const m = building(holding(bare(), ROME, { coin: 34 }), ROME)
    const before: number[] = []
    for (const token of ['hercules', 'circe', 'pharos', 'spartacus']) {
      const had = count(m, ROME, 'coin')
      buy(m, ROME, { verb: 'hire', token })
      before.push(had - count(m, ROME, 'coin'))
    }
    expect(before).toEqual([7, 8, 9, 10])
    expect(levels(m, ROME)).toEqual([3, 2, 3])
  })
  test('MN-3.1.3a a token hired is its owner’s for good, nobody else can hire it', () => {
    const m = building(rich(owns(bare(), GREECE, 'hercules'), ROME), ROME)
    expect(m.refusal(ROME, { verb: 'hire', token: 'hercules' })).toMatchObject({
      rule: 'MN-3.1.3a',
      key: 'refuse.hired',
    })
  })
  test('MN-R-90 with five no further one, but the Pyramids', () => {
    const m = owns(rich(bare(), ROME), ROME, 'hercules', 'circe', 'pharos', 'spartacus')
    building(m, ROME)
    expect(refused(m, ROME, { verb: 'hire', token: 'antigone' })).toBe('MN-R-90')
    expect(refused(m, ROME, { verb: 'pyramids' })).toBe('legal')
  })
  test('MN-W-PYRAMIDS-1 MN-6.1a MN-R-48a MN-0e twelve resources, won at once, even if another has five heroes', () => {
    const m = owns(holding(bare(), ROME, { coin: 12 }), GREECE, 'hercules', 'circe', 'pharos', 'spartacus')
    m.run(programs.building)
    m.play(EGYPT, { verb: 'appoint', target: ROME }).play(ROME, { verb: 'pyramids' }).play(ROME, { verb: 'payCoins' })
    expect(m.outcome).toMatchObject({ places: [1, 2, 2, 2, 2], rule: 'MN-6.1a', ending: 'ending.pyramids' })
    expect(refused(building(holding(bare(), ROME, { coin: 11 }), ROME), ROME, { verb: 'pyramids' })).toBe('MN-3c')
  })
  test('MN-R-29a a power works from the moment of hiring, also once-per-round ones', () => {
    const m = building(holding(bare(), ROME, { coin: 8 }), ROME)
    buy(m, ROME, { verb: 'hire', token: 'spartacus' })
    m.play(ROME, { verb: 'spartacus', province: 'italia', resource: 'coin' })
    expect([legionsAt(m, ROME, 'italia'), count(m, ROME, 'coin')]).toEqual([1, 0])
  })
  test('MN-R-104 Penthesilea and Hammurabi at any moment of the turn, counted then', () => {
    const m = owns(rich(control(bare(), BABYLON, 'syria'), BABYLON), BABYLON, 'penthesilea')
    legions(m, EGYPT, 'syria', 1)
    building(m, BABYLON)
    buy(m, BABYLON, { verb: 'legion', province: 'babylonia' })
    m.play(BABYLON, { verb: 'penthesilea', legions: 1 }).play(BABYLON, { verb: 'hammurabi', province: 'mesopotamia' })
    buy(m, BABYLON, { verb: 'build', slot: 'mesopotamia-grain' })
    expect([legionsAt(m, BABYLON, 'babylonia'), isBuilt(m, 'mesopotamia-grain')]).toEqual([2, true])
  })
})

describe('Castor and Pollux, Perseus', () => {
  test('MN-R-29b Perseus hired as fifth does not win at once', () => {
    const m = owns(holding(bare(), ROME, { coin: 10 }), ROME, 'circe', 'pharos', 'colossus')
    buy(building(m, ROME), ROME, { verb: 'hire', token: 'perseus' })
    expect([m.asked, m.outcome]).toEqual(['build', null])
  })
})
