import { expect, test } from 'vitest'
import { cultureRating, happinessRating } from '../../src/query/ratings.ts'
import { led } from '../table.ts'

test('charlie-chaplin: 2 happy faces; one best theater twice', () => {
  const p = led('charlie-chaplin', { works: { drama: 1, opera: 2 } })
  expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([2 + 6 + 3, 3 + 2])
})
test('charlie-chaplin: without a theater nothing is doubled', () => {
  expect(cultureRating(led('charlie-chaplin').s, 0)).toBe(0)
})
