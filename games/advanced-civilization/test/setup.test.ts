import { AREA_IDS, AREA_ROWS, AREAS, type AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { NATION_IDS, type NationId } from '@ecumene/civilization-family/data/nations.ts'
import { orderDraws } from '@ecumene/civilization-family/src/decisions/gold.ts'
import { AREA_OF_SHORE, boardNamed, IN_PLAY, map, SAIL, SHORES, SITE_ON } from '@ecumene/civilization-family/src/map.ts'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CARD_COST, CARD_IDS } from '../data/cards.ts'
import { CALAMITY_IDS, isTradable, TRADE_IDS } from '../data/trade.ts'
import { takeCensus } from '../src/effects/census.ts'
import { advancedCivilization } from '../src/game.ts'
import { mostInStock } from '../src/query/holdings.ts'
import { DECISIONS } from '../src/verbs.ts'
import { strike } from './calamity-table.ts'
import { area, put, ship, sound, stackOf, step, suffers, table, tokens } from './table.ts'

const found = (nation: NationId, id: AreaId) => ({ verb: 'found', nation, area: id })
const start = (seats: number, options = {}) => position(advancedCivilization, seats, { options })
const first = (p: { owing: readonly number[] }): number => p.owing[0]
const nationsOn = (seats: number, options = {}): string[] => {
  const p = start(seats, options)
  return NATION_IDS.filter(id => p.choices(first(p), 'found').some(c => c.nation === id))
}
const inBoard = (id: Parameters<typeof boardNamed>[0], a: AreaId): boolean =>
  IN_PLAY[boardNamed(id) * AREAS + area(a)] === 1
const count = (list: readonly string[], of: (id: string) => boolean): number => list.filter(of).length

describe('set-up', () => {
  test('ADV-0.2.1 an empty map, markers on the arrow, eight of every civilization card on display', () => {
    const p = start(7)
    expect(Array.from(p.s.tokens).every(n => n === 0)).toBe(true)
    expect(Array.from(p.s.copies)).toEqual(CARD_IDS.map(() => 8))
    expect(Array.from(CARD_COST).reduce((a, b) => a + b)).toBe(3190)
    sound(p)
  })
  test('ADV-0.2.3 nine stacks of two commodities each, shuffled; 126 cards in all', () => {
    const p = start(6)
    expect(Array.from(p.s.stackSize)).toEqual([14, 17, 19, 17, 15, 12, 12, 10, 10])
    for (let v = 1; v <= 9; v++)
      expect(new Set(stackOf(p, v).filter(id => !(CALAMITY_IDS as readonly string[]).includes(id))).size).toBe(2)
    expect(new Set([1, 2, 3].map(seed => stackOf(position(advancedCivilization, 6, { seed }), 1).join())).size).toBe(3)
    sound(p)
  })
  test('ADV-0.2.4 ADV-0.2.5 ADV-0.2.6 ADV-0.2.7 ADV-0.2.8 ADV-0.2.9 one safe card for each player on top, the tradable calamity anywhere below, the other at the bottom', () => {
    const tradable = [
      '',
      'treachery',
      'superstition',
      'slave-revolt',
      'barbarian-hordes',
      'epidemic',
      'civil-disorder',
      'iconoclasm',
      'piracy',
    ]
    const bottom = ['', 'volcano', 'famine', 'civil-war', 'flood', '', '', '', '']
    for (const seats of [2, 5, 8])
      for (let seed = 1; seed <= 20; seed++) {
        const p = position(advancedCivilization, seats, { seed })
        expect(stackOf(p, 1).some(id => (CALAMITY_IDS as readonly string[]).includes(id))).toBe(false)
        for (let v = 2; v <= 9; v++) {
          const stack = stackOf(p, v)
          expect(stack.indexOf(tradable[v - 1])).toBeGreaterThanOrEqual(Math.min(seats, stack.length - 1))
          if (bottom[v - 1]) expect(stack.at(-1)).toBe(bottom[v - 1])
          expect(count(stack, id => (CALAMITY_IDS as readonly string[]).includes(id))).toBe(bottom[v - 1] ? 2 : 1)
        }
      }
    expect(TRADE_IDS.filter((_, k) => !isTradable(k))).toEqual(['volcano', 'famine', 'civil-war', 'flood'])
  })
  test('ADV-T-44 two players: Piracy is card 3 to 10 of stack 9, Treachery card 3 to 16 of stack 2, the volcano card 17', () => {
    const piracy = new Set<number>()
    const treachery = new Set<number>()
    for (let seed = 1; seed <= 150; seed++) {
      const p = position(advancedCivilization, 2, { seed })
      piracy.add(stackOf(p, 9).indexOf('piracy') + 1)
      treachery.add(stackOf(p, 2).indexOf('treachery') + 1)
      expect(stackOf(p, 2).indexOf('volcano') + 1).toBe(17)
    }
    expect([...piracy].sort((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect([Math.min(...treachery), Math.max(...treachery), treachery.size]).toEqual([3, 16, 14])
  })
  test('ADV-0.2.11 the order of choosing is by chance', () => {
    expect(
      new Set([1, 2, 3, 4, 5, 6].map(seed => first(position(advancedCivilization, 5, { seed })))).size,
    ).toBeGreaterThan(1)
  })
  test('ADV-0.2.12 ADV-0.2.13 each takes a nation and puts one token into one of its start areas; marker on 0, the rest in Stock', () => {
    const p = start(7)
    const a = first(p)
    p.play(a, found('egypt', 'thebes'))
    expect([tokens(p, a, 'thebes'), p.s.position[a], p.s.stock[a], p.s.treasury[a], p.s.cities[a]]).toEqual([
      1, 0, 54, 0, 0,
    ])
    const b = first(p)
    expect(b).not.toBe(a)
    expect(p.refusal(b, found('egypt', 'siwa'))).toMatchObject({ rule: 'ADV-0.2.12', key: 'refuse.nationTaken' })
    expect(p.refusal(b, found('asia', 'susa'))).toMatchObject({ rule: 'ADV-0.2.12', key: 'refuse.startArea' })
  })
  test('ADV-0.2.14 a nation without a start area in play cannot be chosen', () => {
    const p = start(4)
    expect(p.refusal(first(p), found('crete', 'knossos'))).toMatchObject({
      rule: 'ADV-0.2.14',
      key: 'refuse.nationOut',
    })
    expect(p.refusal(first(p), found('egypt', 'jalo'))).toMatchObject({ rule: 'ADV-0.2.14', key: 'refuse.outOfPlay' })
  })
  test('ADV-0.2.16 ADV-23.8 a nation is always left over, whatever the number of players', () => {
    for (let n = 2; n <= 8; n++) {
      const p = start(n)
      while (p.asked === 'settle') p.play(first(p), p.choices(first(p), 'found')[0])
      expect(new Set(p.s.nation).size).toBe(n)
      expect(n).toBeLessThan(NATION_IDS.length)
    }
  })
  test('ADV-0.2.17 ADV-25.4 a last round is agreed before play', () => {
    expect([start(3).s.lastRound, start(3, { rounds: 12 }).s.lastRound]).toEqual([0, 12])
  })
  test('ADV-0.1.19 ties go by A.S.T. order: census, draws, units in Stock', () => {
    const p = table(3, { nations: ['egypt', 'crete', 'africa'] })
    step(p, takeCensus)
    expect([...p.s.moveOrder]).toEqual([2, 1, 0])
    step(p, orderDraws)
    expect([...p.s.drawOrder]).toEqual([2, 1, 0])
    expect(mostInStock(p.s, 0b111)).toBe(2)
  })
})

describe('boards', () => {
  test('ADV-0.2.2 ADV-0.2.15 ADV-22.1 ADV-22.2 ADV-22.3 ADV-R-58 tokens and board for three to eight players, the first token included', () => {
    const by = [2, 3, 4, 5, 6, 7, 8].map(n => start(n).s)
    expect(by.map(s => s.tokensEach)).toEqual([55, 47, 55, 47, 55, 55, 47])
    expect(by.map(s => s.board)).toEqual(
      (['hazelnut', 'three', 'four', 'five', 'whole', 'whole', 'whole'] as const).map(boardNamed),
    )
    const p = start(8)
    const a = first(p)
    p.play(a, found('asia', 'kuban'))
    expect(p.s.stock[a]).toBe(46)
    sound(p) // the rest of the 55 is never used
  })
  test('ADV-22.4 ADV-22.5 ADV-22.6 ADV-25.8 nations by board; with five players the eastern or the western board', () => {
    expect(nationsOn(8)).toEqual([...NATION_IDS])
    expect(nationsOn(5)).toEqual(['thrace', 'crete', 'asia', 'assyria', 'babylon', 'egypt'])
    expect(nationsOn(5, { fivePlayerBoard: 'west' })).toEqual(NATION_IDS.filter(id => id !== 'babylon'))
    expect(nationsOn(4)).toEqual(['asia', 'assyria', 'babylon', 'egypt'])
    expect(nationsOn(3)).toEqual(['africa', 'italy', 'illyria', 'thrace', 'crete'])
    expect(inBoard('five', 'rome') || inBoard('five-west', 'babylon') || inBoard('five-west', 'caucasus')).toBe(false)
    expect(inBoard('five', 'babylon') && inBoard('five-west', 'rome') && inBoard('five-west', 'nalchik')).toBe(true)
    expect(
      inBoard('four', 'memphis') &&
        !inBoard('four', 'athens') &&
        inBoard('three', 'athens') &&
        !inBoard('three', 'memphis'),
    ).toBe(true)
  })
  test('ADV-22.7 no civilization card is cut in number', () => {
    for (let n = 3; n <= 8; n++) expect(start(n).s.copies.every(c => c === 8)).toBe(true)
  })
  test('ADV-22.8 every area in play keeps its site', () => {
    for (const id of ['three', 'four', 'five', 'five-west'] as const)
      for (let a = 0; a < AREAS; a++)
        if (IN_PLAY[boardNamed(id) * AREAS + a])
          expect(SITE_ON[boardNamed(id) * AREAS + a]).toBe(SITE_ON[boardNamed('whole') * AREAS + a])
  })
  test('ADV-22.9 ADV-R-9 ADV-23.7 every open sea can be used: one that is out of play touches no area in play', () => {
    for (const id of ['two', 'three', 'four', 'five', 'five-west', 'hazelnut'] as const) {
      const base = boardNamed(id) * AREAS
      for (let h = 0; h < SHORES; h++) {
        const sea = AREA_OF_SHORE[h]
        if (!map.openSea[sea] || IN_PLAY[base + sea]) continue
        for (let i = SAIL.at[h]; i < SAIL.at[h + 1]; i++) expect(IN_PLAY[base + AREA_OF_SHORE[SAIL.to[i]]]).toBe(0)
      }
    }
    expect(AREA_ROWS.filter((r, a) => r[1] === 'open-sea' && !IN_PLAY[boardNamed('hazelnut') * AREAS + a])).toEqual([])
  })
  test('ADV-22.10 what is out of play cannot be entered', () => {
    const p = put(table(5), 0, 'epirus', 2).at(DECISIONS.move, 0)
    expect(p.refusal(0, { verb: 'walk', area: 'epirus', to: 'apollonia', tokens: 1 })).toMatchObject({
      rule: 'ADV-22.10',
    })
  })
})

describe('two players', () => {
  const inPlay = AREA_IDS.filter((_, a) => IN_PLAY[boardNamed('hazelnut') * AREAS + a] && !map.openSea[a])
  const limits = (...ids: AreaId[]): number => ids.reduce((n, id) => n + map.limit[area(id)], 0)
  const site = (id: AreaId): number => SITE_ON[boardNamed('hazelnut') * AREAS + area(id)]
  test('ADV-23.1 ADV-23.11 ADV-23.12 ADV-23.13 ADV-23.14 ADV-23.15 ADV-23.18 ADV-R-59 the hazelnut area: 39 land areas with limits 13, 17, 24, 18', () => {
    expect(inPlay).toHaveLength(39)
    const greece = limits(
      'sparta',
      'argos',
      'corinth',
      'athens',
      'delphi',
      'epirus',
      'thessaly',
      'macedonia',
      'thessalonica',
    )
    const danube = limits('paeonia', 'thrace', 'byzantium', 'moesia', 'tyras', 'danube')
    const islands = AREA_ROWS.filter(r => r[7] !== '' && inPlay.includes(r[0] as AreaId)).map(r => r[0] as AreaId)
    expect(islands).toHaveLength(11)
    expect([greece, danube, limits(...islands), limits(...inPlay)]).toEqual([13, 17, 18, 72])
  })
  test('ADV-23.2 ADV-23.17 sites on islands are ignored; fifteen count', () => {
    for (const id of ['knossos', 'phaestos', 'thera', 'eretria', 'chalcis', 'rhodes', 'ithaca', 'salamis'] as const)
      expect(site(id)).toBe(0)
    expect(inPlay.filter(id => site(id) > 0).sort()).toEqual(
      [
        'sparta',
        'argos',
        'corinth',
        'athens',
        'thessalonica',
        'byzantium',
        'moesia',
        'tyras',
        'troy',
        'sardes',
        'miletus',
        'gordium',
        'ankara',
        'sinope',
        'kanesh',
      ].sort(),
    )
  })
  test('ADV-23.3 ADV-23.4 ADV-23.5 ADV-23.9 ADV-23.10 ADV-R-60 ADV-T-84 three nations, each with one start: Thrace in moesia, Crete in knossos, Asia in ankara', () => {
    const p = start(2)
    const a = first(p)
    expect(p.choices(a, 'found')).toEqual([
      found('asia', 'ankara'),
      found('crete', 'knossos'),
      found('thrace', 'moesia'),
    ])
    expect(p.refusal(a, found('crete', 'phaestos'))).toMatchObject({ rule: 'ADV-0.2.12', key: 'refuse.startArea' })
    p.play(a, found('thrace', 'moesia'))
    expect([tokens(p, a, 'moesia'), p.s.stock[a]]).toEqual([1, 54])
  })
  test('ADV-23.6 one Mysticism', () => {
    expect(start(2).s.copies[CARD_IDS.indexOf('mysticism')]).toBe(1)
    expect(start(2, { twoPlayerBoard: 'west' }).s.copies[CARD_IDS.indexOf('mysticism')]).toBe(1)
    expect(start(3, { newcomers: 1 }).s.copies[CARD_IDS.indexOf('mysticism')]).toBe(1) // two begin
    expect(start(3).s.copies[CARD_IDS.indexOf('mysticism')]).toBe(8)
  })
  test('ADV-T-85 six tokens build in athens; twelve are needed in knossos, thera and danube', () => {
    const p = table(2)
    for (const id of ['athens', 'knossos', 'thera', 'danube'] as const) put(p, 0, id, id === 'athens' ? 6 : 11)
    p.at(DECISIONS.build, 0)
    expect(p.choices(0, 'build')).toEqual([{ verb: 'build', area: 'athens' }])
    put(put(p, 0, 'knossos', 1), 0, 'danube', 1)
    expect(p.choices(0, 'build').map(c => c.area)).toEqual(['athens', 'danube', 'knossos'])
  })
  test('ADV-T-87 ADV-23.16 a ship from knossos reaches athens and argos in two steps by thera; the four open seas that touch the board are in play', () => {
    for (const goal of ['athens', 'argos']) {
      const p = ship(table(2), 0, 'knossos').at(DECISIONS.move, 0)
      expect(p.can(0, { verb: 'sail', ship: 0, shore: goal })).toBe(false)
      p.play(0, { verb: 'sail', ship: 0, shore: 'thera' }).play(0, { verb: 'sail', ship: 0, shore: goal })
      expect(p.s.sailed[0]).toBe(2)
    }
    const touched = new Set<string>()
    for (let h = 0; h < SHORES; h++)
      if (map.openSea[AREA_OF_SHORE[h]])
        for (let i = SAIL.at[h]; i < SAIL.at[h + 1]; i++)
          if (inPlay.includes(AREA_IDS[AREA_OF_SHORE[SAIL.to[i]]])) touched.add(AREA_IDS[AREA_OF_SHORE[h]])
    expect([...touched].sort()).toEqual(['aegean-sea', 'black-sea', 'central-mediterranean', 'eastern-mediterranean'])
  })
  test('ADV-23.19 ADV-23.20 one volcano, the Danube plain whole, and what lies outside', () => {
    const volcanoes = AREA_ROWS.filter(r => r[5] !== '' && inPlay.includes(r[0] as AreaId)).map(r => r[0])
    const plains = AREA_ROWS.filter(r => r[4] !== '' && inPlay.includes(r[0] as AreaId)).map(r => r[0])
    expect([volcanoes, plains.sort()]).toEqual([['thera'], ['danube', 'moesia', 'tyras']])
    for (const id of [
      'apollonia',
      'illyricum',
      'dacia',
      'tarentum',
      'scythia',
      'crimea',
      'cappadocia',
      'van',
      'assyria',
      'aleppo',
      'antioch',
      'phoenicia',
    ] as const)
      expect(inBoard('hazelnut', id)).toBe(false)
    expect(inBoard('hazelnut', 'delphi') && inBoard('hazelnut', 'galatia')).toBe(true)
  })
  test('ADV-23.26 ADV-R-61 with one opponent Famine orders eight at the most, and a traded calamity strikes nobody else', () => {
    const arrange = (id: 'famine' | 'epidemic', giver = -1): number => {
      const p = suffers(put(put(table(2), 0, 'macedonia', 20), 1, 'knossos', 20), 0, id, giver)
      strike(p).play(0, { verb: 'lose', area: 'macedonia', tokens: id === 'famine' ? 10 : 16 })
      return p.seen('ordered').reduce((n, e) => n + e.points, 0)
    }
    expect([arrange('famine'), arrange('epidemic'), arrange('epidemic', 1)]).toEqual([8, 10, 0])
  })
  test('ADV-25.5 the western board as an option: four nations, 55 tokens, island sites ignored', () => {
    expect(nationsOn(2, { twoPlayerBoard: 'west' })).toEqual(['africa', 'italy', 'illyria', 'thrace'])
    const { s } = start(2, { twoPlayerBoard: 'west' })
    expect([s.tokensEach, s.board]).toEqual([55, boardNamed('two')])
    expect(SITE_ON[boardNamed('two') * AREAS + area('syracuse')]).toBe(0)
    expect(SITE_ON[boardNamed('two') * AREAS + area('rome')]).toBeGreaterThan(0)
  })
})
