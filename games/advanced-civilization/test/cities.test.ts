import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { removeSurplus } from '@ecumene/civilization-family/src/decisions/support.ts'
import { describe, expect, test } from 'vitest'
import { beginBuilding } from '../src/decisions/build.ts'
import { checkSupport } from '../src/decisions/support.ts'
import { beginCalamities } from '../src/effects/calamities.ts'
import { advancedCivilization } from '../src/game.ts'
import { tokensAt } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import {
  area,
  barbarians,
  city,
  cityAt,
  hand,
  owns,
  pays,
  pirates,
  put,
  sound,
  step,
  stockOf,
  type Table,
  table,
  tokens,
  wild,
} from './table.ts'

const build = (id: string) => ({ verb: 'build', area: id })
const raise = (id: string, treasury: number) => ({ verb: 'raise', area: id, treasury })
const reduce = (id: string) => ({ verb: 'reduce', area: id })
/** What the clock plays for the seat that is asked. */
const fallback = (p: Table) => {
  const decision = advancedCivilization.decisions.find(d => d.name === p.asked)
  return advancedCivilization.verbs.toJson(decision?.fallback(p.view(p.owing[0]), p.owing[0]) ?? 0)
}
const building = (p: Table): Table => p.at(DECISIONS.build, 0, 1, 2)

describe('phase 7, building', () => {
  test('ADV-7.1 ADV-7.4 ADV-7.5 ADV-R-3 six tokens on a site, black or white, twelve elsewhere; they return to Stock', () => {
    const p = building(put(put(put(put(table(), 0, 'athens', 6), 0, 'memphis', 7), 0, 'delphi', 12), 0, 'thessaly', 11))
    expect(p.choices(0, 'build').map(c => c.area)).toEqual(['athens', 'delphi', 'memphis'])
    expect(p.refusal(0, build('thessaly'))).toMatchObject({ rule: 'ADV-7.4', args: { tokens: 12 } })
    p.play(0, build('memphis'))
    expect([cityAt(p, 'memphis'), tokens(p, 0, 'memphis'), p.s.stock[0], p.s.fresh[area('memphis')]]).toEqual([
      0, 1, 25, 1,
    ])
    p.play(0, { verb: 'done' }) // never compulsory
    sound(p)
  })
  test('ADV-7.2 ADV-21.5 one city in an area, pirate cities included', () => {
    const p = building(put(put(pirates(table(), 'athens'), 0, 'athens', 6), 0, 'corinth', 6))
    expect(p.refusal(0, build('athens'))).toMatchObject({ rule: 'ADV-7.2' })
  })
  test('ADV-7.3 nine at most', () => {
    const p = put(table(), 0, 'athens', 6)
    for (const id of [
      'rome',
      'carthage',
      'thapsus',
      'tripoli',
      'neapolis',
      'memphis',
      'tyre',
      'sidon',
      'troy',
    ] as const)
      city(p, 0, id)
    expect(building(p).refusal(0, build('athens'))).toMatchObject({ rule: 'ADV-7.3' })
  })
  test('ADV-7.6 ADV-7.8 ADV-18.14b ADV-R-19 ADV-T-39 Architecture: 3 and 3 or 4 and 2 on a site, 6 and 6 without, not 2 and 4; one a round', () => {
    const arrange = (): Table => pays(owns(table(), 0, 'architecture'), 0, 12)
    const p = building(put(put(arrange(), 0, 'athens', 3), 0, 'delphi', 6))
    expect(p.choices(0, 'raise')).toEqual([raise('athens', 3), raise('delphi', 6)])
    expect(building(put(arrange(), 0, 'athens', 4)).choices(0, 'raise')).toEqual([
      raise('athens', 2),
      raise('athens', 3),
    ])
    expect(building(put(arrange(), 0, 'athens', 2)).refusal(0, raise('athens', 4))).toMatchObject({
      rule: 'ADV-R-19',
      args: { tokens: 3 },
    })
    expect(building(put(table(), 0, 'athens', 3)).refusal(0, raise('athens', 3))).toMatchObject({
      rule: 'ADV-7.6',
      key: 'refuse.architecture',
    })
    p.play(0, raise('athens', 3))
    expect([cityAt(p, 'athens'), p.s.treasury[0], p.s.stock[0]]).toEqual([0, 9, 55 - 9 - 6])
    expect(p.asked).toBeNull() // nothing else can be built
    put(p, 0, 'corinth', 3)
    expect(building(p).refusal(0, raise('corinth', 3))).toMatchObject({ rule: 'ADV-7.6', key: 'refuse.oneRaised' })
    expect(building(put(arrange(), 0, 'athens', 8)).choices(0, 'raise')).toHaveLength(3) // also where enough stand
    sound(p)
  })
  test('ADV-7.6 a player who can build only with Architecture is asked', () => {
    const q = pays(owns(put(put(table(), 0, 'athens', 3), 1, 'rome', 3), 0, 'architecture'), 0, 3)
    q.s.architect[0] = 1 // last round
    const p = step(q, beginBuilding)
    expect([p.asked, p.owing]).toEqual(['build', [0]])
  })
  test('ADV-7.7 ADV-21.4 not where another player or Barbarians have tokens', () => {
    const arrange = (): Table => pays(owns(put(table(), 0, 'athens', 4), 0, 'architecture'), 0, 6)
    expect(building(put(arrange(), 1, 'athens', 1)).refusal(0, raise('athens', 3))).toMatchObject({ rule: 'ADV-7.7' })
    expect(building(barbarians(arrange(), 'athens', 1)).refusal(0, raise('athens', 3))).toMatchObject({
      rule: 'ADV-7.7',
    })
    expect(building(arrange()).can(0, raise('athens', 3))).toBe(true)
  })
})

describe('phase 8, surplus and support', () => {
  test('ADV-8.1 ADV-8.2 tokens beside a city go, and those above the limit; Barbarians stay', () => {
    const p = barbarians(put(put(city(table(), 0, 'athens'), 0, 'athens', 2), 1, 'delphi', 5), 'thrace', 2)
    step(p, removeSurplus)
    expect([tokens(p, 0, 'athens'), tokens(p, 1, 'delphi'), wild(p, 'thrace'), p.s.stock[0]]).toEqual([0, 2, 2, 55])
    sound(p)
  })
  test('ADV-8.4 ADV-18.4b ADV-21.4 Agriculture holds one more where they are alone, not beside others or Barbarians', () => {
    const p = put(put(owns(table(), 0, 'agriculture'), 0, 'delphi', 5), 0, 'thessaly', 2)
    put(p, 1, 'thrace', 1)
    put(barbarians(put(p, 0, 'thrace', 1), 'macedonia', 1), 0, 'macedonia', 1)
    step(p, removeSurplus)
    expect((['delphi', 'thessaly', 'thrace'] as const).map(id => tokens(p, 0, id))).toEqual([3, 2, 1])
    const q = barbarians(put(owns(table(), 0, 'agriculture'), 0, 'delphi', 2), 'delphi', 1)
    q.run(PROGRAMS.conflict) // three in limit 2 are a conflict, Agriculture or not
    expect(tokens(q, 0, 'delphi') + wild(q, 'delphi')).toBeLessThanOrEqual(2)
  })
  test('ADV-8.5 ADV-8.6 ADV-8.8 ADV-8.9 ADV-T-41 five cities and seven tokens: one reduction in an area of limit 2 suffices', () => {
    const p = table()
    for (const id of ['athens', 'troy', 'rome', 'carthage', 'memphis'] as const) city(p, 0, id)
    put(put(put(p, 0, 'delphi', 2), 0, 'thessaly', 2), 0, 'scythia', 3)
    step(p, checkSupport)
    expect([p.asked, p.owing]).toEqual(['support', [0]])
    expect(p.choices(0, 'reduce')).toHaveLength(5)
    p.play(0, reduce('athens'))
    expect([p.s.cities[0], tokens(p, 0, 'athens'), p.asked]).toEqual([4, 2, null])
  })
  test('ADV-8.7 ADV-R-64 cities built this round are reduced first', () => {
    const p = city(city(city(table(), 0, 'athens'), 0, 'troy', 1), 0, 'rome', 1)
    step(p, checkSupport)
    expect(p.choices(0, 'reduce').map(c => c.area)).toEqual(['rome', 'troy'])
    expect(p.refusal(0, reduce('athens'))).toMatchObject({ rule: 'ADV-8.7' })
  })
  test('ADV-R-64 a city won by surrender this round counts as older', () => {
    const p = stockOf(put(city(table(), 1, 'delphi', 1), 0, 'delphi', 7), 1, 0).run(PROGRAMS.conflict)
    expect([cityAt(p, 'delphi'), p.s.fresh[area('delphi')]]).toEqual([0, 0])
  })
  test('ADV-18.4c with Agriculture a reduced city leaves one token more', () => {
    const p = step(owns(city(table(), 0, 'athens'), 0, 'agriculture'), checkSupport)
    expect(tokens(p, 0, 'athens')).toBe(3)
  })
  test('ADV-8.10 ADV-R-20 ADV-T-40 three cities, two tokens, one in Stock: the first is reduced to one token, the next eliminated; one city and three tokens remain', () => {
    const p = city(city(city(put(table(), 0, 'thessaly', 2), 0, 'byzantium'), 0, 'athens'), 0, 'troy')
    stockOf(p, 0, 1)
    step(p, checkSupport)
    p.play(0, reduce('byzantium'))
    expect(tokens(p, 0, 'byzantium')).toBe(1)
    p.play(0, reduce('athens'))
    expect([cityAt(p, 'athens'), tokens(p, 0, 'athens'), p.s.cities[0], p.s.stock[0], p.asked]).toEqual([
      -1,
      0,
      1,
      0,
      null,
    ])
    expect(tokens(p, 0, 'thessaly') + tokens(p, 0, 'byzantium')).toBe(3)
    sound(p)
  })
  test('ADV-8.11 in a whole round support is checked in Phase 8 and at the end of Phase 11, never in between or after', () => {
    const p = hand(hand(city(city(table(2), 0, 'athens'), 0, 'sparta'), 0, { salt: 3 }), 1, { iron: 3 })
    put(put(p, 0, 'epirus', 1), 1, 'knossos', 2)
    /** Answers the questions of the phases before this one; none of them may cost a city. */
    const upTo = (phase: number): Table => {
      const { cities } = p.s
      const before = cities[0]
      for (let i = 0; i < 60 && p.s.phase < phase; i++) {
        expect([p.s.phase, cities[0], p.asked === 'support']).toEqual([p.s.phase, before, false])
        p.play(p.owing[0], fallback(p))
      }
      return p
    }
    /** Takes the tokens of the board away, so that every city lacks support. */
    const starve = (): void => {
      for (let a = 0; a < AREAS; a++) {
        p.s.stock[0] += p.s.tokens[tokensAt(a, 0)]
        p.s.tokens[tokensAt(a, 0)] = 0
      }
    }
    p.run(PROGRAMS.round)
    upTo(5)
    starve()
    upTo(8)
    expect([p.s.phase, p.asked, p.s.cities[0]]).toEqual([8, 'support', 2])
    p.play(0, reduce('sparta'))
    expect(p.s.cities[0]).toBe(0) // one token supports no city: both are reduced
    upTo(10)
    city(city(p, 0, 'athens'), 0, 'sparta')
    starve()
    expect([p.asked, p.s.cities[0]]).toEqual(['trade', 2])
    upTo(11)
    expect([p.s.phase, p.asked, p.s.cities[0]]).toEqual([11, 'support', 2])
    p.play(0, reduce('sparta'))
    upTo(12)
    city(city(p, 0, 'athens'), 0, 'sparta')
    starve()
    for (let i = 0; i < 60 && p.s.round < 2; i++) p.play(p.owing[0], fallback(p))
    upTo(5)
    expect([p.s.round, p.s.cities[0]]).toEqual([2, 2])
  })
  test('ADV-8.11 ADV-8.12 the outline of a round checks support twice, before and after the calamities; pirate cities need none', () => {
    const checks = (name: string): number[] =>
      (p => {
        const round = p.game.programs.find(x => x.name === 'round')
        return (round?.steps ?? []).flatMap((s, i) => ((s as { name: string }).name === name ? [i] : []))
      })(table())
    const at = checks('checkSupport')
    expect(at).toHaveLength(2)
    const steps = table().game.programs.find(x => x.name === 'round')?.steps ?? []
    expect(steps.indexOf(beginCalamities as never)).toBeLessThan(at[1])
    expect(at[0]).toBeLessThan(steps.indexOf(beginCalamities as never))
    const p = step(pirates(table(), 'troy'), checkSupport)
    expect([p.asked, cityAt(p, 'troy')]).toEqual([null, 8])
  })
})
