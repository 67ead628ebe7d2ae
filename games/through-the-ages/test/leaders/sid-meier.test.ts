import { expect, test } from 'vitest'
import { cultureRating, scienceRating } from '../../src/query/ratings.ts'
import { led } from '../table.ts'

test('sid-meier: each lab gives culture equal to its level and 1 science less', () => {
  const p = led('sid-meier', { works: { philosophy: 1, alchemy: 1, computers: 1 } })
  expect([scienceRating(p.s, 0), cultureRating(p.s, 0)]).toEqual([1 + 2 + 5 - 3, 0 + 1 + 3])
})
