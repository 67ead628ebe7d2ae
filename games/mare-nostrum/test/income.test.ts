import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { GOOD_IDS } from '../data/goods.ts'
import { at } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { collect, income, legendary } from './frequent-moves.ts'
import {
  allPass,
  bare,
  built,
  CARTHAGE,
  control,
  count,
  EGYPT,
  GREECE,
  holding,
  legions,
  onMarker,
  owns,
  ROME,
  reserve,
  sound,
  standing,
  type Table,
  table,
} from './table.ts'

describe('cities, caravans, markets, temples', () => {
  test('MN-1.1a a coin for each regular city or capital', () => {
    const m = collect(built(control(bare(), ROME, 'cisalpina'), 'rome', 'mediolanum'))
    expect(income(m, ROME, 'coin')).toEqual([2])
  })
  test('MN-1.1b a temple in the province gives each of its cities one coin more', () => {
    expect(income(collect(built(bare(), 'athens', 'sparta', 'achaia-temple')), GREECE, 'coin')).toEqual([4])
    const elsewhere = collect(built(control(bare(), GREECE, 'thracia'), 'athens', 'thracia-temple'))
    expect(income(elsewhere, GREECE, 'coin')).toEqual([1])
  })
  test('MN-1.1c a commodity of its kind for each caravan', () => {
    expect(
      income(collect(built(bare(), 'italia-wine', 'italia-gladiators')), ROME, 'wine', 'gladiators', 'coin'),
    ).toEqual([1, 1, 0])
  })
  test('MN-1.1d a market doubles the caravans of its province', () => {
    const m = collect(
      built(control(bare(), ROME, 'dalmatia'), 'italia-wine', 'italia-gladiators', 'italia-market', 'dalmatia-oil'),
    )
    expect(income(m, ROME, 'wine', 'gladiators', 'oil')).toEqual([2, 2, 1])
  })
  test('MN-0k Ethiopia with two caravans and no legions gives 1 grain and 1 gold', () => {
    const m = collect(built(control(bare(), EGYPT, 'aethiopia'), 'aethiopia-grain', 'aethiopia-gold'))
    expect(income(m, EGYPT, 'grain', 'gold')).toEqual([1, 1])
    expect(m.s.holdSize[EGYPT]).toBe(2)
  })
})

describe('legendary cities', () => {
  const troy = (...more: string[]): Table => built(control(bare(), GREECE, 'asia'), 'troy', ...more)
  test('MN-1.1e MN-1.2a a coin and a legendary commodity drawn from the top of the pile', () => {
    const m = troy()
    const top = m.s.pile[12]
    collect(m)
    expect(income(m, GREECE, 'coin')).toEqual([1])
    expect(m.s.legend[at.legend(GREECE, top)]).toBe(1)
    expect([m.s.pileSize, m.s.holdSize[GREECE]]).toEqual([12, 2])
    expect(m.view(ROME).legend.every(x => x === 0)).toBe(true)
    sound(m)
  })
  test('MN-1.1f with a temple a coin or a legendary commodity more, of choice', () => {
    const coin = collect(troy('asia-temple'))
    expect([coin.asked, coin.owing]).toEqual(['tithe', [GREECE]])
    coin.play(GREECE, { verb: 'tithe', resource: 'coin' })
    expect([count(coin, GREECE, 'coin'), legendary(coin, GREECE)]).toEqual([2, 1])
    const more = collect(troy('asia-temple')).play(GREECE, { verb: 'tithe', resource: 'legendary' })
    expect([count(more, GREECE, 'coin'), legendary(more, GREECE)]).toEqual([1, 2])
    expect(more.asked).toBe('marker')
  })
  test('MN-1.2c legendary sheep are sheep: both do not go into one set', () => {
    const m = holding(bare(), ROME, { sheep: 1, wood: 1 }, ['sheep']).at(DECISIONS.build, ROME)
    expect(m.refusal(ROME, { verb: 'legion', province: 'italia' })).toMatchObject({ rule: 'MN-3c', args: { cost: 3 } })
    holding(m, ROME, { wood: 1, oil: 1 })
    m.s.holdSize[ROME]++ // the legendary sheep are still there
    expect(m.can(ROME, { verb: 'legion', province: 'italia' })).toBe(true)
  })
  test('MN-1.2d MN-R-7 a spent one is discarded; an empty pile is made anew from the discards', () => {
    const m = holding(troy(), GREECE, { oil: 1, gold: 1 }, ['marble'])
    m.at(DECISIONS.build, GREECE).play(GREECE, { verb: 'legion', province: 'achaia' })
    for (const resource of ['oil', 'gold', 'marble']) m.play(GREECE, { verb: 'pay', resource })
    const marble = GOOD_IDS.indexOf('marble')
    expect([m.s.spent[marble], reserve(m, 'marble')]).toEqual([1, 5])
    // All twelve others are somewhere else; the pile is empty.
    for (let i = 0; i < m.s.pileSize; i++) m.s.legend[at.legend(ROME, m.s.pile[i])] = 1
    m.s.holdSize[ROME] += m.s.pileSize
    m.s.pile.fill(NONE)
    m.s.pileSize = 0
    collect(m)
    expect([m.s.legend[at.legend(GREECE, marble)], m.s.spent[marble], m.s.pileSize]).toEqual([1, 0, 0])
    sound(m)
  })
  test('MN-R-6 pile and discards empty: none is received, and the coin is the only choice', () => {
    const m = troy('asia-temple')
    for (let g = 0; g < 13; g++) m.s.legend[at.legend(ROME, g)] = 1
    m.s.holdSize[ROME] = 13
    m.s.pile.fill(NONE)
    m.s.pileSize = 0
    collect(m)
    expect([count(m, GREECE, 'coin'), legendary(m, GREECE)]).toEqual([1, 0])
    expect(m.legal(GREECE)).toEqual([{ verb: 'tithe', resource: 'coin' }])
    expect(m.refusal(GREECE, { verb: 'tithe', resource: 'legendary' })?.rule).toBe('MN-R-6')
  })
  test('MN-R-81a three steps: all fixed income, then the choices in the order from the Trade Leader, then the Colossus', () => {
    const m = built(
      control(control(bare(), GREECE, 'asia'), CARTHAGE, 'sicilia'),
      'troy',
      'asia-temple',
      'syracuse',
      'sicilia-temple',
      'rome',
    )
    owns(m, EGYPT, 'colossus')
    collect(m)
    expect(count(m, ROME, 'coin')).toBe(1) // already there
    expect([m.asked, m.owing]).toEqual(['tithe', [CARTHAGE]])
    m.play(CARTHAGE, { verb: 'tithe', resource: 'coin' })
    expect(count(m, CARTHAGE, 'coin')).toBe(2) // carried out at once
    expect([m.asked, m.owing]).toEqual(['tithe', [GREECE]])
    m.play(GREECE, { verb: 'tithe', resource: 'coin' })
    expect([m.asked, m.owing]).toEqual(['colossus', [EGYPT]])
  })
})

describe('short reserves and enemies', () => {
  test('MN-R-2 MN-R-5 what is short goes round from the Trade Leader on; the rest is lost', () => {
    const m = built(bare(), 'rome', 'carthage', 'alexandria')
    holding(m, GREECE, { coin: 42 })
    collect(m)
    expect([CARTHAGE, ROME, EGYPT].map(q => count(m, q, 'coin'))).toEqual([1, 1, 0])
    expect(m.seen('collected').map(e => [e.seat, e.count, e.short])).toEqual([
      [CARTHAGE, 1, 0],
      [ROME, 1, 0],
      [EGYPT, 0, 1],
    ])
    m.s.leader[0] = EGYPT
    holding(m, ROME, {})
    holding(m, CARTHAGE, {})
    collect(m)
    expect([CARTHAGE, ROME, EGYPT].map(q => count(m, q, 'coin'))).toEqual([1, 0, 1])
  })
  const cyrenaica = (): Table =>
    legions(
      built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene', 'cyrenaica-papyrus', 'cyrenaica-market'),
      ROME,
      'cyrenaica',
      2,
    )
  test('MN-4.3.2i MN-4.3.2b MN-4.3.2f Rome on caravan and market: 2 papyrus for Rome, 1 coin for Egypt', () => {
    const m = collect(standing(cyrenaica(), ROME, 'cyrenaica-papyrus', 'cyrenaica-market'))
    expect([count(m, ROME, 'papyrus'), count(m, EGYPT, 'papyrus'), count(m, EGYPT, 'coin')]).toEqual([2, 0, 1])
  })
  test('MN-R-10a MN-R-10b MN-4.3.2g enemy on the market only: the controlling player gets the single commodity, the enemy nothing', () => {
    const m = collect(standing(cyrenaica(), ROME, 'cyrenaica-market'))
    expect([count(m, EGYPT, 'papyrus'), m.s.holdSize[ROME]]).toEqual([1, 0])
  })
  test('MN-R-10c enemy on the caravan only: the enemy gets the single commodity', () => {
    const m = collect(standing(cyrenaica(), ROME, 'cyrenaica-papyrus'))
    expect([count(m, ROME, 'papyrus'), count(m, EGYPT, 'papyrus')]).toEqual([1, 0])
  })
  test('MN-4.3.2e an occupied temple doubles only cities occupied by the same conqueror', () => {
    const place = (...slots: string[]): Table =>
      collect(standing(legions(built(bare(), 'athens', 'sparta', 'achaia-temple'), ROME, 'achaia', 3), ROME, ...slots))
    const both = place('achaia-temple', 'athens')
    expect([count(both, ROME, 'coin'), count(both, GREECE, 'coin')]).toEqual([2, 1])
    const temple = place('achaia-temple')
    expect([count(temple, ROME, 'coin'), count(temple, GREECE, 'coin')]).toEqual([0, 2])
  })
  test('MN-4.3.3f MN-4.3.3g marker occupied: Egypt still collects from all buildings', () => {
    const m = collect(onMarker(cyrenaica(), ROME, 'cyrenaica'))
    expect([count(m, EGYPT, 'papyrus'), count(m, EGYPT, 'coin'), m.s.holdSize[ROME]]).toEqual([2, 1, 0])
  })
  test('MN-4.2.1d a province at war keeps giving its income to the controlling player', () => {
    const m = collect(legions(cyrenaica(), EGYPT, 'cyrenaica', 1))
    expect([count(m, EGYPT, 'papyrus'), count(m, EGYPT, 'coin')]).toEqual([2, 1])
  })
  test('MN-R-26a MN-9g buildings of an unclaimed province yield nothing and count on no track', () => {
    const m = collect(built(bare(), 'gallia-wood', 'gallia-market'))
    expect([...m.s.holdSize]).toEqual([0, 0, 0, 0, 0])
    legions(m, ROME, 'gallia', 2)
    m.s.active = ROME
    m.at(DECISIONS.conquest, ROME)
    expect(m.refusal(ROME, { verb: 'pillage', slot: 'gallia-wood' })).toMatchObject({ rule: 'MN-R-26a' })
    expect(m.refusal(ROME, { verb: 'occupy', province: 'gallia' })).toMatchObject({ rule: 'MN-R-26a' })
  })
})

describe('heroes and wonders in phase 1', () => {
  test('MN-R-9 resources won in phase 4 stay; the limit of 2 coins holds at the end of the next phase 3', () => {
    const m = table(3)
    holding(m, ROME, { coin: 5 })
    allPass(m.run(PROGRAMS.war))
    expect(count(m, ROME, 'coin')).toBe(5)
    allPass(m.run(PROGRAMS.building))
    expect(count(m, ROME, 'coin')).toBe(2)
  })
})
