/**
 * Chapter 7, Four roads: every way to win is one move away for somebody; find one's own first (MN-0e, MN-6.1a,
 * MN-6.2a, MN-6.3a, MN-6.4a, MN-H-PERSEUS-2).
 */

import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, EGYPT, GREECE, OPTIONS, ROME } from './arrange.ts'
import { appoint, PAYING, stepsOf } from './steps.ts'

const { read, act, free } = stepsOf('roads')
const [, GREEKS, EGYPTIANS, PUNIC] = [0, 1, 2, 3]

export const roads: GuideChapter<S> = {
  id: 'roads',
  options: OPTIONS,
  seats: 4,
  names: ['empire.rome', 'empire.greece', 'empire.egypt', 'empire.carthage'],
  seed: seed(17),
  begin: s =>
    arrange(s, {
      round: 7,
      phase: 'building',
      leaders: [PUNIC, 0, PUNIC],
      peoples: [
        {
          ...ROME,
          holds: {
            wine: 1,
            sheep: 1,
            oil: 1,
            metal: 1,
            gladiators: 1,
            grain: 1,
            marble: 1,
            gold: 1,
            gems: 1,
            spices: 1,
            coin: 2,
          },
          tokens: ['perseus', 'ramses-ii', 'antigone'],
        },
        { ...GREECE, holds: { coin: 12 } },
        {
          ...EGYPT,
          control: [...EGYPT.control, 'judea', 'asia'],
          built: [...EGYPT.built, 'jerusalem', 'troy'],
          legions: { cyrenaica: 1, judea: 3 },
          holds: { coin: 2 },
        },
        {
          ...CARTHAGE,
          built: [...CARTHAGE.built, 'cirta', 'africa-temple', 'numidia-temple'],
          legions: { tripolitania: 4, africa: 2 },
          holds: { coin: 2 },
        },
      ],
    }),
  steps: [
    read('welcome'),
    read('prestige', [`other:${GREEKS}`, 'tab:others']),
    read('conquest', [`other:${EGYPTIANS}`, 'tab:others']),
    read('titles', [`other:${PUNIC}`, 'tab:others']),
    read('mine', ['my:cards', 'tab:me']),
    act('name', appoint(0)),
    act('hire', { verb: 'hire', token: 'hercules' }, 'token:hercules'),
    free('pay', 'pay', PAYING),
    read('end'),
  ],
}
