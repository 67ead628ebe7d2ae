/**
 * Chapter 6, the Succession Table: what an epoch asks for, a card for its sake, a marker that stands still (ADV-13.3,
 * ADV-13.5, ADV-13.6, ADV-13.10, ADV-15.1, ADV-15.2).
 */
import { done, stepsOf } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning, CRETE, NAMES } from './western-peoples.ts'

const { read, late, free } = stepsOf('succession')

export const succession: GuideChapter<S> = {
  id: 'succession',
  seats: 3,
  names: NAMES,
  seed: seed(36),
  look: ['at:numidia', 'at:cyrene', 'at:etruria', 'at:thera'],
  begin: beginning({
    round: 8,
    position: 7,
    peoples: [
      {
        nation: 'africa',
        tokens: { thapsus: 3, tunisia: 2, numidia: 2, sabrata: 2, tripolitania: 1, libya: 1 },
        cities: ['carthage', 'tripoli', 'cyrene'],
        treasury: 8,
        hand: { salt: 4, papyrus: 3, hides: 2 },
        cards: ['pottery', 'drama-and-poetry'],
      },
      {
        nation: 'italy',
        tokens: { etruria: 2, rubicon: 3, samnium: 2, campania: 2, cisalpina: 1 },
        cities: ['rome', 'neapolis', 'tarentum', 'palermo'],
        cards: ['pottery', 'music', 'astronomy'],
      },
      {
        nation: 'crete',
        tokens: { thera: 2, delphi: 2, sparta: 1, argos: 1, phaestos: 2 },
        cities: ['knossos'],
        cards: ['mysticism'],
      },
    ],
    // The player with the fewest cities draws first: Crete, then Africa, then Italy.
    stacks: [['hides', 'ochre', 'hides'], ['papyrus', 'iron'], ['timber', 'timber'], ['oil']],
  }),
  until: 'acquire',
  steps: [
    read('row', ['ast:0', 'tab:tracks']),
    read('needs', ['ast:0', 'tab:tracks']),
    read('frozen', [`ast:${CRETE}`, 'tab:tracks']),
    free('buy', 'acquire', [{ verb: 'take', card: 'astronomy' }, { verb: 'spend' }], 'card:astronomy', { verb: 'pay' }),
    free('keep', 'acquire', [{ verb: 'giveBack' }], undefined, done),
    late('moved', ['ast:0', 'tab:tracks']),
    read('epochs', ['ast:0', 'tab:tracks']),
    read('end'),
  ],
}
