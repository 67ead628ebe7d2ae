/**
 * Chapter 5, civilization cards: a price with its credits, a payment, the hand that is kept (ADV-12.4, ADV-12.5,
 * ADV-12.7, ADV-12.9, ADV-12.15).
 */
import { done, stepsOf } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning, NAMES } from './western-peoples.ts'

const { read, late, free } = stepsOf('credits')

export const credits: GuideChapter<S> = {
  id: 'credits',
  seats: 3,
  names: NAMES,
  seed: seed(35),
  look: ['at:numidia', 'at:cyrene', 'at:etruria', 'at:thera'],
  begin: beginning({
    round: 9,
    position: 7,
    peoples: [
      {
        nation: 'africa',
        tokens: { thapsus: 3, tunisia: 2, numidia: 2, sabrata: 2, tripolitania: 1, libya: 1 },
        cities: ['carthage', 'tripoli', 'cyrene'],
        hand: { salt: 6, hides: 4, papyrus: 3 },
        cards: ['music', 'mysticism', 'drama-and-poetry'],
      },
      {
        nation: 'italy',
        tokens: { etruria: 2, rubicon: 3, samnium: 2, campania: 2, cisalpina: 1 },
        cities: ['rome', 'neapolis', 'tarentum', 'palermo', 'syracuse'],
        cards: ['pottery'],
      },
      {
        nation: 'crete',
        tokens: { thera: 2, delphi: 2, sparta: 1, argos: 1 },
        cities: ['knossos', 'phaestos'],
        cards: ['mysticism'],
      },
    ],
    // The player with the fewest cities draws first: Crete, then Africa, then Italy.
    stacks: [['hides', 'ochre', 'hides'], ['papyrus', 'iron', 'papyrus'], ['timber', 'timber'], ['oil'], ['wine']],
  }),
  until: 'acquire',
  steps: [
    read('hand', ['meter:hand', 'tab:me']),
    free('buy', 'acquire', [{ verb: 'take', card: 'literacy' }, { verb: 'spend' }], 'card:literacy', { verb: 'pay' }),
    free('keep', 'acquire', [{ verb: 'giveBack' }], undefined, done),
    late('end'),
  ],
}
