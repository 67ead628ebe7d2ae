import { NONE } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { GOOD_IDS, RESOURCE_IDS, SUPPLY } from '../data/goods.ts'
import { PROVINCE_IDS, SEA_IDS } from '../data/names.ts'
import { PROVINCES } from '../data/provinces.ts'
import { SEAS } from '../data/seas.ts'
import {
  BUILDING_TOKENS,
  IN_PLAY,
  provinceNumber,
  SLOT_FROM,
  SLOT_GOOD,
  SLOT_KIND,
  SLOTS_IN_ALL,
} from '../src/board.ts'
import { mareNostrum } from '../src/game.ts'
import { at } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  bare,
  CARTHAGE,
  control,
  count,
  fortress,
  GREECE,
  legions,
  owns,
  ROME,
  sound,
  table,
  triremes,
} from './table.ts'

const _visible = (n: number): number => PROVINCE_IDS.filter((_, p) => (IN_PLAY[n] >> p) & 1).length
const _hold = (m: ReturnType<typeof table>, seat: number): Record<string, number> =>
  Object.fromEntries(RESOURCE_IDS.map(id => [id, count(m, seat, id)]).filter(([, n]) => (n as number) > 0))

describe('components', () => {
  test('MN-SET-23 MN-SET-24 MN-SET-6 tokens of commodities, coins and legendary commodities; the reserve lies open', () => {
    const supply = Object.fromEntries(RESOURCE_IDS.map((id, r) => [id, SUPPLY[r]]))
    expect(supply).toEqual({
      pottery: 3,
      gems: 5,
      papyrus: 5,
      metal: 5,
      spices: 5,
      marble: 5,
      wood: 5,
      gold: 7,
      grain: 9,
      oil: 9,
      sheep: 9,
      wine: 9,
      gladiators: 11,
      coin: 44,
    })
    const m = table()
    expect(m.s.pileSize).toBe(13)
    expect([...m.s.pile].sort((a, b) => a - b)).toEqual(GOOD_IDS.map((_, g) => g))
    expect([...m.view('table').reserve]).toEqual([...m.s.reserve])
    for (let r = 0; r < SUPPLY.length; r++) {
      let out = 0
      for (let q = 0; q < 5; q++) out += m.s.hold[at.hold(q, r)]
      expect(m.s.reserve[r] + out).toBe(SUPPLY[r])
    }
  })
  test('MN-SET-7 the legendary pile is shuffled and face down', () => {
    const orders = new Set(Array.from({ length: 8 }, (_, seed) => position(mareNostrum, 3, { seed }).s.pile.join()))
    expect(orders.size).toBe(8)
    expect([...table().view(ROME).pile].every(x => x === NONE)).toBe(true)
  })
  test('MN-SET-25 MN-R-72 MN-R-27b slots of each building are exactly as many as its tokens', () => {
    const slots = BUILDING_TOKENS.map((_, kind) => Array.from(SLOT_KIND).filter(k => k === kind).length)
    expect(slots).toEqual([37, 25, 8, 5, 3, 14])
    expect(slots).toEqual([...BUILDING_TOKENS])
  })
  test('MN-R-71 caravan slots: tokens are twice the slots plus one', () => {
    const slots = GOOD_IDS.map((_, g) => Array.from(SLOT_GOOD).filter(x => x === g).length)
    expect(Object.fromEntries(GOOD_IDS.map((id, g) => [id, slots[g]]))).toEqual({
      pottery: 1,
      gems: 2,
      papyrus: 2,
      metal: 2,
      spices: 2,
      marble: 2,
      wood: 2,
      gold: 3,
      grain: 4,
      oil: 4,
      sheep: 4,
      wine: 4,
      gladiators: 5,
    })
    for (const [g, n] of slots.entries()) expect(SUPPLY[g]).toBe(2 * n + 1)
  })
  test('MN-R-73 at most 2 caravans, 2 cities, 1 market, 1 temple; a market beside a caravan, a temple beside a city', () => {
    for (const id of PROVINCE_IDS) {
      const p = PROVINCES[id]
      expect(p.caravans.length <= 2 && p.cities.length <= 2).toBe(true)
      expect(p.market).toBe(p.caravans.length > 0)
      expect(p.temple).toBe(p.cities.length > 0)
      expect(SLOT_FROM[provinceNumber(id) + 1] - SLOT_FROM[provinceNumber(id)]).toBeLessThanOrEqual(6)
    }
  })
  test('MN-R-70 borders are mutual, on land, at the coast and at sea', () => {
    expect([PROVINCE_IDS.length, SEA_IDS.length, SLOTS_IN_ALL]).toEqual([29, 10, 92])
    for (const id of PROVINCE_IDS) {
      for (const other of PROVINCES[id].land) expect(PROVINCES[other].land).toContain(id)
      for (const w of PROVINCES[id].seas) expect(SEAS[w].coasts).toContain(id)
    }
    for (const w of SEA_IDS) {
      for (const id of SEAS[w].coasts) expect(PROVINCES[id].seas).toContain(w)
      for (const other of SEAS[w].seas) expect(SEAS[other].seas).toContain(w)
    }
    expect(PROVINCES.germania.land).toContain('dacia')
    expect(PROVINCES.asia.land).not.toContain('thracia')
  })
  test('MN-SET-26 nine dice serve eight legions and the die of Ramses II, five dice five triremes', () => {
    const m = triremes(owns(legions(bare(), ROME, 'gallia', 8), ROME, 'ramses-ii'), ROME, 'ionian', 5)
    triremes(fortress(control(m, GREECE, 'gallia'), GREECE, 'gallia'), GREECE, 'ionian')
    m.s.active = ROME
    m.run(PROGRAMS.battle, provinceNumber('gallia'), ROME, GREECE)
    expect(m.seen('rolled')[0].dice.split(' ').length).toBe(9)
    m.clear().at(DECISIONS.attack, ROME).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
    expect(m.seen('rolled')[0].dice.split(' ').length).toBe(5)
  })
  test('MN-SET-27 three markers: 5/0, 2/1, 4/3, all with the Trade Leader', () => {
    const m = table()
    expect(m.owing).toEqual([CARTHAGE])
    expect(m.legal(CARTHAGE).map(a => a.number)).toEqual([0, 1, 2, 3, 4, 5])
    const pairs = [
      [0, 5],
      [1, 2],
      [3, 4],
    ]
    for (const [a, b] of pairs) {
      const one = table().play(CARTHAGE, { verb: 'marker', number: a })
      one.at(DECISIONS.marker, CARTHAGE)
      expect(one.can(CARTHAGE, { verb: 'marker', number: b })).toBe(false)
      expect(one.legal(CARTHAGE).length).toBe(4)
    }
  })
  test('MN-SET-8 pieces of each colour: 8 legions, 5 triremes, 5 fortresses, 7 markers', () => {
    const m = table()
    sound(m) // the laws count 8, 5, 5 and 7
    expect([...m.s.pieces.subarray(0, 4)]).toEqual([6, 5, 4, 5])
  })
})
