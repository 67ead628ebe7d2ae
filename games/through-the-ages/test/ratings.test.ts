import { FastRng, NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { tactic } from '../src/cards.ts'
import { determinize } from '../src/determinize.ts'
import { drawCards } from '../src/effects/hands.ts'
import { armyStrength } from '../src/query/army.ts'
import {
  colonizationBonus,
  cultureRating,
  happinessRating,
  scienceRating,
  strengthRating,
} from '../src/query/ratings.ts'
import { civilTotal, militaryTotal } from '../src/query/totals.ts'
import { cardAt } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { game, laws, pact, play, politics, type Seat, tableOf } from './table.ts'

const army = (seat: Seat): number => armyStrength(tableOf(2, seat).s, 0)

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }

describe('ratings', () => {
  test('TTA-STAT-2 TTA-STAT-3 workers give what stands on their card, a card without workers nothing; others give it themselves', () => {
    expect(scienceRating(tableOf(2, { works: { alchemy: 0, philosophy: 2 } }).s, 0)).toBe(2)
    expect(scienceRating(tableOf(2, { wonders: ['universitas-carolina'] }).s, 0)).toBe(3)
  })
  test('TTA-STAT-4 a tactic counts per army', () => {
    expect(army({ works: { warriors: 4 }, tactic: 'fighting-band' })).toBe(2)
  })
  test('TTA-STAT-5 texts change ratings', () => {
    expect(strengthRating(tableOf(2, { works: { warriors: 3 }, leader: 'alexander-the-great' }).s, 0)).toBe(6)
  })
  test('TTA-STAT-7 TTA-STAT-8 TTA-STAT-10 ratings never fall below 0', () => {
    const p = tableOf(3, { government: 'fundamentalism', works: { philosophy: 1 } })
    expect(scienceRating(p.s, 0)).toBe(0)
    pact(p, 1, 0, 'loss-of-sovereignty')
    expect(cultureRating(p.s, 0)).toBe(0)
    expect(strengthRating(tableOf(2, { works: { warriors: 0 } }).s, 0)).toBe(0)
  })
  test('TTA-STAT-9 TTA-CARD-GENGHIS-4 culture under a condition is no part of the rating', () => {
    expect(cultureRating(tableOf(2, { leader: 'genghis-khan' }).s, 0)).toBe(0)
  })
  test('TTA-STAT-10 units count themselves and in their army', () => {
    expect(strengthRating(tableOf(2, { works: { warriors: 2 }, tactic: 'fighting-band' }).s, 0)).toBe(3)
  })
  test('TTA-STAT-11 happiness is kept within 0 and 8', () => {
    expect(happinessRating(tableOf(2, { works: { 'professional-sports': 3 } }).s, 0)).toBe(8)
    expect(happinessRating(tableOf(2, { government: 'communism' }).s, 0)).toBe(0)
  })
  test('TTA-STAT-13 colonization bonus: the sum of the symbols', () => {
    expect(colonizationBonus(tableOf(2).s, 0)).toBe(0)
    expect(colonizationBonus(tableOf(2, { wonders: ['colossus'], specials: ['satellites'] }).s, 0)).toBe(5)
  })
  test('TTA-STAT-14 totals are the symbols on cards in play', () => {
    const p = tableOf(2, {
      government: 'republic',
      specials: ['civil-service', 'strategy'],
      wonders: ['pyramids', 'kremlin'],
      leader: 'napoleon-bonaparte',
    })
    expect([civilTotal(p.s, 0), militaryTotal(p.s, 0)]).toEqual([7 + 2 + 1 + 1, 2 + 2 + 1 + 2])
  })
  test('TTA-STAT-20 when a total falls, spent cubes go first', () => {
    const p = pact(tableOf(3), 0, 1, 'open-borders-agreement')
    p.set(s => {
      s.military.set([3, 2, 2])
    })
    politics(p)
    play(p, 'cancelPact', { by: 0 })
    expect([p.s.military[0], p.s.military[1]]).toEqual([2, 2])
  })
})

describe('tactics and armies', () => {
  test('TTA-TACT-1 TTA-TACT-4 an exclusive tactic becomes common; it stays one’s own', () => {
    const p = tableOf(2, { tactic: 'legion' })
    p.set(s => {
      s.exclusive[0] = 1
    })
    p.run(PROGRAMS.turn)
    expect([p.s.exclusive[0], p.s.tactics[1], tactic.ids[p.s.tactic[0]]]).toEqual([0, 1, 'legion'])
  })
  test('TTA-TACT-3 TTA-R-55a equal cards lie on one another and never reach the discards', () => {
    const p = tableOf(2, { tactic: 'legion' })
    p.set(s => {
      s.exclusive[0] = 1
      s.tactics[1] = 1
    })
    p.run(PROGRAMS.turn)
    expect([p.s.tactics[1], p.s.pileOpen.every(n => n === 0)]).toEqual([2, true])
    p.set(s => {
      s.tactic[0] = 0
      s.military[0] = 2
    })
    play(p, 'pass')
    expect(p.choices(0, 'copyTactic')).toEqual([{ verb: 'copyTactic', card: 'legion' }])
  })
  test('TTA-TACT-6 TTA-TACT-8 TTA-TACT-10 exactly the units drawn, each unit in one army', () => {
    expect(army({ works: { warriors: 5 }, tactic: 'legion' })).toBe(2)
    expect(army({ works: { warriors: 2, knights: 3 }, tactic: 'medieval-army' })).toBe(4)
    expect(army({ works: { warriors: 9 }, tactic: 'heavy-cavalry' })).toBe(0)
  })
  test('TTA-TACT-9 TTA-R-57 an air force doubles one army each and makes none', () => {
    expect(army({ works: { warriors: 3, 'air-forces': 2 }, tactic: 'legion' })).toBe(4)
    expect(army({ works: { warriors: 1, 'air-forces': 2 }, tactic: 'legion' })).toBe(0)
  })
  test('TTA-R-58 TTA-TACT-13 level II, 5 / 3: two armies, none outdated, one air force: 15', () => {
    expect(army({ works: { knights: 1, cavalrymen: 1, cannon: 2, 'air-forces': 1 }, tactic: 'mobile-artillery' })).toBe(
      15,
    )
  })
  test('TTA-R-70 TTA-TACT-11 TTA-TACT-12 level III, 9 / 5: one outdated army with an air force: 10', () => {
    expect(army({ works: { warriors: 0, swordsmen: 1, cannon: 2, 'air-forces': 1 }, tactic: 'entrenchments' })).toBe(10)
  })
  test('TTA-TACT-14 level II: level 0 is outdated; level III: 0 and I; level I: never', () => {
    expect(army({ works: { warriors: 1, cavalrymen: 2 }, tactic: 'conquistadors' })).toBe(3)
    expect(army({ works: { warriors: 0, swordsmen: 1, cavalrymen: 2 }, tactic: 'conquistadors' })).toBe(5)
    expect(army({ works: { warriors: 0, riflemen: 1, cannon: 2 }, tactic: 'entrenchments' })).toBe(9)
    expect(army({ works: { warriors: 3 }, tactic: 'legion' })).toBe(2)
  })
  test('TTA-TACT-13 fresh units go together where that is worth more', () => {
    // Two cavalrymen fresh with two riflemen, warriors with knights: one fresh, one outdated
    expect(army({ works: { warriors: 2, riflemen: 2, cavalrymen: 4 }, tactic: 'classic-army' })).toBe(8 + 4)
  })
  test('TTA-CARD-GENGHIS-2 infantry may count as cavalry, whichever is best', () => {
    expect(army({ works: { warriors: 4 }, tactic: 'medieval-army', leader: 'genghis-khan' })).toBe(4)
    expect(army({ works: { warriors: 3 }, tactic: 'heavy-cavalry', leader: 'genghis-khan' })).toBe(4)
    expect(army({ works: { warriors: 3 }, tactic: 'heavy-cavalry' })).toBe(0)
  })
  test('TTA-CARD-GENGHIS-3 for the Great Wall they stay infantry', () => {
    const p = tableOf(2, {
      works: { warriors: 3 },
      tactic: 'heavy-cavalry',
      leader: 'genghis-khan',
      wonders: ['great-wall'],
    })
    expect(strengthRating(p.s, 0)).toBe(3 + 4 + 3)
  })
})

describe('what is hidden', () => {
  test('TTA-CARD-9 bonus cards are used in defence and colonization only', () => {
    const p = tableOf(2, { cards: ['military-bonus-i'] })
    expect(p.legal(0).some(a => a.card === 'military-bonus-i')).toBe(false)
    expect(
      politics(p)
        .legal(0)
        .some(a => a.card === 'military-bonus-i'),
    ).toBe(false)
  })
  test('TTA-R-62 taking back ends where something was revealed (drawing tells)', () => {
    const p = tableOf(2, { cards: ['legion'] }).clear()
    play(p, 'playTactic', { card: 'legion' })
    expect(p.revealed).not.toBe(0)
    p.clear()
    play(p, 'disband', { card: 'warriors' })
    expect(p.revealed).toBe(0)
  })
  test('TTA-R-61b an imagined truth keeps every law and leaves out what the seat holds', () => {
    const p = tableOf(3)
    for (const seat of [0, 1]) p.set(s => drawCards(s, seat, 2, world))
    const mine = Array.from(p.s.cards.subarray(cardAt(1, 0), cardAt(1, 2)))
    expect(laws(p)).toEqual([])
    const view = p.view(1)
    expect(view.cards[cardAt(0, 0)]).toBe(NONE)
    determinize(view, 1, new FastRng(3))
    expect(game.invariants(view)).toEqual([])
    expect(view.cards[cardAt(0, 0)]).not.toBe(NONE)
    expect(Array.from(view.cards.subarray(cardAt(1, 0), cardAt(1, 2)))).toEqual(mine)
  })
  test('TTA-R-69 how cards lie carries no rule: the order of a hand changes nothing that may be done', () => {
    const options = (...hand: string[]): string[] =>
      tableOf(2, { hand, science: 20 })
        .legal(0)
        .map(action => JSON.stringify(action))
        .sort()
    const hand = ['iron', 'moses', 'monarchy', 'reserves-i']
    expect(options(...hand).length).toBeGreaterThan(4) // each of them can be played
    for (let first = 1; first < hand.length; first++)
      expect(options(...hand.slice(first), ...hand.slice(0, first))).toEqual(options(...hand))
  })
})
