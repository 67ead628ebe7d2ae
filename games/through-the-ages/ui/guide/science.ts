/** Chapter 3, science and technologies (TTA-ACT-TECH-1, TTA-ACT-UPG-1, TTA-ACT-REV-1). */

import { seed, stepsOf } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange } from './arrange.ts'
import { endTurn } from './steps.ts'

const { read, late, act, free } = stepsOf('science')

export const science: GuideChapter<S> = {
  id: 'science',
  seats: 2,
  names: ['ui.guide.name.0', 'ui.guide.name.1'],
  seed: seed(3),
  begin: s =>
    arrange(s, {
      round: 6,
      age: 1,
      row: [
        'drama',
        'rich-land-i',
        'iron',
        'theology',
        'swordsmen',
        'knights',
        'reserves-i',
        'masonry',
        'code-of-laws',
      ],
      seats: [
        {
          works: { agriculture: 3, bronze: 3, religion: 1 },
          tokens: { agriculture: 2, bronze: 6 },
          hand: ['irrigation', 'monarchy', 'alchemy'],
          science: 12,
          pool: 1,
        },
        { tokens: { agriculture: 2, bronze: 2 } },
      ],
    }),
  steps: [
    read('points', 'figure:science:0'),
    act('develop', { verb: 'develop', card: 'irrigation' }, 'hand:irrigation'),
    read('matrix', 'work:irrigation'),
    act('upgrade', { verb: 'upgrade', old: 'agriculture', card: 'irrigation' }, 'work:agriculture'),
    read('levels', 'work:irrigation'),
    read('revolution', 'hand:monarchy'),
    act('monarchy', { verb: 'develop', card: 'monarchy' }, 'hand:monarchy'),
    read('government', 'government'),
    free(
      'rest',
      'action',
      [{ verb: 'take' }, { verb: 'population' }, { verb: 'build' }, { verb: 'upgrade' }],
      'word',
      endTurn,
    ),
    late('end'),
  ],
}
