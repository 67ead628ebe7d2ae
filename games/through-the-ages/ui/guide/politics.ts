/** Chapter 4, politics and events: one is prepared, another comes (TTA-POL-1, TTA-EVT-1 to 4). */
import { ask, bit } from '@ecumene/kernel'
import { seed, stepsOf } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'
import { endTurn } from './steps.ts'

const { read, late, act, free } = stepsOf('politics')

export const politics: GuideChapter<S> = {
  id: 'politics',
  seats: 3,
  names: ['ui.guide.name.0', 'ui.guide.name.1', 'ui.guide.name.2'],
  seed: seed(4),
  begin: s => {
    arrange(s, {
      round: 5,
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
      current: [
        'development-of-markets',
        'development-of-crafts',
        'development-of-science',
        'development-of-agriculture',
      ],
      future: ['crusades'],
      seats: [
        {
          works: { philosophy: 2, religion: 1, warriors: 2 },
          tokens: { agriculture: 2, bronze: 3 },
          cards: ['scientific-breakthrough', 'raid-i', 'open-borders-agreement'],
          science: 4,
          culture: 6,
        },
        { tokens: { agriculture: 2, bronze: 2 }, cards: ['military-bonus-i'], culture: 5 },
        { tokens: { agriculture: 2, bronze: 2 }, cards: ['rats', 'military-bonus-i'], culture: 8 },
      ],
    })
    ask(s, DECISIONS.politics, bit(0))
  },
  steps: [
    read('phase', 'question'),
    read('cards', ['choose:scientific-breakthrough', 'military:scientific-breakthrough', 'question']),
    act('prepare', { verb: 'prepare', card: 'scientific-breakthrough' }, [
      'act:prepare',
      'military:scientific-breakthrough',
    ]),
    free('event', 'gainEither', [{ verb: 'gainFood' }, { verb: 'gainResources' }], 'answers'),
    late('known', ['deck:future', 'figure:culture:0']),
    read('ranks', 'compare'),
    read('pacts', 'figure:strength:0'),
    act('endTurn', endTurn, 'word'),
    late('end'),
  ],
}
