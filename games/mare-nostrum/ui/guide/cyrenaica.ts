/**
 * Chapter 5, Cyrenaica: the crossing and the battle of the rulebook, with its dice, and what a conqueror may do
 * (MN-4.1.2a, MN-4.2c, MN-4.2f, MN-4.2g, MN-4.3.2a, MN-4.3.2f).
 */

import { seed } from '@ecumene/kit/guide/steps.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { S } from '../../src/state.ts'
import { arrange, CARTHAGE, EGYPT, GREECE, OPTIONS, ROME } from './arrange.ts'
import { appoint, done, stepsOf } from './steps.ts'

const { read, act } = stepsOf('cyrenaica')

export const cyrenaica: GuideChapter<S> = {
  id: 'cyrenaica',
  options: OPTIONS,
  seats: 4,
  names: ['empire.rome', 'empire.greece', 'empire.egypt', 'empire.carthage'],
  // The dice of this key fall as in the rulebook: 5, 4 and 3 against a 3.
  seed: seed(322),
  look: ['province:italia', 'province:cyrenaica', 'sea:ionian', 'sea:african'],
  begin: s =>
    arrange(s, {
      round: 2,
      phase: 'war',
      leaders: [3, 2, 0],
      peoples: [
        { ...ROME, legions: { italia: 3 }, triremes: { ionian: 1, african: 1 } },
        GREECE,
        { ...EGYPT, fortresses: ['aegyptus', 'cyrenaica'] },
        CARTHAGE,
      ],
    }),
  steps: [
    read('welcome', 'province:cyrenaica'),
    act('name', appoint(0)),
    act('sail', done, ['fleet:african:0', 'sea:african']),
    read('odds', 'legions:cyrenaica:2'),
    act('march', { verb: 'march', province: 'italia', to: 'cyrenaica', post: 'free', legions: 3 }, 'legions:italia:0'),
    act('fight', done),
    read('sum', 'province:cyrenaica'),
    act('occupy', { verb: 'occupy', province: 'cyrenaica' }, 'province:cyrenaica'),
    act('caravan', { verb: 'put', slot: 'cyrenaica-papyrus' }, 'slot:cyrenaica-papyrus'),
    act('market', { verb: 'put', slot: 'cyrenaica-market' }, 'slot:cyrenaica-market'),
    read('end', ['my:income', 'tab:me']),
  ],
}
