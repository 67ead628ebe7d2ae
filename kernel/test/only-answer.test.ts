/** What plays itself, and what must not, because its silence would tell something. */
import { describe, expect, test } from 'vitest'
import { forced } from '../src/forced.ts'
import {
  ask,
  bit,
  call,
  type Decision,
  type GameDef,
  layout,
  onlyAnswer,
  type StateOf,
  table,
  type Verb,
} from '../src/index.ts'

const fields = { cards: table([2], { max: 9, sees: 'owner' }) }
type S = StateOf<typeof fields>
const L = layout(2, fields)

type Some = Partial<Decision<S, never>>
/** Seat 1 is asked this decision and holds this card. */
function asked(some: Some, card = 0) {
  const game = { decisions: [{ mode: 'one', ...some }] } as unknown as GameDef<S, never>
  const s = L.create()
  s.cards[1] = card
  ask(s, 0, bit(1))
  const [scratch, again] = [L.create(), L.create()]
  return {
    only: (isAlone?: boolean) => onlyAnswer(game, L, s, 1, scratch, isAlone),
    forced: () => forced(game, L, s, again),
  }
}
const list = (...codes: number[]): Some => ({
  legal(_, __, out) {
    for (const code of codes) out.put(code)
  },
})

describe('the only answer', () => {
  test('is given where anybody could tell that it is the only one', () => {
    const one = asked(list(5))
    expect([one.only(), one.forced()]).toEqual([5, { seat: 1, code: 5 }])
    expect([asked(list(5, 6)).only(), asked(list()).only()]).toEqual([null, null])
  })
  test('is not given where a spectator would think of another, or of several', () => {
    const byCard: Some = {
      legal(s, seat, out) {
        out.put(s.cards[seat])
      },
    }
    expect([asked(byCard, 4).only(), asked(byCard, 0).only()]).toEqual([null, 0])
    const more: Some = {
      legal(s, seat, out) {
        out.put(1)
        if (s.cards[seat] === 0) out.put(2)
      },
    }
    // The seat has one, a spectator sees two; and the other way round.
    expect(asked(more, 4).only()).toBeNull()
    const fewer: Some = {
      legal(s, seat, out) {
        out.put(1)
        if (s.cards[seat] > 0) out.put(2)
      },
    }
    expect([asked(fewer, 4).only(), asked(fewer, 0).only()]).toEqual([null, 1])
    expect(asked(more, 4).only(true)).toBe(1) // nobody is there to learn it
  })
  test('is given where nothing else is left but what is always possible beside the question', () => {
    const isBeside = { is: (code: number) => code === 9 } as unknown as Verb<unknown>
    const besides = [isBeside]
    expect([asked({ ...list(5, 9), besides }).only(), asked(list(5, 9)).only()]).toEqual([5, null])
    expect([asked({ ...list(9), besides }).only(), asked({ ...list(5, 6, 9), besides }).only()]).toEqual([null, null])
    expect(asked({ ...list(5, 9), besides, alwaysAsk: true }).only()).toBeNull()
  })
  test('is not given to a question that is always asked, unless the player is alone', () => {
    const always = asked({ ...list(5), alwaysAsk: true })
    expect([always.only(), always.only(true), always.forced()]).toEqual([null, 5, null])
  })
  test('is not given where something may be said that cannot be listed', () => {
    const formed = asked({ ...list(5), form: {} as never })
    expect([formed.only(), formed.only(true), formed.forced()]).toEqual([null, null, null])
  })
  test('is not given where several decide, or nothing is asked', () => {
    expect(asked({ ...list(5), mode: 'open' }).forced()).toBeNull()
    const game = { decisions: [{ mode: 'one', ...list(5) }] } as unknown as GameDef<S, never>
    const s = L.create()
    expect([forced(game, L, s, L.create()), onlyAnswer(game, L, s, 0, L.create())]).toEqual([null, null])
    call(s, 0)
    expect(onlyAnswer(game, L, s, 0, L.create())).toBeNull()
  })
})
