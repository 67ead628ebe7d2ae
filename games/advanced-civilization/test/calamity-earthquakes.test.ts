/** Volcano and Earthquake: which city is the second, and what both cost. */
import { describe, expect, test } from 'vitest'
import { advancedCivilization } from '../src/game.ts'
import { NO_SECOND, quakeDamage, secondDamage } from '../src/query/earthquake.ts'
import { DECISIONS } from '../src/verbs.ts'
import { reduce, strike } from './calamity-table.ts'
import { area, city, cityAt, stockOf, suffers, table, tokens } from './table.ts'

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

describe('16.1 Earthquake', () => {
  test('ADV-16.1.5 the only foreign city beside the site is reduced unasked, whatever an equal one far away would lose', () => {
    // Etruria lies next to the area that follows Corinth in the list, not next to Corinth.
    const p = strike(suffers(city(city(city(table(), 0, 'corinth'), 1, 'athens'), 2, 'etruria'), 0, 'volcano'))
    expect([p.asked, p.seen('reduced').map(e => e.area)]).toEqual([null, ['athens']])
    expect([cityAt(p, 'corinth'), tokens(p, 1, 'athens'), cityAt(p, 'etruria')]).toEqual([-1, 2, 2])
  })
})

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
