/** Chapter 6, colonies: an auction, a force, what a territory gives (TTA-COL-3 to 20). */
import { ask, bit } from '@ecumene/kernel'
import { seed, stepsOf } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'

const { read, late, act, free } = stepsOf('colonies')

export const colonies: GuideChapter<S> = {
  id: 'colonies',
  seats: 2,
  names: ['ui.guide.name.0', 'ui.guide.name.1'],
  seed: seed(6),
  begin: s => {
    arrange(s, {
      round: 8,
      age: 1,
      row: ['drama', 'rich-land-i', 'iron', 'theology', 'knights', 'reserves-i', 'masonry', 'code-of-laws'],
      current: ['wealthy-territory-i', 'cultural-influence'],
      future: ['rats', 'immigration'],
      seats: [
        {
          works: { philosophy: 2, religion: 1, warriors: 2, swordsmen: 2 },
          tokens: { agriculture: 2, bronze: 3 },
          cards: ['good-harvest', 'military-bonus-i', 'military-bonus-i'],
          specials: ['cartography'],
          tactic: 'fighting-band',
          science: 4,
          culture: 12,
        },
        { works: { warriors: 2 }, tokens: { agriculture: 3, bronze: 4 }, cards: ['rebellion'], culture: 9 },
      ],
      tactics: ['fighting-band'],
    })
    ask(s, DECISIONS.politics, bit(0))
  },
  steps: [
    read('territories', 'question'),
    act('prepare', { verb: 'prepare', card: 'good-harvest' }, ['act:prepare', 'military:good-harvest']),
    free('bid', 'bid', [{ verb: 'bid' }], 'answers'),
    free('force', 'force', [{ verb: 'send' }, { verb: 'reinforce' }, { verb: 'colonize' }], ['answers', 'question']),
    late('colony', 'colony:wealthy-territory-i'),
    read('price', 'figure:strength:0'),
    read('end', 'figure:resources:0'),
  ],
}
