/** Chapter 2, Market: marker, offers, takes, the ban, the gift (MN-2.1b, MN-2.1c, MN-2.2a, MN-2.2e, MN-2.2.1b). */

import { by, seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, GREECE, OPTIONS, ROME } from './arrange.ts'
import { offer, stepsOf, take } from './steps.ts'

const { read, act, free } = stepsOf('market')
const [ME, THEM, GREEKS] = [0, 1, 2]

export const market: GuideChapter<S> = {
  id: 'market',
  options: OPTIONS,
  seats: 3,
  names: ['empire.carthage', 'empire.rome', 'empire.greece'],
  seed: seed(12),
  begin: s =>
    arrange(s, {
      round: 2,
      phase: 'trade',
      leaders: [ME, GREEKS, THEM],
      peoples: [
        { ...CARTHAGE, holds: { grain: 1, wine: 1, marble: 2, oil: 1, sheep: 2, metal: 1, coin: 1 } },
        { ...ROME, holds: { gladiators: 2, sheep: 2, oil: 2, metal: 1, coin: 2 } },
        { ...GREECE, holds: { gold: 1, marble: 1, oil: 2, coin: 5 } },
      ],
    }),
  steps: [
    read('welcome', ['track:trade', 'tab:tracks']),
    act('marker', { verb: 'marker', number: 3 }, undefined, [
      by(THEM, offer('gladiators')),
      by(THEM, offer('sheep')),
      by(THEM, offer('oil')),
      by(GREEKS, offer('gold')),
      by(GREEKS, offer('coin')),
      by(GREEKS, offer('marble')),
    ]),
    free('offer', 'offer', [offer('grain'), offer('wine'), offer('coin')]),
    act('first', take(THEM, 'gladiators'), `stall:${THEM}`, [by(THEM, take(ME, 'grain'))]),
    read('ban', `stall:${THEM}`),
    act('second', take(GREEKS, 'gold'), `stall:${GREEKS}`, [
      by(GREEKS, take(THEM, 'sheep')),
      by(THEM, take(GREEKS, 'coin')),
      by(GREEKS, take(ME, 'wine')),
    ]),
    act('third', take(THEM, 'oil'), `stall:${THEM}`, [by(THEM, take(ME, 'coin'))]),
    free('gift', 'give', [{ verb: 'give' }]),
    read('end', ['my:goods', 'tab:me']),
  ],
}
