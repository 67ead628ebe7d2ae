/** Chapter 6, Titles: levels, a tie, and why not to give the third (MN-5a, MN-5f, MN-5g, MN-6.4a). */

import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, GREECE, OPTIONS, ROME } from './arrange.ts'
import { stepsOf } from './steps.ts'

const { read, act } = stepsOf('titles')
const [, ROMANS, PUNIC] = [0, 1, 2]

export const titles: GuideChapter<S> = {
  id: 'titles',
  options: OPTIONS,
  seats: 3,
  names: ['empire.greece', 'empire.rome', 'empire.carthage'],
  seed: seed(16),
  begin: s =>
    arrange(s, {
      round: 4,
      phase: 'leadership',
      // Rome leads in trade and military; Rome and Carthage are level in culture, and Greece holds that title.
      leaders: [ROMANS, 0, ROMANS],
      peoples: [
        { ...GREECE, built: ['achaia-oil', 'achaia-market', 'athens', 'sparta', 'thracia-marble', 'dacia-gold'] },
        {
          ...ROME,
          built: [...ROME.built, 'mediolanum', 'italia-temple', 'dalmatia-market'],
          legions: { italia: 4, cisalpina: 2 },
        },
        { ...CARTHAGE, built: [...CARTHAGE.built, 'cirta', 'africa-temple'] },
      ],
    }),
  steps: [
    read('welcome', ['track:trade', 'tab:tracks']),
    read('level', ['track:military', 'tab:tracks']),
    read('tie', ['track:culture', 'tab:tracks']),
    read('third', ['track:culture', 'tab:tracks']),
    act('bestow', { verb: 'bestow', target: PUNIC }),
    read('end', ['track:culture', 'tab:tracks']),
  ],
}
