import { LayoutError, layout, scalar, table } from '@ecumene/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const L = layout(3, {
  round: scalar({ max: 20, sees: 'all' }),
  secret: scalar({ max: 9, init: 2, blank: 0 }),
  hand: table([3, 4], { max: 9, sees: 'owner' }),
  deck: table([10], { init: -1, max: 50 }),
  board: table([5, 3], { min: -500, max: 30_000, sees: 'all' }),
})
const filled = () => {
  const s = L.create()
  s.round = 7
  s.secret = 5
  s.hand.forEach((_, i) => {
    s.hand[i] = i % 9
  })
  s.deck.fill(33)
  s.board[14] = 29_999
  return s
}

describe('visibility is declared', () => {
  test('a seat sees its own row, nothing hidden, all that is open', () => {
    const seen = L.create()
    L.mask(seen, filled(), 1)
    expect(seen.round).toBe(7)
    expect(seen.secret).toBe(0)
    expect(Array.from(seen.hand)).toEqual([0, 0, 0, 0, 4, 5, 6, 7, 0, 0, 0, 0])
    expect(Array.from(seen.deck)).toEqual(Array(10).fill(-1))
    expect(seen.board[14]).toBe(29_999)
  })
  test('no seat sees what is hidden, the first one neither', () => {
    const M = layout(2, {
      secret: scalar({ max: 9 }),
      deck: table([2], { max: 9 }),
      hand: table([2], { max: 9, sees: 'owner' }),
    })
    const s = M.create()
    s.secret = 5
    s.deck.fill(6)
    s.hand.fill(7)
    const seen = ([0, 1, 'table'] as const).map(viewer => {
      const view = M.create()
      M.mask(view, s, viewer)
      return [view.secret, ...view.deck, ...view.hand]
    })
    expect(seen).toEqual([
      [0, 0, 0, 7, 0],
      [0, 0, 0, 0, 7],
      [0, 0, 0, 0, 0],
    ])
  })
  test('a spectator sees what is open only', () => {
    const seen = L.create()
    L.mask(seen, filled(), 'table')
    expect(seen.hand.every(v => v === 0)).toBe(true)
  })
  test('a field is hidden unless it says otherwise', () => {
    const bare = layout(2, { a: scalar(), b: table([2]) })
    const s = bare.create()
    s.a = 1
    s.b[1] = 1
    const seen = bare.create()
    bare.mask(seen, s, 1)
    expect([seen.a, seen.b[1]]).toEqual([0, 0])
  })
  test('rows seen by owners must be as many as the seats', () => {
    expect(() => layout(4, { hand: table([3, 4], { sees: 'owner' }) })).toThrow('hand: seen by its owner')
    expect(() => layout(1, { own: scalar({ sees: 'owner' }) })).toThrow('own: seen by its owner')
    expect(layout(3, { hand: table([3, 4], { sees: 'owner' }) }).create().hand).toHaveLength(12)
  })
})

describe('bad states are errors that name the field', () => {
  test('a counter below zero', () => {
    const s = filled()
    s.hand[6]--
    s.hand[6] = -1
    expect(() => L.check(s)).toThrow('hand[1, 2] is -1, outside 0..9')
  })
  test('a counter over its bound', () => {
    const s = filled()
    s.round = 21
    expect(() => L.check(s)).toThrow('round is 21, outside 0..20')
  })
  test('an unknown field', () => {
    expect(() => {
      ;(filled() as unknown as Record<string, number>).rounds = 3
    }).toThrow(TypeError)
  })
  test.each([
    [{ ...L.toNamed(filled()), extra: 1 }, 'unknown field extra'],
    [{ ...L.toNamed(filled()), round: 99 }, 'round is 99'],
    [{ ...L.toNamed(filled()), round: [1] }, 'field round must hold one number'],
    [{ ...L.toNamed(filled()), hand: [1, 2] }, 'field hand must hold 12 numbers'],
    [{ ...L.toNamed(filled()), deck: 'x' as unknown as number }, 'field deck must hold 10 numbers'],
    [Object.fromEntries(Object.entries(L.toNamed(filled())).filter(([k]) => k !== 'deck')), 'field deck is missing'],
    [{ ...L.toNamed(filled()), round: 1.5 }, 'round is 1.5'],
  ])('a named state that does not fit (%#)', (named, message) => {
    expect(() => L.fromNamed(named)).toThrow(message)
  })
  test.each([
    [{ a: scalar({ min: 0, max: 40_000 }) }, 'not a range of 16-bit words'],
    [{ a: scalar({ min: -32_769, max: 4 }) }, 'not a range of 16-bit words'],
    [{ a: scalar({ min: 0.5, init: 1, blank: 1 }) }, 'not a range of 16-bit words'],
    [{ a: scalar({ min: 3, max: 4, init: 2 }) }, 'starts outside its range'],
    [{ a: scalar({ min: 3, max: 4, init: 5 }) }, 'starts outside its range'],
    [{ a: scalar({ min: 1, max: 4, init: 2, blank: 5 }) }, 'hidden value outside its range'],
    [{ a: scalar({ min: 1, max: 4, init: 2, blank: 0 }) }, 'hidden value outside its range'],
    [{ a: table([0]) }, 'has no room'],
  ])('a declaration that cannot hold (%#)', (fields, message) => {
    expect(() => layout(2, fields)).toThrow(message)
  })
})

test('a range that is just wide enough holds: its bounds may be the start and what others see', () => {
  const M = layout(2, {
    high: scalar({ min: -32_768, max: 32_767, init: 32_767, blank: -32_768 }),
    one: scalar({ min: 3, max: 3, init: 3 }),
    below: scalar({ init: -4, max: -4 }),
    shown: scalar({ blank: -2 }),
  })
  const s = M.create()
  expect([s.high, s.one, s.below, s.shown, M.size]).toEqual([32_767, 3, -4, 0, s.words.length * 2])
  M.check(s)
  // Without a word about it a field goes down to its start or to what others see, and not further.
  s.shown = -2
  M.check(s)
  s.shown = -3
  expect(() => M.check(s)).toThrow('shown is -3, outside -2..255')
  expect([Object.keys(layout(1, { cards: table([1]) }).create())]).toEqual([['words', 'frames', 'cards']])
})
test('a layout of its own hashes, and compares its states', () => {
  const M = layout(2, { round: scalar({ max: 9 }), cards: table([2, 2], { max: 9 }) })
  const [a, b] = [M.create(), M.create()]
  expect([M.hash(a), M.diff(a, b).length]).toEqual([M.hash(b), 0])
  b.cards[3] = 2
  expect(M.hash(a)).not.toBe(M.hash(b))
  M.patch(a, M.diff(a, b))
  expect(a.cards[3]).toBe(2)
  expect(() => M.fromNamed({ ...M.toNamed(b), cards: [0, 0, 10, 0] })).toThrow('cards[1, 0] is 10, outside 0..9')
  expect(() => M.fromNamed({ ...M.toNamed(b), cards: [0, -1, 0, 0] })).toThrow('cards[0, 1] is -1, outside 0..9')
  expect(new LayoutError('x').name).toBe('LayoutError')
})

const words = fc.array(fc.integer({ min: -500, max: 30_000 }), { minLength: 15, maxLength: 15 })
describe('copies, patches, names and hashes agree', () => {
  test('a patch turns one state into the other, whatever they are', () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [x, y] = [L.create(), filled()]
        x.board.set(a)
        y.board.set(b)
        L.patch(x, L.diff(x, y))
        expect(Array.from(x.words)).toEqual(Array.from(y.words))
      }),
    )
  })
  test('names and back', () => {
    fc.assert(
      fc.property(words, a => {
        const s = filled()
        s.board.set(a)
        expect(L.hash(L.fromNamed(JSON.parse(JSON.stringify(L.toNamed(s)))))).toBe(L.hash(s))
      }),
    )
  })
  test('any one changed word changes the hash', () => {
    const s = filled()
    const seen = new Set([L.hash(s)])
    for (let i = 0; i < s.words.length; i++) {
      s.words[i] ^= 1
      seen.add(L.hash(s))
      s.words[i] ^= 1
    }
    expect(seen.size).toBe(s.words.length + 1)
  })
  test('the hash of a position never changes: it stands in every record', () => {
    expect([L.hash(L.create()), L.hash(filled())]).toEqual([2_609_305_772, 3_064_231_425])
  })
  test('a difference names what changed and nothing else: cells skipped, cells changed, their values', () => {
    const s = filled()
    const next = filled()
    next.hand[1] = 7
    next.hand[2] = 0
    next.board[14] = -3
    // A number of more than seven bits takes two bytes; -3 is written as 5.
    const [hand, board] = [next.words.indexOf(7, 147), next.words.lastIndexOf(-3)]
    const skipped = board - hand - 2
    expect([...L.diff(s, next)]).toEqual([(hand & 127) | 128, hand >> 7, 2, 14, 0, skipped, 1, 5])
    expect([...L.diff(s, filled())]).toEqual([])
  })
  test('a patch that breaks off or was made for another layout changes nothing', () => {
    const s = filled()
    const before = L.hash(s)
    const good = L.diff(s, L.create())
    expect(() => L.patch(s, good.subarray(0, good.length - 1))).toThrow('breaks off')
    expect(() => L.patch(s, Uint8Array.of(255, 255, 3, 1, 1))).toThrow('another layout')
    expect(() => L.patch(s, Uint8Array.of(1, 1, 99))).toThrow(LayoutError)
    // A number that never ends, and one cell behind the last.
    expect(() => L.patch(s, Uint8Array.of(255, 255, 255, 255, 1, 1, 1))).toThrow('breaks off')
    const end = s.words.length
    expect(() => L.patch(s, Uint8Array.of((end & 127) | 128, end >> 7, 1, 1))).toThrow('another layout')
    expect(() => L.patch(s, Uint8Array.of(1))).toThrow('breaks off')
    expect(L.hash(s)).toBe(before)
  })
})
