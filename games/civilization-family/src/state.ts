/** What the states of both games have in common: groups of fields, and the one type that a shared rule asks for. */
import { NONE, type Scalar, type Seat, type StateOf, scalar, type Table, table } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { FINISH, NATIONS, SHIPS_EACH } from '../data/nations.ts'
import { STACKS } from '../data/trade.ts'
import { SHORES } from './map.ts'

/** Which of Civilization's games is played: the full one, always, in Advanced Civilization. */
export const FULL = 0
export const NOMADS = 1
export const FARMERS = 2
/** Places in `war`, the notes of a Civil War (CIV-R-100). */
export const WAR = { victim: 0, nominee: 1, stock: 2, spare: 3, asked: 4, points: 5, taker: 6 } as const

const all = { sees: 'all' } as const
const seat = { init: NONE, max: 7, sees: 'all' } as const
/** Time, and the players' places in it. */
export const players = (n: number) =>
  ({
    round: scalar({ max: 9999, ...all }),
    phase: scalar({ max: 13, ...all }),
    nation: table([n], { init: NONE, max: NATIONS - 1, sees: 'all' }),
    turnCard: table([n], { max: 7, ...all }), // seats in the order of set-up
    succession: table([n], { max: 7, ...all }), // seats in A.S.T. order
    position: table([n], { max: FINISH, ...all }),
    total: table([n], { max: 9999, ...all }), // disclosed when the game is over
  }) as const
/**
 * Pieces on the board and beside it. `rows`: who can have tokens there; `mostOwner`: the highest number a city's owner
 * can be.
 */
export const pieces = (n: number, rows: number, mostOwner: number) =>
  ({
    tokens: table([rows, AREAS], { max: 55, ...all }),
    city: table([AREAS], { ...seat, max: mostOwner }),
    fresh: table([AREAS], { max: 1, ...all }), // city built in this round (CIV-14.3c)
    mark: table([AREAS], { max: 255, ...all }), // scratch of the step under way: moved tokens, chosen units
    stock: table([n], { max: 55, ...all }),
    treasury: table([n], { max: 55, ...all }),
    cities: table([n], { max: 9, ...all }),
    rate: table([n], { max: 3, ...all }),
    unpaid: table([n], { max: 9, ...all }),
    spare: table([n], { max: 9, ...all }), // city pieces that count in a revolt (CIV-R-88)
    ship: table([n, SHIPS_EACH], { init: NONE, max: SHORES - 1, sees: 'all' }),
    sailed: table([n, SHIPS_EACH], { max: 5, ...all }),
    aboard: table([n, SHIPS_EACH], { max: 5, ...all }),
    due: table([n, SHIPS_EACH], { max: 1, ...all }), // not yet maintained this round
    fixed: table([n, SHIPS_EACH], { max: 1, ...all }), // may not change coasts (any more) this round
    lapsed: table([n, SHIPS_EACH], { init: NONE, max: AREAS - 1, sees: 'all' }),
    census: table([n], { max: 55, ...all }),
    moveOrder: table([n], { max: 7, ...all }),
    drawOrder: table([n], { max: 7, ...all }),
  }) as const
/** Hands of trade cards and the nine stacks they come from, for so many kinds of card and so many cards in all. */
export const tradeCards = (n: number, kinds: number, cards: number, room: number) =>
  ({
    hand: table([n, kinds], { max: 9, sees: 'owner' }),
    handSize: table([n], { max: cards, ...all }),
    stack: table([STACKS, room], { init: NONE, max: kinds - 1 }), // the last card is the top
    stackSize: table([STACKS], { max: room, ...all }),
  }) as const
/** Civilization cards, and a purchase in the making. */
export const civilizationCards = (n: number, cards: number, copies: number, commodities: number) =>
  ({
    card: table([n, cards], { max: 1, ...all }),
    copies: table([cards], { max: copies, ...all }),
    basket: table([n, cards], { max: 1, sees: 'owner' }),
    payment: table([n, commodities], { max: 9, sees: 'owner' }),
  }) as const

/**
 * What Civilization and Advanced Civilization both have. A rule that is the same in both asks for no more than this;
 * cards they share have the same number in both, and the width of a table follows from its length.
 */
type Agreements = 'ruleset' | 'board' | 'strict' | 'lastRound' | 'mostExchanges' | 'exchanges' | 'tokensEach'
type Offers = 'offer' | 'offerCards' | 'offerWants' | 'offerTo' | 'agreed' | 'offersMade'
export type Common = StateOf<
  ReturnType<typeof players> &
    ReturnType<typeof pieces> &
    ReturnType<typeof tradeCards> &
    ReturnType<typeof civilizationCards> &
    Record<Agreements, Scalar> &
    Record<Offers, Table>
>
/** Civil War and Flood keep these notes in both games. */
export type AtWar = Common & StateOf<Record<'war', Table>>
export type Flooded = Common & StateOf<Record<'plain', Scalar>>

// Index arithmetic: one helper per table.
export const tokensAt = (area: number, seat: Seat): number => seat * AREAS + area
export const shipOf = (seat: Seat, i: number): number => seat * SHIPS_EACH + i
