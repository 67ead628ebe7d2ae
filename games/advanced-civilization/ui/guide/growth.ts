/**
 * Chapter 1, growth and limits: two rounds of moving on before the land is full (ADV-2.1, ADV-5.3, ADV-5.6, ADV-8.1,
 * ADV-0.3.1).
 */
import { done, stepsOf, walk } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning, NAMES } from './western-peoples.ts'

const { read, late, act, free } = stepsOf('growth')

export const growth: GuideChapter<S> = {
  id: 'growth',
  seats: 3,
  names: NAMES,
  seed: seed(31),
  look: ['at:numidia', 'at:carthage', 'at:sahara', 'at:tripoli'],
  begin: beginning({
    round: 4,
    position: 3,
    peoples: [
      { nation: 'africa', tokens: { tunisia: 2, carthage: 2, numidia: 1, sahara: 1 } },
      { nation: 'italy', tokens: { etruria: 2, rubicon: 2, rome: 1 } },
      { nation: 'crete', tokens: { knossos: 2, phaestos: 1 } },
    ],
  }),
  steps: [
    read('welcome'),
    read('grown', ['meter:stock', 'tab:me']),
    read('limit', 'at:tunisia'),
    act('ships', done),
    act('thapsus', walk('tunisia', 'thapsus', 2), 'stack:tunisia:0'),
    act('coast', walk('carthage', 'thapsus', 1), 'stack:carthage:0'),
    act('desert', walk('sahara', 'tripolitania', 1), 'stack:sahara:0'),
    act('done', done),
    late('again', ['meter:board', 'tab:me']),
    act('ships2', done),
    free('alone', 'move', [{ verb: 'walk' }], undefined, done),
    late('surplus', ['meter:stock', 'tab:me']),
    read('end'),
  ],
}
