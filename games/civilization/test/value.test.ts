/** What bots think a position is worth, and the words for it. */
import { join } from 'node:path'
import { FastRng, setupOf } from '@ecumene/kernel'
import { byPolicy, cataloguesOf, start, walkOn } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { civilization as game } from '../src/game.ts'

const { thinking } = game
const spoken = cataloguesOf(join(import.meta.dirname, '..'))

test('the lines of an explanation add up to the value, and each is said in three languages', () => {
  const values = new Float64Array(4)
  const walk = start(game, setupOf(game, 4, 'full', { rounds: '16' }), new FastRng(5))
  let asked = 0
  walkOn(walk, byPolicy(game, game.policies.greedy), 20_000, {
    after({ s }) {
      if (asked++ % 50 > 0 || s.depth === 0) return
      thinking?.evaluate(s, values)
      values.forEach((value, seat) => {
        const parts = thinking?.parts(s, seat) ?? {}
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(value)
        for (const part of Object.keys(parts))
          for (const catalogue of Object.values(spoken)) expect(catalogue).toHaveProperty([`part.${part}`])
      })
    },
  })
  expect(asked).toBeGreaterThan(500)
})
