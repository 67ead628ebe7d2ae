import { test } from 'vitest'
import { FORT } from '../../src/state.ts'
import { expectOneCheapUnit } from '../frequent-moves.ts'

test('MN-H-GILGAMESH-1 MN-R-20a MN-R-20b one fortress a round for a coin or marble, and again in the next round', () => {
  expectOneCheapUnit('gilgamesh', 'marble', [{ province: 'italia' }, { province: 'cisalpina' }], FORT)
})
