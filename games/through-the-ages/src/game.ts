/** Through the Ages: A New Story of Civilization. */
import type { CompleteGame } from '@ecumene/contract'
import { call } from '@ecumene/kernel'
import { greedy } from './bot/greedy.ts'
import { thinking } from './bot/thinking.ts'
import { civil } from './cards.ts'
import { decisions } from './decisions.ts'
import { determinize } from './determinize.ts'
import { finalAge } from './effects/row.ts'
import { events } from './events.ts'
import { invariants } from './invariants.ts'
import { strengthRating } from './query/ratings.ts'
import { threats } from './query/threats.ts'
import { food, resources } from './query/totals.ts'
import { outcome } from './scoring.ts'
import { programs } from './sequence.ts'
import { prepareTable } from './setup.ts'
import { LENGTHS, layoutOf, type S } from './state.ts'
import { type E, PROGRAMS, VERBS } from './verbs.ts'

/** Civil cards of an age with this many players. */
function deckSize(age: number, players: number): number {
  let n = 0
  for (let card = civil.start[age]; card < civil.start[age + 1]; card++) n += civil.copies[card * 3 + players - 2]
  return n
}

export const throughTheAges: CompleteGame<S, E> = {
  id: 'through-the-ages',
  version: 1,
  variants: [
    { id: 'standard', seats: [2, 4], options: {} },
    { id: 'short', seats: [2, 4], options: { length: 'age-2' } },
    { id: 'first', seats: [2, 4], options: { length: 'age-1', peaceful: true } },
    { id: 'peaceful', seats: [2, 4], options: { peaceful: true } },
    { id: 'endurance', seats: [2, 4], options: { resignation: false } },
  ],
  options: [
    { name: 'length', values: LENGTHS, init: 'full' },
    { name: 'peaceful', values: 'flag', init: false },
    { name: 'resignation', values: 'flag', init: true, rule: 'TTA-RES-1' },
  ],
  verbs: VERBS,
  layout: layoutOf,
  setup(s, setup, world) {
    prepareTable(s, setup, world)
    call(s, PROGRAMS.turn)
  },
  programs,
  decisions,
  events,
  outcome,
  round: s => s.round,
  chapters: { turn: 'turn', latest: ['bid'] },
  figures: (s, seat) => ({
    culture: s.culture[seat],
    science: s.science[seat],
    strength: strengthRating(s, seat),
    food: food(s, seat),
    resources: resources(s, seat),
  }),
  threats,
  standing: s => Array.from(s.culture),
  progress(s) {
    if (s.depth === 0) return 1
    if (s.age === 0) return 0
    if (s.age === 4) return 0.97
    return (0.97 * (s.age - s.civilLeft / deckSize(s.age, s.agePlayers[s.age]))) / finalAge(s)
  },
  determinize,
  invariants,
  rarely: ['resign'],
  policies: { greedy },
  thinking,
}
