/** Chapter 1, rows and actions: cards are taken, a wonder begun, a mine built (TTA-ACT-TAKE-1, TTA-ACT-BUILD-1). */

import { seed, stepsOf } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange } from './arrange.ts'
import { build, endTurn, take } from './steps.ts'

const { read, late, act } = stepsOf('row')

export const row: GuideChapter<S> = {
  id: 'row',
  seats: 2,
  names: ['ui.guide.name.0', 'ui.guide.name.1'],
  seed: seed(1),
  begin: s =>
    arrange(s, {
      round: 3,
      age: 1,
      row: [
        'irrigation',
        'rich-land-i',
        'alchemy',
        'iron',
        'theology',
        'swordsmen',
        'pyramids',
        'monarchy',
        'frugality-i',
        'michelangelo',
        'drama',
        'knights',
        'printing-press',
      ],
      seats: [{ tokens: { agriculture: 2, bronze: 3 }, science: 2 }, { tokens: { agriculture: 2, bronze: 2 } }],
    }),
  steps: [
    read('welcome'),
    read('cards', 'row:0'),
    read('prices', 'row:9'),
    read('actions', 'figure:civil:0'),
    act('iron', take('iron'), 'row:3'),
    read('hand', 'hand:iron'),
    act('pyramids', take('pyramids'), 'row:6'),
    read('wonder', 'wonder:building'),
    act('mine', build('bronze'), 'work:bronze'),
    read('board', 'work:bronze'),
    read('forecast', 'forecast'),
    act('endTurn', endTurn, 'word'),
    late('end'),
  ],
}
