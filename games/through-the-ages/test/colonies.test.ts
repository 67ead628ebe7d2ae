import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import type { MilitaryIdOf } from '../data/military.ts'
import { event as eventCard, military, territory } from '../src/cards.ts'
import { largestForce } from '../src/effects/colonies.ts'
import { happinessRating, strengthRating } from '../src/query/ratings.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { aggression, bar, can, cardsOf, event, play, resourcesOf, type Table, tableOf, workers } from './table.ts'

type TerritoryId = MilitaryIdOf<'territory'>
const numberOfTerritory = (id: string): number => territory.find(id)
const auction = (p: Table, id = 'vast-territory-i', turn = 0): Table => {
  p.set(s => {
    s.turn = turn
  })
  return p.run(PROGRAMS.colonize, numberOfTerritory(id))
}

describe('the auction', () => {
  test('TTA-COL-1 TTA-COL-4 TTA-COL-5 TTA-R-51a bids in turn order from the current player; who passes is out', () => {
    const p = auction(
      tableOf(3, { works: { warriors: 5 } }, { works: { warriors: 5 } }, { works: { warriors: 5 } }),
      'vast-territory-i',
      1,
    )
    expect(p.owing).toEqual([1])
    play(p, 'bid', { amount: 1 }, 1)
    play(p, 'pass', {}, 2)
    play(p, 'bid', { amount: 2 }, 0)
    expect(p.owing).toEqual([1])
    play(p, 'bid', { amount: 3 }, 1)
    expect(p.owing).toEqual([0])
    play(p, 'pass', {}, 0)
    expect([p.asked, p.owing]).toEqual(['force', [1]])
  })
  test('TTA-COL-2 a bid is higher than the one before', () => {
    const p = auction(tableOf(2, { works: { warriors: 5 } }, { works: { warriors: 5 } }))
    play(p, 'bid', { amount: 2 })
    expect(bar(p, 'bid', { amount: 2 }, 1)).toBe('TTA-COL-2')
    expect(p.choices(1, 'bid').map(a => a.amount)).toEqual([3, 4, 5])
  })
  test('TTA-COL-3 TTA-R-50a not above the largest force: units, armies, bonuses, bonus cards in hand', () => {
    const p = auction(
      tableOf(2, {
        works: { warriors: 2 },
        tactic: 'fighting-band',
        wonders: ['colossus'],
        specials: ['cartography'],
        cards: ['military-bonus-i', 'military-bonus-ii', 'rats'],
      }),
    )
    expect(largestForce(p.s, 0)).toBe(2 + 1 + 1 + 2 + 1 + 2)
    expect(bar(p, 'bid', { amount: 10 })).toBe('TTA-COL-3')
    expect(can(p, 'bid', { amount: 9 })).toBe(true)
  })
  test('TTA-R-50b without a unit no bid', () => {
    const p = auction(tableOf(2, { works: { warriors: 0 }, wonders: ['colossus'] }))
    expect(bar(p, 'bid', { amount: 1 })).toBe('TTA-R-50b')
  })
  test('TTA-R-51b who cannot exceed the bid can only pass', () => {
    const p = auction(tableOf(2, { works: { warriors: 5 } }))
    play(p, 'bid', { amount: 4 })
    expect(p.legal(1)).toEqual([{ verb: 'pass' }])
  })
  /** The territory lies on top of the current events, and is revealed. */
  const revealed = (p: Table, id: TerritoryId): Table =>
    p
      .set(s => {
        s.current.fill(NONE)
        s.current[0] = eventCard.of(id)
        s.currentAges.fill(0)
        s.currentAges[1] = 1
      })
      .run(PROGRAMS.prepare)
  test('TTA-COL-6 TTA-R-108 nobody bids: it stays among the past events and comes to no discard pile', () => {
    const p = revealed(tableOf(2), 'vast-territory-i')
    play(p, 'pass')
    play(p, 'pass', {}, 1)
    expect([p.asked, p.s.colony[territory.of('vast-territory-i')], p.seen('unclaimed').length]).toEqual([null, NONE, 1])
    expect([p.s.past[eventCard.of('vast-territory-i')], Math.max(...p.s.pileOpen), p.s.pileSize]).toEqual([1, 0, 0])
    const q = revealed(tableOf(2), 'vast-territory-i')
    play(q, 'bid', { amount: 1 })
    play(q, 'pass', {}, 1)
    play(q, 'send', { card: 'warriors' })
    play(q, 'colonize')
    expect([q.s.past[eventCard.of('vast-territory-i')], q.s.colony[territory.of('vast-territory-i')]]).toEqual([0, 0])
  })
  test('TTA-R-108 a colony that is lost goes to the discard pile of its age', () => {
    const p = event(
      tableOf(2, { works: { warriors: 2 } }, { colonies: ['vast-territory-i'] }),
      'independence-declaration',
    )
    play(p, 'abandon', { card: 'vast-territory-i' }, 1)
    expect(p.s.pileOpen[military.of('vast-territory-i') - military.start[1]]).toBe(1)
  })
  test('TTA-COL-7 the last one with a bid must colonize', () => {
    const p = auction(tableOf(2))
    play(p, 'bid', { amount: 1 })
    play(p, 'pass', {}, 1)
    expect([p.asked, can(p, 'pass')]).toEqual(['force', false])
  })
  test('TTA-R-109 of three, two pass: the third may still bid 1', () => {
    const p = auction(tableOf(3))
    play(p, 'pass')
    play(p, 'pass', {}, 1)
    expect([p.asked, p.owing]).toEqual(['bid', [2]])
    play(p, 'bid', { amount: 1 }, 2)
    expect([p.asked, p.owing]).toEqual(['force', [2]])
  })
})

describe('the force', () => {
  const won = (amount: number, id: string, ...seats: Parameters<typeof tableOf>[1][]): Table => {
    const p = auction(tableOf(2, ...seats), id)
    play(p, 'bid', { amount })
    return play(p, 'pass', {}, 1)
  }
  test('TTA-COL-8 TTA-COL-10 TTA-R-52a units of one’s choice until the bid is reached; more is allowed', () => {
    const p = won(3, 'vast-territory-i', { works: { warriors: 2, knights: 2 } })
    play(p, 'send', { card: 'knights' })
    expect(bar(p, 'colonize')).toBe('TTA-COL-8')
    play(p, 'send', { card: 'warriors' })
    expect(can(p, 'colonize')).toBe(true)
    expect(can(p, 'send', { card: 'knights' })).toBe(true)
  })
  test('TTA-COL-9 at least one unit', () => {
    const p = won(1, 'vast-territory-i', { wonders: ['colossus'] })
    expect(bar(p, 'colonize')).toBe('TTA-COL-9')
  })
  test('TTA-COL-11 TTA-R-52b TTA-R-52c armies among the units sent, at their best; Genghis Khan’s infantry may ride', () => {
    const p = won(4, 'vast-territory-i', { works: { warriors: 1, knights: 1 }, tactic: 'medieval-army' })
    play(p, 'send', { card: 'warriors' })
    play(p, 'send', { card: 'knights' })
    expect(p.prompt(0)?.args?.force).toBe(5)
    expect(
      largestForce(tableOf(2, { works: { warriors: 2 }, tactic: 'medieval-army', leader: 'genghis-khan' }).s, 0),
    ).toBe(4)
  })
  test('TTA-COL-13 TTA-COL-14 TTA-COL-17 bonuses of cards in play and bonus cards, which are discarded', () => {
    const p = won(6, 'vast-territory-i', { specials: ['navigation'], cards: ['military-bonus-ii'] })
    play(p, 'send', { card: 'warriors' })
    expect(can(p, 'colonize')).toBe(false)
    play(p, 'reinforce', { card: 'military-bonus-ii' })
    play(p, 'colonize')
    expect([cardsOf(p, 0), p.s.colony[numberOfTerritory('vast-territory-i')]]).toEqual([[], 0])
  })
  test('TTA-COL-15 what changes the strength rating does not change the force', () => {
    expect(largestForce(tableOf(2, { leader: 'alexander-the-great' }).s, 0)).toBe(1)
    expect(
      largestForce(tableOf(2, { leader: 'napoleon-bonaparte', wonders: ['great-wall'], specials: ['warfare'] }).s, 0),
    ).toBe(1)
  })
  test('TTA-COL-16 TTA-R-53a the units sent return to the yellow bank', () => {
    const p = won(2, 'historic-territory-i', { works: { warriors: 3 } })
    play(p, 'send', { card: 'warriors' })
    play(p, 'send', { card: 'warriors' })
    play(p, 'colonize')
    expect([workers(p, 0, 'warriors'), p.s.yellow[0], p.s.pool[0]]).toEqual([1, 20, 1])
  })
  const colonized = (id: string, seat: Parameters<typeof tableOf>[1] = {}): Table => {
    const p = won(1, id, seat)
    play(p, 'send', { card: 'warriors' })
    return play(p, 'colonize')
  }
  test('TTA-COL-18 TTA-COL-19 TTA-COL-20 the colony’s permanent effect first: its tokens hold what it gives at once', () => {
    const p = colonized('wealthy-territory-i', { bank: 0 })
    // Three blue tokens come into an empty bank; only then three of the five resources find a token.
    expect([p.s.colony[territory.of('wealthy-territory-i')], resourcesOf(p), p.s.bank[0]]).toEqual([0, 3, 0])
  })
  test('TTA-STAT-3 a colony gives its symbols without workers', () => {
    expect(happinessRating(colonized('historic-territory-i').s, 0)).toBe(1)
  })
  test('TTA-COL-21 TTA-R-53b military cards of a colony come from the current deck, whatever the hand limit; in age IV none', () => {
    const p = colonized('strategic-territory-i', { cards: ['rats', 'raid-i', 'legion'] })
    expect([p.s.cardCount[0], strengthRating(p.s, 0)]).toEqual([6, 2])
    const q = won(1, 'strategic-territory-i')
    q.set(s => {
      s.age = 4
    })
    play(q, 'send', { card: 'warriors' })
    play(q, 'colonize')
    expect(q.s.cardCount[0]).toBe(0)
  })
  test('TTA-COL-23 TTA-COL-25 TTA-R-96 a captured colony brings its permanent effect only, with tokens from the box', () => {
    const p = aggression(
      tableOf(2, { works: { warriors: 4 } }, { colonies: ['developed-territory-i'], yellow: 0 }),
      'annex-ii',
    )
    play(p, 'yield', {}, 1)
    play(p, 'annex', { card: 'developed-territory-i' })
    expect([p.s.colony[numberOfTerritory('developed-territory-i')], p.s.science[0]]).toEqual([0, 0])
    expect([p.s.yellow[0], p.s.blueTotal[0], p.s.yellow[1], p.s.blueTotal[1]]).toEqual([19, 17, 0, 15])
  })
  test('TTA-COL-24 the permanent effect is lost with the colony', () => {
    const p = tableOf(2, { colonies: ['historic-territory-ii'] }, { works: { warriors: 3 } })
    expect(happinessRating(p.s, 0)).toBe(2)
    event(p, 'independence-declaration')
    play(p, 'abandon', { card: 'historic-territory-ii' })
    expect(happinessRating(p.s, 0)).toBe(0)
  })
})
