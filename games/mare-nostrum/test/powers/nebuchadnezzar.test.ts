import { expect, test } from 'vitest'
import { PROGRAMS } from '../../src/verbs.ts'
import { battle, rolls } from '../frequent-moves.ts'
import { BABYLON, bare, control, EGYPT, fortress, legions, legionsAt, owns, turnOf } from '../table.ts'

test('MN-R-67 MN-H-NEBUCHADNEZZAR-1 MN-R-36b MN-R-36c Nebuchadnezzar at home: 2 + 5 + 5 = 12 is 2 hits', () => {
  const m = owns(
    fortress(legions(legions(bare(), EGYPT, 'babylonia', 3), BABYLON, 'babylonia', 1), BABYLON, 'babylonia'),
    BABYLON,
    'nebuchadnezzar',
  )
  battle(m, 'babylonia', EGYPT, BABYLON, 1, 1, 1, 2)
  expect(rolls(m)).toEqual([
    [3, 0],
    [12, 2],
  ])
  const away = owns(legions(legions(bare(), EGYPT, 'gallia', 1), BABYLON, 'gallia', 1), BABYLON, 'nebuchadnezzar')
  expect(rolls(battle(away, 'gallia', BABYLON, EGYPT, 2, 1))).toEqual([
    [2, 0],
    [1, 0],
  ]) // not their province
})
test('MN-H-NEBUCHADNEZZAR-2 MN-H-RAMSES-2 without a unit in the province there is no battle, so no bonus', () => {
  const m = owns(legions(control(bare(), BABYLON, 'syria'), EGYPT, 'syria', 1), BABYLON, 'nebuchadnezzar', 'ramses-ii')
  turnOf(m, BABYLON, PROGRAMS.turn)
  expect([m.seen('battle').length, legionsAt(m, EGYPT, 'syria')]).toEqual([0, 1])
})
