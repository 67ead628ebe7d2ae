/** Chapter 4, Sails: a trireme links, a marker across the sea, Troy in one turn (MN-3.1.1b, MN-R-21c, MN-R-21d). */

import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, GREECE, OPTIONS, ROME } from './arrange.ts'
import { appoint, done, PAYING, stepsOf } from './steps.ts'

const { read, act, free, late } = stepsOf('sails')

export const sails: GuideChapter<S> = {
  id: 'sails',
  options: OPTIONS,
  seats: 3,
  names: ['empire.greece', 'empire.rome', 'empire.carthage'],
  seed: seed(14),
  look: ['province:achaia', 'province:asia', 'province:thracia', 'sea:aegean'],
  begin: s =>
    arrange(s, {
      round: 2,
      phase: 'building',
      leaders: [2, 0, 1],
      peoples: [
        { ...GREECE, holds: { coin: 6, oil: 1, marble: 1, gold: 1 } },
        { ...ROME, holds: { coin: 2 } },
        { ...CARTHAGE, holds: { coin: 2 } },
      ],
    }),
  steps: [
    read('welcome', 'province:asia'),
    act('name', appoint(0)),
    act('trireme', { verb: 'trireme', sea: 'aegean' }, 'sea:aegean'),
    free('pay', 'pay', PAYING),
    read('linked', 'fleet:aegean:0'),
    act('asia', { verb: 'control', province: 'asia' }, 'province:asia'),
    free('pay2', 'pay', PAYING),
    act('troy', { verb: 'build', slot: 'troy' }, 'slot:troy'),
    free('pay3', 'pay', PAYING),
    act('done', done),
    late('end', 'slot:troy'),
  ],
}
