import { NONE, ScriptedRng, SearchWorld, setupOf } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { EMPIRES, FIRST_INCOME } from '../data/empires.ts'
import { GOOD_IDS, RESOURCE_IDS, type ResourceId, SUPPLY } from '../data/goods.ts'
import { EMPIRE_IDS, PROVINCE_IDS, type ProvinceId, SEA_IDS } from '../data/names.ts'
import { PROVINCES } from '../data/provinces.ts'
import { SEAS } from '../data/seas.ts'
import {
  BUILDING_TOKENS,
  CARAVAN,
  HOME_OF,
  IN_PLAY,
  provinceNumber,
  SLOT_FROM,
  SLOT_GOOD,
  SLOT_KIND,
  SLOT_PROVINCE,
  SLOTS_IN_ALL,
} from '../src/board.ts'
import { hitsOnLand } from '../src/effects/battle.ts'
import { mareNostrum } from '../src/game.ts'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { holderOf } from '../src/query/control.ts'
import { canPay } from '../src/query/sets.ts'
import { at } from '../src/state.ts'
import { decisions, programs, verbs } from '../src/verbs.ts'
import {
  bare,
  built,
  CARTHAGE,
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
  sound,
  table,
  triremes,
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
    holding(m, ROME, { coin: 3 }).at(decisions.build, ROME)
    expect(m.refusal(ROME, { verb: 'control', province: 'syria' })).toMatchObject({
      rule: 'MN-R-1b',
      key: 'refuse.covered',
    })
    m.s.legions[at.legions(m.s, provinceNumber('judea'), ROME)] = 1
    m.at(decisions.march, ROME)
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
    m.run(programs.battle, provinceNumber('gallia'), ROME, GREECE)
    expect(m.seen('rolled')[0].dice.split(' ').length).toBe(9)
    m.clear().at(decisions.attack, ROME).play(ROME, { verb: 'attack', sea: 'ionian', target: GREECE })
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
      one.at(decisions.marker, CARTHAGE)
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
    expect(seats.filter(q => m.at(decisions.build, q).choices(q, 'hammurabi').length > 0)).toEqual([2])
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
    m.run(programs.round) // round 2
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

describe('the display of heroes and wonders', () => {
  test('MN-SET-20 first games: five face up, twelve face down, hidden', () => {
    const m = table(4, { display: 'five' })
    expect(m.s.faceUp.filter(x => x === 1).length).toBe(5)
    expect(TOKEN_IDS.length - m.s.stackFrom).toBe(TOKEN_IDS.length - 5)
    expect([...m.view(ROME).stack].every(x => x === NONE)).toBe(true)
    holding(m, ROME, { coin: 12 }).at(decisions.build, ROME)
    expect(m.can(ROME, { verb: 'pyramids' })).toBe(true) // the Pyramids always lie face up
    expect(m.choices(ROME, 'hire').length).toBe(5)
  })
  test('MN-SET-22 MN-R-3a experienced players: all seventeen face up, a game option', () => {
    const m = table(4, { display: 'all' })
    expect(m.s.faceUp.filter(x => x === 1).length).toBe(TOKEN_IDS.length)
  })
  test('MN-SET-21 MN-R-3b refilled to five at the end of phase 3, in the order of the spaces; not before, and face-down ones cannot be hired', () => {
    const m = table(3, { display: 'five' })
    const up = TOKEN_IDS.findIndex((_, t) => m.s.faceUp[t] === 1)
    const next = m.s.stack[m.s.stackFrom]
    holding(m, GREECE, { coin: 15 })
    m.s.owner[5] = NONE
    m.run(programs.building).play(GREECE, { verb: 'appoint', target: GREECE })
    if (m.asked === 'buildFirst') m.play(m.owing[0], { verb: 'done' })
    expect(m.refusal(GREECE, { verb: 'hire', token: TOKEN_IDS[next] })).toMatchObject({
      rule: 'MN-R-3b',
      key: 'refuse.faceDown',
    })
    m.play(GREECE, { verb: 'hire', token: TOKEN_IDS[up] }).play(GREECE, { verb: 'payCoins' })
    while (m.asked === 'copy') m.play(GREECE, m.legal(GREECE)[0])
    expect(m.s.faceUp[next]).toBe(0)
    m.play(GREECE, { verb: 'done' })
    while (m.asked !== null) m.play(m.owing[0], m.asked === 'nameBuilder' ? m.legal(m.owing[0])[0] : { verb: 'done' })
    expect(m.s.faceUp[next]).toBe(1)
    expect(m.s.faceUp.filter((x, t) => x === 1 && m.s.owner[t] === NONE).length).toBe(5)
    sound(m)
  })
})

describe('control and knowledge', () => {
  test('MN-0i MN-0j the controlling player has every building but those under an enemy legion', () => {
    const m = control(bare(), EGYPT, 'cyrenaica')
    built(m, 'cyrene', 'cyrenaica-papyrus', 'cyrenaica-market')
    m.s.stand[SLOT_FROM[provinceNumber('cyrenaica')]] = ROME
    const holders = Array.from({ length: 3 }, (_, i) => holderOf(m.s, SLOT_FROM[provinceNumber('cyrenaica')] + i))
    expect(holders).toEqual([ROME, EGYPT, EGYPT])
    expect(SLOT_KIND[SLOT_FROM[provinceNumber('cyrenaica')]]).toBe(CARAVAN)
  })
  test('MN-0a MN-0b MN-0c five phases in order: collect, trade, build, war, titles', () => {
    const m = table(3)
    const seen: string[] = []
    for (let n = 0; m.s.round === 1 && n < 400; n++) {
      const name = m.asked as string
      if (seen.at(-1) !== name) seen.push(name)
      const seat = m.owing[0]
      m.play(
        seat,
        verbs.toJson(
          mareNostrum.decisions[m.game.decisions.findIndex(d => d.name === name)].fallback(m.view(seat), seat),
        ),
      )
    }
    const order = ['marker', 'offer', 'take', 'nameBuilder', 'build', 'nameMover', 'march']
    expect(order.map(x => seen.indexOf(x))).toEqual([...order.map(x => seen.indexOf(x))].sort((a, b) => a - b))
    expect(seen.slice(0, 2)).toEqual(['marker', 'offer'])
    expect(m.s.round).toBe(2)
    expect(m.seen('round').length).toBe(2)
  })
  test('MN-R-64 a capital province that is not its owner’s is against the laws of the game', () => {
    const m = table(3)
    m.s.control[provinceNumber('italia')] = NONE
    expect(mareNostrum.invariants(m.s).join()).toContain('capital province')
  })
  test('MN-R-64 no player is ever out: with nothing but the capital province all are still asked to build', () => {
    const m = bare(3).run(programs.building)
    const builders: number[] = []
    while (m.asked !== null) {
      if (m.asked === 'build') builders.push(m.owing[0])
      m.play(m.owing[0], m.asked === 'nameBuilder' ? m.legal(m.owing[0])[0] : { verb: 'done' })
    }
    expect(builders.sort()).toEqual([0, 1, 2])
  })
})
