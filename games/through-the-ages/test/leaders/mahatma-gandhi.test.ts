import { expect, test } from 'vitest'
import { cultureRating } from '../../src/query/ratings.ts'
import { aggression, bar, led, politics, tableOf } from '../table.ts'

test('mahatma-gandhi: 2 culture, no attacks of his own, attacks on him cost twice', () => {
  const p = led('mahatma-gandhi', { works: { warriors: 5 }, cards: ['raid-i'] })
  expect(cultureRating(p.s, 0)).toBe(2)
  expect(bar(politics(p), 'attack', { card: 'raid-i', target: 1 })).toBe('TTA-R-88b')
  const q = aggression(tableOf(2, { works: { warriors: 3 } }, { leader: 'mahatma-gandhi' }), 'raid-i')
  expect(q.s.military[0]).toBe(0)
})
