import { expect, test } from 'vitest'
import { cultureRating, happinessRating } from '../../src/query/ratings.ts'
import { led, play, resourcesOf } from '../table.ts'

test('william-shakespeare: a happy face; pairs of library and theater 2 culture; each makes the other cheaper', () => {
  const p = led('william-shakespeare', {
    works: { 'printing-press': 2, drama: 1 },
    tokens: { bronze: 3 },
    hand: ['opera', 'journalism'],
    science: 11,
    government: 'monarchy',
  })
  expect([cultureRating(p.s, 0), happinessRating(p.s, 0)]).toEqual([2 + 2 + 2, 2])
  play(p, 'build', { card: 'drama' })
  expect(resourcesOf(p)).toBe(0)
  play(p, 'develop', { card: 'opera' })
  play(p, 'develop', { card: 'journalism' })
  expect(p.s.science[0]).toBe(0)
})
