import { expect, test } from 'vitest'
import { cultureRating } from '../../src/query/ratings.ts'
import { led, play, row } from '../table.ts'

test('michelangelo: 1 culture for each happy face of temples, theaters and wonders; wonders without surcharge', () => {
  const p = row(
    led('michelangelo', { works: { religion: 1, drama: 1 }, wonders: ['hanging-gardens', 'kremlin'] }),
    'great-wall',
  )
  expect(cultureRating(p.s, 0)).toBe(1 + 2 + 1 + 2 + (1 + 1 + 2))
  play(p, 'take', { card: 'great-wall', space: 1 })
  expect(p.s.civil[0]).toBe(5 - 1 - 1)
})
