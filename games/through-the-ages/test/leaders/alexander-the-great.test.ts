import { NONE } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { strengthRating } from '../../src/query/ratings.ts'
import { led, play, politics } from '../table.ts'

test('alexander-the-great: 1 strength for each unit; may leave for a yellow token as a political action', () => {
  const p = led('alexander-the-great', { works: { warriors: 3 } })
  expect(strengthRating(p.s, 0)).toBe(6)
  politics(p)
  play(p, 'dismissAlexander')
  expect([p.s.leader[0], p.s.yellow[0], p.s.civil[0]]).toEqual([NONE, 19, 3])
})
