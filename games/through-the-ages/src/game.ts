/** Through the Ages: A New Story of Civilization. */
import { call, type GameDef, type Setup, type World } from '@ecumene/kernel'
import { AGE_A_EVENTS, BLUE_TOKENS, WORKER_POOL, YELLOW_BANK } from '../data/board.ts'
import { greedy } from './bot/greedy.ts'
import { civil, military, work } from './cards.ts'
import { decisions } from './decisions/all.ts'
import { determinize } from './determinize.ts'
import { finalAge, layOut, makeDecks } from './effects/row.ts'
import { events } from './events.ts'
import { invariants } from './invariants.ts'
import { programs } from './sequence.ts'
import { LENGTHS, layoutOf, type S, workAt } from './state.ts'
import { type E, PROGRAMS, VERBS } from './verbs.ts'

/** Boards, decks and the first row (TTA-SET-1 to 32). Seat 0 begins; who sits there is the table's matter (TTA-SET-25). */
function prepareTable(s: S, setup: Setup, world: World<E>): void {
  s.players = setup.seats
  s.length = LENGTHS.indexOf(setup.options.length as (typeof LENGTHS)[number])
  s.peaceful = setup.options.peaceful ? 1 : 0
  s.resignation = setup.options.resignation ? 1 : 0
  for (let p = 0; p < s.seats; p++) {
    for (let w = 0; w < work.count; w++)
      if (work.cards[w].workers !== undefined) s.workers[workAt(p, w)] = work.cards[w].workers ?? 0
    s.bank[p] = BLUE_TOKENS
    s.blueTotal[p] = BLUE_TOKENS
    s.yellow[p] = YELLOW_BANK
    s.pool[p] = WORKER_POOL
    s.yellowTotal[p] = YELLOW_BANK + WORKER_POOL + 6
    s.civil[p] = p + 1 // the first turn: 1, 2, 3, 4 civil actions, no military ones (TTA-SET-27, TTA-SET-28, TTA-ROUND-16)
  }
  makeDecks(s, 0)
  layOut(s, world)
  // Events of age A: players + 2 of the ten, the others go back unseen (TTA-SET-22, TTA-SET-23).
  const cards = new Int16Array(military.start[1])
  for (let k = 0; k < cards.length; k++) cards[k] = k
  world.shuffle(cards, cards.length)
  for (let i = 0; i < s.seats + AGE_A_EVENTS; i++) s.current[i] = cards[i]
  s.currentAges[0] = s.seats + AGE_A_EVENTS
}
/** Civil cards of an age with this many players. */
function deckSize(age: number, players: number): number {
  let n = 0
  for (let c = civil.start[age]; c < civil.start[age + 1]; c++) n += civil.copies[c * 3 + players - 2]
  return n
}

export const throughTheAges: GameDef<S, E> = {
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
  /** Most culture points; tied players all win; who resigned has lost (TTA-ROUND-9, TTA-ROUND-10, TTA-RES-1, TTA-RES-5). */
  outcome(s) {
    if (s.depth > 0) return null
    const scores = Array.from(s.culture, (c, p) => (s.out[p] === 1 ? -1 : c))
    const final = Array.from(s.impact)
    return {
      places: scores.map(x => 1 + scores.filter(y => y > x).length),
      scores: scores.map(x => Math.max(0, x)),
      parts: { play: scores.map((x, p) => Math.max(0, x - final[p])), final },
      rule: s.players === 1 ? 'TTA-RES-5' : 'TTA-ROUND-9',
      ending: s.players === 1 ? 'ending.alone' : 'ending.culture',
    }
  },
  round: s => s.round,
  progress(s) {
    if (s.depth === 0) return 1
    if (s.age === 0) return 0
    const ages = finalAge(s)
    if (s.age === 4) return 0.97
    return (0.97 * (s.age - s.civilLeft / deckSize(s.age, s.agePlayers[s.age]))) / ages
  },
  determinize,
  invariants,
  rarely: ['resign'],
  policies: { greedy },
}
