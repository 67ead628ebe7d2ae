import { expect, test } from 'vitest'
import type { MessageId } from '../message.ts'
import {
  cardsOf,
  cheapest,
  countsOf,
  mostPayable,
  ordersUnder,
  type Purse,
  paymentOf,
  spendsOf,
  without,
} from '../parts/payment.ts'

/** Every way to pay, tried one by one. */
function tried(price: number, purses: readonly Purse[], treasury: number): number | null {
  let best: number | null = null
  const go = (i: number, spend: Record<string, number>): void => {
    if (i === purses.length) {
      const p = paymentOf(price, spend, purses, treasury)
      if (p && (best === null || p.left > best)) best = p.left
      return
    }
    for (let n = 0; n <= purses[i].cards; n++) go(i + 1, { ...spend, [purses[i].id]: n })
  }
  go(0, {})
  return best
}
const purses: readonly Purse[] = [
  { id: 'hides', value: 1, cards: 4 },
  { id: 'iron', value: 2, cards: 2 },
  { id: 'salt', value: 3, cards: 3 },
  { id: 'gems', value: 8, cards: 1 },
]

test.each([1, 5, 8, 13, 20, 27, 34, 45, 52, 60, 70])('CIV-17.6a no other payment of %s leaves more', price => {
  for (const treasury of [0, 3, 18]) {
    const found = cheapest(price, purses, treasury)
    expect(found?.left ?? null).toBe(tried(price, purses, treasury))
    if (found) expect(found.paid + found.tokens).toBeGreaterThanOrEqual(price)
  }
})
test('CIV-17.8 what cards do not cover comes from the treasury, and only that', () => {
  const found = cheapest(10, [{ id: 'gems', value: 8, cards: 1 }], 5)
  expect(found).toMatchObject({ spend: { gems: 1 }, tokens: 2, left: 3, wasted: 0 })
})
test('ADV-18.6b one set may count as one card larger: the one that leaves most, and never beyond the cards there are', () => {
  const mined: readonly Purse[] = [
    { id: 'iron', value: 2, cards: 3, raised: 8 },
    { id: 'gold', value: 9, cards: 2, raised: 5 },
    { id: 'salt', value: 3, cards: 2 },
  ]
  // Two Gold are 36; as three they are 81.
  expect(cheapest(81, mined, 0)).toMatchObject({ spend: { gold: 2 }, paid: 81, raised: 'gold', left: 18 + 12 })
  expect(cheapest(82, [{ id: 'gold', value: 9, cards: 2, raised: 2 }], 0)).toBe(null)
  expect(paymentOf(90, { gold: 2, iron: 3 }, mined, 0)).toMatchObject({ paid: 36 + 45 + 18, raised: 'gold', wasted: 9 })
  expect(cheapest(12, mined, 0)).toMatchObject({ spend: { salt: 2 }, paid: 12 })
})
test('everything one has pays exactly what can be paid at all', () => {
  const mined = purses.map(q => (q.id === 'gems' ? { ...q, raised: 5 } : q))
  for (const list of [purses, mined])
    for (const treasury of [0, 7]) {
      const most = mostPayable(list, treasury)
      expect(cheapest(most, list, treasury)).not.toBe(null)
      expect(cheapest(most + 1, list, treasury)).toBe(null)
    }
})
test('CIV-17.9 there is no change', () => {
  expect(cheapest(5, [{ id: 'gems', value: 8, cards: 1 }], 0)).toMatchObject({ spend: { gems: 1 }, wasted: 3 })
})
test('CIV-R-34 cards are laid out one by one: − takes the last of a kind, + lays one more behind all', () => {
  expect(cardsOf({ hides: 2, ochre: 1 })).toEqual(['hides', 'hides', 'ochre'])
  const laid: readonly MessageId<'commodity'>[] = [...without(cardsOf({ hides: 2, ochre: 1 }), 'hides'), 'hides']
  expect([laid, countsOf(laid)]).toEqual([['hides', 'ochre', 'hides'], { hides: 2, ochre: 1 }])
  expect(without(laid, 'hides')).toEqual(['hides', 'ochre'])
  expect(spendsOf(laid)).toEqual([
    { commodity: 'hides', cards: 1 },
    { commodity: 'ochre', cards: 1 },
    { commodity: 'hides', cards: 2 },
  ])
  expect(spendsOf(['salt', 'salt'])).toEqual([{ commodity: 'salt', cards: 2 }])
})
test('CIV-R-34 the bill says the order where two kinds go under one stack, and nowhere else', () => {
  const stackOf = (id: string): number => (['hides', 'ochre'].indexOf(id) < 0 ? 1 : 0)
  expect(ordersUnder(['ochre', 'salt', 'hides', 'ochre'], stackOf)).toEqual([['ochre', 'hides', 'ochre']])
  expect(ordersUnder(['hides', 'hides', 'salt'], stackOf)).toEqual([])
})
