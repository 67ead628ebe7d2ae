/** How many cards there are, and what stops a wrong row. Counts of cards stand here and nowhere else. */
import { describe, expect, test } from 'vitest'
import { checkCivil, checkMilitary } from '../data/check.ts'
import { CIVIL, type CivilCard, type CivilKind } from '../data/civil.ts'
import { MILITARY, type MilitaryCard } from '../data/military.ts'
import { DECK_KINDS, leader, wonder } from '../src/cards.ts'

const copies = (cards: readonly { readonly copies?: readonly number[] }[]): number[] =>
  [0, 1, 2].map(i => cards.reduce((n, card) => n + (card.copies?.[i] ?? 0), 0))
const isUnique = (kind: CivilKind): boolean => kind === 'leader' || kind === 'wonder'

describe('how many cards', () => {
  test('of technologies and action cards in each age, with 2, 3 and 4 players', () => {
    const civil: readonly CivilCard[] = CIVIL
    expect([0, 1, 2, 3].map(age => copies(civil.filter(card => card.age === age && !isUnique(card.kind))))).toEqual([
      [10, 10, 10],
      [34, 40, 43],
      [34, 40, 43],
      [34, 40, 43],
    ])
  })
  test('of military cards in each age', () => {
    expect([0, 1, 2, 3].map(age => copies(MILITARY.filter(card => card.age === age)))).toEqual([
      [10, 10, 10],
      [43, 45, 45],
      [46, 50, 50],
      [41, 45, 45],
    ])
  })
  test('six leaders and four wonders of each age, each once; more may come', () => {
    for (const age of [0, 1, 2, 3]) {
      expect(leader.age.filter(of => of === age).length).toBeGreaterThanOrEqual(6)
      expect(wonder.age.filter(of => of === age).length).toBeGreaterThanOrEqual(4)
    }
    for (const card of CIVIL as readonly CivilCard[]) if (isUnique(card.kind)) expect(card.copies).toEqual([1, 1, 1])
  })
  test('no more different cards in a deck than the state has room for', () => {
    for (const age of [0, 1, 2, 3])
      for (const cards of [CIVIL, MILITARY])
        expect(cards.filter(card => card.age === age).length).toBeLessThanOrEqual(DECK_KINDS)
  })
})

describe('a wrong row stops the game with one message, which names the card', () => {
  const homer: CivilCard = { id: 'homer', age: 0, kind: 'leader', copies: [1, 1, 1] }
  const cannon: CivilCard = { id: 'cannon', age: 2, kind: 'artillery', science: 6, cost: 5, copies: [2, 2, 3] }
  test.each<[string, readonly CivilCard[]]>([
    ['Homer: its id is not of small letters and hyphens', [{ ...homer, id: 'Homer' }]],
    ['homer: its id is there twice', [homer, homer]],
    ['homer: age 7 is none of 0 to 3', [{ ...homer, age: 7 }]],
    ['homer: cards of a later age stand before it', [{ ...homer, id: 'moses', age: 1 }, homer]],
    ['homer: copies are not three counts, for 2, 3 and 4 players', [{ ...homer, copies: [1, 1] }]],
    ['homer: a leader costs nothing', [{ ...homer, cost: 2 }]],
    ['cannon: it has no yield (each, value)', [cannon]],
    ['cannon: it has no cost', [{ ...cannon, cost: undefined, each: { strength: 3 } }]],
    ['pyramids: it has not one to five stages', [{ ...homer, id: 'pyramids', kind: 'wonder', stages: [] }]],
    [
      'homer: the power of another card has the word 0 too',
      [
        { ...homer, power: { word: 0, once: 'turn' } },
        { ...homer, id: 'moses', power: { word: 0, once: 'turn' } },
      ],
    ],
  ])('civil card %s', (message, cards) => {
    expect(() => checkCivil(cards)).toThrow(new Error(`civil card ${message}`))
  })
  const legion: MilitaryCard = { id: 'legion', age: 1, kind: 'tactic', copies: [2, 2, 2], army: [3, 0, 0] }
  test.each<[string, readonly MilitaryCard[]]>([
    ['legion: army and strength are not 3 and 2 numbers', [legion]],
    ['raid: it has no cost', [{ ...legion, id: 'raid', kind: 'aggression' }]],
    ['rats: it has no effects', [{ ...legion, id: 'rats', kind: 'event' }]],
  ])('military card %s', (message, cards) => {
    expect(() => checkMilitary(cards)).toThrow(new Error(`military card ${message}`))
  })
})
