import { expect, test } from 'vitest'
import { at, LEGION } from '../../src/state.ts'
import { building, refused } from '../frequent-moves.ts'
import { BABYLON, bare, control, GREECE, legions, legionsAt, owns, ROME } from '../table.ts'

test('MN-H-PENTHESILEA-1 MN-R-58a MN-R-58b a free legion in the capital province for each own province with an enemy legion', () => {
  const m = owns(control(bare(), ROME, 'cisalpina', 'dalmatia'), ROME, 'penthesilea')
  legions(
    legions(legions(legions(m, GREECE, 'cisalpina', 2), BABYLON, 'cisalpina', 1), GREECE, 'italia', 1),
    GREECE,
    'gallia',
    1,
  )
  building(m, ROME)
  expect(m.choices(ROME, 'penthesilea').map(a => a.legions)).toEqual([2, 1]) // Cisalpine Gaul once, and Italy
  m.play(ROME, { verb: 'penthesilea', legions: 2 })
  expect(legionsAt(m, ROME, 'italia')).toBe(2)
  expect(refused(m, ROME, { verb: 'penthesilea', legions: 1 })).toBe('MN-H-PENTHESILEA-1')
  m.s.used.fill(0)
  m.s.pieces[at.pieces(ROME, LEGION)] = 1
  expect(
    building(m, ROME)
      .choices(ROME, 'penthesilea')
      .map(a => a.legions),
  ).toEqual([1])
  expect(refused(building(owns(bare(), ROME, 'penthesilea'), ROME), ROME, { verb: 'penthesilea', legions: 1 })).toBe(
    'MN-R-58a',
  )
})
