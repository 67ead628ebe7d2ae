import { expect, test } from 'vitest'
import { bare, levels, owns, ROME } from '../table.ts'

test('MN-H-HERCULES-1 two more on every track', () => {
  const before = levels(bare(), ROME)
  expect(levels(owns(bare(), ROME, 'hercules'), ROME)).toEqual(before.map(level => level + 2))
})
