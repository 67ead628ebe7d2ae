/** Chapter 7, a round alone: ships, movement, cities, the market and the cards, as the player likes (ADV-0.3.1). */
import { done, stepsOf } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { by, seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning, CRETE, ITALY, NAMES } from './western-peoples.ts'

const { read, late, free } = stepsOf('alone')

export const alone: GuideChapter<S> = {
  id: 'alone',
  seats: 3,
  names: NAMES,
  seed: seed(37),
  look: ['at:numidia', 'at:cyrene', 'at:etruria', 'at:thera'],
  begin: beginning({
    round: 7,
    position: 6,
    peoples: [
      {
        nation: 'africa',
        tokens: { thapsus: 3, tunisia: 2, numidia: 2, sabrata: 2, tripolitania: 1, libya: 1 },
        cities: ['carthage', 'tripoli', 'cyrene'],
        treasury: 4,
        hand: { salt: 3, grain: 3, iron: 2 },
        cards: ['pottery'],
      },
      {
        nation: 'italy',
        tokens: { etruria: 2, rubicon: 3, samnium: 2, campania: 2, cisalpina: 1 },
        cities: ['rome', 'neapolis', 'tarentum', 'palermo'],
        hand: { hides: 3 },
        cards: ['music'],
      },
      {
        nation: 'crete',
        tokens: { thera: 2, delphi: 2, sparta: 1, argos: 1 },
        cities: ['knossos', 'phaestos'],
        hand: { ochre: 3 },
        cards: ['mysticism'],
      },
    ],
    // The player with the fewest cities draws first: Crete, then Africa, then Italy.
    stacks: [
      ['hides', 'ochre', 'hides'],
      ['papyrus', 'iron', 'papyrus'],
      ['timber', 'timber'],
      ['oil', 'oil'],
    ],
  }),
  until: 'ships',
  steps: [
    read('plan', ['ast:0', 'tab:tracks']),
    free('ships', 'ships', [{ verb: 'launch' }], undefined, done),
    free('move', 'move', [{ verb: 'walk' }, { verb: 'board' }, { verb: 'land' }, { verb: 'sail' }], undefined, done),
    free('build', 'build', [{ verb: 'build' }], undefined, done),
    free('trade', 'trade', [{ verb: 'offer' }, { verb: 'withdraw' }, { verb: 'agree' }], 'trade:done', done, [
      by(ITALY, done),
      by(CRETE, done),
    ]),
    free(
      'buy',
      'acquire',
      [{ verb: 'take' }, { verb: 'spend' }, { verb: 'pay' }, { verb: 'giveBack' }, done],
      ['meter:hand', 'tab:me'],
    ),
    late('round', ['ast:0', 'tab:tracks']),
    read('end'),
  ],
}
