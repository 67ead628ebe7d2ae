/**
 * Chapter 4, the market of the full game: cards drawn, an offer answered and accepted, a purchase with credits
 * (CIV-15.1, CIV-16.3b, CIV-17.4.1a, CIV-17.12a, CIV-20.2b).
 */

import { build, done, stepsOf, walk } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { by, seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'

const { read, late, act, free } = stepsOf('market')
const ITALY = 1
const CRETE = 2

export const market: GuideChapter<S> = {
  id: 'market',
  variant: 'full',
  seats: 3,
  names: ['nation.africa', 'nation.italy', 'nation.crete'],
  seed: seed(8),
  look: ['at:numidia', 'at:cyrene', 'at:etruria', 'at:thera'],
  begin: s =>
    arrange(
      s,
      {
        round: 8,
        position: 7,
        peoples: [
          {
            nation: 'africa',
            tokens: { thapsus: 3, tunisia: 2, numidia: 2, sabrata: 2, tripolitania: 1, libya: 1 },
            cities: ['carthage', 'tripoli', 'cyrene'],
            treasury: 10,
            hand: { salt: 2, iron: 1, ochre: 1 },
            cards: ['pottery', 'drama-and-poetry'],
          },
          {
            nation: 'italy',
            tokens: { etruria: 2, rubicon: 3, samnium: 2, campania: 2, cisalpina: 1 },
            cities: ['rome', 'neapolis', 'tarentum', 'palermo', 'syracuse'],
            treasury: 4,
            hand: { salt: 1, hides: 1 },
            cards: ['pottery'],
          },
          {
            nation: 'crete',
            tokens: { thera: 2, delphi: 2, sparta: 1, argos: 1 },
            cities: ['knossos', 'phaestos', 'corinth'],
            treasury: 4,
            cards: ['mysticism'],
          },
        ],
        // The player with the fewest cities draws first: Crete, then Africa, then Italy.
        stacks: [
          ['hides', 'ochre', 'hides'],
          ['papyrus', 'iron', 'papyrus'],
          ['salt', 'salt', 'salt'],
          ['grain', 'grain'],
          ['cloth'],
        ],
      },
      PROGRAMS.round,
    ),
  until: 'move',
  steps: [
    read('goods', ['meter:hand', 'tab:me']),
    act('walk', walk('tunisia', 'thapsus', 1), 'stack:tunisia:0'),
    act('done', done),
    act('build', build('thapsus'), 'at:thapsus', [
      by(ITALY, { verb: 'offer', cards: { salt: 2, hides: 1 }, commodity: 'salt', want: 'iron' }),
      by(CRETE, { verb: 'offer', cards: { papyrus: 1, hides: 1, salt: 1 }, commodity: 'papyrus' }),
    ]),
    read('drawn', 'set:salt'),
    read('theirs', `offer:${ITALY}`),
    read('doubt', `offer:${CRETE}`),
    act('answer', { verb: 'offer', cards: { iron: 2, ochre: 1 }, commodity: 'iron' }, 'set:iron', [
      by(ITALY, { verb: 'agree', with: 0 }),
    ]),
    act('agree', { verb: 'agree', with: ITALY }, [`agree:${ITALY}`, `offer:${ITALY}`]),
    read('swapped', 'set:salt'),
    act('done2', done, 'trade:done', [by(ITALY, done), by(CRETE, done)]),
    free('buy', 'acquire', [{ verb: 'take', card: 'literacy' }, { verb: 'spend' }], 'card:literacy', { verb: 'pay' }),
    free('keep', 'acquire', [{ verb: 'giveBack' }], undefined, done),
    late('table', ['ast:0', 'tab:tracks']),
    read('end'),
  ],
}
