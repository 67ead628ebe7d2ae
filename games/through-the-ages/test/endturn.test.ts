import { describe, expect, test } from 'vitest'
import { military, power } from '../src/cards.ts'
import { discardCard, discardHidden, drawCards } from '../src/effects/hands.ts'
import { isUprising, produce } from '../src/effects/production.ts'
import { discontent, happinessRating } from '../src/query/ratings.ts'
import { cardAt } from '../src/state.ts'
import { PROGRAMS } from '../src/verbs.ts'
import { bar, can, cardsOf, foodOf, laws, play, resourcesOf, type Table, tableOf, tokens } from './table.ts'

const world = { live: false, emit() {}, roll: () => 0, shuffle() {}, reveal() {} }
const endOf = (p: Table): Table => {
  p.run(PROGRAMS.turn)
  play(p, 'pass')
  return play(p, 'endTurn')
}
const produced = (p: Table): Table => p.set(s => produce(s, 0, world))

describe('the end of a turn', () => {
  test('TTA-END-1 TTA-HAND-5 more military cards than military actions: discard down to the limit, cards of one’s choice', () => {
    const p = endOf(tableOf(2, { cards: ['raid-i', 'legion', 'phalanx', 'rats'] }))
    expect([p.asked, p.prompt(0)?.args?.count]).toEqual(['discard', 2])
    play(p, 'discard', { card: 'rats' })
    play(p, 'discard', { card: 'legion' })
    expect(cardsOf(p, 0)).toEqual(expect.arrayContaining(['raid-i', 'phalanx']))
    expect(p.s.pileSize).toBe(2)
  })
  test('TTA-R-22 cards are drawn after the discard: a hand may exceed the limit until the next end of turn', () => {
    const p = endOf(tableOf(2, { cards: ['raid-i', 'legion'] }))
    expect(p.s.cardCount[0]).toBe(4)
  })
  test('TTA-END-3 the next turn begins when all is done', () => {
    expect(endOf(tableOf(2)).s.turn).toBe(1)
  })
  test('TTA-END-4 TTA-HAPPY-6 TTA-R-18a TTA-R-18b an uprising skips the whole production; cards and actions come all the same', () => {
    const p = endOf(tableOf(2, { yellow: 12, pool: 1, civil: 1 }))
    expect([discontent(p.s, 0), p.s.science[0], foodOf(p), resourcesOf(p)]).toEqual([2, 0, 0, 0])
    expect(p.seen('uprising')).toHaveLength(1)
    expect([p.s.cardCount[0], p.s.civil[0]]).toEqual([2, 4])
    const q = tableOf(2, { yellow: 12, pool: 2 })
    expect(isUprising(q.s, 0)).toBe(false)
  })
  test('TTA-END-5 powers used once a turn come back, one used once a game does not', () => {
    const p = tableOf(2, { leader: 'hammurabi' })
    p.set(s => s.used.fill(1))
    expect(bar(p, 'borrow')).toBe('TTA-R-75a')
    endOf(p)
    expect(power.ids.filter((_, i) => p.s.used[i] === 1)).toEqual(['julius-caesar'])
    p.set(s => {
      s.turn = 0
    }).run(PROGRAMS.turn)
    play(p, 'pass')
    expect(can(p, 'borrow')).toBe(true)
  })
  test('TTA-END-5 what was granted for the turn lapses', () => {
    const p = tableOf(2)
    p.run(PROGRAMS.turn)
    play(p, 'pass')
    p.set(s => {
      s.arms = 3
      s.armsScience = 3
      s.spareCivil = 1
      s.spareMilitary = 1
      s.swap = 2
      s.tacticDone = 1
    })
    play(p, 'endTurn')
    const { arms, armsScience, spareCivil, spareMilitary, swap, tacticDone, fresh } = p.s
    expect([arms, armsScience, spareCivil, spareMilitary, swap, tacticDone, fresh]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
  test('TTA-END-5 all spent actions become available', () => {
    const p = endOf(tableOf(2, { civil: 0, military: 1 }))
    expect([p.s.civil[0], p.s.military[0]]).toEqual([4, 2])
  })
})

describe('production', () => {
  test('TTA-PROD-1 TTA-PROD-2 science and culture points by the ratings', () => {
    const p = produced(tableOf(2, { works: { philosophy: 2, religion: 1 }, science: 3, culture: 4 }))
    expect([p.s.science[0], p.s.culture[0]]).toEqual([5, 5])
  })
  test('TTA-PROD-4 TTA-R-2b corruption is counted before this turn’s tokens leave the bank', () => {
    const p = produced(tableOf(2, { tokens: { bronze: 5 } })) // 11 in the bank: no corruption
    expect(resourcesOf(p)).toBe(7)
    const q = produced(tableOf(2, { tokens: { bronze: 6 } })) // 10: 2 resources
    expect(resourcesOf(q)).toBe(6)
  })
  test('TTA-PROD-5 TTA-R-19 missing resources are paid in food; what is still missing is forgiven', () => {
    const p = produced(tableOf(2, { tokens: { agriculture: 3 }, bank: 5 }))
    expect([foodOf(p), resourcesOf(p)]).toEqual([2, 2]) // 4 corruption: 3 food, 1 forgiven; then 2 produced
    const q = produced(tableOf(2, { tokens: { bronze: 1, agriculture: 6 }, bank: 4, yellow: 12, culture: 9 }))
    // 4 corruption: 1 resource and 3 food; 3 + 2 food, 2 eaten
    expect(foodOf(q)).toBe(3)
  })
  test('TTA-PROD-6 TTA-PROD-7 a token for each farmer, the better farm first if the bank is short', () => {
    const p = produced(tableOf(2, { works: { agriculture: 2, irrigation: 1, bronze: 0 }, bank: 2 }))
    expect([tokens(p, 0, 'irrigation'), tokens(p, 0, 'agriculture')]).toEqual([1, 1])
  })
  test('TTA-PROD-8 TTA-PROD-9 TTA-R-20a consumption by the yellow bank; food of this turn can be eaten', () => {
    const p = produced(tableOf(2, { yellow: 11 }))
    expect(foodOf(p)).toBe(0)
  })
  test('TTA-PROD-10 each missing food costs 4 culture, never below 0', () => {
    const p = produced(tableOf(2, { yellow: 5, culture: 9 }))
    expect([foodOf(p), p.s.culture[0]]).toEqual([0, 5])
    expect(produced(tableOf(2, { yellow: 0, culture: 9 })).s.culture[0]).toBe(0)
  })
  test('TTA-PROD-11 TTA-PROD-12 TTA-R-20b a token for each miner, the better mine first; not for this turn’s corruption', () => {
    const p = produced(tableOf(2, { works: { agriculture: 0, bronze: 2, iron: 1 }, bank: 2 }))
    expect([tokens(p, 0, 'iron'), tokens(p, 0, 'bronze')]).toEqual([1, 1])
  })
  test('TTA-CARD-GATES-1 TTA-R-73b labs of age I or later work like mines; at equal level the mine first', () => {
    const p = produced(
      tableOf(2, {
        leader: 'bill-gates',
        works: { agriculture: 0, bronze: 0, philosophy: 1, alchemy: 1, iron: 1 },
        bank: 1,
      }),
    )
    expect([tokens(p, 0, 'iron'), tokens(p, 0, 'alchemy')]).toEqual([1, 0])
    const q = produced(
      tableOf(2, { leader: 'bill-gates', works: { agriculture: 0, bronze: 0, alchemy: 1, computers: 1 } }),
    )
    expect([tokens(q, 0, 'alchemy'), tokens(q, 0, 'computers'), resourcesOf(q)]).toEqual([1, 1, 4])
  })
  test('TTA-HAPPY-2 TTA-HAPPY-3 TTA-HAPPY-5 needed minus present happiness are discontent; unused workers stay unused', () => {
    const p = tableOf(2, { yellow: 8, works: { religion: 1 }, pool: 3 })
    expect([happinessRating(p.s, 0), discontent(p.s, 0), p.s.pool[0]]).toEqual([1, 3, 3])
    expect(discontent(tableOf(2).s, 0)).toBe(0)
  })
})

describe('military cards', () => {
  test('TTA-DRAW-2 three at most', () => {
    const p = endOf(tableOf(2, { government: 'communism' }))
    expect(p.s.cardCount[0]).toBe(3)
  })
  const short = (p: Table, deck: string[], pile: string[], open: string[] = []): Table =>
    p.set(s => {
      s.bag.fill(0)
      for (const id of deck) s.bag[military.find(id) - military.start[1]]++
      s.left = deck.length
      for (const id of pile) {
        s.pile[military.find(id) - military.start[1]]++
        s.pileSize++
      }
      for (const id of open) s.pileOpen[military.find(id) - military.start[1]]++
    })
  test('TTA-DRAW-5 TTA-HAND-10 the last card taken: the discards become the deck, the draw goes on', () => {
    const p = short(tableOf(2), ['rats'], ['legion'], ['raid-i'])
    p.set(s => drawCards(s, 0, 3, world))
    expect(cardsOf(p, 0).sort()).toEqual(['legion', 'raid-i', 'rats'])
    expect([p.s.left, p.s.pileSize]).toEqual([0, 0])
  })
  test('TTA-R-17b with deck and discards empty nothing is drawn', () => {
    const p = short(tableOf(2), ['rats'], [])
    p.set(s => drawCards(s, 0, 3, world))
    expect(cardsOf(p, 0)).toEqual(['rats'])
  })
  test('TTA-HAND-8 TTA-R-17a each age has its own pile; only the current one comes back', () => {
    const p = short(tableOf(2), [], [])
    p.set(s => {
      discardCard(s, military.of('raid-ii'), true)
      discardCard(s, military.of('raid-i'), true)
      drawCards(s, 0, 3, world)
    })
    expect(cardsOf(p, 0)).toEqual(['raid-i'])
  })
  test('TTA-HAND-11 past events never come back', () => {
    const p = short(tableOf(2), ['legion'], [])
    p.set(s => {
      s.past.fill(1)
      drawCards(s, 0, 9, world)
    })
    expect(cardsOf(p, 0)).toEqual(['legion'])
  })
  test('a discard stays hidden from the others', () => {
    const p = tableOf(2, { cards: ['raid-i'] })
    p.set(s => discardHidden(s, 0, s.cards[cardAt(0, 0)], world))
    expect(p.view(1).pile.every(n => n === 0)).toBe(true)
    expect(p.view(1).pileSize).toBe(1)
    expect(laws(p).filter(l => l.startsWith('discards'))).toEqual([])
  })
})
