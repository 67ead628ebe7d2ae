import { SearchWorld, setupOf } from '@ecumene/kernel'
import { position, ScriptedRng } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { EMPIRES, FIRST_INCOME } from '../data/empires.ts'
import { RESOURCE_IDS, type ResourceId } from '../data/goods.ts'
import { EMPIRE_IDS, PROVINCE_IDS, type ProvinceId, SEA_IDS } from '../data/names.ts'
import { HOME_OF, IN_PLAY, provinceNumber, SLOT_KIND, SLOT_PROVINCE } from '../src/board.ts'
import { hitsOnLand } from '../src/effects/battle.ts'
import { mareNostrum } from '../src/game.ts'
import { holderOf } from '../src/query/control.ts'
import { canPay } from '../src/query/sets.ts'
import { at } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  bare,
  built,
  CARTHAGE,
  controller,
  count,
  EGYPT,
  GREECE,
  holding,
  isBuilt,
  legions,
  legionsAt,
  levels,
  ROME,
  sound,
  table,
} from './table.ts'

const visible = (n: number): number => PROVINCE_IDS.filter((_, p) => (IN_PLAY[n] >> p) & 1).length
const hold = (m: ReturnType<typeof table>, seat: number): Record<string, number> =>
  Object.fromEntries(RESOURCE_IDS.map(id => [id, count(m, seat, id)]).filter(([, n]) => (n as number) > 0))

describe('players and empires', () => {
  test('MN-SET-1 MN-R-80 empires are drawn at random, chosen, or fixed; every seat gets one', () => {
    const drawn = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const m = position(mareNostrum, 5, { seed })
      expect([...m.s.empire].sort()).toEqual([0, 1, 2, 3, 4])
      drawn.add(m.s.empire.join())
    }
    expect(drawn.size).toBeGreaterThan(5)
    const m = position(mareNostrum, 4, { variant: 'experts' })
    expect(m.asked).toBe('choose')
    m.play(0, { verb: 'choose', empire: 'carthage' })
    expect(m.refusal(1, { verb: 'choose', empire: 'carthage' })?.key).toBe('refuse.empireTaken')
    expect(m.refusal(1, { verb: 'choose', empire: 'babylon' })).toMatchObject({
      rule: 'MN-R-1a',
      key: 'refuse.empireAbsent',
    })
    m.play(1, { verb: 'choose', empire: 'egypt' })
      .play(2, { verb: 'choose', empire: 'rome' })
      .play(3, { verb: 'choose', empire: 'greece' })
    expect([m.asked, m.owing]).toEqual(['marker', [0]]) // Carthage leads trade
    expect(() => setupOf(mareNostrum, 2)).toThrow()
    expect(() => setupOf(mareNostrum, 6)).toThrow()
  })
  test('MN-SET-3 MN-SET-4 MN-R-1a who plays: Rome, Greece, Carthage; with four also Egypt; with five all', () => {
    const who = (n: number): string[] => [...table(n).s.empire].map(e => EMPIRE_IDS[e])
    expect(who(3)).toEqual(['rome', 'greece', 'carthage'])
    expect(who(4)).toEqual(['rome', 'greece', 'egypt', 'carthage'])
    expect(who(5)).toEqual(['rome', 'greece', 'babylon', 'egypt', 'carthage'])
  })
  test('MN-SET-5 MN-R-108 29, 26 and 23 provinces are visible; covered are the homes of those who do not play', () => {
    expect([5, 4, 3].map(visible)).toEqual([29, 26, 23])
    const covered = (n: number): string[] => PROVINCE_IDS.filter((_, p) => !((IN_PLAY[n] >> p) & 1)).sort()
    expect(covered(4)).toEqual(['babylonia', 'mesopotamia', 'syria'])
    expect(covered(3)).toEqual(['aegyptus', 'aethiopia', 'babylonia', 'cyrenaica', 'mesopotamia', 'syria'])
    expect(SEA_IDS.length).toBe(10)
  })
  test('MN-R-1b a covered province cannot be entered or claimed', () => {
    const m = bare(4)
    m.s.control[provinceNumber('judea')] = ROME
    holding(m, ROME, { coin: 3 }).at(DECISIONS.build, ROME)
    expect(m.refusal(ROME, { verb: 'control', province: 'syria' })).toMatchObject({
      rule: 'MN-R-1b',
      key: 'refuse.covered',
    })
    m.s.legions[at.legions(m.s, provinceNumber('judea'), ROME)] = 1
    m.at(DECISIONS.march, ROME)
    expect(m.refusal(ROME, { verb: 'march', province: 'judea', to: 'syria', post: 'free', legions: 1 })?.rule).toBe(
      'MN-R-1b',
    )
    expect(m.choices(ROME, 'march').map(a => a.to)).toEqual(['arabia'])
  })
  test('MN-R-79 enough capitals and legendary cities stay visible: 6, 7 and 8', () => {
    const great = (n: number): number =>
      Array.from(SLOT_KIND).filter((kind, k) => (kind === 3 || kind === 4) && (IN_PLAY[n] >> SLOT_PROVINCE[k]) & 1)
        .length
    expect([3, 4, 5].map(great)).toEqual([6, 7, 8])
  })
})

describe('starting positions', () => {
  test('MN-SET-2 MN-H-CAESAR-1 MN-H-PERICLES-1 MN-H-HAMMURABI-1 MN-H-CLEOPATRA-1 MN-H-HANNIBAL-1 every empire has its hero: his power works there and nowhere else', () => {
    const seats = [0, 1, 2, 3, 4]
    const pays = (q: number, what: Partial<Record<ResourceId, number>>): boolean =>
      canPay(holding(bare(), q, what).s, q, 3)
    expect(seats.filter(q => pays(q, { metal: 2, wood: 1 }))).toEqual([CARTHAGE])
    expect(seats.filter(q => pays(q, { coin: 1, metal: 1, wood: 1 }))).toEqual([EGYPT])
    const hits = (q: number, active: number): number => {
      const m = legions(bare(), q, 'gallia', 2)
      m.s.active = active
      // 4 + 4 = 8: one hit
      return hitsOnLand(m.s, provinceNumber('gallia'), q, (q + 1) % 5, new SearchWorld(new ScriptedRng([3, 3])))
    }
    expect(seats.filter(q => hits(q, q) === 2)).toEqual([ROME])
    expect(seats.filter(q => hits(q, (q + 1) % 5) === 2)).toEqual([GREECE])
    const m = table()
    expect(seats.filter(q => m.at(DECISIONS.build, q).choices(q, 'hammurabi').length > 0)).toEqual([2])
  })
  test.each([
    ['MN-SET-11', 'rome', [7, 1, 3]],
    ['MN-SET-12', 'greece', [4, 4, 3]],
    ['MN-SET-13', 'babylon', [5, 3, 2]],
    ['MN-SET-14', 'egypt', [4, 4, 2]],
    ['MN-SET-15', 'carthage', [7, 1, 2]],
  ] as const)('%s levels of %s at the start: trade, culture, military %s', (_, id, expected) => {
    const m = table()
    expect(levels(m, EMPIRE_IDS.indexOf(id))).toEqual(expected)
    expect(EMPIRES[id].levels).toEqual(expected)
  })
  test('MN-SET-16 MN-SET-17 MN-SET-18 first leaders: Carthage trade, Egypt (with three Greece) culture, Rome military', () => {
    const leaders = (n: number): string[] => {
      const m = table(n)
      return [...m.s.leader].map(q => EMPIRE_IDS[m.s.empire[q]])
    }
    expect(leaders(5)).toEqual(['carthage', 'egypt', 'rome'])
    expect(leaders(4)).toEqual(['carthage', 'egypt', 'rome'])
    expect(leaders(3)).toEqual(['carthage', 'greece', 'rome'])
  })
  test('MN-SET-28 levels count what stands on the map and nothing else', () => {
    const m = bare()
    expect(levels(m, ROME)).toEqual([0, 0, 0])
    built(m, 'italia-wine', 'italia-market', 'rome', 'italia-temple')
    expect(levels(m, ROME)).toEqual([2, 2, 0])
  })
  const STARTS: readonly (readonly [
    string,
    number,
    Readonly<Record<string, readonly string[]>>,
    Readonly<Record<string, number>>,
  ])[] = [
    [
      'MN-R-109a',
      ROME,
      {
        italia: ['rome', 'italia-wine', 'italia-gladiators', 'italia-market'],
        cisalpina: ['cisalpina-sheep', 'cisalpina-market'],
        dalmatia: ['dalmatia-oil', 'dalmatia-metal'],
      },
      { coin: 1, wine: 2, gladiators: 2, sheep: 2, oil: 1, metal: 1 },
    ],
    [
      'MN-R-109b',
      GREECE,
      {
        achaia: ['athens', 'sparta', 'achaia-temple', 'achaia-oil', 'achaia-market'],
        thracia: ['byzantium', 'thracia-marble'],
        dacia: ['dacia-gold'],
      },
      { coin: 5, oil: 2, marble: 1, gold: 1 },
    ],
    [
      'MN-R-109c',
      2,
      {
        babylonia: ['babylon', 'babylonia-temple', 'babylonia-spices'],
        mesopotamia: ['mesopotamia-grain', 'mesopotamia-sheep', 'mesopotamia-market'],
        syria: ['antioch', 'syria-oil'],
      },
      { coin: 3, spices: 1, grain: 2, sheep: 2, oil: 1 },
    ],
    [
      'MN-R-109d',
      EGYPT,
      {
        aegyptus: ['alexandria', 'memphis', 'aegyptus-temple'],
        aethiopia: ['aethiopia-grain', 'aethiopia-gold'],
        cyrenaica: ['cyrene', 'cyrenaica-papyrus', 'cyrenaica-market'],
      },
      { coin: 5, grain: 1, gold: 1, papyrus: 2 },
    ],
    [
      'MN-R-109e',
      CARTHAGE,
      {
        africa: ['carthage', 'africa-grain', 'africa-wine', 'africa-market'],
        numidia: ['numidia-marble', 'numidia-market'],
        tripolitania: ['tripolitania-oil', 'tripolitania-sheep'],
      },
      { coin: 1, grain: 2, wine: 2, marble: 2, oil: 1, sheep: 1 },
    ],
  ]
  test.each(STARTS)('%s the start of seat %i, its buildings and nine resources', (_, seat, places, resources) => {
    const m = table()
    const stand: string[] = []
    for (const [id, slots] of Object.entries(places)) {
      expect(controller(m, id as ProvinceId)).toBe(seat)
      for (const slot of slots) expect(isBuilt(m, slot), slot).toBe(true)
      stand.push(...slots)
    }
    expect(Array.from(SLOT_KIND).filter((_, k) => holderOf(m.s, k) === seat).length).toBe(stand.length)
    expect(hold(m, seat)).toEqual(resources)
    expect(m.s.holdSize[seat]).toBe(FIRST_INCOME)
  })
  test('MN-R-109a MN-R-109d the units: Rome 2 legions and a fortress in Italy, Egypt a legion in Cyrenaica and a fortress at home', () => {
    const m = table()
    expect([legionsAt(m, ROME, 'italia'), m.s.fortress[provinceNumber('italia')]]).toEqual([2, ROME])
    expect([legionsAt(m, EGYPT, 'cyrenaica'), m.s.fortress[provinceNumber('aegyptus')]]).toEqual([1, EGYPT])
  })
  test('MN-SET-9 MN-R-74 three provinces each, two of them by marker, no triremes; 3, 3, 2, 2, 2 units', () => {
    const m = table()
    for (let q = 0; q < 5; q++) {
      expect(m.s.control.filter(x => x === q).length).toBe(3)
      expect(m.s.pieces[at.pieces(q, 3)]).toBe(5)
      expect(m.s.pieces[at.pieces(q, 1)]).toBe(5)
    }
    expect([0, 1, 2, 3, 4].map(q => levels(m, q)[2])).toEqual([3, 3, 2, 2, 2])
    for (const [p, home] of HOME_OF.entries()) expect(m.s.control[p]).toBe(home)
  })
  test('MN-R-75 MN-SET-10 the nine resources are the income of the starting buildings; phase 1 of round 1 gives nothing more', () => {
    for (const n of [3, 4, 5]) {
      const m = table(n)
      expect([m.s.round, m.asked]).toEqual([1, 'marker'])
      expect([...m.s.holdSize]).toEqual(Array(n).fill(9))
    }
    const m = table()
    const first = [...m.s.hold]
    for (let q = 0; q < 5; q++) holding(m, q, {})
    m.s.round = 1
    m.run(PROGRAMS.round) // round 2
    expect([...m.s.hold]).toEqual(first)
  })
})

describe('option balanced', () => {
  test('our layouts keep the levels, the three provinces and the nine resources (MN-R-75)', () => {
    for (const n of [3, 4, 5]) {
      const m = table(n, { balanced: true })
      sound(m)
      for (let q = 0; q < n; q++) {
        expect(levels(m, q)).toEqual(EMPIRES[EMPIRE_IDS[m.s.empire[q]]].levels)
        expect([m.s.holdSize[q], m.s.control.filter(x => x === q).length]).toEqual([FIRST_INCOME, 3])
      }
    }
    expect(hold(table(5, { balanced: true }), GREECE)).toEqual({ coin: 4, marble: 2, wine: 2, oil: 1 })
    expect(hold(table(3, { balanced: true }), GREECE)).toEqual(hold(table(3), GREECE)) // with three nothing needs it
  })
})
