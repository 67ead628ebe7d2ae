import { expect, test } from 'vitest'
import { scienceRating } from '../../src/query/ratings.ts'
import { led, play } from '../table.ts'

test('albert-einstein: science of the best lab or library; 3 culture for each technology', () => {
  const p = led('albert-einstein', { works: { computers: 1 }, hand: ['theology'], science: 2 })
  expect(scienceRating(p.s, 0)).toBe(1 + 5 + 3)
  play(p, 'develop', { card: 'theology' })
  expect(p.s.culture[0]).toBe(3)
})
