/** Civilization (1980): set-up, variants, options, and everything tied together. */
import { CARD_IDS, MYSTICISM } from '@ecumene/civilization-family/data/cards.ts'
import { FINISH } from '@ecumene/civilization-family/data/nations.ts'
import { grow } from '@ecumene/civilization-family/src/decisions/grow.ts'
import { ships } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { support } from '@ecumene/civilization-family/src/decisions/support.ts'
import { tax } from '@ecumene/civilization-family/src/decisions/tax.ts'
import { faction, pick } from '@ecumene/civilization-family/src/effects/civil-war.ts'
import { plain } from '@ecumene/civilization-family/src/effects/flood.ts'
import { annex } from '@ecumene/civilization-family/src/effects/take-over.ts'
import { boardFor, WHOLE_MAP } from '@ecumene/civilization-family/src/map.ts'
import { FARMERS, FULL, NOMADS } from '@ecumene/civilization-family/src/state.ts'
import { call, type GameDef, type Setup, type Variant, type World } from '@ecumene/kernel'
import { CARD_SPECS } from '../data/cards.ts'
import { LONG_LINE, MYSTICISM_BY_PLAYERS, SHORT_LINE, TOKENS_BY_PLAYERS } from '../data/nations.ts'
import { greedy } from './bot/greedy.ts'
import { acquire } from './decisions/acquire.ts'
import { build } from './decisions/build.ts'
import { fight } from './decisions/fight.ts'
import { gold } from './decisions/gold.ts'
import { lose } from './decisions/lose.ts'
import { move } from './decisions/move.ts'
import { order, share } from './decisions/orders.ts'
import { reduce } from './decisions/reduce.ts'
import { raze, seize } from './decisions/revolt.ts'
import { settle } from './decisions/settle.ts'
import { trade } from './decisions/trade.ts'
import { nominate } from './effects/civil-war.ts'
import { condemn } from './effects/heresy.ts'
import { raid } from './effects/piracy.ts'
import { erupt, quake, shake } from './effects/volcano.ts'
import { type E, events } from './events.ts'
import { determinize } from './imagine.ts'
import { invariants } from './laws.ts'
import { outline } from './sequence.ts'
import { dealStacks } from './stacks.ts'
import { layoutOf, type S } from './state.ts'
import { isDeserted, placeOf } from './succession.ts'
import { programs, verbs } from './verbs.ts'

const variants: readonly Variant[] = [
  { id: 'full', seats: [2, 7], options: { finish: 'full' } },
  { id: 'long', seats: [2, 7], options: { finish: 'long' } }, // CIV-30.2a
  { id: 'short', seats: [2, 7], options: { finish: 'short' } },
  { id: 'nomads', seats: [2, 4], options: {} }, // CIV-31.1a
  { id: 'farmers', seats: [2, 7], options: {} }, // CIV-32.1a
]
const LINES: Readonly<Record<string, number>> = { full: FINISH, long: LONG_LINE + 1, short: SHORT_LINE + 1 }

export const civilization: GameDef<S, E> = {
  id: 'civilization',
  version: 1,
  variants,
  options: [
    { name: 'finish', rule: 'CIV-30.2a', values: ['full', 'long', 'short'], init: 'full' },
    { name: 'strict', rule: 'CIV-5.3b', values: 'flag', init: false },
    { name: 'mercy', rule: 'CIV-24.2a', values: 'flag', init: true },
    { name: 'lateAfrica', rule: 'CIV-24.3', values: 'flag', init: true },
    { name: 'rounds', rule: 'CIV-R-108', values: ['none', '16', '18', '20', '24', '30', '40'], init: 'none' },
    { name: 'shorten', rule: 'CIV-R-79', values: { min: 0, max: 2 }, init: 0 },
    { name: 'offers', rule: 'CIV-R-107', values: { min: 1, max: 50 }, init: 12 },
  ],
  // Weak players need a last round, since nothing else guarantees an end (CIV-R-108).
  amongBots: { rounds: '40' },
  verbs: verbs,
  layout: layoutOf,
  setup(s, setup, world) {
    agree(s, setup)
    for (let seat = 0; seat < s.seats; seat++) s.stock[seat] = s.tokensEach
    dealTurnCards(s, world)
    // An empty map (CIV-4.1a), and the cards on display (CIV-4.1b); Farmers and Nomads use none (CIV-32.1b, CIV-32.2.2).
    if (s.ruleset === FULL) {
      dealStacks(s, world)
      CARD_IDS.forEach((id, card) => {
        s.copies[card] = CARD_SPECS[id].copies
      })
      // Fewer Mysticism cards with fewer players (CIV-26.4, CIV-27.4, CIV-28.4, CIV-29.4), none in a shorter game, whose other rules stay (CIV-30.3a, CIV-30.3b, CIV-R-104).
      s.copies[MYSTICISM] = s.line === FINISH ? MYSTICISM_BY_PLAYERS[s.seats] : 0
    }
    call(s, programs.settling)
  },
  programs: outline,
  // In the order of D.
  decisions: [
    settle,
    tax,
    seize,
    raze,
    grow,
    ships,
    move,
    fight,
    build,
    support,
    gold,
    trade,
    acquire,
    erupt,
    quake,
    shake,
    lose,
    order,
    plain,
    share,
    nominate,
    pick,
    faction,
    annex,
    reduce,
    condemn,
    raid,
  ],
  events,
  outcome(s) {
    if (s.depth > 0 || s.round === 0) return null
    const places = Array.from({ length: s.seats }, (_, seat) => placeOf(s, seat))
    const scores = Array.from(s.total)
    const crossed = Array.from(s.position).some(position => position >= s.line)
    const [rule, ending] =
      s.ruleset === NOMADS
        ? ['CIV-31.3a', 'ending.areas']
        : !crossed
          ? ['CIV-R-108', isDeserted(s) ? 'ending.deserted' : 'ending.rounds']
          : s.ruleset === FARMERS
            ? ['CIV-32.3.1a', 'ending.line']
            : s.line === FINISH
              ? ['CIV-21.1a', 'ending.finish']
              : ['CIV-30.2b', 'ending.line']
    const parts: Record<string, readonly number[]> =
      s.ruleset === NOMADS
        ? { areas: scores }
        : { position: Array.from(s.position), ...(s.ruleset === FARMERS ? { cities: scores } : { total: scores }) }
    return { places, scores, parts, rule, ending }
  },
  progress(s) {
    if (s.depth === 0) return 1
    let far = 0
    for (let seat = 0; seat < s.seats; seat++) if (s.position[seat] > far) far = s.position[seat]
    return Math.min(0.99, Math.max(far / s.line, s.lastRound > 0 ? (s.round - 1) / s.lastRound : 0))
  },
  round: s => s.round,
  determinize,
  invariants,
  policies: { greedy },
}

/** What the table has agreed, as fields the rules read: boards, tokens (CIV-4.5b, CIV-25.0a; the first one on the board included, CIV-R-3), lines, the optional rules as separate switches (CIV-24.1, CIV-R-84). */
function agree(s: S, setup: Setup): void {
  const { options, seats, variant } = setup
  s.ruleset = variant === 'nomads' ? NOMADS : variant === 'farmers' ? FARMERS : FULL
  // The simpler games use the whole map and all 55 tokens (CIV-31.2.1, CIV-31.2.2, CIV-32.2.1, CIV-R-78).
  s.board = s.ruleset === FULL ? boardFor(seats) : WHOLE_MAP
  s.tokensEach = s.ruleset === FULL ? TOKENS_BY_PLAYERS[seats] : 55
  s.line =
    s.ruleset === FULL
      ? LINES[options.finish as string]
      : s.ruleset === NOMADS
        ? FINISH
        : SHORT_LINE + 1 - (options.shorten as number) // CIV-32.3.1a, CIV-32.5.2, CIV-R-79
  s.strict = options.strict === true ? 1 : 0
  s.mercy = options.mercy === true ? 1 : 0
  s.lateAfrica = options.lateAfrica === true && seats >= 6 ? 1 : 0 // CIV-R-102
  s.lastRound = options.rounds === 'none' ? 0 : Number(options.rounds)
  s.offersEach = options.offers as number
}
/** Turn cards 1 to N, shuffled, one to each: they serve only the order of set-up (CIV-4.3a, CIV-4.3b). */
function dealTurnCards(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) s.turnCard[seat] = seat
  world.shuffle(s.turnCard, s.seats)
}
