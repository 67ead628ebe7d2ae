/** Chapter 2, workers, food and happiness (TTA-ACT-POP-1, TTA-HAPPY-1, TTA-PROD-10, TTA-R-1, TTA-R-2). */

import { seed, stepsOf } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange } from './arrange.ts'
import { build, endTurn } from './steps.ts'

const { read, late, act } = stepsOf('workers')

export const workers: GuideChapter<S> = {
  id: 'workers',
  seats: 2,
  names: ['ui.guide.name.0', 'ui.guide.name.1'],
  seed: seed(2),
  begin: s =>
    arrange(s, {
      round: 5,
      age: 1,
      row: ['drama', 'rich-land-i', 'alchemy', 'iron', 'theology', 'swordsmen', 'knights', 'reserves-i', 'masonry'],
      seats: [
        {
          works: { agriculture: 3, bronze: 3, philosophy: 2 },
          tokens: { agriculture: 4, bronze: 4 },
          hand: ['frugality-i', 'irrigation'],
          science: 4,
        },
        { tokens: { agriculture: 2, bronze: 2 } },
      ],
    }),
  steps: [
    read('pawns', 'work:agriculture'),
    read('bank', 'bank:yellow'),
    read('happiness', 'figure:happiness:0'),
    act('temple', build('religion'), 'work:religion'),
    read('content', 'figure:happiness:0'),
    act('population', { verb: 'population' }, 'bank:yellow'),
    read('pool', 'pool:0'),
    read('food', 'figure:food:0'),
    read('corruption', 'bank:blue:0'),
    act('endTurn', endTurn, 'word'),
    late('end'),
  ],
}
