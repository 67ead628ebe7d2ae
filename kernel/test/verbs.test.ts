import { verbs } from '@ecumene/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const AREAS = ['crete', 'egypt', 'thrace'] as const
const V = verbs({
  stop: {},
  build: { area: AREAS },
  move: { from: AREAS, to: AREAS, tokens: { min: 1, max: 55 } },
  take: { stack: 4 },
})

test('a code holds its verb and parameters', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.nat(2), fc.integer({ min: 1, max: 55 }), (from, to, n) => {
      const code = V.move.code(from, to, n)
      expect([V.move.is(code), V.build.is(code), V.of(code) === V.move.index, V.name(code)]).toEqual([
        true,
        false,
        true,
        'move',
      ])
      expect([V.move.arg.from(code), V.move.arg.to(code), V.move.arg.tokens(code)]).toEqual([from, to, n])
      expect(V.toJson(code)).toEqual({ verb: 'move', from: AREAS[from], to: AREAS[to], tokens: n })
      expect(V.fromJson(JSON.parse(JSON.stringify(V.toJson(code))))).toBe(code)
    }),
  )
})
test.each([
  null,
  7,
  'stop',
  [],
  {},
  { verb: 'fly' },
  { verb: 'stop', area: 'crete' },
  { verb: 'build' },
  { verb: 'build', area: 'atlantis' },
  { verb: 'build', area: 1 },
  { verb: 'take', stack: 4 },
  { verb: 'take', stack: -1 },
  { verb: 'take', stack: 1.5 },
  { verb: 'take', stack: '1' },
  { verb: 'move', from: 'crete', to: 'egypt', tokens: 0 },
  { verb: ['stop'] },
  { verb: 'toString' },
])('what is no action has no code: %j', action => expect(V.fromJson(action)).toBeNull())
test('whatever comes in, there is a code or null, never a throw', () => {
  fc.assert(
    fc.property(fc.anything(), x => {
      const code = V.fromJson(x)
      expect(code === null || V.toJson(code).verb === (x as { verb: string }).verb).toBe(true)
    }),
  )
})
test('declarations that cannot be packed', () => {
  expect(() => verbs({ a: { x: 1 << 16, y: 1 << 16 } })).toThrow('do not fit')
  expect(() => verbs({ a: { p: 2, q: 2, r: 2, s: 2, t: 2, u: 2 } })).toThrow('at most five')
  expect(() => verbs({ a: { verb: 2 } })).toThrow('cannot be called verb')
  expect(() => verbs({ name: {} })).toThrow('the name is taken')
})
test('five parameters, each with a least value of its own, come back as they went in', () => {
  const range = { min: 3, max: 9 }
  const W = verbs({ five: { a: range, b: range, c: range, d: range, e: range }, one: { only: 1, next: 2 }, none: {} })
  const code = W.five.code(3, 4, 5, 6, 9)
  expect(W.toJson(code)).toEqual({ verb: 'five', a: 3, b: 4, c: 5, d: 6, e: 9 })
  expect([W.five.first(code), W.one.first(W.one.code(0, 1)), W.none.first(W.none.code())]).toEqual([3, 0, 0])
  // One value needs no room: the next parameter stands where it would.
  expect([W.one.arg.only(W.one.code(0, 1)), W.one.arg.next(W.one.code(0, 1))]).toEqual([0, 1])
  expect(W.one.code(0, 1)).toBe(W.one.code() | 4)
})
test('a code of no verb is told as such', () => {
  expect([V.name(3), verbs({ a: {}, b: {}, c: {} }).toJson(3)]).toEqual(['take', { verb: '?' }])
})
