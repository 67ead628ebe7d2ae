import { foresee } from '@ecumene/contract'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { describe, expect, test } from 'vitest'

const open = (seats = 2) => new Match(toy, setupOf(toy, seats), keyOf('foresee'))
type M = ReturnType<typeof open>
const look = (m: M, seat: number, action: unknown) => {
  const foreseen = foresee(toy, m.layout, m.view(seat), seat, action)
  if (!foreseen.ok) throw new Error(foreseen.refusal.key)
  return foreseen.value
}
/** Both have bid; the first player has two actions. */
function inTurn(): { m: M; seat: number } {
  const m = open()
  m.play(0, { verb: 'bid', coins: 1 })
  m.play(1, { verb: 'bid', coins: 0 })
  return { m, seat: m.legal(0).length > 0 ? 0 : 1 }
}

describe('what an action would lead to', () => {
  test('the first of two actions leaves the turn to its seat, the second passes it on', () => {
    const { m, seat } = inTurn()
    expect(look(m, seat, { verb: 'work' }).isOpen).toBe(true)
    m.play(seat, { verb: 'work' })
    expect(look(m, seat, { verb: 'work' }).isOpen).toBe(false)
  })
  test('the view shows the action and nothing after it', () => {
    const { m, seat } = inTurn()
    m.play(seat, { verb: 'work' })
    const before = m.view(seat)
    const { view } = look(m, seat, { verb: 'work' })
    expect(view.coins[seat]).toBe(before.coins[seat] + 1)
    // The question stands where it stood: nobody else is asked yet.
    expect([view.depth, view.first, view.round]).toEqual([before.depth, before.first, before.round])
  })
  test('chance closes it, and what chance would bring is not shown', () => {
    const { m, seat } = inTurn()
    const before = m.view(seat)
    const { isOpen, view } = look(m, seat, { verb: 'raid', target: 1 - seat })
    expect(isOpen).toBe(false)
    expect(view.coins).toEqual(before.coins)
    expect(view.handSize).toEqual(before.handSize)
  })
  test('a sealed answer passes to those who have not answered', () => {
    const { isOpen, view } = look(open(3), 1, { verb: 'bid', coins: 2 })
    expect(isOpen).toBe(false)
    expect(view.bid[1]).toBe(2)
  })
  test('what is not legal is refused with its rule', () => {
    const m = open()
    const foreseen = foresee(toy, m.layout, m.view(0), 0, { verb: 'bid', coins: 3 })
    expect(foreseen.ok ? null : foreseen.refusal.rule).toBe('TOY-2')
  })
  test('nothing hidden is told: the same for every hand the others may hold', () => {
    const { m, seat } = inTurn()
    const view = m.view(seat)
    for (const action of m.legal(seat)) {
      const foreseen = look(m, seat, action)
      for (let q = 0; q < 2; q++)
        if (q !== seat) expect([...foreseen.view.hand.subarray(q * 4, q * 4 + 4)]).toEqual([0, 0, 0, 0])
    }
    expect(m.layout.hash(view)).toBe(m.layout.hash(m.view(seat)))
  })
})
