/** Chapter 3, Masons: sets, a marker, a caravan, a market (MN-3c, MN-3d, MN-3e, MN-3.1.1a, MN-3k). */

import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, GREECE, OPTIONS, ROME } from './arrange.ts'
import { appoint, done, PAYING, stepsOf } from './steps.ts'

const { read, act, free, late } = stepsOf('masons')

export const masons: GuideChapter<S> = {
  id: 'masons',
  options: OPTIONS,
  seats: 3,
  names: ['empire.rome', 'empire.greece', 'empire.carthage'],
  seed: seed(13),
  look: ['province:italia', 'province:cisalpina', 'province:dalmatia', 'province:noricum'],
  begin: s =>
    arrange(s, {
      round: 2,
      phase: 'building',
      leaders: [2, 0, 1],
      peoples: [
        { ...ROME, holds: { wine: 2, sheep: 2, oil: 2, metal: 2, gladiators: 2, grain: 2, marble: 2, coin: 6 } },
        { ...GREECE, holds: { coin: 3 } },
        { ...CARTHAGE, holds: { coin: 3 } },
      ],
    }),
  steps: [
    read('welcome', ['my:buys', 'tab:me']),
    act('name', appoint(0)),
    act('marker', { verb: 'control', province: 'noricum' }, 'province:noricum'),
    free('set', 'pay', PAYING),
    act('caravan', { verb: 'build', slot: 'noricum-gold' }, 'slot:noricum-gold'),
    free('pay', 'pay', PAYING),
    act('market', { verb: 'build', slot: 'dalmatia-market' }, 'slot:dalmatia-market'),
    free('six', 'pay', PAYING),
    act('done', done),
    late('end', ['my:income', 'tab:me']),
  ],
}
