/**
 * Tables of players, slots and provinces stand side by side in a row: what belongs to the next province, the next sea
 * or the next player is not meant. Each position has something there.
 */
import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { provinceNumber, SLOT_IDS, slotOf } from '../src/board.ts'
import { BLOCKS } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { battle, conquest } from './frequent-moves.ts'
import {
  allPass,
  bare,
  built,
  CARTHAGE,
  control,
  EGYPT,
  GREECE,
  holding,
  legions,
  onMarker,
  owns,
  ROME,
  standing,
  stands,
  type Table,
  triremes,
  turnOf,
} from './table.ts'

describe('the next player', () => {
  test('MN-4.1.1b triremes in two seas side by side do not meet', () => {
    const m = triremes(triremes(bare(), GREECE, 'ligurian'), ROME, 'sardinian')
    triremes(m, EGYPT, 'ligurian').at(DECISIONS.attack, GREECE)
    expect(m.choices(GREECE, 'attack')).toEqual([{ verb: 'attack', sea: 'ligurian', target: EGYPT }])
    const alone = triremes(triremes(bare(), GREECE, 'ligurian'), ROME, 'sardinian')
    turnOf(alone, GREECE, PROGRAMS.turn)
    expect(alone.asked).toBe('sail')
    allPass(alone, () => alone.asked === 'sail')
    expect(alone.asked).toBe(null)
  })
  test('MN-4.1.2b legions in two provinces side by side do not meet', () => {
    // Cisalpina stands before Dalmatia; a battle is due in Numidia.
    const m = legions(legions(bare(), GREECE, 'cisalpina', 1), ROME, 'dalmatia', 1)
    legions(legions(legions(m, GREECE, 'numidia', 1), CARTHAGE, 'numidia', 1), EGYPT, 'numidia', 1)
    m.at(DECISIONS.fight, GREECE)
    expect(m.legal(GREECE).map(a => [a.province, a.target])).toEqual([
      ['numidia', EGYPT],
      ['numidia', CARTHAGE],
    ])
    expect(m.clock(GREECE)).toEqual({ verb: 'fight', province: 'numidia', target: EGYPT })
    const alone = legions(legions(bare(), GREECE, 'cisalpina', 1), ROME, 'dalmatia', 1)
    allPass(turnOf(alone, GREECE, PROGRAMS.turn))
    expect(alone.seen('battle')).toEqual([])
  })
  test('MN-3k coins that go back take no commodity of the next player along', () => {
    const m = holding(holding(bare(3), ROME, { coin: 5 }), GREECE, {}, ['pottery'])
    owns(m, GREECE, 'hanging-gardens').run(PROGRAMS.building)
    allPass(m, () => m.asked !== 'keep')
    m.play(GREECE, { verb: 'keep', good: 'pottery' })
    allPass(m)
    expect([...m.s.holdSize]).toEqual([2, 1, 0])
  })
})

describe('the next province', () => {
  /** Roman legions in Sardinia, which is Carthaginian and empty; the province behind it, Arabia, has a caravan. */
  const sardinia = (n = 1): Table =>
    built(legions(control(bare(), CARTHAGE, 'sardinia'), ROME, 'sardinia', n), 'arabia-gladiators')

  test('MN-4.3b only what is built in the conquered province can be pillaged or occupied', () => {
    expect(SLOT_IDS[slotOf('sardinia-market') + 1]).toBe('arabia-gladiators')
    const m = conquest(sardinia())
    expect(m.legal(ROME).map(a => a.verb)).toEqual(['done', 'occupyMarker'])
  })
  test('MN-4.3.2a legions are put only on buildings, until none is left to occupy', () => {
    const m = conquest(built(sardinia(3), 'sardinia-market')).play(ROME, { verb: 'occupy', province: 'sardinia' })
    expect(m.legal(ROME)).toEqual([{ verb: 'put', slot: 'sardinia-market' }])
    m.play(ROME, { verb: 'put', slot: 'sardinia-market' })
    expect([stands(m, 'sardinia-market'), m.asked]).toEqual([ROME, 'conquest'])
  })
  test('MN-R-61a for Circe also on empty caravan slots, on no other empty slot', () => {
    const m = conquest(owns(built(sardinia(3), 'sardinia-market'), ROME, 'circe'))
    m.play(ROME, { verb: 'occupy', province: 'sardinia' })
    expect(m.legal(ROME).map(a => a.slot)).toEqual(['sardinia-grain', 'sardinia-market'])
    const bareMarket = conquest(owns(sardinia(3), ROME, 'circe')).play(ROME, { verb: 'occupy', province: 'sardinia' })
    expect(bareMarket.legal(ROME).map(a => a.slot)).toEqual(['sardinia-grain'])
    // Sicily has no caravan slot at all.
    const sicily = conquest(owns(legions(control(bare(), CARTHAGE, 'sicilia'), ROME, 'sicilia', 1), ROME, 'circe'))
    expect(sicily.choices(ROME, 'occupy')).toEqual([])
  })
  test('MN-R-95b other options of one province leave legions of the next on their posts', () => {
    const m = standing(legions(built(sardinia(2), 'sardinia-market'), ROME, 'arabia', 1), ROME, 'arabia-gladiators')
    conquest(control(m, EGYPT, 'arabia')).play(ROME, { verb: 'occupyMarker', province: 'sardinia' })
    expect(stands(m, 'arabia-gladiators')).toBe(ROME)
  })
  test('MN-R-94b MN-4.2d only units in the province of the battle can be lost, and a wrong one is named by its post', () => {
    const m = standing(built(legions(sardinia(2), ROME, 'arabia', 1), 'sardinia-market'), ROME, 'sardinia-market')
    legions(standing(m, ROME, 'arabia-gladiators'), CARTHAGE, 'sardinia', 1)
    battle(m, 'sardinia', CARTHAGE, ROME, 6, 1, 1)
    expect(m.legal(ROME).map(a => a.post)).toEqual(['slot2', 'free'])
    expect(m.refusal(ROME, { verb: 'lose', post: 'slot3' })).toMatchObject({
      key: 'refuse.noUnit',
      args: { post: 'slot3', province: 'sardinia' },
    })
    expect(m.refusal(ROME, { verb: 'lose', post: 'marker' })).toMatchObject({
      key: 'refuse.noUnit',
      args: { post: 'marker' },
    })
    expect(m.refusal(ROME, { verb: 'lose', post: 'slot1' })).toMatchObject({
      key: 'refuse.noLegionOn',
      args: { slot: 'sardinia-grain' },
    })
  })
})

describe('others in the same province', () => {
  test('MN-R-59b who goes home lifts no one else', () => {
    // In Thracia, which is Greek: Roman legions, and an Egyptian one where it has pillaged.
    const m = legions(legions(control(bare(), GREECE, 'thracia'), ROME, 'thracia', 1), EGYPT, 'thracia', 1)
    m.s.stand[slotOf('thracia-wine')] = BLOCKS + EGYPT
    owns(m, GREECE, 'statue-of-zeus').run(PROGRAMS.war).play(GREECE, { verb: 'peace', target: ROME })
    expect(stands(m, 'thracia-wine')).toBe(BLOCKS + EGYPT)
  })
  test.each([
    ['ROME', ROME],
    ['EGYPT', EGYPT],
  ])('MN-R-41 at war a legion on a pillaged slot stays there and nothing is lifted: %s', (_, seat) => {
    const m = legions(legions(control(bare(), GREECE, 'thracia'), seat, 'thracia', 1), GREECE, 'thracia', 1)
    m.s.stand[slotOf('thracia-wine')] = BLOCKS + seat
    battle(m, 'thracia', seat, GREECE, 1, 1)
    expect(stands(m, 'thracia-wine')).toBe(BLOCKS + seat)
    expect([m.seen('war').length, m.seen('lifted')]).toEqual([1, []])
  })
  test('MN-R-97a in an unclaimed province Circe’s legion stays on its slot at war', () => {
    const m = standing(legions(owns(bare(), ROME, 'circe'), ROME, 'germania', 1), ROME, 'germania-gems')
    battle(legions(m, GREECE, 'germania', 1), 'germania', GREECE, ROME, 1, 1)
    expect([stands(m, 'germania-gems'), m.seen('lifted')]).toEqual([ROME, []])
  })
  test('MN-4.2d a legion on a marker that is the only unit is lost, and the marker is free', () => {
    const m = onMarker(legions(control(bare(), EGYPT, 'judea'), ROME, 'judea', 1), ROME, 'judea')
    battle(legions(m, EGYPT, 'judea', 1), 'judea', EGYPT, ROME, 6, 1)
    expect([m.s.onMarker[provinceNumber('judea')], m.seen('lostUnit')]).toEqual([
      NONE,
      [{ type: 'lostUnit', seat: ROME, province: 'judea', unit: 'legion', count: 1 }],
    ])
  })
})
