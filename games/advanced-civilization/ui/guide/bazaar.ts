/**
 * Chapter 3, trade: cards drawn, an offer with two true names answered and accepted, what lies unnamed in it
 * (ADV-9.2, ADV-10.4, ADV-10.5, ADV-10.7, ADV-10.9).
 */
import { build, done, stepsOf, walk } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { by, seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { beginning, CRETE, ITALY, NAMES } from './western-peoples.ts'

const { read, act, late } = stepsOf('bazaar')

export const bazaar: GuideChapter<S> = {
  id: 'bazaar',
  seats: 3,
  names: NAMES,
  seed: seed(33),
  look: ['at:numidia', 'at:cyrene', 'at:etruria', 'at:thera'],
  begin: beginning({
    round: 8,
    position: 7,
    peoples: [
      {
        nation: 'africa',
        tokens: { thapsus: 3, tunisia: 2, numidia: 2, sabrata: 2, tripolitania: 1, libya: 1 },
        cities: ['carthage', 'tripoli', 'cyrene'],
        treasury: 6,
        hand: { salt: 2, iron: 1, ochre: 1 },
        cards: ['pottery', 'drama-and-poetry'],
      },
      {
        nation: 'italy',
        tokens: { etruria: 2, rubicon: 3, samnium: 2, campania: 2, cisalpina: 1 },
        cities: ['rome', 'neapolis', 'tarentum', 'palermo', 'syracuse'],
        hand: { salt: 1, hides: 1 },
        cards: ['pottery', 'music'],
      },
      {
        nation: 'crete',
        tokens: { thera: 2, delphi: 2, sparta: 1, argos: 1 },
        cities: ['knossos', 'phaestos', 'corinth'],
        cards: ['mysticism'],
      },
    ],
    // The player with the fewest cities draws first: Crete, then Africa, then Italy.
    stacks: [
      ['hides', 'ochre', 'hides'],
      ['papyrus', 'iron', 'papyrus'],
      ['timber', 'salt', 'salt'],
      ['grain', 'oil'],
      ['wine'],
    ],
  }),
  until: 'move',
  steps: [
    read('goods', ['meter:hand', 'tab:me']),
    act('walk', walk('tunisia', 'thapsus', 1), 'stack:tunisia:0'),
    act('done', done),
    act('build', build('thapsus'), 'at:thapsus', [
      by(ITALY, { verb: 'offer', cards: { salt: 2, hides: 1 }, commodity: 'salt', other: 'hides', want: 'iron' }),
      by(CRETE, {
        verb: 'offer',
        cards: { papyrus: 1, hides: 1, timber: 1 },
        commodity: 'papyrus',
        other: 'hides',
      }),
    ]),
    read('drawn', 'set:salt'),
    read('theirs', `offer:${ITALY}`),
    read('doubt', `offer:${CRETE}`),
    act('answer', { verb: 'offer', cards: { iron: 2, ochre: 1 }, commodity: 'iron', other: 'ochre' }, 'set:iron', [
      by(ITALY, { verb: 'agree', with: 0 }),
    ]),
    act('agree', { verb: 'agree', with: ITALY }, [`agree:${ITALY}`, `offer:${ITALY}`]),
    read('swapped', 'set:salt'),
    act('done2', done, 'trade:done', [by(ITALY, done), by(CRETE, done)]),
    late('end'),
  ],
}
