import type { AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import type { CardId } from '../data/cards.ts'
import type { CalamityId } from '../data/trade.ts'
import { checkSupport } from '../src/decisions/support.ts'
import { PIRATES } from '../src/state.ts'
import { cities, reduce, strike } from './calamity-table.ts'
import {
  barbarians,
  city,
  cityAt,
  owns,
  pays,
  pirates,
  put,
  ship,
  sound,
  step,
  stockOf,
  suffers,
  type Table,
  table,
  tokens,
  until,
  wild,
} from './table.ts'

/** How many cities a victim with these cities and cards reduces. */
const reduced = (id: CalamityId, n: number, ...cards: CardId[]): number => {
  const p = strike(suffers(owns(cities(table(), 0, n), 0, ...cards), 0, id))
  expect(p.s.toReduce[0] === 0 || p.asked === 'reduce').toBe(true)
  until(p, null)
  return n - p.s.cities[0]
}

describe('16.1 Volcanic Eruption or Earthquake', () => {
  const erupt = (p: Table): Table => strike(suffers(p, 0, 'volcano'))
  test('ADV-16.1.1 ADV-16.1.2 ADV-16.1.9 ADV-T-68 a city by a volcano: all units of all players there go, ships stay, Engineering does not help', () => {
    const p = ship(put(city(table(), 0, 'neapolis'), 1, 'campania', 2), 1, 'campania')
    owns(owns(city(p, 0, 'athens'), 0, 'engineering'), 1, 'engineering')
    barbarians(p, 'campania', 1)
    erupt(p)
    expect(p.seen('erupted')).toMatchObject([{ volcano: 'vesuvius' }])
    expect([cityAt(p, 'neapolis'), tokens(p, 0, 'neapolis'), tokens(p, 1, 'campania'), cityAt(p, 'athens')]).toEqual([
      -1, 0, 0, 0,
    ])
    expect([p.s.ship[4] >= 0, wild(p, 'campania')]).toEqual([true, 1])
    const q = erupt(city(put(table(), 0, 'neapolis', 1), 0, 'rome')) // tokens alone do not wake it
    expect([q.seen('erupted').length, tokens(q, 0, 'neapolis'), cityAt(q, 'rome')]).toEqual([0, 1, -1])
    sound(p)
  })
  test('ADV-11.15 ADV-21.2 ADV-R-32 a pirate city by the volcano stands, and does not count in the damage', () => {
    const p = erupt(pirates(city(table(), 0, 'neapolis'), 'campania'))
    expect([p.seen('erupted').length, cityAt(p, 'neapolis'), cityAt(p, 'campania')]).toEqual([1, -1, PIRATES])
    const q = erupt(put(city(pirates(city(table(), 0, 'neapolis'), 'campania'), 0, 'thera'), 2, 'thera', 1))
    expect(q.seen('erupted')).toMatchObject([{ volcano: 'thera' }]) // six points against five
  })
  test('ADV-16.1.3 ADV-R-32 ADV-R-74 of several volcanoes the one with the greatest damage to all together; if equal they choose', () => {
    const start = (foreign: number): Table =>
      put(city(city(table(), 0, 'neapolis'), 0, 'thera'), 1, 'campania', foreign)
    const p = erupt(start(2))
    expect([cityAt(p, 'neapolis'), cityAt(p, 'thera')]).toEqual([-1, 0])
    const q = erupt(put(start(2), 2, 'thera', 2))
    expect(q.choices(0, 'erupt').map(c => c.volcano)).toEqual(['vesuvius', 'thera'])
    expect(q.refusal(0, { verb: 'erupt', volcano: 'etna' })).toMatchObject({ rule: 'ADV-16.1.3' })
    q.play(0, { verb: 'erupt', volcano: 'thera' })
    expect([cityAt(q, 'neapolis'), cityAt(q, 'thera'), tokens(q, 2, 'thera')]).toEqual([0, -1, 0])
  })
  const greece = (): Table => city(city(city(city(table(), 0, 'athens'), 0, 'byzantium'), 1, 'argos'), 2, 'troy')
  test('ADV-16.1.4 ADV-16.1.5 ADV-16.1.6 ADV-T-67 an earthquake where it hurts most: a city destroyed and a foreign one next to it reduced, across water too', () => {
    const p = erupt(greece())
    expect([cityAt(p, 'athens'), tokens(p, 0, 'athens'), cityAt(p, 'argos'), tokens(p, 1, 'argos')]).toEqual([
      -1, 0, -1, 1,
    ])
    expect([cityAt(p, 'byzantium'), cityAt(p, 'troy'), p.asked]).toEqual([0, 2, null])
  })
  test('ADV-16.1.8 ADV-18.7c ADV-T-67 a city with Engineering cannot be the second one', () => {
    const p = erupt(owns(greece(), 1, 'engineering'))
    expect([
      cityAt(p, 'athens'),
      cityAt(p, 'argos'),
      cityAt(p, 'byzantium'),
      cityAt(p, 'troy'),
      tokens(p, 2, 'troy'),
    ]).toEqual([0, 1, -1, -1, 2])
  })
  test('ADV-16.1.7 ADV-18.7c ADV-T-67 with Engineering their own city is only reduced', () => {
    const p = erupt(owns(greece(), 0, 'engineering'))
    expect([cityAt(p, 'athens'), tokens(p, 0, 'athens'), tokens(p, 1, 'argos'), cityAt(p, 'byzantium')]).toEqual([
      -1, 2, 1, 0,
    ])
  })
  test('ADV-16.1.6 of two foreign cities beside the site the one that loses more is the second; nobody chooses', () => {
    // Beside Athens: Argos leaves one token and loses four points, Corinth leaves two and loses three.
    const p = erupt(city(city(city(table(), 0, 'athens'), 1, 'argos'), 2, 'corinth'))
    expect([p.asked, cityAt(p, 'athens'), cityAt(p, 'argos'), cityAt(p, 'corinth')]).toEqual([null, -1, -1, 2])
    // With less in Stock Corinth loses five points.
    const q = erupt(stockOf(city(city(city(table(), 0, 'athens'), 1, 'argos'), 2, 'corinth'), 2, 0))
    expect([cityAt(q, 'argos'), cityAt(q, 'corinth')]).toEqual([1, -1])
  })
  test('ADV-16.1.6 ADV-R-74 among equals the victim chooses the site, then the second city', () => {
    // both limit 2, next to Athens
    const p = city(city(city(city(table(), 0, 'athens'), 0, 'sinope'), 1, 'corinth'), 1, 'chalcis')
    erupt(p)
    expect([p.asked, p.owing]).toEqual(['shake', [0]])
    expect(p.choices(0, 'shake').map(c => c.area)).toEqual(['chalcis', 'corinth'])
    expect(p.refusal(0, { verb: 'shake', area: 'rome' })).toMatchObject({ rule: 'ADV-16.1.5' })
    expect(p.refusal(0, { verb: 'done' })).not.toBeNull() // not optional
    p.play(0, { verb: 'shake', area: 'corinth' })
    expect(p.seen('condemned')).toMatchObject([{ seat: 0, area: 'corinth' }])
    expect(p.seen('condemned')[0].target).not.toBe(0)
    expect([cityAt(p, 'corinth'), cityAt(p, 'chalcis'), cityAt(p, 'sinope'), p.asked]).toEqual([-1, 1, 0, null])
    const q = erupt(city(city(city(table(), 0, 'rome'), 0, 'tyre'), 0, 'mari'))
    expect(q.choices(0, 'quake').map(c => c.area)).toEqual(['mari', 'rome', 'tyre'])
    expect(q.refusal(0, { verb: 'quake', area: 'troy' })).toMatchObject({ rule: 'ADV-16.1.4' })
    q.play(0, { verb: 'quake', area: 'tyre' })
    expect([cityAt(q, 'tyre'), cityAt(q, 'rome')]).toEqual([-1, 0])
    const r = erupt(city(city(city(table(), 0, 'athens'), 0, 'mari'), 1, 'argos'))
    expect(r.asked).toBeNull() // 9 against 5
    const t = erupt(city(city(table(), 0, 'athens'), 0, 'corinth')) // their own neighbour is no second city
    t.play(0, { verb: 'quake', area: 'athens' })
    expect([cityAt(t, 'athens'), cityAt(t, 'corinth'), t.asked]).toEqual([-1, 0, null])
  })
  test('ADV-R-32 fewer tokens in Stock make more damage; pirate cities and those of a nation that was left are no second city', () => {
    const p = erupt(stockOf(greece(), 2, 0)) // Troy would leave nothing: 5 + 5
    expect([cityAt(p, 'byzantium'), cityAt(p, 'troy'), tokens(p, 2, 'troy')]).toEqual([-1, -1, 0])
    const q = greece()
    q.s.inert[1] = 1
    erupt(pirates(q, 'corinth'))
    expect([cityAt(q, 'argos'), cityAt(q, 'corinth'), cityAt(q, 'troy')]).toEqual([1, 8, -1])
  })
  test('ADV-16.1.10 without any city nothing happens', () => {
    const p = erupt(put(table(), 0, 'neapolis', 2))
    expect([p.asked, tokens(p, 0, 'neapolis'), p.seen('harmless').length]).toEqual([null, 2, 1])
  })
})

describe('16.2 Treachery', () => {
  test('ADV-16.2.1 ADV-R-33 ADV-R-64 traded: the trader picks a city of the victim and puts their own there, older than those built this round', () => {
    const p = suffers(city(city(table(), 0, 'rome', 1), 0, 'athens'), 0, 'treachery', 2)
    strike(p)
    expect([p.asked, p.owing]).toEqual(['betray', [2]])
    expect(p.refusal(2, { verb: 'betray', area: 'troy' })).toMatchObject({ rule: 'ADV-16.2.1' })
    p.play(2, { verb: 'betray', area: 'rome' })
    expect([cityAt(p, 'rome'), p.s.fresh[p.s.city.indexOf(2)], p.s.cities[0], p.s.cities[2], p.asked]).toEqual([
      2,
      0,
      1,
      1,
      null,
    ])
    sound(p)
  })
  test('ADV-16.2.2 without a city piece the city is eliminated', () => {
    const p = cities(city(table(), 0, 'carthage'), 1, 9)
    strike(suffers(p, 0, 'treachery', 1)).play(1, { verb: 'betray', area: 'carthage' })
    expect([cityAt(p, 'carthage'), tokens(p, 0, 'carthage'), p.s.cities[1]]).toEqual([-1, 0, 9])
  })
  test('ADV-16.2.3 not traded: they reduce one of their own, their choice, and nobody gains', () => {
    const p = strike(suffers(cities(table(), 0, 3), 0, 'treachery'))
    expect(p.choices(0, 'reduce')).toHaveLength(3)
    p.play(0, reduce('athens'))
    expect([p.asked, tokens(p, 0, 'athens'), p.s.cities[0]]).toEqual([null, 2, 2])
  })
  test('ADV-16.2.4 without a city nothing happens', () => {
    const p = strike(suffers(put(table(), 0, 'rome', 2), 0, 'treachery', 1))
    expect([p.asked, p.seen('harmless').length]).toEqual([null, 1])
  })
})

describe('16.4 Superstition', () => {
  test('ADV-16.4.1 ADV-16.4.2 ADV-18.20b ADV-18.21b ADV-18.22b ADV-T-49 three cities, two, one or none by the best religion', () => {
    expect([
      reduced('superstition', 5),
      reduced('superstition', 5, 'mysticism'),
      reduced('superstition', 5, 'mysticism', 'deism'),
      reduced('superstition', 5, 'enlightenment'),
      reduced('superstition', 2),
    ]).toEqual([3, 2, 1, 0, 2])
  })
  test('ADV-R-43 they choose among all their cities, new or old, one after another with the Stock that is left', () => {
    const p = city(city(city(city(table(), 0, 'rome', 1), 0, 'athens'), 0, 'carthage'), 0, 'moesia')
    strike(suffers(stockOf(p, 0, 4), 0, 'superstition'))
    expect(p.choices(0, 'reduce')).toHaveLength(4)
    expect(p.refusal(0, reduce('troy'))).toMatchObject({ rule: 'ADV-R-43' })
    p.play(0, reduce('carthage'))
    p.play(0, reduce('athens'))
    p.play(0, reduce('moesia'))
    expect([tokens(p, 0, 'carthage'), tokens(p, 0, 'athens'), tokens(p, 0, 'moesia'), cityAt(p, 'rome')]).toEqual([
      3, 1, 0, 0,
    ])
  })
})

describe('16.6 Slave Revolt', () => {
  const revolt = (n: number, board: number, ...cards: CardId[]): number => {
    const p = strike(suffers(owns(put(cities(table(), 0, n), 0, 'dacia', board), 0, ...cards), 0, 'slave-revolt'))
    until(p, null)
    return n - p.s.cities[0]
  }
  test('ADV-16.6.1 ADV-16.6.2 ADV-16.6.4 ADV-18.6c ADV-18.22b ADV-R-37 ADV-T-53 15 tokens give no support, 20 with Mining, 10 with Enlightenment', () => {
    expect([
      revolt(6, 20),
      revolt(6, 20, 'mining'),
      revolt(6, 20, 'enlightenment'),
      revolt(6, 20, 'mining', 'enlightenment'),
    ]).toEqual([2, 3, 1, 2])
  })
  test('ADV-16.6.1 ADV-16.6.2 exactly 15, 20 and 10: five cities are safe with ten tokens more, and not with nine', () => {
    expect([revolt(5, 25), revolt(5, 24)]).toEqual([0, 1])
    expect([revolt(5, 30, 'mining'), revolt(5, 29, 'mining')]).toEqual([0, 1])
    expect([revolt(5, 20, 'enlightenment'), revolt(5, 19, 'enlightenment')]).toEqual([0, 1])
  })
  test('ADV-16.6.1 ADV-T-54 with fewer tokens all of them are idle', () => {
    expect([revolt(4, 10), revolt(1, 30)]).toEqual([2, 0])
  })
  test('ADV-16.6.3 new cities first, otherwise their choice, one at a time', () => {
    const p = strike(
      suffers(put(city(city(cities(table(), 0, 3), 0, 'tyre', 1), 0, 'argos', 1), 0, 'dacia', 15), 0, 'slave-revolt'),
    )
    expect([p.asked, p.choices(0, 'reduce').map(c => c.area)]).toEqual(['slaves', ['argos', 'tyre']])
    expect(p.refusal(0, reduce('rome'))).toMatchObject({ rule: 'ADV-16.6.3', key: 'refuse.newFirst' })
    p.play(0, reduce('argos')) // the only new one left follows by itself
    expect([cityAt(p, 'tyre'), p.choices(0, 'reduce').map(c => c.area)]).toEqual([-1, ['athens', 'rome', 'troy']])
  })
  test('ADV-16.6.5 in the support check of the same phase all tokens of the victim count again', () => {
    // The revolt leaves three cities and 24 tokens, the Epidemic after it takes 16 of them: eight support three cities.
    const p = suffers(suffers(put(cities(table(), 0, 4), 0, 'dacia', 22), 0, 'slave-revolt'), 0, 'epidemic')
    strike(p)
    for (let i = 0; i < 40 && p.asked !== null; i++) {
      const [token] = p.choices(0, 'lose')
      p.play(0, p.asked === 'slaves' ? p.choices(0, 'reduce')[0] : token)
    }
    expect([p.s.cities[0], 55 - p.s.stock[0]]).toEqual([3, 8])
    step(p, checkSupport)
    expect([p.s.cities[0], p.asked]).toEqual([3, null])
  })
})

describe('16.10 Civil Disorder', () => {
  test('ADV-16.10.1 ADV-16.10.2 ADV-16.10.3 ADV-16.10.4 ADV-R-71 ADV-T-63 all but three, changed by six cards', () => {
    expect([
      reduced('civil-disorder', 7),
      reduced('civil-disorder', 7, 'music', 'law'),
      reduced('civil-disorder', 7, 'military', 'roadbuilding'),
      reduced('civil-disorder', 2, 'military', 'roadbuilding'),
      reduced('civil-disorder', 5, 'music', 'law', 'drama-and-poetry', 'democracy'),
    ]).toEqual([4, 2, 6, 1, 0])
  })
  test('ADV-18.12b ADV-18.13b ADV-18.16c ADV-18.17c each of four cards keeps one city more; ADV-18.5c ADV-18.18c each of two one fewer', () => {
    for (const id of ['drama-and-poetry', 'music', 'law', 'democracy'] as const)
      expect(reduced('civil-disorder', 7, id)).toBe(3)
    for (const id of ['military', 'roadbuilding'] as const) expect(reduced('civil-disorder', 7, id)).toBe(5)
  })
  test('ADV-T-89 the bounds', () => {
    expect([
      reduced('civil-disorder', 2, 'military'),
      reduced('civil-disorder', 3, 'military'),
      reduced('civil-disorder', 4, 'roadbuilding', 'law'),
      reduced('civil-disorder', 9, 'military', 'roadbuilding'),
    ]).toEqual([0, 1, 1, 8])
  })
})

describe('16.11 Iconoclasm and Heresy', () => {
  const accuse = (target: number) => ({ verb: 'accuse', target })
  test('ADV-16.11.1 ADV-16.11.2 ADV-18.16c ADV-18.19b ADV-18.23c ADV-18.24c ADV-18.5c ADV-T-64 four cities, changed by five cards that add up', () => {
    expect([
      reduced('iconoclasm', 9),
      reduced('iconoclasm', 9, 'law'),
      reduced('iconoclasm', 9, 'law', 'philosophy'),
      reduced('iconoclasm', 9, 'theology'),
      reduced('iconoclasm', 9, 'law', 'theology'),
      reduced('iconoclasm', 9, 'monotheism', 'roadbuilding'),
      reduced('iconoclasm', 9, 'law', 'monotheism'),
    ]).toEqual([4, 3, 2, 1, 0, 6, 4])
  })
  test('ADV-T-88 all five cards together: one city', () => {
    expect(reduced('iconoclasm', 9, 'law', 'philosophy', 'theology', 'monotheism', 'roadbuilding')).toBe(1)
  })
  test('ADV-16.11.3 ADV-16.11.4 ADV-R-44 two cities of others, both may be of one player; the owners pick them', () => {
    const p = strike(suffers(cities(cities(cities(table(), 1, 3), 2, 3, 3), 3, 1, 6), 0, 'iconoclasm', 3))
    expect([p.asked, p.choices(0, 'accuse').map(c => c.target)]).toEqual(['accuse', [1, 2]])
    expect(p.refusal(0, accuse(3))).toMatchObject({ rule: 'ADV-11.10' })
    expect(p.refusal(0, accuse(0))).toMatchObject({ rule: 'ADV-16.11.3' })
    expect(p.refusal(0, { verb: 'done' })).toMatchObject({ rule: 'ADV-11.11' })
    p.play(0, accuse(1)).play(0, accuse(1))
    expect([p.asked, p.owing, p.s.toReduce[1]]).toEqual(['reduce', [1], 2])
    p.play(1, reduce('troy'))
    p.play(1, reduce('rome'))
    expect([cityAt(p, 'athens'), p.s.cities[1], p.s.cities[2], p.s.cities[3], p.asked]).toEqual([1, 1, 3, 1, null])
  })
  test('ADV-16.11.5 ADV-16.11.6 ADV-18.19b ADV-18.24c ADV-T-65 Philosophy loses one at the most, Theology none', () => {
    const start = (): Table => suffers(table(3), 0, 'iconoclasm')
    const greek: readonly AreaId[] = ['athens', 'corinth', 'sparta', 'argos', 'rome', 'thera']
    const p = start()
    for (let i = 0; i < 6; i++) city(p, i < 3 ? 1 : 2, greek[i])
    strike(owns(owns(p, 1, 'philosophy'), 2, 'theology'))
    expect(p.seen('accused').map(e => e.target)).toEqual([1])
    const q = start()
    for (let i = 0; i < 6; i++) city(q, i < 3 ? 1 : 2, greek[i])
    strike(owns(q, 1, 'philosophy'))
    q.play(0, accuse(1))
    expect(q.refusal(0, accuse(1))).toMatchObject({ rule: 'ADV-16.11.5' })
    expect(q.legal(0)).toEqual([accuse(2)])
    const r = start()
    for (let i = 0; i < 6; i++) city(r, i < 3 ? 1 : 2, greek[i])
    strike(owns(r, 2, 'theology'))
    expect(r.seen('accused').map(e => e.target)).toEqual([1, 1]) // nobody else: no question
  })
  test('ADV-16.11.6 Theology is refused by name', () => {
    const p = strike(
      suffers(owns(cities(cities(cities(table(), 1, 2), 2, 2, 2), 3, 2, 4), 3, 'theology'), 0, 'iconoclasm'),
    )
    expect(p.refusal(0, accuse(3))).toMatchObject({ rule: 'ADV-16.11.6' })
    expect(p.refusal(0, accuse(4))).toMatchObject({ rule: 'ADV-16.11.3' })
  })
  test('ADV-25.6 the table may let the primary victim pick the cities', () => {
    const p = table(6, { options: { iconoclasmPick: 'primary' } })
    strike(suffers(owns(pirates(cities(cities(p, 1, 2), 2, 2, 2), 'carthage'), 2, 'philosophy'), 0, 'iconoclasm'))
    expect([p.asked, p.choices(0, 'condemn').map(c => c.area)]).toEqual([
      'condemn',
      ['athens', 'rome', 'sinope', 'troy'],
    ])
    expect(p.refusal(0, { verb: 'condemn', area: 'carthage' })).toMatchObject({ rule: 'ADV-16.11.3' })
    p.play(0, { verb: 'condemn', area: 'troy' })
    expect(p.refusal(0, { verb: 'condemn', area: 'sinope' })).toMatchObject({ rule: 'ADV-16.11.5' })
    p.play(0, { verb: 'condemn', area: 'rome' })
    expect([cityAt(p, 'troy'), cityAt(p, 'rome'), cityAt(p, 'sinope'), cityAt(p, 'athens'), p.asked]).toEqual([
      -1,
      -1,
      2,
      1,
      null,
    ])
  })
  test('ADV-R-61 two players: traded there is no secondary victim, not traded the other reduces two', () => {
    for (const [giver, n] of [
      [1, 0],
      [-1, 2],
    ]) {
      const p = strike(
        suffers(city(city(city(table(2), 1, 'athens'), 1, 'corinth'), 1, 'sparta'), 0, 'iconoclasm', giver),
      )
      expect(p.seen('accused')).toHaveLength(n)
    }
  })
})

describe('16.12 Piracy', () => {
  const raid = (id: AreaId) => ({ verb: 'raid', area: id })
  test('ADV-16.12.1 ADV-16.12.2 ADV-16.12.3 ADV-16.12.5 ADV-T-66 the trader picks the victim’s, the victim one of each of two others, not of the trader', () => {
    const p = table(4, { nations: ['asia', 'assyria', 'babylon', 'egypt'] })
    city(city(city(p, 0, 'sinope'), 0, 'ankara'), 1, 'tyre')
    city(city(city(city(p, 2, 'sidon'), 2, 'antioch'), 3, 'jerusalem'), 3, 'thebes')
    strike(suffers(p, 0, 'piracy', 1))
    expect([p.asked, p.owing, p.legal(1)]).toEqual(['raid', [1], [raid('sinope')]])
    expect(p.refusal(1, raid('ankara'))).toMatchObject({ rule: 'ADV-0.1.11' })
    expect(p.refusal(1, raid('sidon'))).toMatchObject({ rule: 'ADV-16.12.1' })
    p.play(1, raid('sinope'))
    expect([p.owing, p.choices(0, 'raid').map(c => c.area)]).toEqual([[0], ['antioch', 'jerusalem', 'sidon']])
    expect(p.refusal(0, raid('tyre'))).toMatchObject({ rule: 'ADV-11.10' })
    expect(p.refusal(0, raid('thebes'))).toMatchObject({ rule: 'ADV-0.1.11' })
    p.play(0, raid('sidon'))
    expect(p.refusal(0, raid('antioch'))).toMatchObject({ rule: 'ADV-R-45' })
    p.play(0, raid('jerusalem'))
    expect([cityAt(p, 'sinope'), cityAt(p, 'sidon'), cityAt(p, 'jerusalem'), cityAt(p, 'tyre')]).toEqual([8, 8, 8, 1])
    expect([Array.from(p.s.cities), tokens(p, 0, 'sinope'), p.asked]).toEqual([[1, 1, 1, 1], 0, null])
    sound(p)
  })
  test('ADV-16.12.1 ADV-R-45 ADV-T-66 not traded the victim picks all: two of their own, and of two of the others', () => {
    const p = city(
      city(city(city(city(city(table(), 0, 'rome'), 0, 'athens'), 0, 'sparta'), 1, 'troy'), 2, 'tyre'),
      3,
      'carthage',
    )
    strike(suffers(p, 0, 'piracy'))
    expect(p.owing).toEqual([0])
    p.play(0, raid('rome')).play(0, raid('sparta'))
    expect(p.choices(0, 'raid').map(c => c.area)).toEqual(['carthage', 'troy', 'tyre'])
    p.play(0, raid('tyre')).play(0, raid('troy'))
    expect([p.asked, cityAt(p, 'athens'), cityAt(p, 'carthage')]).toEqual([null, 0, 3])
  })
  test('ADV-16.12.2 ADV-16.12.4 even a victim without a coastal city names two others; ships and cards play no part', () => {
    const p = ship(city(city(city(table(), 0, 'mari'), 1, 'troy'), 2, 'tyre'), 0, 'rome')
    strike(suffers(owns(p, 1, 'engineering', 'astronomy'), 0, 'piracy', 3))
    expect(p.owing).toEqual([0])
    p.play(0, raid('troy')).play(0, raid('tyre'))
    expect([cityAt(p, 'troy'), cityAt(p, 'tyre'), cityAt(p, 'mari'), p.s.ship[0] >= 0]).toEqual([8, 8, 0, true])
  })
  test('ADV-R-61 two players: traded, only the victim’s; not traded, one of the other’s', () => {
    for (const [giver, n] of [
      [1, 1],
      [-1, 2],
    ]) {
      const p = strike(suffers(city(city(table(2), 0, 'athens'), 1, 'corinth'), 0, 'piracy', giver))
      until(p, null)
      expect(p.seen('pirated')).toHaveLength(n)
      // Who traded it chooses among the victim's, the victim among the others'.
      expect(p.seen('pirated')[0].by).toBe(giver === 1 ? 1 : 0)
    }
  })
  test('ADV-11.15 a calamity that finds nobody is harmless', () => {
    expect(strike(suffers(pays(table(), 0, 5), 0, 'piracy')).seen('harmless')).toMatchObject([{ calamity: 'piracy' }])
  })
})
