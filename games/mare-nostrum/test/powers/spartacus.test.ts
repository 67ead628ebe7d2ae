import { expect, test } from 'vitest'
import { LEGION } from '../../src/state.ts'
import { building, expectOneCheapUnit, refused } from '../frequent-moves.ts'
import { bare, holding, owns, ROME } from '../table.ts'

test('MN-H-SPARTACUS-1 MN-R-20a MN-R-20b one legion a round for a coin or gladiators, and again in the next round', () => {
  expectOneCheapUnit('spartacus', 'gladiators', [{ province: 'italia' }, { province: 'italia' }], LEGION)
})
test('MN-R-20a a legendary commodity pays too, and the placing rules hold', () => {
  const m = owns(holding(bare(), ROME, {}, ['gladiators']), ROME, 'spartacus')
  building(m, ROME)
  expect(refused(m, ROME, { verb: 'spartacus', province: 'gallia', resource: 'gladiators' })).toBe('MN-3.1.1d')
  m.play(ROME, { verb: 'spartacus', province: 'italia', resource: 'gladiators' })
  expect(m.s.spent[12]).toBe(1)
})
