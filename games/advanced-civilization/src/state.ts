/**
 * The state of a game: every field, its range and who sees it. Players, pieces, stacks and purchases are plain
 * Civilization's tables (ADV-0.1.2, ADV-0.1.3, ADV-0.1.9), wider where there is more of a thing. Hands and stacks are
 * hidden, and with them who passed a calamity on (ADV-0.1.21, ADV-R-7, ADV-R-75).
 */
import { AREAS } from '@ecumene/civilization-family/data/areas.ts'
import { BOARDS, boardNamed, NONE } from '@ecumene/civilization-family/src/map.ts'
import { civilizationCards, pieces, players, tradeCards } from '@ecumene/civilization-family/src/state.ts'
import { layout, type Seat, type SeatMask, type Setup, type StateOf, scalar, table } from '@ecumene/kernel'
import { CARDS, COPIES_EACH } from '../data/cards.ts'
import { CALAMITIES, CARDS_IN_ALL, COMMODITIES, KINDS, STACK_ROOM } from '../data/trade.ts'

/** The owner of a pirate city (ADV-21.1): nobody's seat. */
export const PIRATES = 8
/** `mining`: the commodity that Mining raises in this purchase, or one of these (ADV-R-70). */
export const MINE_BEST = -2
export const MINE_NONE = -1
/** `waiting` of a newcomer who has no nation yet: they are not at the table (ADV-R-76). */
export const YET_TO_COME = 8

const all = { sees: 'all' } as const
const flag = { max: 1, sees: 'all' } as const
const seat = { init: NONE, max: 7, sees: 'all' } as const
export const fields = (n: number) =>
  ({
    // The table's agreements (section 25).
    ruleset: scalar(all), // which of Civilization's games: the full one, always
    board: scalar({ max: BOARDS - 1, ...all }),
    strict: scalar(flag),
    byPoints: scalar(flag), // ADV-25.1
    surrender: scalar({ ...flag, init: 1 }), // ADV-25.2
    namesCards: scalar(flag), // ADV-25.3
    victimPicks: scalar(flag), // ADV-25.6
    earlyBabylon: scalar(flag), // ADV-25.7
    mayLeave: scalar(flag), // ADV-24.3
    lastRound: scalar({ max: 9999, ...all }), // 0: no limit (ADV-25.4)
    mostExchanges: scalar({ max: 50, ...all }), // completed in one trading period; 0: no limit (CIV-R-107)
    tokensEach: scalar({ max: 55, ...all }),
    ...players(n),
    // newcomers in order of joining, from 1; YET_TO_COME: not at the table yet; 0: plays (ADV-24.1)
    waiting: table([n], { max: 8, ...all }),
    leaving: table([n], flag), // will be gone before the next phase
    inert: table([n], flag), // has left, but units stay (ADV-24.3)
    // The last row of `tokens` are the Barbarians, a city of PIRATES is a pirate city: whatever counts the tokens or
    // asks for the city of an area finds another nation there (ADV-21.3, ADV-21.4, ADV-21.5); whatever goes through the
    // seats passes them by (ADV-21.2).
    ...pieces(n, n + 1, PIRATES),
    architect: table([n], flag), // has used Architecture this round (ADV-7.6)
    ...tradeCards(n, KINDS, CARDS_IN_ALL, STACK_ROOM),
    // spent, surrendered and resolved this round, until all have bought (ADV-R-51)
    apart: table([KINDS], { max: 9, ...all }),
    // who passed the holder a calamity in hand (ADV-R-25)
    from: table([n, CALAMITIES], { init: NONE, max: 7, sees: 'owner' }),
    victim: table([CALAMITIES], seat), // whom a revealed calamity strikes
    giver: table([CALAMITIES], seat), // its trader, if it was passed on (ADV-0.1.17)
    // Trade.
    offer: table([n, KINDS], { max: 9, sees: 'owner' }),
    offerCards: table([n], { max: CARDS_IN_ALL, ...all }), // 0: no offer
    offerNames: table([n, 2], { init: NONE, max: KINDS - 1, sees: 'all' }), // the two that are named (ADV-10.5)
    offerWants: table([n], { init: NONE, max: COMMODITIES - 1, sees: 'all' }),
    offerTo: table([n], seat),
    agreed: table([n], { max: 255, ...all }),
    offersMade: table([n], { max: 99, ...all }), // lets a bot stop offering; no rule limits it
    exchanges: scalar({ max: 50, ...all }), // completed in this period, where they are limited
    ...civilizationCards(n, CARDS, COPIES_EACH, COMMODITIES),
    mining: table([n], { init: MINE_BEST, max: COMMODITIES - 1, sees: 'owner' }),
    mined: table([n], flag), // Mining was used in this round's purchase (ADV-R-50)
    // What a calamity under way remembers.
    toLose: table([n], { max: 300, ...all }), // unit points
    toReduce: table([n], { max: 9, ...all }), // cities
    safe: table([AREAS], { max: 9, ...all }), // tokens that a city left when it was reduced for a loss (ADV-R-28)
    shown: table([n], { max: 8, ...all }), // Grain laid open this round: it cannot be spent (ADV-16.3.6)
    plain: scalar({ init: NONE, max: 3, sees: 'all' }), // the flood plain under water
    war: table([8], { min: -1, max: 300, ...all }), // the notes of a Civil War, in the places of plain Civilization
    horde: table([3], { min: -1, max: 300, ...all }), // the notes of Barbarians on the march
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
export const layoutOf = (setup: Setup) => layout(setup.seats, fields(setup.seats))
/**
 * Places in `horde`: where they are, how many are in excess there, and who decides between equal ways (ADV-16.8.12).
 */
export const HORDE = { at: 0, band: 1, decider: 2 } as const

// Index arithmetic: one helper per table.
export { shipOf, tokensAt } from '@ecumene/civilization-family/src/state.ts'
export const handOf = (seat: Seat, kind: number): number => seat * KINDS + kind
export const cardOf = (seat: Seat, card: number): number => seat * CARDS + card
export const paidOf = (seat: Seat, commodity: number): number => seat * COMMODITIES + commodity
export const stackAt = (stack: number, i: number): number => stack * STACK_ROOM + i
export const fromOf = (seat: Seat, calamity: number): number => seat * CALAMITIES + calamity
export const nameOf = (seat: Seat, i: number): number => seat * 2 + i
/** Where the Barbarian tokens of an area are counted: in the row after the players'. */
export const barbariansAt = (s: S, area: number): number => s.seats * AREAS + area

const BOARDS_FOR_TWO: readonly number[] = [boardNamed('hazelnut'), boardNamed('two')]
/** Two players began (section 23): only one Mysticism is used (ADV-23.6), even if others join later. */
export const isForTwo = (s: S): boolean => BOARDS_FOR_TWO.includes(s.board)

/** Seats that take no part: newcomers until their Civil War (ADV-R-76) and players who have left (ADV-24.3). */
export function idle(s: S): SeatMask {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) if (s.waiting[seat] > 0 || s.inert[seat] === 1) mask |= 1 << seat
  return mask
}
export const isIdle = (s: S, seat: Seat): boolean => s.waiting[seat] > 0 || s.inert[seat] === 1
