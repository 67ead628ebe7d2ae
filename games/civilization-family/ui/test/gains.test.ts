/** What an offer does to the sets of a hand, and the answer an offer suggests. */
import { expect, test } from 'vitest'
import type { MessageId } from '../message.ts'
import type { TradeSet } from '../parts/card-sets.tsx'
import { answerTo, costOf, gainOf } from '../parts/market/gains.ts'

type Kind = MessageId<'trade'>
const VALUE: Readonly<Partial<Record<Kind, number>>> = { hides: 1, iron: 2, salt: 3, cloth: 5 }
const handOf = (cards: Readonly<Partial<Record<Kind, number>>>) => ({
  sets: (Object.entries(cards) as [Kind, number][]).map(
    ([id, n]) => ({ id, cards: n, isBound: false, isCalamity: id === 'epidemic' }) as TradeSet,
  ),
  valueOf: (kind: Kind) => VALUE[kind] ?? 0,
})

test('CIV-17.4.1a a named card adds what the larger set is worth more; two of a kind add up together', () => {
  const hand = handOf({ salt: 3, iron: 1 })
  expect(gainOf(hand, ['salt'])).toBe(21)
  expect(gainOf(hand, ['salt', 'hides'])).toBe(22)
  expect(gainOf(hand, ['salt', 'salt'])).toBe(48)
  expect(gainOf(hand, [])).toBe(0)
})
test('CIV-17.4.1a CIV-16.6 cards that leave cost what the smaller set is worth less, calamities nothing', () => {
  expect(costOf(handOf({ salt: 3, iron: 2, epidemic: 1 }), { salt: 1, iron: 2, epidemic: 1 })).toBe(15 + 8)
})
test('CIV-16.3c an answer holds what is asked for and the cheapest of the rest, never what is to be gained', () => {
  const hand = handOf({ cloth: 2, salt: 3, iron: 1, hides: 2 })
  expect(answerTo(hand, { wants: 'iron', named: ['salt'] }, 3)).toEqual({ iron: 1, hides: 2 })
  expect(answerTo(hand, { wants: null, named: ['hides'] }, 3)).toEqual({ iron: 1, cloth: 2 })
})
test('CIV-16.3a with too few cards there is no answer', () => {
  expect(answerTo(handOf({ iron: 1, epidemic: 2 }), { wants: 'iron', named: [] }, 3)).toEqual({})
})
