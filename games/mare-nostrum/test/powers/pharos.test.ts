import { test } from 'vitest'
import { TRIREME } from '../../src/state.ts'
import { expectOneCheapUnit } from '../frequent-moves.ts'

test('MN-W-PHAROS-1 MN-R-20a MN-R-20b one trireme a round for a coin or wood, and again in the next round', () => {
  expectOneCheapUnit('pharos', 'wood', [{ sea: 'ionian' }, { sea: 'ionian' }], TRIREME)
})
