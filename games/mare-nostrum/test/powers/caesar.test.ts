import { expect, test } from 'vitest'
import { provinceNumber } from '../../src/board.ts'
import { battle, rolls } from '../frequent-moves.ts'
import { bare, control, EGYPT, fortress, legions, legionsAt, ROME, sound } from '../table.ts'

test('MN-4.2i MN-H-CAESAR-2 MN-4.2f MN-4.2g Caesar’s 3 legions against an Egyptian legion and fortress: 15 against 8', () => {
  const m = fortress(
    legions(legions(control(bare(), EGYPT, 'cyrenaica'), ROME, 'cyrenaica', 3), EGYPT, 'cyrenaica', 1),
    EGYPT,
    'cyrenaica',
  )
  battle(m, 'cyrenaica', ROME, EGYPT, 5, 4, 3, 3)
  expect(rolls(m)).toEqual([
    [15, 3],
    [8, 1],
  ])
  expect([
    legionsAt(m, ROME, 'cyrenaica'),
    legionsAt(m, EGYPT, 'cyrenaica'),
    m.s.fortress[provinceNumber('cyrenaica')],
  ]).toEqual([2, 0, -1])
  sound(m)
})
