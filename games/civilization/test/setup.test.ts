import { AREA_IDS, AREA_ROWS, AREAS, type AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { CARD_IDS } from '@ecumene/civilization-family/data/cards.ts'
import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { ANY, BORDERS, IN_PLAY, LAND, map, SHORES, SITE_ON } from '@ecumene/civilization-family/src/map.ts'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CARD_COST, CARD_SPECS, CREDIT } from '../data/cards.ts'
import { COMMODITIES, KIND_COUNT, KINDS, setValue, TRADE_IDS } from '../data/trade.ts'
import { civilization } from '../src/game.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { area, city, hand, pays, put, ship, sound, stackOf, suffers, type Table, table, tokens } from './table.ts'

const found = (nation: NationId, id: AreaId) => ({ verb: 'found', nation, area: id })
const first = (p: Table): number => p.owing[0]

describe('set-up', () => {
  test('CIV-4.1a CIV-4.1b the map is empty and all sixteen kinds of civilization card are on sale', () => {
    const p = position(civilization, 7)
    expect(Array.from(p.s.tokens).every(n => n === 0)).toBe(true)
    expect(Array.from(p.s.copies)).toEqual(CARD_IDS.map(id => CARD_SPECS[id].copies))
    expect(Array.from(p.s.copies).reduce((a, b) => a + b)).toBe(72)
  })
  test('CIV-4.2a CIV-4.2b CIV-4.2c nine stacks, the calamity of the number at the bottom of 2 to 9', () => {
    const p = position(civilization, 7)
    expect(Array.from(p.s.stackSize)).toEqual([14, 11, 10, 9, 8, 7, 6, 5, 4])
    expect(Array.from({ length: 9 }, (_, i) => stackOf(p, i + 1).at(-1))).toEqual([
      expect.stringMatching(/hides|ochre/),
      'volcano',
      'famine',
      'civil-war',
      'flood',
      'epidemic',
      'civil-disorder',
      'iconoclasm',
      'piracy',
    ])
    expect(stackOf(p, 1).every(id => id === 'hides' || id === 'ochre')).toBe(true)
    expect(stackOf(p, 4).slice(0, -1)).toEqual(Array(8).fill('grain'))
    sound(p)
  })
  test('CIV-4.2d the two commodities of value 1, and of value 2, are shuffled together', () => {
    const orders = [1, 2, 3, 4].map(seed => stackOf(position(civilization, 3, { seed }), 1).join())
    expect(new Set(orders).size).toBeGreaterThan(1)
    const twos = stackOf(position(civilization, 3, { seed: 2 }), 2).slice(0, 10)
    expect([...twos].sort()).toEqual([...Array(5).fill('iron'), ...Array(5).fill('papyrus')])
    expect(twos).not.toEqual([...twos].sort())
  })
  test('CIV-4.3a turn cards are dealt by chance and give the order of choosing', () => {
    const starts = [1, 2, 3, 4, 5, 6].map(seed => first(position(civilization, 5, { seed })))
    expect(new Set(starts).size).toBeGreaterThan(1)
    const p = position(civilization, 3, { seed: 4 })
    expect([...p.s.turnCard].sort()).toEqual([0, 1, 2])
    const [a, b] = p.s.turnCard
    expect(p.owing).toEqual([a])
    p.play(a, found('crete', 'knossos'))
    expect(p.owing).toEqual([b])
  })
  test('CIV-4.4a CIV-4.4b CIV-4.4c CIV-4.4d a nation not yet taken, one token in a start area, the marker on the arrow, the rest in Stock', () => {
    const p = position(civilization, 7)
    const a = first(p)
    p.play(a, found('egypt', 'thebes'))
    expect(tokens(p, a, 'thebes')).toBe(1)
    expect([p.s.position[a], p.s.stock[a], p.s.treasury[a], p.s.cities[a]]).toEqual([0, 46, 0, 0])
    const b = first(p)
    expect(p.refusal(b, found('egypt', 'siwa'))).toMatchObject({ rule: 'CIV-4.4a', key: 'refuse.nationTaken' })
    expect(p.choices(b, 'found').every(c => c.nation !== 'egypt')).toBe(true)
  })
  test('CIV-2.2n a starting token stands only in a start area of its own nation', () => {
    const p = position(civilization, 7)
    expect(p.refusal(first(p), found('egypt', 'susa'))).toMatchObject({ rule: 'CIV-2.2n' })
    expect(p.refusal(first(p), found('egypt', 'memphis'))).toMatchObject({ rule: 'CIV-2.2n' })
    expect(p.choices(first(p), 'found')).toHaveLength(24)
    expect(p.choices(first(p), 'found').filter(c => c.nation === 'thrace')).toEqual([found('thrace', 'scythia')])
  })
  test('CIV-4.5a CIV-4.5b CIV-R-3 47 tokens with seven players, 46 in Stock after the first; the rest are never used', () => {
    const p = position(civilization, 7)
    const a = first(p)
    p.play(a, found('asia', 'kuban'))
    expect([p.s.tokensEach, p.s.stock[a]]).toEqual([47, 46])
    sound(p)
  })
  test('CIV-R-103 CIV-26.2.3 CIV-27.3 CIV-28.3 CIV-29.3 nations on offer', () => {
    const on = (n: number, variant = 'full'): string[] => {
      const p = position(civilization, n, { variant })
      return NATION_IDS.filter(id => p.choices(first(p), 'found').some(c => c.nation === id))
    }
    expect(on(7)).toEqual([...NATION_IDS])
    expect(on(6)).toEqual([...NATION_IDS])
    expect(on(5)).toEqual(['thrace', 'crete', 'asia', 'assyria', 'babylon', 'egypt'])
    expect(on(4)).toEqual(['asia', 'assyria', 'babylon', 'egypt'])
    expect(on(3)).toEqual(['africa', 'italy', 'illyria', 'thrace', 'crete'])
    expect(on(2)).toEqual(['africa', 'italy', 'illyria', 'thrace'])
    expect(on(3, 'nomads')).toEqual([...NATION_IDS])
    expect(on(4, 'farmers')).toEqual([...NATION_IDS])
    const four = position(civilization, 4)
    expect(four.choices(first(four), 'found').filter(c => c.nation === 'egypt')).toHaveLength(5)
    expect(four.refusal(first(four), found('egypt', 'jalo'))).toMatchObject({ rule: 'CIV-R-103' })
    expect(four.refusal(first(four), found('crete', 'knossos'))).toMatchObject({
      rule: 'CIV-R-103',
      key: 'refuse.nationOut',
    })
  })
})

describe('boards for fewer players', () => {
  const size = (b: number): number => IN_PLAY.subarray(b * AREAS, (b + 1) * AREAS).reduce((a, n) => a + n, 0)
  const inBoard = (b: number, id: AreaId): boolean => IN_PLAY[b * AREAS + area(id)] === 1
  test('CIV-T-38 areas, sites, volcanoes and flood plains of every board', () => {
    expect([4, 3, 2, 1, 0].map(size)).toEqual([131, 99, 73, 62, 62])
    const sites = (b: number): number =>
      AREA_IDS.filter((_, a) => IN_PLAY[b * AREAS + a] && SITE_ON[b * AREAS + a] > 0).length
    expect([4, 3, 2, 1, 0].map(sites)).toEqual([55, 45, 30, 25, 16])
    const features = (b: number, column: 4 | 5): number =>
      new Set(AREA_ROWS.filter((r, a) => r[column] && IN_PLAY[b * AREAS + a]).map(r => r[column])).size
    expect([4, 3, 2, 1].map(b => features(b, 5))).toEqual([3, 1, 0, 3])
    expect([4, 3, 2, 1].map(b => features(b, 4))).toEqual([4, 3, 2, 2])
  })
  test('CIV-25.0a CIV-25.0b six players: the whole map, 55 tokens, all cards', () => {
    const p = table(6)
    expect([p.s.tokensEach, p.s.board, p.s.copies[8]]).toEqual([55, 4, 3])
  })
  test('CIV-26.1 CIV-26.2 CIV-26.2.1 CIV-26.3 CIV-26.4 five players: no western panel, 47 tokens, two Mysticism', () => {
    const p = table(5)
    expect([p.s.tokensEach, p.s.copies[8]]).toEqual([47, 2])
    expect(['rome', 'carthage', 'etruria', 'adriatic-sea'].some(id => inBoard(3, id as AreaId))).toBe(false)
    expect(inBoard(3, 'thessaly') && inBoard(3, 'babylon')).toBe(true)
    // An area whose number lies on the missing panel cannot be entered.
    put(p, 0, 'epirus', 2)
    p.at(6, 0)
    expect(p.refusal(0, { verb: 'walk', area: 'epirus', to: 'apollonia', tokens: 1 })).toMatchObject({
      rule: 'CIV-R-81',
    })
  })
  test('CIV-26.2.2 CIV-R-80 on this map no usable area has its site on the missing panel: each needs as many tokens as ever', () => {
    expect(
      AREA_IDS.filter((_, a) => inBoard(3, AREA_IDS[a]) && SITE_ON[3 * AREAS + a] !== SITE_ON[4 * AREAS + a]),
    ).toEqual([])
    const p = put(put(table(5), 0, 'athens', 6), 0, 'epirus', 6)
    p.at(8, 0)
    expect(p.can(0, { verb: 'build', area: 'athens' })).toBe(true)
    expect(p.refusal(0, { verb: 'build', area: 'epirus' })).toMatchObject({ rule: 'CIV-12.2b', args: { tokens: 12 } })
  })
  test('CIV-27.1 CIV-27.2 CIV-27.4 CIV-27.5 four players: east of the dividers, seas they cross included', () => {
    const p = table(4)
    expect([p.s.tokensEach, p.s.copies[8], p.s.board]).toEqual([55, 2, 2])
    expect(inBoard(2, 'memphis') && inBoard(2, 'eastern-mediterranean') && inBoard(2, 'central-mediterranean')).toBe(
      true,
    )
    expect(inBoard(2, 'athens') || inBoard(2, 'rome') || inBoard(2, 'jalo')).toBe(false)
  })
  test('CIV-28.1 CIV-28.2 CIV-28.4 CIV-28.5 three players: west of the dividers', () => {
    const p = table(3)
    expect([p.s.tokensEach, p.s.copies[8], p.s.board]).toEqual([47, 1, 1])
    expect(inBoard(1, 'rome') && inBoard(1, 'athens') && inBoard(1, 'black-sea')).toBe(true)
    expect(inBoard(1, 'babylon') || inBoard(1, 'memphis') || inBoard(1, 'troy')).toBe(false)
  })
  test('CIV-29.1a CIV-29.1b CIV-29.2 CIV-29.4 CIV-29.5 CIV-R-82 two players: island sites have no effect, Sicily included', () => {
    const p = table(2)
    expect([p.s.tokensEach, p.s.copies[8], p.s.board]).toEqual([55, 1, 0])
    const without = AREA_IDS.filter((_, a) => inBoard(0, AREA_IDS[a]) && SITE_ON[a] === 0 && SITE_ON[4 * AREAS + a] > 0)
    expect([...without].sort()).toEqual([
      'chalcis',
      'eretria',
      'ithaca',
      'knossos',
      'palermo',
      'phaestos',
      'sardinia',
      'syracuse',
      'thera',
    ])
    put(p, 0, 'knossos', 6)
    p.at(8, 0)
    expect(p.refusal(0, { verb: 'build', area: 'knossos' })).toMatchObject({ rule: 'CIV-12.2b', args: { tokens: 12 } })
    put(p, 0, 'knossos', 6)
    p.play(0, { verb: 'build', area: 'knossos' })
    expect(p.s.cities[0]).toBe(1)
  })
  test('CIV-R-81 what is out of play is absent for movement and adjacency', () => {
    const p = table(4)
    put(p, 3, 'cyrenaica', 2)
    p.at(6, 3)
    expect(p.choices(3, 'walk').some(c => c.to === 'cyrene')).toBe(false)
    expect(p.refusal(3, { verb: 'walk', area: 'cyrenaica', to: 'cyrene', tokens: 1 })).toMatchObject({
      rule: 'CIV-R-81',
    })
    ship(p, 3, 'cyrenaica')
    expect(p.choices(3, 'sail').some(c => c.shore === 'cyrene')).toBe(false)
    expect(p.refusal(3, { verb: 'sail', ship: 0, shore: 'cyrene' })).toMatchObject({
      rule: 'CIV-R-81',
      args: { area: 'cyrene' },
    })
  })
  test('CIV-R-81 a volcano that is out of play threatens nobody', () => {
    // No city can stand there in a game; put there by hand it still counts for nothing.
    const p = suffers(city(table(4), 0, 'syracuse'), 0, 'volcano')
    p.run(PROGRAMS.calamities)
    expect(p.seen('erupted')).toEqual([])
    // On the whole map it erupts.
    const whole = suffers(city(table(6), 0, 'syracuse'), 0, 'volcano')
    expect(whole.run(PROGRAMS.calamities).seen('erupted')).toHaveLength(1)
  })
})

describe('data', () => {
  test('CIV-GAP-1 the map: 131 areas, 358 borders, one start area for Thrace, limits of at most 5', () => {
    expect([AREAS, BORDERS.length, LAND.to.length / 2, BORDERS.filter(b => b.water).length, SHORES]).toEqual([
      131, 358, 231, 210, 106,
    ])
    expect(ANY.to.length).toBe(716)
    expect(Math.max(...AREA_ROWS.map(r => r[2]))).toBe(5)
    expect(AREA_ROWS.map(r => r[2]).reduce<number>((a, b) => a + b, 0)).toBe(250)
    expect(NATION_IDS.map((_, n) => Array.from(map.start).filter(x => x === n).length)).toEqual([
      3, 3, 2, 1, 2, 2, 2, 3, 6,
    ])
  })
  test('CIV-22.1.1 CIV-22.1.2a CIV-22.1.2e CIV-22.1.2k 74 trade cards and their set values', () => {
    expect(Array.from(KIND_COUNT).reduce((a, b) => a + b)).toBe(74)
    expect([KINDS, COMMODITIES]).toEqual([19, 11])
    const sets = (id: string): number[] => {
      const k = (TRADE_IDS as readonly string[]).indexOf(id)
      return Array.from({ length: KIND_COUNT[k] }, (_, i) => setValue(k, i + 1))
    }
    expect(sets('hides')).toEqual([1, 4, 9, 16, 25, 36, 49])
    expect(sets('papyrus')).toEqual([2, 8, 18, 32, 50])
    expect(sets('salt')).toEqual([3, 12, 27, 48, 75, 108, 147, 192, 243])
    expect(sets('grain').at(-1)).toBe(256)
    expect(sets('cloth').at(-1)).toBe(245)
    expect(sets('bronze').at(-1)).toBe(216)
    expect(sets('spice').at(-1)).toBe(175)
    expect(sets('gems')).toEqual([8, 32, 72, 128])
    expect(sets('gold')).toEqual([9, 36, 81])
  })
  test('CIV-GAP-3 costs add up to 1700 and no card gives credit to itself', () => {
    expect(CARD_COST.reduce((a, b) => a + b)).toBe(1700)
    expect(CARD_IDS.every((_, c) => CREDIT[c * 16 + c] === 0)).toBe(true)
  })
})

describe('a round', () => {
  test('CIV-5.1b CIV-5.5 the next round begins when all phases are done; phases that apply to nobody are skipped', () => {
    const match = new Match(civilization, setupOf(civilization, 2), keyOf('rounds'))
    for (let i = 0; match.state.round < 3 && i < 400; i++) {
      const seat = [0, 1].find(p => (match.owed() >> p) & 1) ?? 0
      match.play(seat, match.fallback(seat))
    }
    const events = match.chronicle('table').flatMap(l => l.events.map(e => e.type))
    expect(events.filter(e => e === 'roundBegan')).toHaveLength(3)
    expect(events).not.toContain('taxed') // no cities
    expect(events).not.toContain('drew')
    expect(events).not.toContain('offered')
    expect([...match.state.position]).toEqual([2, 2])
  })
  test('CIV-5.2a CIV-5.3a CIV-23.1 A.S.T. order from Africa to Egypt, whatever the seats', () => {
    const p = table(6, { nations: ['egypt', 'crete', 'africa', 'babylon', 'thrace', 'italy'] })
    expect([...p.s.succession]).toEqual([2, 5, 4, 1, 3, 0])
    // A tie in the census goes by the same order.
    for (let seat = 0; seat < 6; seat++) put(p, seat, AREA_IDS[[2, 4, 5, 6, 7, 8][seat]], 2)
    p.run(1)
    expect([...p.s.moveOrder]).toEqual([2, 5, 4, 1, 3, 0])
  })
  test('CIV-5.7a CIV-5.7b CIV-5.7c CIV-5.7d CIV-5.7e CIV-5.7f CIV-5.7g CIV-5.7h CIV-5.7i CIV-5.7j CIV-5.7k CIV-5.7l CIV-5.7m each of the thirteen phases happens, in the printed order', () => {
    const p = table(3, { nations: ['africa', 'italy', 'crete'] })
    city(p, 0, 'carthage')
    city(p, 1, 'milazzo')
    city(p, 2, 'sparta')
    for (const [seat, id] of [
      [0, 'numidia'],
      [0, 'rome'],
      [1, 'etruria'],
      [1, 'rome'],
      [2, 'athens'],
      [2, 'epirus'],
    ] as const)
      put(p, seat, id, 3)
    put(p, 2, 'corinth', 5)
    pays(p, 0, 4)
    hand(p, 0, { salt: 3 })
    hand(p, 1, { grain: 3 })
    suffers(p, 2, 'epidemic')
    const chosen: Record<string, readonly { seat: number; action: Record<string, unknown> }[]> = {
      ships: [{ seat: 0, action: { verb: 'launch', shore: 'carthage', levy: 0 } }],
      move: [{ seat: 2, action: { verb: 'walk', area: 'athens', to: 'corinth', tokens: 1 } }],
      build: [{ seat: 2, action: { verb: 'build', area: 'corinth' } }],
      trade: [
        { seat: 0, action: { verb: 'offer', cards: { salt: 3 }, commodity: 'salt' } },
        { seat: 1, action: { verb: 'offer', cards: { grain: 3 }, commodity: 'grain', target: 0 } },
        { seat: 1, action: { verb: 'agree', with: 0 } },
        { seat: 0, action: { verb: 'agree', with: 1 } },
      ],
      acquire: [
        { seat: 0, action: { verb: 'take', card: 'mysticism' } },
        { seat: 0, action: { verb: 'spend', commodity: 'grain', cards: 3 } },
        { seat: 0, action: { verb: 'pay' } },
      ],
    }
    const left = Object.fromEntries(Object.entries(chosen).map(([decision, list]) => [decision, [...list]]))
    p.run(PROGRAMS.round)
    for (let i = 0; i < 300 && p.s.round === 1; i++) {
      const next = left[p.asked ?? '']?.[0]
      if (next && p.owing.includes(next.seat) && p.can(next.seat, next.action as never)) {
        left[p.asked ?? ''].shift()
        p.play(next.seat, next.action as never)
      } else {
        const seat = p.owing[0]
        const decision = civilization.decisions.find(({ name }) => name === p.asked)
        p.play(seat, civilization.verbs.toJson(decision?.fallback(p.view(seat), seat) ?? 0))
      }
    }
    expect(Object.values(left).flat()).toEqual([])
    const signs = [
      'taxed',
      'grew',
      'counted',
      'launched',
      'walked',
      'fought',
      'built',
      'surplus',
      'drew',
      'swapped',
      'acquired',
      'calamity',
      'advanced',
    ]
    const types = p.events.map(event => event.type as string)
    const told = types.slice(0, types.lastIndexOf('roundBegan')).filter(type => signs.includes(type))
    expect(told.filter((type, i) => type !== told[i - 1])).toEqual(signs)
  })
  test('CIV-5.5 a round in which nothing can be drawn, traded or bought goes through its phases all the same', () => {
    const p = table(3, { nations: ['africa', 'italy', 'crete'] })
    for (const [seat, id] of [
      [0, 'rome'],
      [1, 'knossos'],
      [2, 'athens'],
    ] as const) {
      city(p, seat, id)
      for (const other of [
        ['milazzo', 'dacia'],
        ['thera', 'moesia'],
        ['lemnos', 'epirus'],
      ][seat])
        put(p, seat, other as AreaId, 2)
    }
    p.s.stackSize.fill(0)
    p.s.stack.fill(-1)
    p.s.redTop.fill(0)
    const seen: number[] = []
    p.run(1)
    for (let i = 0; i < 200 && p.s.round === 1; i++) {
      seen.push(p.s.phase)
      const seat = p.owing[0]
      const d = civilization.decisions.find(x => x.name === p.asked)
      p.play(seat, civilization.verbs.toJson(d?.fallback(p.view(seat), seat) ?? 0))
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(p.seen('advanced')).toHaveLength(3)
    expect(p.s.round).toBe(2)
  })
})
