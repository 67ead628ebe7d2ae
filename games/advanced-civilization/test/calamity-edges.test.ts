/** Borders of the questions that calamities ask: what is just counted, and what just is not. */
import { AREA_IDS, type AreaId } from '@ecumene/civilization-family/data/areas.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { describe, expect, test } from 'vitest'
import { CALAMITY_IDS } from '../data/trade.ts'
import { NO_SECOND, quakeDamage, secondDamage } from '../src/query/earthquake.ts'
import { FACTION, LOSS, tokensExposed } from '../src/query/exposure.ts'
import { damageTo } from '../src/query/horde-damage.ts'
import { landings, waysOn } from '../src/query/horde-ways.ts'
import { addCity, cityFits, emptyHeap, type LossHeap, leastLoss } from '../src/query/loss-sums.ts'
import { mostFor } from '../src/query/orders.ts'
import { shrink, strike } from './calamity-table.ts'
import { area, type Table, table } from './table.ts'

const AFRICA = 0
const THRACE = 3
const ASIA = 5
const names = (areas: readonly number[]): string[] => areas.map(a => AREA_IDS[a])
const onFrom = (p: Table, from: AreaId, band: number): string[] => names(waysOn(p.s, ASIA, area(from), band))
const heapOf = (tokens: number, stock: number, ...limits: number[]): LossHeap => {
  const heap = emptyHeap(stock, false)
  heap.tokens = tokens
  for (const limit of limits) addCity(heap, limit)
  return heap
}

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
})

describe('losses by unit points', () => {
  test('ADV-R-28 no city leaves more tokens than its limit, however many are in Stock', () => {
    // Two cities of limit 2 and three tokens: 3 points for one, never 2.
    expect([2, 3, 4, 6].map(points => leastLoss(heapOf(0, 3, 2, 2), points).total)).toEqual([3, 3, 5, 7])
  })
  test('ADV-R-28 ADV-R-29 a player who reduces a city with too few tokens in Stock gives none later: it does not fit then', () => {
    const heap = heapOf(10, 1, 2)
    expect([leastLoss(heap, 14).total, cityFits(heap, 14, 14, 2, 1), cityFits(heap, 14, 14, 2, 0)]).toEqual([
      14,
      false,
      true,
    ])
  })
  test('ADV-R-28 a city that found all its tokens in Stock, the last ones, does not end the giving of tokens', () => {
    const p = table().put(1, 'dacia', 9).city(1, 'rome').stockOf(1, 2).suffers(1, 'famine')
    strike(p)
    p.play(1, shrink('rome', 2))
    expect([p.s.stock[1], p.s.toLose[1], p.choices(1, 'lose').length]).toEqual([0, 7, 7])
  })
  test('ADV-16.5.8 a city of the other faction next door is near, for both factions', () => {
    const near = (faction: number): number => {
      const p = table().put(1, 'etruria', 2).city(1, 'rome')
      p.s.war[WAR.victim] = 1
      p.s.mark[area('etruria')] = faction === FACTION.other ? 2 : 0
      p.s.mark[area('rome')] = faction === FACTION.other ? FACTION.kept : FACTION.other
      return tokensExposed(p.s, 1, area('etruria'), LOSS.war, faction | FACTION.near)
    }
    expect([near(FACTION.kept), near(FACTION.other)]).toEqual([2, 2])
  })
})

describe('who may be ordered to lose how much', () => {
  const flooded = () => {
    const p = table().put(1, 'babylonia', 3).put(1, 'fayum', 5)
    p.s.plain = 1 // Babylonia's
    return p
  }
  test('ADV-16.7.4 in a Flood only what stands on the plain under water', () => {
    expect(mostFor(flooded().s, THRACE, 1, LOSS.flood, 10)).toBe(3)
  })
  test('ADV-16.7.7 Engineering lowers a loss to seven points, and raises none', () => {
    const p = flooded().owns(1, 'engineering')
    expect(mostFor(p.s, THRACE, 1, LOSS.flood, 10)).toBe(3)
    expect(mostFor(p.put(1, 'sumeria', 4).s, THRACE, 1, LOSS.flood, 10)).toBe(7)
    expect(mostFor(p.put(1, 'ur', 2).s, THRACE, 1, LOSS.flood, 10)).toBe(7)
  })
  test('ADV-11.10 the trader of an Epidemic is spared by it, not by a Famine of the same round', () => {
    const p = table().put(1, 'dacia', 6)
    p.s.giver[CALAMITY_IDS.indexOf('epidemic')] = 1
    expect(mostFor(p.s, THRACE, 1, LOSS.epidemic, 8)).toBe(0)
    expect(mostFor(p.s, THRACE, 1, LOSS.famine, 8)).toBe(6)
  })
})

describe('16.1 Volcano and Earthquake', () => {
  test('ADV-16.1.3 ADV-R-74 Barbarians by a volcano are no one’s unit points: two equal volcanoes stay equal', () => {
    const p = table().city(1, 'neapolis').city(1, 'syracuse').barbarians('campania', 3).suffers(1, 'volcano')
    strike(p)
    expect([p.asked, p.owing, p.choices(1, 'erupt').length]).toEqual(['erupt', [1], 2])
  })
  test('ADV-16.1.5 ADV-16.1.6 no second city where none is next door', () => {
    const p = table().city(1, 'argos').city(2, 'cappadocia')
    expect([secondDamage(p.s, 1, area('argos')), quakeDamage(p.s, 1, area('argos'))]).toEqual([NO_SECOND, 5])
  })
})

describe('Section 20, Monotheism', () => {
  test('ADV-20.5 ADV-R-47 a player who could only convert the immune is not asked', () => {
    const asked = (...cards: 'theology'[]): string | null =>
      strike(
        table()
          .put(1, 'dacia', 1)
          .owns(1, 'monotheism')
          .put(0, 'illyricum', 2)
          .owns(0, ...cards),
      ).asked
    expect([asked(), asked('theology')]).toEqual(['convert', null])
  })
})
