import { expect, test } from 'vitest'
import { battle, rolls } from '../frequent-moves.ts'
import { bare, EGYPT, GREECE, legions } from '../table.ts'

test('MN-H-PERICLES-2 MN-R-107b attacked, 3 and 4 count 5 and 6 = 11, 2 hits; in the own turn 7, 1 hit', () => {
  const m = legions(legions(bare(), GREECE, 'macedonia', 2), EGYPT, 'macedonia', 1)
  expect(rolls(battle(m, 'macedonia', EGYPT, GREECE, 1, 3, 4))[1]).toEqual([11, 2])
  const n = legions(legions(bare(), GREECE, 'macedonia', 2), EGYPT, 'macedonia', 1)
  expect(rolls(battle(n, 'macedonia', GREECE, EGYPT, 3, 4, 1))[0]).toEqual([7, 1])
})
