/** Barbarian Hordes: where they land, the ways they find, and what they fight on them. */
import { AREA_IDS, type AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { describe, expect, test } from 'vitest'
import { damageTo } from '../src/query/horde-damage.ts'
import { landings, waysOn } from '../src/query/horde-ways.ts'
import { strike } from './calamity-table.ts'
import { area, city, cityAt, put, stockOf, suffers, type Table, table, wild } from './table.ts'

const AFRICA = 0
const THRACE = 3
const ASIA = 5
const names = (areas: readonly number[]): string[] => areas.map(a => AREA_IDS[a])
const onFrom = (p: Table, from: AreaId, band: number): string[] => names(waysOn(p.s, ASIA, area(from), band))

describe('16.8 Barbarian Hordes', () => {
  test('ADV-16.8.2 of two start areas with units the one with the greater damage, whichever comes first', () => {
    const landed = (sahara: number, tunisia: number): string[] =>
      names(landings(table().put(AFRICA, 'sahara', sahara).put(AFRICA, 'tunisia', tunisia).s, AFRICA))
    expect([landed(5, 1), landed(1, 5), landed(1, 1)]).toEqual([['sahara'], ['tunisia'], ['sahara', 'tunisia']])
  })
  test('ADV-R-67 an area with Barbarians in it is still of the victim alone', () => {
    const p = table().put(ASIA, 'danube', 5).put(1, 'danube', 1).put(ASIA, 'crimea', 1).barbarians('crimea', 2)
    expect(onFrom(p, 'scythia', 8)).toEqual(['crimea']) // Danube, which they share, would cost more
  })
  test('ADV-R-40 a way round cities that they are too few to attack is found, though it is longer', () => {
    const p = table().put(ASIA, 'pannonia', 4).city(1, 'dacia').city(2, 'sudeten')
    expect([onFrom(p, 'scythia', 6), onFrom(p, 'scythia', 7)]).toEqual([['danube'], ['dacia', 'sudeten']])
  })
  test('ADV-R-40 only the first steps of shortest ways: Ankara lies behind Kanesh, not behind Aleppo', () => {
    expect(onFrom(table().put(ASIA, 'ankara', 3), 'cilicia', 8)).toEqual(['kanesh'])
  })
  test('ADV-R-40 ADV-16.8.12 a single way is named once, so nobody is asked', () => {
    const p = table().put(ASIA, 'chalcis', 2).put(1, 'chalcis', 1)
    expect(onFrom(p, 'thessalonica', 8)).toEqual(['chalcis'])
  })
  test('ADV-R-39 ADV-16.8.4 before a city everybody’s tokens fight first, and too few may be left to attack it', () => {
    const p = table().city(ASIA, 'sinope').put(1, 'sinope', 5)
    // five against ten leave six, against twelve eight
    expect([damageTo(p.s, ASIA, area('sinope'), 10), damageTo(p.s, ASIA, area('sinope'), 12)]).toEqual([0, 5])
  })
  test('ADV-R-39 where they are too few for the city the damage is the tokens that fall, no more and no less', () => {
    const own = table().city(ASIA, 'sinope').put(ASIA, 'sinope', 12)
    expect(damageTo(own.s, ASIA, area('sinope'), 9)).toBe(8) // the weaker remove first: four of twelve are left
    const foreign = table().city(1, 'sinope').put(ASIA, 'sinope', 3)
    expect(damageTo(foreign.s, ASIA, area('sinope'), 5)).toBe(3)
  })
  const horde = (p: Table): Table => strike(suffers(p, THRACE, 'barbarian-hordes'))
  test('ADV-16.8.4 where nobody stands nothing is fought', () => {
    const p = horde(table())
    expect([p.seen('hordeCame').length, p.seen('fought'), wild(p, 'scythia')]).toEqual([1, [], 3])
    expect(p.seen('hordeStayed')).toMatchObject([{ area: 'scythia', tokens: 3 }])
  })
  test('ADV-R-41 an owner without tokens in Stock loses the city without a fight', () => {
    const p = horde(stockOf(city(table(), THRACE, 'scythia'), THRACE, 0))
    expect(p.seen('hordeSacked')).toMatchObject([{ seat: THRACE, area: 'scythia', tokens: 0 }])
    expect([p.seen('fought'), cityAt(p, 'scythia'), wild(p, 'scythia')]).toEqual([[], -1, 3])
  })
  test('ADV-R-41 ADV-6.12 of Barbarians too few for a city none stays', () => {
    const p = horde(put(city(table(), 1, 'scythia'), 1, 'scythia', 12))
    expect([p.seen('hordeBeaten').length, p.seen('hordeStayed'), wild(p, 'scythia')]).toEqual([1, [], 0])
  })
  test('ADV-16.8.6 ADV-16.8.7 those who stay are told; on the way it is the greatest damage that refuses, not the landing', () => {
    const p = put(city(put(table(), THRACE, 'scythia', 1), 1, 'dacia'), THRACE, 'pannonia', 3)
    strike(suffers(p, THRACE, 'barbarian-hordes'))
    expect(p.seen('hordeStayed')).toEqual([{ type: 'hordeStayed', area: 'scythia', tokens: wild(p, 'scythia') - 12 }])
    const [decider] = p.owing
    expect(p.prompt(decider)).toMatchObject({ key: 'prompt.hordeMarch', args: { tokens: 12 } })
    expect(p.refusal(decider, { verb: 'march', area: 'crimea' })).toMatchObject({
      rule: 'ADV-16.8.7',
      key: 'refuse.hordeWay',
    })
  })
  test('ADV-16.8.7 of the areas of the victim alone the one with the greatest damage, though a lesser one was found first', () => {
    const p = put(put(table(), ASIA, 'crimea', 1), ASIA, 'dacia', 6)
    expect(waysOn(p.s, ASIA, area('scythia'), 12)).toEqual([area('dacia')])
  })
})
