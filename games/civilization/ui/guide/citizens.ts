/**
 * Chapter 3, Citizens: a conflict, two cities, their support and the succession table (CIV-11.3, CIV-12.2a, CIV-14.2a,
 * CIV-20.2a; the game of CIV-32.1a).
 */

import { build, done, stepsOf, walk } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'

const { read, late, act } = stepsOf('citizens')

export const citizens: GuideChapter<S> = {
  id: 'citizens',
  variant: 'farmers',
  seats: 2,
  names: ['nation.africa', 'nation.italy'],
  seed: seed(7),
  look: ['at:numidia', 'at:tripolitania', 'at:libya', 'at:palermo'],
  begin: s =>
    arrange(
      s,
      {
        round: 5,
        position: 4,
        peoples: [
          { nation: 'africa', tokens: { thapsus: 3, carthage: 2, tunisia: 2, numidia: 2, sahara: 1 } },
          { nation: 'italy', tokens: { sabrata: 1, tripoli: 1, palermo: 2, syracuse: 1 } },
        ],
      },
      PROGRAMS.farmerRound,
    ),
  steps: [
    read('six', 'at:thapsus'),
    read('table', ['ast:0', 'tab:tracks']),
    act('ships', done),
    act('thapsus', walk('tunisia', 'thapsus', 1), 'stack:tunisia:0'),
    act('carthage', walk('numidia', 'carthage', 2), 'stack:numidia:0'),
    act('attack', walk('tunisia', 'sabrata', 2), 'stack:tunisia:0'),
    act('more', walk('sahara', 'sabrata', 1), 'stack:sahara:0'),
    act('done', done),
    late('fought', 'at:sabrata'),
    act('build', build('thapsus'), 'at:thapsus'),
    act('build2', build('carthage'), 'at:carthage'),
    late('support', ['meter:support', 'tab:me']),
    read('epoch', ['ast:0', 'tab:tracks']),
    read('end'),
  ],
}
