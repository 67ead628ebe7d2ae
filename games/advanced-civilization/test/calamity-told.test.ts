/** Calamities of Advanced Civilization: what is told of them, and which rule refuses what may not be named. */
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import { describe, expect, test } from 'vitest'
import { CALAMITY_IDS } from '../data/trade.ts'
import { makeInert } from '../src/effects/leaving.ts'
import { advancedCivilization } from '../src/game.ts'
import { quakeDamage } from '../src/query/earthquake.ts'
import { FACTION, gather, LOSS, tokensExposed } from '../src/query/exposure.ts'
import { waysOn } from '../src/query/horde-ways.ts'
import { fromOf } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import { cities, reduce, strike } from './calamity-table.ts'
import { area, city, hand, owns, put, step, stockOf, suffers, table, wild } from './table.ts'

const THRACE = 3
const ASIA = 5

describe('16.1 earthquake', () => {
  test('ADV-16.1.5 ADV-16.1.6 only a city next to the site can be the second one, however great its loss', () => {
    // Babylonia lies next to the area that follows Athens in the list, not next to Athens.
    const p = city(city(city(city(table(), 0, 'athens'), 1, 'corinth'), 1, 'chalcis'), 1, 'babylonia')
    strike(suffers(stockOf(p, 1, 0), 0, 'volcano'))
    expect([p.asked, p.choices(0, 'shake').map(c => c.area)]).toEqual(['shake', ['chalcis', 'corinth']])
    expect(p.refusal(0, reduce('corinth'))?.key).toMatch(/^table\./)
    const { fallback } = advancedCivilization.decisions[DECISIONS.shake]
    expect(advancedCivilization.verbs.toJson(fallback(p.s, 0))).toEqual({ verb: 'shake', area: 'chalcis' })
  })
  test('ADV-16.1.6 where there is no second city the damage is that of the first alone', () => {
    expect(quakeDamage(city(table(), 0, 'athens').s, 0, area('athens'))).toBe(5)
  })
})
test('ADV-16.2.1 ADV-16.2.2 Treachery: a city that goes over is told with its new owner, one without a piece as lost', () => {
  const p = strike(suffers(city(table(), 0, 'rome'), 0, 'treachery', 2))
  p.play(2, { verb: 'betray', area: 'rome' })
  expect(p.seen('betrayed')).toEqual([{ type: 'betrayed', seat: 0, area: 'rome', by: 2 }])
  const q = strike(suffers(city(cities(table(), 2, 9), 0, 'carthage'), 0, 'treachery', 2))
  q.play(2, { verb: 'betray', area: 'carthage' })
  expect([q.seen('betrayed'), q.seen('lostCity')]).toEqual([[], [{ type: 'lostCity', seat: 0, area: 'carthage' }]])
})
test('ADV-16.3.5 ADV-18.1b a player with Pottery but no card in hand is not asked for Grain', () => {
  const p = strike(suffers(put(owns(table(), 0, 'pottery'), 0, 'dacia', 30), 0, 'famine'))
  expect([p.asked, p.choices(0, 'show'), p.choices(0, 'lose').length > 0]).toEqual(['lose', [], true])
  const q = strike(suffers(put(hand(owns(table(), 0, 'pottery'), 0, { salt: 1 }), 0, 'dacia', 30), 0, 'famine'))
  expect(q.choices(0, 'show')).toHaveLength(1)
})
describe('16.5 Civil War', () => {
  test('ADV-16.5.8 only what holds or borders units of the other faction is near it', () => {
    // Babylonia, where the other faction stands, borders the area after Athens in the list, not Athens.
    const p = put(put(table(), 0, 'athens', 2), 0, 'babylonia', 2)
    p.s.war[WAR.victim] = 0
    p.s.mark[area('babylonia')] = 2
    const near = (id: 'athens' | 'babylonia') => tokensExposed(p.s, 0, area(id), LOSS.war, FACTION.kept | FACTION.near)
    expect([near('athens'), near('babylonia')]).toEqual([0, 0])
    put(p, 0, 'chalcis', 1).s.mark[area('chalcis')] = 1
    expect(near('athens')).toBe(2)
  })
})
test('ADV-16.6.1 ADV-16.6.3 Slave Revolt: without effect it says so; of the cities only their own may be named', () => {
  const p = strike(suffers(put(cities(table(), 0, 1), 0, 'dacia', 30), 0, 'slave-revolt'))
  expect([p.seen('harmless').length, p.seen('idled')]).toEqual([1, []])
  const q = strike(suffers(city(put(cities(table(), 0, 3), 0, 'dacia', 15), 1, 'tyre'), 0, 'slave-revolt'))
  expect(q.refusal(0, reduce('tyre'))).toMatchObject({ rule: 'ADV-16.6.3', key: 'refuse.notYourCity' })
  expect(q.refusal(0, { verb: 'done' })?.key).toMatch(/^table\./)
})
describe('16.8 Barbarian Hordes', () => {
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
test('ADV-16.9.4 ADV-R-42 a city taken by an Epidemic counts at least one point: it never leaves five tokens', () => {
  const p = suffers(put(owns(city(table(), 0, 'alexandria'), 0, 'agriculture'), 0, 'dacia', 20), 0, 'epidemic', 1)
  strike(p)
  const left = p.choices(0, 'shrink').map(c => Number(c.tokens))
  expect([left.length > 0, Math.max(...left)]).toEqual([true, 4])
})
test('ADV-16.12.1 ADV-16.12.3 Piracy asks first for the victim’s cities, then for those of others', () => {
  const p = city(city(city(city(table(), 0, 'tyre'), 0, 'sidon'), 0, 'athens'), 2, 'corinth')
  strike(suffers(city(city(p, 3, 'carthage'), 4, 'rhodes'), 0, 'piracy', 1))
  expect(p.prompt(1)).toMatchObject({ key: 'prompt.raidVictim', rule: 'ADV-16.12.1', args: { target: 0, cities: 2 } })
  p.play(1, { verb: 'raid', area: 'tyre' }).play(1, { verb: 'raid', area: 'sidon' })
  expect(p.prompt(p.owing[0])).toMatchObject({ key: 'prompt.raidOthers', rule: 'ADV-16.12.3', args: { cities: 2 } })
})
test('ADV-R-28 tokens that another’s city has left do not make one’s own come too late', () => {
  const p = stockOf(put(put(table(), 0, 'dacia', 5), 1, 'rome', 1), 0, 0)
  p.s.safe[area('rome')] = 1
  expect(gather(p.s, 0, LOSS.famine, 0).tokens).toBe(5)
})
test('ADV-20.3 nobody converts their own units', () => {
  const p = put(put(owns(table(), 0, 'monotheism'), 0, 'rome', 2), 0, 'etruria', 2).at(DECISIONS.convert, 0)
  expect(p.refusal(0, { verb: 'convert', area: 'etruria', target: 0 })).toMatchObject({
    rule: 'ADV-20.3',
    key: 'refuse.nobodyThere',
  })
})
test('ADV-R-77 who leaves takes their own part out of what they passed on, and nobody else’s', () => {
  const p = table()
  const epidemic = CALAMITY_IDS.indexOf('epidemic')
  const piracy = CALAMITY_IDS.indexOf('piracy')
  p.s.from[fromOf(2, epidemic)] = 0
  p.s.from[fromOf(2, piracy)] = 1
  step(p, (s, world) => makeInert(s, 0, world))
  expect([p.s.from[fromOf(2, epidemic)], p.s.from[fromOf(2, piracy)]]).toEqual([-1, 1])
})
