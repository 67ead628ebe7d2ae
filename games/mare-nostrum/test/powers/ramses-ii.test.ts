import { expect, test } from 'vitest'
import { battle, rolls } from '../frequent-moves.ts'
import { bare, CARTHAGE, control, EGYPT, fortress, legions, owns, ROME } from '../table.ts'

test('MN-H-RAMSES-1 MN-R-36a MN-R-107a one die more, without a hero’s bonus; a fortress alone rolls it: 4 + 5 = 9 is 1 hit', () => {
  const m = owns(
    fortress(legions(control(bare(), EGYPT, 'judea'), CARTHAGE, 'judea', 2), EGYPT, 'judea'),
    EGYPT,
    'ramses-ii',
  )
  battle(m, 'judea', CARTHAGE, EGYPT, 1, 1, 4)
  expect(rolls(m)).toEqual([
    [2, 0],
    [9, 1],
  ])
  const n = owns(legions(legions(bare(), ROME, 'gallia', 1), EGYPT, 'gallia', 1), ROME, 'ramses-ii')
  expect(rolls(battle(n, 'gallia', ROME, EGYPT, 2, 2, 1))[0]).toEqual([5, 1]) // 2 + 1, and 2
})
