/** States for tests: whatever a rule writes or reads by mistake throws, and names the field. */

import { LayoutError, layout, scalar, table } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { guarded } from '../src/guard.ts'

const fields = {
  round: scalar({ max: 20, sees: 'all' }),
  wide: scalar({ min: -32768, max: 32767 }),
  hand: table([3, 2], { max: 9, sees: 'owner' }),
}
const state = () => guarded(layout(3, fields))
type Loose = Record<PropertyKey, unknown>
const loose = (value: unknown): Loose => value as Loose

describe('a guarded state', () => {
  test('takes every whole number that a word holds, and no other', () => {
    const s = state()
    for (const value of [-32768, 0, 32767]) {
      s.wide = value
      s.hand[0] = value
      expect([s.wide, s.hand[0]]).toEqual([value, value])
    }
    for (const value of [-32769, 32768, 0.5, Number.NaN]) {
      expect(() => {
        s.wide = value
      }).toThrow(`wide = ${value}: not a whole number`)
      expect(() => {
        s.hand[5] = value
      }).toThrow(`hand[5] = ${value}: not a whole number`)
    }
  })
  test('has the cells of a table and no others', () => {
    const s = state()
    expect([s.hand[0], s.hand[5], s.hand.length, [...s.hand]]).toEqual([0, 0, 6, [0, 0, 0, 0, 0, 0]])
    for (const key of ['6', '-1', '1.5', 'NaN', 'undefined']) {
      expect(() => loose(s.hand)[key]).toThrow(`hand[${key}]: outside its 6 cells`)
      expect(() => {
        loose(s.hand)[key] = 1
      }).toThrow(LayoutError)
    }
    expect(() => {
      loose(s.hand).colour = 1
    }).toThrow('hand.colour: unknown')
    expect(loose(s.hand)[Symbol.toStringTag]).toBe('Int16Array')
  })
  test('has the fields of its layout and no others; a table is not replaced', () => {
    const s = state()
    expect(() => loose(s).rnd).toThrow('unknown field rnd')
    expect(loose(s)[Symbol.toStringTag]).toBeUndefined()
    expect(() => {
      loose(s).rnd = 1
    }).toThrow('unknown field rnd')
    expect(() => {
      loose(s).hand = new Int16Array(6)
    }).toThrow('unknown field hand')
  })
  test('is the same state as its words', () => {
    const s = state()
    s.round = 3
    s.hand[1] = 4
    expect(s.words).toBeInstanceOf(Int16Array)
    const L = layout(3, fields)
    const plain = L.create()
    plain.words.set(s.words)
    expect([plain.round, plain.hand[1]]).toEqual([3, 4])
  })
})
