import { expect, test } from 'vitest'
import { foodOf, led, play } from '../table.ts'

test('moses: population costs 1 food less', () => {
  const p = led('moses', { tokens: { agriculture: 1 } })
  play(p, 'population')
  expect([foodOf(p), p.s.pool[0]]).toEqual([0, 2])
})
