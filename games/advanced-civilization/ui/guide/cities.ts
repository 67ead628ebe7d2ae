/**
 * Chapter 2, cities: a conflict, two cities, what supports them and what they pay (ADV-6.2, ADV-7.1, ADV-8.5, ADV-1.1,
 * ADV-13.4).
 */
import { build, done, stepsOf, walk } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning, NAMES } from './western-peoples.ts'

const { read, late, act } = stepsOf('cities')

export const cities: GuideChapter<S> = {
  id: 'cities',
  seats: 3,
  names: NAMES,
  seed: seed(32),
  look: ['at:numidia', 'at:tripolitania', 'at:libya', 'at:palermo'],
  begin: beginning({
    round: 5,
    position: 4,
    peoples: [
      { nation: 'africa', tokens: { thapsus: 3, carthage: 2, tunisia: 2, numidia: 2, sahara: 1 } },
      { nation: 'italy', tokens: { sabrata: 1, tripoli: 1, palermo: 2, syracuse: 1 } },
      { nation: 'crete', tokens: { knossos: 2, phaestos: 1 } },
    ],
  }),
  steps: [
    read('six', 'at:thapsus'),
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
    read('tax', ['meter:treasury', 'tab:me']),
    read('end'),
  ],
}
