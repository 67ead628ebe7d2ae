/** Bronze (2017), for two to four players. */

import type { CompleteGame } from '@ecumene/contract'
import { inOrder, within } from '@ecumene/kernel'
import { greedy } from './bot/greedy.ts'
import { thinking } from './bot/thinking.ts'
import { city } from './decisions/city.ts'
import { colour } from './decisions/colour.ts'
import { lay } from './decisions/lay.ts'
import { settle } from './decisions/settle.ts'
import { take } from './decisions/take.ts'
import { determinize } from './determinize.ts'
import { type E, EVENTS } from './events.ts'
import { invariants } from './invariants.ts'
import { progressOf } from './progress.ts'
import { partsOf } from './query.ts'
import { outcomeOf } from './scoring.ts'
import { outline } from './sequence.ts'
import { setup } from './setup.ts'
import { layoutOf, type S } from './state.ts'
import { threats } from './threats.ts'
import { DECISIONS, VERBS } from './verbs.ts'

export const bronze: CompleteGame<S, E> = {
  id: 'bronze',
  version: 1,
  variants: [{ id: 'standard', seats: [2, 4], options: {} }],
  options: [
    { name: 'colours', rule: 'BRZ-SET-16', values: 'flag', init: false },
    { name: 'help', values: 'flag', init: true },
  ],
  verbs: VERBS,
  layout: layoutOf,
  setup,
  programs: outline,
  decisions: inOrder(DECISIONS, { colour, take, lay, settle, city }),
  events: EVENTS,
  outcome: s => (s.depth > 0 ? null : outcomeOf(s)),
  standing: s =>
    Array.from({ length: s.seats }, (_, seat) => {
      const { cities, routes, provinces } = partsOf(s, seat)
      return cities + routes + provinces
    }),
  progress: s => (s.depth === 0 ? 1 : progressOf(s)),
  round: s => s.round,
  // A round is one chapter: everybody has one turn in it.
  chapters: { within: within('', 'take', 'lay', 'settle', 'city') },
  figures(s, seat) {
    const { cities, routes, provinces } = partsOf(s, seat)
    return { cities, routes, provinces }
  },
  threats,
  determinize,
  invariants,
  policies: { greedy },
  thinking,
}
