/** Advanced Civilization (1991): set-up, options, and everything tied together. */
import type { BoardId } from '@ecumene/civilization-family/data/boards.ts'
import { grow } from '@ecumene/civilization-family/src/decisions/grow.ts'
import { ships } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { support } from '@ecumene/civilization-family/src/decisions/support.ts'
import { tax } from '@ecumene/civilization-family/src/decisions/tax.ts'
import { boardNamed } from '@ecumene/civilization-family/src/map.ts'
import { type Cx, call, type GameDef, type Setup, type Variant } from '@ecumene/kernel'
import { CARDS, COPIES_EACH, MYSTICISM } from '../data/cards.ts'
import { FINISH, TOKENS_BY_PLAYERS } from '../data/nations.ts'
import { greedy } from './bot/greedy.ts'
import { calamityDecisions } from './calamities/index.ts'
import { acquire } from './decisions/acquire.ts'
import { build } from './decisions/build.ts'
import { move } from './decisions/move.ts'
import { raze, seize } from './decisions/revolt.ts'
import { settle } from './decisions/settle.ts'
import { fight } from './decisions/siege.ts'
import { trade } from './decisions/trade.ts'
import { gold } from './draws.ts'
import { type E, events } from './events.ts'
import { determinize } from './imagine.ts'
import { join } from './late.ts'
import { invariants } from './laws.ts'
import { pillage } from './loot.ts'
import { cardPoints } from './query.ts'
import { adopted } from './same.ts'
import { cellPoints, cityPoints, placeOf } from './scoring.ts'
import { programs } from './sequence.ts'
import { dealStacks } from './stacks.ts'
import { isForTwo, layoutOf, type S } from './state.ts'
import { isDeserted, isLonely } from './succession.ts'
import { P, V } from './verbs.ts'

const variants: readonly Variant[] = [
  { id: 'full', seats: [2, 8], options: {} },
  // Players may come late and leave early (section 24).
  { id: 'open', seats: [3, 8], options: { newcomers: 1, leaving: true } },
]

export const advancedCivilization: GameDef<S, E> = {
  id: 'advanced-civilization',
  version: 1,
  variants,
  options: [
    { name: 'victory', rule: 'ADV-25.1', values: ['finish', 'points'], init: 'finish' },
    { name: 'surrender', rule: 'ADV-25.2', values: 'flag', init: true },
    { name: 'naming', rule: 'ADV-25.3', values: ['kinds', 'cards'], init: 'kinds' },
    { name: 'rounds', rule: 'ADV-25.4', values: ['none', '12', '16', '18', '20', '24', '30', '40'], init: 'none' },
    { name: 'twoPlayerBoard', rule: 'ADV-25.5', values: ['hazelnut', 'west'], init: 'hazelnut' },
    { name: 'iconoclasmPick', rule: 'ADV-25.6', values: ['owner', 'primary'], init: 'owner' },
    { name: 'babylonRow', rule: 'ADV-25.7', values: ['5-8', '4-7'], init: '5-8' },
    { name: 'fivePlayerBoard', rule: 'ADV-25.8', values: ['east', 'west'], init: 'east' },
    { name: 'strict', rule: 'ADV-0.3.2', values: 'flag', init: false },
    { name: 'newcomers', rule: 'ADV-24.1', values: { min: 0, max: 5 }, init: 0 },
    { name: 'leaving', rule: 'ADV-24.3', values: 'flag', init: false },
    { name: 'offers', rule: 'ADV-10.13', values: { min: 1, max: 50 }, init: 12 },
  ],
  // Weak players need a last round, since nothing else guarantees an end.
  amongBots: { rounds: '40' },
  verbs: V,
  layout: layoutOf,
  setup(s, setup, cx) {
    // An empty map, all cards on display (ADV-0.2.1), none cut in number (ADV-22.7); tokens above the number for the table are not used (ADV-0.2.15), and a nation is left over for Barbarians and
    // pirates (ADV-0.2.16, ADV-23.8).
    agree(s, setup)
    for (let p = 0; p < s.seats; p++) s.stock[p] = s.tokensEach
    const starters = deal(s, setup, cx)
    dealStacks(s, starters, cx)
    for (let c = 0; c < CARDS; c++) s.copies[c] = COPIES_EACH
    if (isForTwo(s)) s.copies[MYSTICISM] = 1 // ADV-23.6
    call(s, P.settling)
  },
  programs,
  // In the order of D.
  decisions: [
    settle,
    adopted(tax),
    seize,
    raze,
    adopted(grow),
    adopted(ships),
    move,
    adopted(fight),
    build,
    adopted(support),
    gold,
    trade,
    acquire,
    pillage,
    join,
    ...calamityDecisions,
  ],
  events,
  outcome(s) {
    if (s.depth > 0 || s.round === 0) return null
    const seats = Array.from({ length: s.seats }, (_, p) => p)
    const cards = seats.map(p => cardPoints(s, p))
    const treasury = Array.from(s.treasury)
    const cells = seats.map(p => cellPoints(s, p))
    const cities = seats.map(p => cityPoints(s, p))
    const scores = Array.from(s.total)
    const trade = seats.map(p => scores[p] - cards[p] - treasury[p] - cells[p] - cities[p])
    const finished = Array.from(s.position).some(position => position >= FINISH)
    const [rule, ending] = finished
      ? s.byPoints === 1
        ? ['ADV-25.1', 'ending.points']
        : ['ADV-15.2', 'ending.finish']
      : ['ADV-14.2', isDeserted(s) ? 'ending.deserted' : isLonely(s) ? 'ending.lonely' : 'ending.rounds']
    return {
      places: seats.map(p => placeOf(s, p)),
      scores,
      parts: { cards, trade, treasury, cells, cities },
      rule,
      ending,
    }
  },
  progress(s) {
    if (s.depth === 0) return 1
    let far = 0
    for (let p = 0; p < s.seats; p++) if (s.position[p] > far) far = s.position[p]
    return Math.min(0.99, Math.max(far / FINISH, s.lastRound > 0 ? (s.round - 1) / s.lastRound : 0))
  },
  round: s => s.round,
  determinize,
  invariants,
  rarely: ['leave'],
  policies: { greedy },
}

/** The board by the number of players (ADV-0.2.2, ADV-22.1 to ADV-22.6, ADV-23.1), or as agreed (ADV-25.5, ADV-25.8). What one opponent means for calamities follows by itself (ADV-23.26, ADV-R-61). */
function boardOf(players: number, options: Setup['options']): BoardId {
  if (players === 2) return options.twoPlayerBoard === 'west' ? 'two' : 'hazelnut'
  if (players === 5) return options.fivePlayerBoard === 'west' ? 'five-west' : 'five'
  return players === 3 ? 'three' : players === 4 ? 'four' : 'whole'
}
/** What the table has agreed, as fields the rules read; a limit of rounds too (ADV-0.2.17). */
function agree(s: S, { options, seats }: Setup): void {
  const starters = startersOf(seats, options)
  s.board = boardNamed(boardOf(starters, options))
  s.tokensEach = TOKENS_BY_PLAYERS[starters]
  s.byPoints = options.victory === 'points' ? 1 : 0
  s.surrender = options.surrender === true ? 1 : 0
  s.namesCards = options.naming === 'cards' ? 1 : 0
  s.victimPicks = options.iconoclasmPick === 'primary' ? 1 : 0
  s.earlyBabylon = options.babylonRow === '4-7' ? 1 : 0
  s.strict = options.strict === true ? 1 : 0
  s.mayLeave = options.leaving === true ? 1 : 0
  s.lastRound = options.rounds === 'none' ? 0 : Number(options.rounds)
  s.offersEach = options.offers as number
}
/** At least two begin; the others join late. */
const startersOf = (seats: number, options: Setup['options']): number =>
  Math.max(2, seats - (options.newcomers as number))
/** The order of choosing nations is random (ADV-0.2.11); the last ones are the newcomers. Returns how many begin. */
function deal(s: S, { options, seats }: Setup, cx: Cx<E>): number {
  for (let p = 0; p < s.seats; p++) s.turnCard[p] = p
  cx.shuffle(s.turnCard, s.seats)
  const starters = startersOf(seats, options)
  for (let i = starters; i < seats; i++) s.waiting[s.turnCard[i]] = i - starters + 1
  return starters
}
