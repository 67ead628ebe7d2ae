/** Chapter 5, armies, aggression and defence (TTA-AGG-2 to 14, TTA-TACT-6, TTA-ACT-UNIT-1). */
import { ask, bit } from '@ecumene/kernel'
import { by, seed, stepsOf } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'
import { endTurn, pass } from './steps.ts'

const { read, late, act, free } = stepsOf('armies')
const BRUNO = 1
const CLARA = 2

export const armies: GuideChapter<S> = {
  id: 'armies',
  seats: 3,
  names: ['ui.guide.name.0', 'ui.guide.name.1', 'ui.guide.name.2'],
  seed: seed(5),
  begin: s => {
    arrange(s, {
      round: 6,
      age: 1,
      row: [
        'drama',
        'rich-land-i',
        'iron',
        'theology',
        'knights',
        'reserves-i',
        'masonry',
        'code-of-laws',
        'printing-press',
      ],
      seats: [
        {
          works: { philosophy: 2, religion: 1, warriors: 3 },
          tokens: { agriculture: 2, bronze: 4 },
          cards: ['plunder-i', 'legion', 'military-bonus-i', 'rats'],
          government: 'monarchy',
          science: 4,
          culture: 6,
        },
        { tokens: { agriculture: 3, bronze: 4 }, cards: ['rebellion'], culture: 5 },
        {
          works: { warriors: 1, swordsmen: 3 },
          tokens: { agriculture: 2, bronze: 2 },
          cards: ['raid-i', 'immigration'],
          culture: 8,
        },
      ],
    })
    ask(s, DECISIONS.politics, bit(0))
  },
  steps: [
    read('strength', 'figure:strength:0'),
    read('calculator', ['choose:plunder-i', 'military:plunder-i', 'question']),
    act(
      'attack',
      { verb: 'attack', card: 'plunder-i', target: BRUNO },
      ['act:attack', 'choose:plunder-i', 'military:plunder-i'],
      [by(BRUNO, { verb: 'yield' })],
    ),
    free('loot', 'plunder', [{ verb: 'plunder' }], ['answers', 'question']),
    act('train', { verb: 'train', card: 'warriors' }, 'work:warriors'),
    act('tactic', { verb: 'playTactic', card: 'legion' }, 'military:legion'),
    read('armies', ['tactic', 'figure:strength:0']),
    act('endTurn', endTurn, 'word', [
      by(BRUNO, pass),
      by(BRUNO, endTurn),
      by(CLARA, { verb: 'attack', card: 'raid-i', target: 0 }),
    ]),
    free('defend', 'defend', [{ verb: 'block' }, { verb: 'discard' }, { verb: 'yield' }], ['answers', 'question']),
    late('end'),
  ],
}
