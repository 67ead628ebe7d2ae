import { createHash, createHmac } from 'node:crypto'
import { commitment, FastRng, KeyedRng, keyOf, type Rng, shuffleWith } from '@ecumene/kernel'
import { ScriptedRng } from '@ecumene/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromHex, hmac, sha256, toHex } from '../src/sha256.ts'

describe('SHA-256 and HMAC agree with those of the platform', () => {
  test('any message, any key', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 100 }), (message, key) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
        expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
      }),
    )
  })
  test('messages and keys that just fill a block, and one byte more or less', () => {
    const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => i * 7 + length)
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120]) {
      const message = bytes(length)
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
      for (const key of [0, 63, 64, 65].map(bytes))
        expect(toHex(hmac(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }
  })
  test('a key that is no hexadecimal is refused', () => {
    for (const key of ['xyz', 'abc', 'AB', ' ab', 'ab ', 'ab0g']) expect(() => fromHex(key)).toThrow('hexadecimal')
    expect([...fromHex('00ff10')]).toEqual([0, 255, 16])
    expect(toHex(Uint8Array.of(0, 255, 16))).toBe('00ff10')
  })
})

/** Chi-squared over n cells; 99.9 % of fair streams stay under the bound for 5 and 51 degrees of freedom. */
const spread = (rng: Rng, n: number, draws: number): number => {
  const count = new Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) count[rng.below(n)]++
  return count.reduce((sum, c) => sum + (c - draws / n) ** 2 / (draws / n), 0)
}
describe('chance is fair', () => {
  test.each([
    ['keyed', new KeyedRng(keyOf('fair'))],
    ['fast', new FastRng(42)],
  ] as const)('%s', (_, rng) => {
    expect(spread(rng, 6, 6000)).toBeLessThan(20.5)
    expect(spread(rng, 52, 6000)).toBeLessThan(88)
  })
  test('a shuffle keeps every card and reaches every order', () => {
    const rng = new FastRng(3)
    const orders = new Set<string>()
    for (let i = 0; i < 600; i++) {
      const cards = Int16Array.of(1, 2, 3, 4, 9)
      shuffleWith(rng, cards, 4)
      orders.add(cards.join())
      expect(Array.from(cards).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 9])
      expect(cards[4]).toBe(9)
    }
    expect(orders.size).toBe(24)
  })
})
test('keyed chance is the same for the same key and place, and goes on from any place', () => {
  const key = keyOf('one')
  const all = Array.from(
    { length: 20 },
    (
      rng => () =>
        rng.below(100)
    )(new KeyedRng(key)),
  )
  const tail = new KeyedRng(key, 12)
  expect(Array.from({ length: 8 }, () => tail.below(100))).toEqual(all.slice(12))
  expect(commitment(key)).toBe(createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex'))
  expect(
    Array.from(
      { length: 20 },
      (
        rng => () =>
          rng.below(100)
      )(new KeyedRng(keyOf('two'))),
    ),
  ).not.toEqual(all)
})
test('anyone can check a draw with the key: HMAC-SHA256 of its number, the first word that is fair', () => {
  const key = keyOf('check')
  const drawn = (i: number, n: number): number => {
    const limit = Math.floor(2 ** 32 / n) * n
    for (let attempt = 0; ; attempt++) {
      const message = Buffer.alloc(8)
      message.writeUInt32BE(i, 0)
      message.writeUInt32BE(attempt, 4)
      const mac = createHmac('sha256', Buffer.from(key, 'hex')).update(message).digest()
      for (let word = 0; word < 8; word++) if (mac.readUInt32BE(word * 4) < limit) return mac.readUInt32BE(word * 4) % n
    }
  }
  // Of the widest dice nearly half the words are not fair: the next words and the next attempts are used.
  for (const n of [6, 52, 2 ** 31, 2 ** 31 - 1, 1_500_000_001]) {
    const rng = new KeyedRng(key)
    for (let i = 0; i < 20; i++) expect(rng.below(n)).toBe(drawn(i, n))
  }
})
test('a draw whose first eight words are all unfair goes on to the next eight', () => {
  // One of six thousand draws of this width; found by trying.
  expect(new KeyedRng(keyOf('eight'), 6504).below(1_431_655_766)).toBe(723_870_981)
})
test('the key of a seed is the hash of its name, for ever: duplicate play and records name it again', () => {
  expect(keyOf('duplicate')).toBe(createHash('sha256').update('ecumene:duplicate').digest('hex'))
})
test('the fast stream of a seed never changes: bots and seeded tests count on it', () => {
  const rng = new FastRng(7)
  expect(Array.from({ length: 6 }, () => rng.below(1_000_000))).toEqual([
    587_182, 150_774, 230_683, 597_128, 596_972, 298_820,
  ])
})
test('a draw of nothing is an error', () => {
  expect(() => new KeyedRng(keyOf('x')).below(0)).toThrow('cannot draw')
})
test('a script gives its draws, and no others', () => {
  const dice = new ScriptedRng([5, 0, 9])
  expect([dice.below(6), dice.below(1)]).toEqual([5, 0])
  expect(() => dice.below(6)).toThrow('the script says 9 where 0..5 was drawn')
  expect(() => dice.below(6)).toThrow('the script of draws has ended')
})
