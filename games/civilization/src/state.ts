/** The state of a game: every field, its range and who sees it. Only trade cards are hidden (CIV-15.6, CIV-R-5). */
import { layout, type Seat, type Setup, type StateOf, scalar, table } from '@ecumene/kernel'
import { AREAS } from '../data/areas.ts'
import { CARDS } from '../data/cards.ts'
import { FINISH, NATIONS, SHIPS_EACH } from '../data/nations.ts'
import { CALAMITIES, COMMODITIES, KINDS, STACK_ROOM, STACKS } from '../data/trade.ts'
import { BOARDS, NONE, SHORES } from './map.ts'

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
/** Pieces on the board and beside it. `rows`: who can have tokens there; `mostOwner`: the highest number a city's owner can be. */
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
export const fields = (n: number) =>
  ({
    // The table's agreements.
    ruleset: scalar({ max: 2, ...all }),
    board: scalar({ max: BOARDS - 1, ...all }),
    strict: scalar({ max: 1, ...all }),
    mercy: scalar({ max: 1, ...all }), // CIV-24.2a
    lateAfrica: scalar({ max: 1, ...all }), // CIV-24.3
    line: scalar({ max: FINISH, ...all }), // crossing means stepping onto this position (CIV-30.2b)
    lastRound: scalar({ max: 99, ...all }), // 0: no limit (CIV-R-108)
    offersEach: scalar({ max: 99, ...all }),
    tokensEach: scalar({ max: 55, ...all }),
    ...players(n),
    ...pieces(n, n, 7),
    ...tradeCards(n, KINDS, 74, STACK_ROOM),
    redTop: table([STACKS], { max: 1, ...all }),
    victim: table([CALAMITIES], seat), // before whom it lies face up
    giver: table([CALAMITIES], seat), // who traded it to him
    // Trade.
    offer: table([n, KINDS], { max: 9, sees: 'owner' }),
    offerCards: table([n], { max: 74, ...all }), // 0: no offer
    offerPoints: table([n], { max: 9999, ...all }),
    offerNames: table([n], { init: NONE, max: COMMODITIES - 1, sees: 'all' }),
    offerWants: table([n], { init: NONE, max: COMMODITIES - 1, sees: 'all' }),
    offerTo: table([n], seat),
    agreed: table([n], { max: 255, ...all }),
    offersMade: table([n], { max: 99, ...all }),
    ...civilizationCards(n, CARDS, 7, COMMODITIES),
    // Calamities.
    toLose: table([n], { max: 300, ...all }),
    toReduce: table([n], { max: 9, ...all }),
    shown: table([n], { max: 1, ...all }), // Grain has been shown, or not (CIV-22.2.5e)
    plain: scalar({ init: NONE, max: 3, sees: 'all' }), // the flood plain under water
    war: table([8], { min: -1, max: 300, ...all }),
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
export const layoutOf = (setup: Setup) => layout(setup.seats, fields(setup.seats))

/**
 * What Civilization and Advanced Civilization both have. A rule that is the same in both asks for no more than this; cards they share have the same number in both,
 * and the width of a table follows from its length.
 */
type Agreements = 'ruleset' | 'board' | 'strict' | 'lastRound' | 'offersEach' | 'tokensEach'
type Offers = 'offer' | 'offerCards' | 'offerWants' | 'offerTo' | 'agreed' | 'offersMade'
export type Common = StateOf<
  ReturnType<typeof players> &
    ReturnType<typeof pieces> &
    ReturnType<typeof tradeCards> &
    ReturnType<typeof civilizationCards> &
    Pick<ReturnType<typeof fields>, Agreements | Offers>
>
/** Civil War and Flood keep these notes in both games. */
export type AtWar = Common & Pick<S, 'war'>
export type Flooded = Common & Pick<S, 'plain'>

// Index arithmetic: one helper per table.
export const tokensAt = (area: number, who: Seat): number => who * AREAS + area
export const shipOf = (who: Seat, i: number): number => who * SHIPS_EACH + i
export const handOf = (who: Seat, kind: number): number => who * KINDS + kind
export const cardOf = (who: Seat, card: number): number => who * CARDS + card
export const paidOf = (who: Seat, commodity: number): number => who * COMMODITIES + commodity
export const stackAt = (stack: number, i: number): number => stack * STACK_ROOM + i
