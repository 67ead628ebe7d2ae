import { expect, test } from 'vitest'
import { scienceRating } from '../../src/query/ratings.ts'
import { led, play, resourcesOf } from '../table.ts'

test('leonardo-da-vinci: science of the best lab or library, 1 resource for each technology', () => {
  const p = led('leonardo-da-vinci', { works: { alchemy: 1, 'printing-press': 1 }, hand: ['theology'], science: 2 })
  expect(scienceRating(p.s, 0)).toBe(1 + 2 + 1 + 1)
  play(p, 'develop', { card: 'theology' })
  expect(resourcesOf(p)).toBe(1)
})
