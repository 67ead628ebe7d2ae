import { expect, test } from 'vitest'
import { scienceRating } from '../../src/query/ratings.ts'
import { led, play } from '../table.ts'

test('isaac-newton: science of the best lab or library; a civil action back for each technology', () => {
  const p = led('isaac-newton', { works: { 'scientific-method': 1 }, hand: ['theology'], science: 2 })
  expect(scienceRating(p.s, 0)).toBe(1 + 3 + 2)
  play(p, 'develop', { card: 'theology' })
  expect(p.s.civil[0]).toBe(3)
})
