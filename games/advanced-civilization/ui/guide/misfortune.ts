/**
 * Chapter 4, calamities: one passed on in a trade, which pays; one that must be suffered, and who suffers with it
 * (ADV-10.7, ADV-11.2, ADV-11.3, ADV-11.9, ADV-16.2.1, ADV-16.3.1, ADV-16.3.2).
 */
import { done, stepsOf } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { by, seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning } from './western-peoples.ts'

const { read, late, act, free } = stepsOf('misfortune')
const BABYLON = 1

export const misfortune: GuideChapter<S> = {
  id: 'misfortune',
  seats: 4,
  names: ['nation.egypt', 'nation.babylon', 'nation.assyria', 'nation.asia'],
  seed: seed(34),
  look: ['at:galatia', 'at:elam', 'at:thebes', 'at:western-desert'],
  begin: beginning({
    round: 9,
    position: 8,
    peoples: [
      {
        nation: 'egypt',
        tokens: {
          'upper-egypt': 4,
          fayum: 5,
          buhen: 3,
          'western-desert': 2,
          ptolemais: 2,
          'eastern-desert': 1,
          sinai: 1,
          gaza: 1,
        },
        cities: ['thebes', 'memphis', 'alexandria', 'tanis', 'jerusalem'],
        hand: { grain: 1, cloth: 1, treachery: 1 },
        cards: ['mysticism', 'drama-and-poetry', 'architecture'],
      },
      {
        nation: 'babylon',
        tokens: { babylonia: 4, chaldaea: 2, parthia: 2, elam: 3, media: 2 },
        cities: ['susa', 'ur', 'charax', 'babylon', 'nineveh', 'carrhae'],
        hand: { cloth: 2, salt: 1 },
        cards: ['mysticism', 'drama-and-poetry', 'pottery'],
      },
      {
        nation: 'assyria',
        tokens: { assyria: 4, armenia: 3, cappadocia: 1, cilicia: 2 },
        cities: ['aleppo', 'damascus', 'antioch'],
        cards: ['cloth-making', 'music', 'astronomy'],
      },
      {
        nation: 'asia',
        tokens: { ionia: 3, galatia: 2, bithynia: 2, lycia: 1, maikop: 2 },
        cities: ['gordium', 'kanesh', 'ankara'],
        cards: ['pottery', 'music', 'astronomy'],
      },
    ],
    // The player with the fewest cities draws first: Asia and Assyria, then Egypt, for which the third stack holds
    // Famine, then Babylon.
    stacks: [
      ['ochre', 'ochre', 'hides', 'ochre'],
      ['papyrus', 'papyrus', 'iron', 'papyrus'],
      ['salt', 'timber', 'famine', 'salt'],
      ['grain', 'oil'],
      ['cloth', 'wine'],
      ['bronze'],
    ],
  }),
  until: 'trade',
  steps: [
    read('drawn', 'set:famine'),
    read('hidden', 'set:treachery', [
      by(BABYLON, { verb: 'offer', cards: { cloth: 2, salt: 1 }, commodity: 'cloth', other: 'salt', want: 'grain' }),
    ]),
    act(
      'bluff',
      { verb: 'offer', cards: { grain: 2, iron: 1, treachery: 1 }, commodity: 'grain', other: 'iron' },
      'set:treachery',
      [by(BABYLON, { verb: 'agree', with: 0 })],
    ),
    act('agree', { verb: 'agree', with: BABYLON }, [`agree:${BABYLON}`, `offer:${BABYLON}`]),
    read('silent', 'set:cloth'),
    act('done', done, 'trade:done', [by(BABYLON, done), by(2, done), by(3, done)]),
    free('betray', 'betray', [{ verb: 'betray' }]),
    free('lose', 'lose', [{ verb: 'show' }, { verb: 'lose' }, { verb: 'loseCity' }]),
    free('order', 'order', [{ verb: 'order' }, done], 'plan'),
    late('theirs', ['meter:support', 'tab:me']),
    read('end'),
  ],
}
