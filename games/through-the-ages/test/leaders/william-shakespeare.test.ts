import { expect, test } from 'vitest'
import { work } from '../../src/cards.ts'
import { placeCost } from '../../src/query/costs.ts'
import { cultureRating, happinessRating } from '../../src/query/ratings.ts'
import { led, play, resourcesOf, tableOf } from '../table.ts'

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
test('william-shakespeare: 2 culture for each pair; without a library theaters are no cheaper, nor libraries without a theater', () => {
  const pairs = led('william-shakespeare', { works: { 'printing-press': 2, drama: 3 } })
  expect(cultureRating(pairs.s, 0)).toBe(2 + 3 * 2 + 2 * 2)
  const alone = tableOf(2, { leader: 'william-shakespeare', works: { drama: 0, 'printing-press': 0 } })
  const cost = (id: 'drama' | 'printing-press'): number => placeCost(alone.s, 0, work.of(id))
  expect([cost('drama'), cost('printing-press')]).toEqual([4, 3])
})
