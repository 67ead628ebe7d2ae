/**
 * Chapter 1, Nomads: settling, growth, movement, surplus and what wins (CIV-31.1b, CIV-7.1a, CIV-10.2a, CIV-31.5.6,
 * CIV-31.3a).
 */

import { done, found, stepsOf, walk } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'

const { read, late, act, free } = stepsOf('nomads')

export const nomads: GuideChapter<S> = {
  id: 'nomads',
  variant: 'nomads',
  seats: 2,
  names: ['nation.africa', 'nation.italy'],
  seed: seed(5),
  look: ['at:numidia', 'at:carthage', 'at:sahara', 'at:libya'],
  steps: [
    read('welcome'),
    read('limit', 'at:tunisia'),
    act('found', found('africa', 'tunisia'), 'at:tunisia', [found('italy', 'etruria'), done]),
    act('walk', walk('tunisia', 'sahara', 1), 'stack:tunisia:0'),
    act('done', done, undefined, [walk('etruria', 'rome', 1), done, done]),
    read('grown', ['meter:stock', 'tab:me']),
    act('crowded', walk('sahara', 'tripolitania', 1), 'stack:sahara:0'),
    act('again', walk('tunisia', 'thapsus', 1), 'stack:tunisia:0'),
    act('done2', done, undefined, [walk('etruria', 'rubicon', 1), walk('rome', 'samnium', 1), done]),
    act('ships', done, undefined, [done]),
    free('alone', 'move', [{ verb: 'walk' }], undefined, done, [walk('etruria', 'cisalpina', 1), done]),
    late('surplus', ['meter:stock', 'tab:me']),
    read('end', ['meter:board', 'tab:me']),
  ],
}
