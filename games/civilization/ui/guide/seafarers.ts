/**
 * Chapter 2, Seafarers: a ship built by levy, a voyage with two landings, its upkeep (CIV-9.1b, CIV-10.5a, CIV-10.6a,
 * CIV-10.8a, CIV-9.3a, CIV-31.5.2, CIV-31.5.3).
 */

import { done, stepsOf } from '@ecumene/civilization-family/ui/guide-steps.ts'
import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'
import { arrange } from './arrange.ts'

const { read, act } = stepsOf('seafarers')
const sail = (shore: string) => ({ verb: 'sail', ship: 0, shore })
const land = (tokens: number) => ({ verb: 'land', ship: 0, tokens })

export const seafarers: GuideChapter<S> = {
  id: 'seafarers',
  variant: 'nomads',
  seats: 2,
  names: ['nation.crete', 'nation.africa'],
  seed: seed(6),
  look: ['at:knossos', 'at:athens', 'at:delphi', 'at:rhodes', 'at:sparta'],
  begin: s =>
    arrange(
      s,
      {
        round: 6,
        position: 5,
        peoples: [
          { nation: 'crete', tokens: { knossos: 3, phaestos: 1 } },
          { nation: 'africa', tokens: { tunisia: 2, sahara: 1, tripolitania: 1 } },
        ],
      },
      PROGRAMS.nomadRound,
    ),
  steps: [
    read('island', 'at:knossos'),
    act('launch', { verb: 'launch', shore: 'knossos', levy: 2 }, 'at:knossos'),
    act('built', done),
    act('board', { verb: 'board', ship: 0, tokens: 2 }, ['ship:0:0', 'shore:knossos']),
    act('sail', sail('thera'), 'at:thera'),
    act('land', land(1), ['ship:0:0', 'shore:thera']),
    act('onward', sail('athens'), 'at:athens'),
    act('land2', land(1), ['ship:0:0', 'shore:athens']),
    act('home', done),
    act('upkeep', { verb: 'maintain', shore: 'athens', source: 'levy' }, ['ship:0:0', 'shore:athens']),
    act('enough', done),
    read('end'),
  ],
}
