/** Set-up: what the table has agreed, as fields the rules read; stacks, cards on display, turn cards. */

import { CARD_IDS, MYSTICISM } from '@ecumene/civilization-family/data/cards.ts'
import { FINISH } from '@ecumene/civilization-family/data/nations.ts'
import { boardFor, WHOLE_MAP } from '@ecumene/civilization-family/src/map.ts'
import { FARMERS, FULL, NOMADS } from '@ecumene/civilization-family/src/state.ts'
import { call, type Setup, type World } from '@ecumene/kernel'
import { CARD_SPECS } from '../data/cards.ts'
import { LONG_LINE, MYSTICISM_BY_PLAYERS, SHORT_LINE, TOKENS_BY_PLAYERS } from '../data/nations.ts'
import { dealStacks } from './effects/stacks.ts'
import type { E } from './events.ts'
import type { S } from './state.ts'
import { PROGRAMS } from './verbs.ts'

/** The finish, or one of the lines before it (CIV-30.1, CIV-GAP-6). */
const LINES: Readonly<Record<string, number>> = { full: FINISH, long: LONG_LINE + 1, short: SHORT_LINE + 1 }

export function setup(s: S, table: Setup, world: World<E>): void {
  agree(s, table)
  for (let seat = 0; seat < s.seats; seat++) s.stock[seat] = s.tokensEach
  dealTurnCards(s, world)
  // An empty map (CIV-4.1a), and the cards on display (CIV-4.1b); Farmers and Nomads use none (CIV-32.1b, CIV-32.2.2).
  if (s.ruleset === FULL) {
    dealStacks(s, world)
    CARD_IDS.forEach((id, card) => {
      s.copies[card] = CARD_SPECS[id].copies
    })
    // Fewer Mysticism cards with fewer players (CIV-26.4, CIV-27.4, CIV-28.4, CIV-29.4), none in a shorter game, whose
    // other rules stay (CIV-30.3a, CIV-30.3b, CIV-R-104).
    s.copies[MYSTICISM] = s.line === FINISH ? MYSTICISM_BY_PLAYERS[s.seats] : 0
  }
  call(s, PROGRAMS.settling)
}

/**
 * What the table has agreed, as fields the rules read: boards, tokens (CIV-4.5b, CIV-25.0a; the first one on the board
 * included, CIV-R-3), lines, the optional rules as separate switches (CIV-24.1, CIV-R-84).
 */
function agree(s: S, setup: Setup): void {
  const { options, seats, variant } = setup
  s.ruleset = variant === 'nomads' ? NOMADS : variant === 'farmers' ? FARMERS : FULL
  // The simpler games use the whole map and all 55 tokens (CIV-31.2.1, CIV-31.2.2, CIV-32.2.1, CIV-R-78).
  s.board = s.ruleset === FULL ? boardFor(seats) : WHOLE_MAP
  // CIV-4.5a, CIV-25.0b, CIV-26.3, CIV-27.5, CIV-28.5, CIV-29.5
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
  s.mostExchanges = options.exchanges as number
}
/** Turn cards 1 to N, shuffled, one to each: they serve only the order of set-up (CIV-4.3a, CIV-4.3b). */
function dealTurnCards(s: S, world: World<E>): void {
  for (let seat = 0; seat < s.seats; seat++) s.turnCard[seat] = seat
  world.shuffle(s.turnCard, s.seats)
}
