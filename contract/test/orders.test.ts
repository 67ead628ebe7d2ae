/** What is said beforehand: the wishes an order is made of, and what becomes of them when the question comes. */
import { CLOCKS_CHOICE, instructedIn, type Order, wishesOf } from '@ecumene/contract'
import { type ActionJson, keyOf, Match, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

describe('the wishes of an order', () => {
  const wishes = (order: Omit<Parameters<typeof wishesOf>[1], 'decision' | 'kind'>) =>
    wishesOf(
      { verbs: { ...toy.verbs, specs: { build: { count: { min: 1, max: 5 }, where: ['hill', 'shore'] }, done: {} } } },
      { decision: 'build', kind: 'order', ...order },
    )
  test('are its verbs, or one for every value of the parameter it goes by', () => {
    expect(wishes({ verbs: ['build', 'done'] })).toEqual([{ verb: 'build' }, { verb: 'done' }])
    expect(wishes({ verbs: ['build'], by: 'where' })).toEqual([
      { verb: 'build', where: 'hill' },
      { verb: 'build', where: 'shore' },
    ])
    expect(wishes({ verbs: ['build'], by: 'count' }).map(wish => wish.count)).toEqual([1, 2, 3, 4, 5])
  })
  test('go up to a number, and then to the verb that has none; names have no limit', () => {
    expect(wishes({ verbs: ['build', 'done'], by: 'count', most: 2 })).toEqual([
      { verb: 'build', count: 1 },
      { verb: 'build', count: 2 },
      { verb: 'done' },
    ])
    expect(wishes({ verbs: ['build'], by: 'where', most: 0 })).toHaveLength(2)
    expect(wishes({ verbs: ['nothing'], by: 'count' })).toEqual([{ verb: 'nothing' }])
  })
  test('end with what the clock would play, if that is offered', () => {
    expect(wishes({ verbs: ['done'], orClock: true })).toEqual([{ verb: 'done' }, CLOCKS_CHOICE])
  })
})

describe('when the question comes', () => {
  const match = new Match(toy, setupOf(toy, 3), keyOf('orders'))
  const bid = (coins: number): ActionJson => ({ verb: 'bid', coins })
  const order = (prefer: readonly ActionJson[], more: Partial<Order> = {}): Order => ({
    decision: 'bid',
    prefer,
    once: true,
    ...more,
  })
  /** Seat 0 is asked for a bid and has this many coins. */
  const found = (coins: number, orders: readonly Order[], clocks: () => ActionJson | null = () => bid(0)) => {
    const view = match.view(0)
    view.coins[0] = coins
    return instructedIn(toy, view, 0, orders, clocks)
  }
  test('the first wish that is possible is played; a wish may leave the rest open', () => {
    expect(found(1, [order([bid(3), bid(1), bid(0)])])).toEqual({ index: 0, action: bid(1) })
    expect(found(3, [order([{ verb: 'sell' }, { verb: 'bid' }])])).toEqual({ index: 0, action: bid(0) })
  })
  test('the first order for this question counts, unless it was dropped', () => {
    const other = order([bid(1)], { decision: 'turn' })
    const dropped = order([bid(1)], { dropped: { rule: 'TOY-2', key: 'refuse.coins' } })
    expect(found(3, [other, dropped, order([bid(2)]), order([bid(3)])])).toEqual({ index: 2, action: bid(2) })
    expect(found(3, [other, dropped])).toBeNull()
  })
  test('what the clock would play is asked for only then, and may be nothing', () => {
    expect(found(3, [order([CLOCKS_CHOICE, bid(2)])], () => bid(1))).toEqual({ index: 0, action: bid(1) })
    expect(found(3, [order([CLOCKS_CHOICE, bid(2)])], () => null)).toEqual({ index: 0, action: bid(2) })
  })
  test('one for once is dropped with what the rules say of the first whole wish, or with the rule of the question', () => {
    expect(found(1, [order([{ verb: 'sell' }, bid(3)])])).toEqual({
      index: 0,
      why: { rule: 'TOY-2', key: 'refuse.coins', args: { coins: 1 } },
    })
    expect(found(1, [order([{ verb: 'sell' }])])).toEqual({ index: 0, why: { rule: 'TOY-2', key: 'table.ordered' } })
    expect(found(1, [order([bid(3)], { once: false })])).toBeNull()
  })
  test('nothing is asked any more: nothing is played', () => {
    const over = match.view(0)
    over.depth = 0
    expect(instructedIn(toy, over, 0, [order([bid(0)]), { ...order([bid(0)]), decision: '' }], () => bid(0))).toBeNull()
  })
})
