/** Set-up: what the table has agreed, pieces and cards laid out, and the order of choosing nations. */
import type { BoardId } from '@ecumene/civilization-family/data/boards.ts'
import { boardNamed, NONE } from '@ecumene/civilization-family/src/map.ts'
import { call, type Setup, type World } from '@ecumene/kernel'
import { CARDS, COPIES_EACH, MYSTICISM } from '../data/cards.ts'
import { TOKENS_BY_PLAYERS } from '../data/nations.ts'
import { COMMODITIES, isTradable, KIND_COUNT, KINDS, STACK_OF, STACK_ROOM, STACKS } from '../data/trade.ts'
import type { E } from './events.ts'
import { isForTwo, type S, stackAt, YET_TO_COME } from './state.ts'
import { PROGRAMS } from './verbs.ts'

export function setup(s: S, setup: Setup, world: World<E>): void {
  // An empty map, all cards on display (ADV-0.2.1), none cut in number (ADV-22.7); tokens above the number for the
  // table are not used (ADV-0.2.15), and a nation is left over for Barbarians and pirates (ADV-0.2.16, ADV-23.8).
  agree(s, setup)
  for (let seat = 0; seat < s.seats; seat++) s.stock[seat] = s.tokensEach
  const starters = deal(s, setup, world)
  dealStacks(s, starters, world)
  for (let card = 0; card < CARDS; card++) s.copies[card] = COPIES_EACH
  if (isForTwo(s)) s.copies[MYSTICISM] = 1 // ADV-23.6
  call(s, PROGRAMS.settling)
}
/**
 * The board by the number of players (ADV-0.2.2). What one opponent means for calamities follows by itself (ADV-23.26,
 * ADV-R-61).
 */
function boardOf(players: number, options: Setup['options']): BoardId {
  if (players === 2) return options.twoPlayerBoard === 'west' ? 'two' : 'hazelnut' // ADV-25.5, ADV-23.1
  if (players === 3) return 'three' // ADV-22.6
  if (players === 4) return 'four' // ADV-22.5
  if (players === 5) return options.fivePlayerBoard === 'west' ? 'five-west' : 'five' // ADV-25.8, ADV-22.4
  return 'whole' // ADV-22.1, ADV-22.2, ADV-22.3
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
  s.lastRound = options.rounds as number
  s.mostExchanges = options.exchanges as number
}
/** At least two begin; the others join late, at most eight in all (ADV-R-76). */
const startersOf = (seats: number, options: Setup['options']): number =>
  Math.max(2, seats - (options.newcomers as number))
/** The order of choosing nations is random (ADV-0.2.11); the last ones are the newcomers. Returns how many begin. */
function deal(s: S, { options, seats }: Setup, world: World<E>): number {
  for (let seat = 0; seat < s.seats; seat++) s.turnCard[seat] = seat
  world.shuffle(s.turnCard, s.seats)
  const starters = startersOf(seats, options)
  for (let i = starters; i < seats; i++) s.waiting[s.turnCard[i]] = YET_TO_COME
  return starters
}
const cards = new Int16Array(STACK_ROOM)
/**
 * Each stack is shuffled (ADV-0.2.3); one card for each player is set aside (ADV-0.2.4), the tradable calamity shuffled
 * into the rest (ADV-0.2.5), the cards set aside go back on top (ADV-0.2.6) and the non-tradable calamity to the very
 * bottom (ADV-0.2.7). Stack 1 holds none (ADV-0.2.8).
 */
function dealStacks(s: S, players: number, world: World<E>): void {
  for (let stack = 0; stack < STACKS; stack++) {
    let n = 0
    let bottom = NONE
    let tradable = NONE
    for (let kind = 0; kind < KINDS; kind++) {
      if (STACK_OF[kind] !== stack) continue
      if (!isTradable(kind)) bottom = kind
      else if (kind >= COMMODITIES) tradable = kind
      else for (let i = 0; i < KIND_COUNT[kind]; i++) cards[n++] = kind
    }
    world.shuffle(cards, n)
    // The last ones are the top: those are the cards set aside.
    if (tradable !== NONE) {
      const rest = Math.max(0, n - players)
      for (let i = n; i > rest; i--) cards[i] = cards[i - 1]
      cards[rest] = tradable
      world.shuffle(cards, rest + 1)
      n++
    }
    let at = 0
    if (bottom !== NONE) s.stack[stackAt(stack, at++)] = bottom
    for (let i = 0; i < n; i++) s.stack[stackAt(stack, at++)] = cards[i]
    s.stackSize[stack] = at
  }
}
