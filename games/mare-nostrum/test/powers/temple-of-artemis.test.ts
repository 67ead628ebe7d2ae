import { expect, test } from 'vitest'
import { collect } from '../frequent-moves.ts'
import { bare, built, count, owns, ROME } from '../table.ts'

test('MN-W-ARTEMIS-1 the Temple of Artemis gives one coin more', () => {
  expect(count(collect(owns(built(bare(), 'rome'), ROME, 'temple-of-artemis')), ROME, 'coin')).toBe(2)
})
