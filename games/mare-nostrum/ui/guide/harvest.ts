/**
 * Chapter 1, Harvest: what slots yield, what doubles, the staircase (MN-1.1a, MN-1.1c, MN-1.1f, MN-W-COLOSSUS-1,
 * MN-3c).
 */

import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, GREECE, OPTIONS, ROME } from './arrange.ts'
import { stepsOf } from './steps.ts'

const { read, act } = stepsOf('harvest')

export const harvest: GuideChapter<S> = {
  id: 'harvest',
  options: OPTIONS,
  seats: 3,
  names: ['empire.rome', 'empire.greece', 'empire.carthage'],
  seed: seed(11),
  look: ['province:italia', 'province:cisalpina', 'province:dalmatia', 'province:sicilia'],
  begin: s =>
    arrange(s, {
      round: 2,
      phase: 'income',
      leaders: [2, 1, 0],
      peoples: [
        {
          ...ROME,
          control: [...ROME.control, 'sicilia'],
          built: [...ROME.built, 'syracuse', 'sicilia-temple'],
          tokens: ['colossus'],
        },
        GREECE,
        CARTHAGE,
      ],
    }),
  steps: [
    read('welcome'),
    read('yield', 'province:dalmatia'),
    read('double', 'slot:italia-market'),
    read('stairs', ['my:goods', 'tab:me']),
    act('tithe', { verb: 'tithe', resource: 'legendary' }, 'slot:syracuse'),
    act('colossus', { verb: 'colossus', good: 'gems' }),
    read('next', ['my:income', 'tab:me']),
    read('end', ['my:buys', 'tab:me']),
  ],
}
