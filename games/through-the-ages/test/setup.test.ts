import { keyOf, Match, NONE, setupOf } from '@ecumene/kernel'
import { position } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'
import { CONSUMPTION, CORRUPTION, HAPPINESS_NEEDED, POPULATION_COST, SPACE_COST } from '../data/board.ts'
import { CIVIL, type CivilCard, STARTING } from '../data/civil.ts'
import { MILITARY } from '../data/military.ts'
import { makeDecks } from '../src/effects/row.ts'
import { cultureRating, discontent, happinessRating, scienceRating, strengthRating } from '../src/query/ratings.ts'
import { civilTotal, consumption, corruption, militaryTotal } from '../src/query/totals.ts'
import { arrange, game, tableOf, workers } from './table.ts'

const sum = (n: ArrayLike<number>): number => Array.from(n).reduce((a, b) => a + b, 0)
const deck = (cards: readonly { age: number; copies?: readonly number[] }[], age: number, players: number): number =>
  sum(cards.filter(c => c.age === age).map(c => c.copies?.[players - 2] ?? 0))
const start = (n: number) => position(game, n)

describe('set-up', () => {
  test('TTA-SET-1 two, three or four players', () => {
    for (const n of [2, 3, 4]) expect(start(n).s.players).toBe(n)
    for (const n of [1, 5]) expect(() => setupOf(game, n)).toThrow()
  })
  test('TTA-SET-3 TTA-SET-4 TTA-SET-5 TTA-SET-6 TTA-SET-7 eight decks, reduced by the number of players, age A never', () => {
    // Cards marked 4 and 3+ are gone; how many there are of each kind stands in data.test.ts.
    const drawn = (age: number, players: number): number[] => {
      const { s } = start(players)
      makeDecks(s, age)
      return [s.civilLeft, s.left]
    }
    for (const age of [1, 2, 3])
      for (const players of [2, 3, 4])
        expect(drawn(age, players)).toEqual([deck(CIVIL, age, players), deck(MILITARY, age, players)])
    for (const age of [1, 2, 3]) expect([3, 4].map(n => deck(CIVIL, age, n) - deck(CIVIL, age, 2))).toEqual([6, 9])
    for (const cards of [CIVIL, MILITARY])
      expect([3, 4].map(n => deck(cards, 0, n) - deck(cards, 0, 2))).toEqual([0, 0])
    expect(
      [1, 2, 3].map(a => MILITARY.filter(c => c.kind === 'pact' && c.age === a && c.copies[0] === 0).length),
    ).toEqual([2, 4, 4])
  })
  test('TTA-SET-8 TTA-SET-11 TTA-SET-12 TTA-R-3 six technologies, six workers on them, one unused', () => {
    const p = start(3)
    for (const k of [0, 1, 2]) {
      expect(['agriculture', 'bronze', 'philosophy', 'religion', 'warriors'].map(id => workers(p, k, id))).toEqual([
        2, 2, 1, 0, 1,
      ])
      expect(p.s.pool[k]).toBe(1)
      expect(p.s.government[k]).toBe(0)
    }
    expect(STARTING.map((c: CivilCard) => [c.id, c.cost ?? 0, c.value ?? 0])).toEqual([
      ['agriculture', 2, 1],
      ['bronze', 2, 1],
      ['philosophy', 3, 0],
      ['religion', 3, 0],
      ['warriors', 2, 0],
      ['despotism', 0, 0],
    ])
    expect(STARTING[5]).toMatchObject({ limit: 2, gives: { civil: 4, military: 2 } })
  })
  test('TTA-SET-9 TTA-SET-10 16 blue and 18 yellow tokens in the banks', () => {
    const { s } = start(4)
    expect(Array.from(s.bank)).toEqual([16, 16, 16, 16])
    expect(Array.from(s.yellow)).toEqual([18, 18, 18, 18])
  })
  test('TTA-SET-13 Despotism gives 4 civil and 2 military actions', () => {
    const { s } = start(2)
    expect([civilTotal(s, 0), militaryTotal(s, 0)]).toEqual([4, 2])
  })
  test('TTA-SET-14 TTA-SET-15 TTA-SET-16 TTA-SET-17 TTA-SET-19 ratings and points at the start', () => {
    const { s } = start(2)
    expect([scienceRating(s, 0), cultureRating(s, 0), strengthRating(s, 0), happinessRating(s, 0)]).toEqual([
      1, 0, 1, 0,
    ])
    expect([s.science[1], s.culture[1]]).toEqual([0, 0])
  })
  test('TTA-SET-20 TTA-SET-32 nobody has a tactic; every seat has a board of its own', () => {
    const { s } = start(3)
    expect(Array.from(s.tactic)).toEqual([NONE, NONE, NONE])
    expect(s.workers.length).toBe(3 * 34)
  })
  test('TTA-SET-22 TTA-SET-23 TTA-SET-24 players + 2 events of age A, no future and past events', () => {
    for (const n of [2, 3, 4]) {
      const { s } = start(n)
      expect(s.currentAges[0]).toBe(n + 2)
      expect(new Set(Array.from(s.current).filter(k => k !== NONE)).size).toBe(n + 2)
      expect([sum(s.futureAges), sum(s.past)]).toEqual([0, 0])
    }
  })
  test('TTA-SET-25 TTA-SET-27 TTA-SET-28 TTA-ROUND-16 the starting player has 1 civil action, then 2, 3, 4; nobody a military one', () => {
    const { s } = start(4)
    expect([s.first, s.turn]).toEqual([0, 0])
    expect(Array.from(s.civil)).toEqual([1, 2, 3, 4])
    expect(Array.from(s.military)).toEqual([0, 0, 0, 0])
  })
  test('TTA-SET-29 TTA-SET-30 TTA-SET-31 13 cards in the row, the rest of age A is the deck, no military deck', () => {
    const { s } = start(2)
    expect(Array.from(s.row).every(c => CIVIL[c].age === 0)).toBe(true)
    expect([s.civilLeft, s.left]).toEqual([deck(CIVIL, 0, 2) - 13, 0])
  })
  test('TTA-SET-2 TTA-SET-26 nothing of the table’s arrangement is asked or kept: three options, none about boards or marks', () => {
    expect(game.options.map(option => option.name)).toEqual(['length', 'peaceful', 'resignation'])
    const { layout, state } = new Match(game, setupOf(game, 3), keyOf('any'))
    const kept = Object.keys(layout.toNamed(state))
    expect(kept).toContain('first') // who begins is known without a mark
    expect(kept.filter(field => /board|place|mark|colou?r/i.test(field))).toEqual([])
  })
})

describe('numbers of the boards', () => {
  test('TTA-R-1a yellow bank: food, consumption, happiness by tokens left', () => {
    const by = (n: number): number[] => [POPULATION_COST[n], CONSUMPTION[n], HAPPINESS_NEEDED[n]]
    expect([18, 17].map(by)).toEqual([
      [2, 0, 0],
      [2, 0, 0],
    ])
    for (const n of [16, 15, 14, 13]) expect(by(n)).toEqual([3, 1, 1])
    for (const n of [12, 11]) expect(by(n)).toEqual([4, 2, 2])
    for (const n of [10, 9]) expect(by(n)).toEqual([4, 2, 3])
    for (const n of [8, 7]) expect(by(n)).toEqual([5, 3, 4])
    for (const n of [6, 5]) expect(by(n)).toEqual([5, 3, 5])
    for (const n of [4, 3]) expect(by(n)).toEqual([7, 4, 6])
    for (const n of [2, 1]) expect(by(n)).toEqual([7, 4, 7])
    expect([CONSUMPTION[0], HAPPINESS_NEEDED[0]]).toEqual([6, 8])
  })
  test('TTA-R-1b TTA-R-1c more than 18 behave like 18; a part counts as empty when its last token is gone', () => {
    const p = tableOf(2, { yellow: 23 })
    expect([consumption(p.s, 0), discontent(p.s, 0)]).toEqual([0, 0])
    expect(discontent(arrange(p, 0, { yellow: 17 }).s, 0)).toBe(0)
    expect(discontent(arrange(p, 0, { yellow: 16 }).s, 0)).toBe(1)
  })
  test('TTA-R-2a TTA-PROD-3 blue bank: corruption by tokens', () => {
    expect([16, 11, 10, 6, 5, 1, 0].map(n => CORRUPTION[n])).toEqual([0, 0, 2, 2, 4, 4, 6])
    expect(corruption(tableOf(2, { bank: 25 }).s, 0)).toBe(0)
  })
  test('TTA-R-4 the row costs 1, 2 and 3 civil actions', () => {
    expect(SPACE_COST).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
  })
})
