/**
 * Chapter 5, calamities: one drawn and suffered, one passed on in a trade (CIV-19.2, CIV-19.3b, CIV-22.2.5a,
 * CIV-22.2.5b, CIV-22.2.12.2).
 */

import { done, stepsOf } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { by, seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'

const { read, late, act, free } = stepsOf('calamity')
const BABYLON = 1

export const calamity: GuideChapter<S> = {
  id: 'calamity',
  variant: 'full',
  seats: 4,
  names: ['nation.egypt', 'nation.babylon', 'nation.assyria', 'nation.asia'],
  seed: seed(9),
  look: ['at:galatia', 'at:elam', 'at:thebes', 'at:western-desert'],
  begin: s =>
    arrange(
      s,
      {
        round: 9,
        position: 8,
        peoples: [
          {
            nation: 'egypt',
            tokens: {
              'upper-egypt': 4,
              fayum: 4,
              buhen: 3,
              'western-desert': 2,
              ptolemais: 2,
              'eastern-desert': 1,
              sinai: 1,
            },
            cities: ['thebes', 'memphis', 'alexandria', 'tanis', 'jerusalem'],
            treasury: 6,
            hand: { grain: 1, cloth: 1, 'civil-disorder': 1 },
            cards: ['mysticism', 'drama-and-poetry', 'architecture'],
          },
          {
            nation: 'babylon',
            tokens: { babylonia: 4, chaldaea: 2, parthia: 2, elam: 3, media: 2 },
            cities: ['susa', 'ur', 'charax', 'babylon', 'nineveh', 'carrhae'],
            treasury: 6,
            hand: { cloth: 2, salt: 1 },
            cards: ['mysticism', 'drama-and-poetry', 'pottery'],
          },
          {
            nation: 'assyria',
            tokens: { assyria: 4, armenia: 3, cappadocia: 1, cilicia: 2 },
            cities: ['aleppo', 'damascus', 'antioch'],
            treasury: 4,
            cards: ['cloth-making', 'music', 'astronomy'],
          },
          {
            nation: 'asia',
            tokens: { ionia: 3, galatia: 2, bithynia: 2, lycia: 1, maikop: 2 },
            cities: ['gordium', 'kanesh', 'ankara'],
            treasury: 4,
            cards: ['pottery', 'music', 'astronomy'],
          },
        ],
        // The player with the fewest cities draws first: Asia and Assyria, then Egypt, for which the third stack holds
        // Famine, then Babylon.
        stacks: [
          ['ochre', 'ochre', 'hides', 'ochre'],
          ['papyrus', 'papyrus', 'iron', 'papyrus'],
          ['salt', 'salt', 'famine', 'salt'],
          ['grain', 'grain'],
          ['cloth', 'cloth'],
          ['bronze'],
        ],
      },
      PROGRAMS.round,
    ),
  until: 'trade',
  steps: [
    read('red', ['woe:0:famine', 'tab:others']),
    read('hidden', 'set:civil-disorder', [
      by(BABYLON, { verb: 'offer', cards: { cloth: 2, salt: 1 }, commodity: 'cloth', want: 'grain' }),
    ]),
    act(
      'bluff',
      { verb: 'offer', cards: { grain: 2, 'civil-disorder': 1 }, commodity: 'grain' },
      'set:civil-disorder',
      [by(BABYLON, { verb: 'agree', with: 0 })],
    ),
    act('agree', { verb: 'agree', with: BABYLON }, [`agree:${BABYLON}`, `offer:${BABYLON}`]),
    read('passed', ['woe:1:civil-disorder', 'tab:others']),
    act('done', done, 'trade:done', [by(BABYLON, done), by(2, done), by(3, done)]),
    free(
      'buy',
      'acquire',
      [{ verb: 'take' }, { verb: 'spend' }, { verb: 'pay' }, { verb: 'giveBack' }, done],
      ['meter:hand', 'tab:me'],
    ),
    free('lose', 'lose', [{ verb: 'show' }, { verb: 'lose' }, { verb: 'loseCity' }]),
    free('order', 'order', [{ verb: 'order' }, done], 'plan'),
    late('theirs'),
    read('end'),
  ],
}
