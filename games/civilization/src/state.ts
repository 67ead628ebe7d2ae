/** The state of a game: every field, its range and who sees it. Only trade cards are hidden (CIV-15.6, CIV-R-5). */
import { FINISH } from '@ecumene/civilization-family/data/nations.ts'
import { STACKS } from '@ecumene/civilization-family/data/trade.ts'
import { BOARDS } from '@ecumene/civilization-family/src/map.ts'
import { civilizationCards, pieces, players, tradeCards } from '@ecumene/civilization-family/src/state.ts'
import { layout, NONE, type Seat, type Setup, type StateOf, scalar, table } from '@ecumene/kernel'
import { CARDS } from '../data/cards.ts'
import { CALAMITIES, COMMODITIES, KINDS, STACK_ROOM } from '../data/trade.ts'

const all = { sees: 'all' } as const
const seat = { init: NONE, max: 7, sees: 'all' } as const
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
    mostExchanges: scalar({ max: 50, ...all }), // completed in one trading period; 0: no limit (CIV-R-107)
    tokensEach: scalar({ max: 55, ...all }),
    ...players(n),
    ...pieces(n, n, 7),
    ...tradeCards(n, KINDS, 74, STACK_ROOM),
    redTop: table([STACKS], { max: 1, ...all }),
    victim: table([CALAMITIES], seat), // before whom it lies face up
    giver: table([CALAMITIES], seat), // who traded it to them
    // Trade.
    offer: table([n, KINDS], { max: 9, sees: 'owner' }),
    offerCards: table([n], { max: 74, ...all }), // 0: no offer
    offerPoints: table([n], { max: 9999, ...all }),
    offerNames: table([n], { init: NONE, max: COMMODITIES - 1, sees: 'all' }),
    offerWants: table([n], { init: NONE, max: COMMODITIES - 1, sees: 'all' }),
    offerTo: table([n], seat),
    agreed: table([n], { max: 255, ...all }),
    offersMade: table([n], { max: 99, ...all }), // lets a bot stop offering; no rule limits it
    exchanges: scalar({ max: 50, ...all }), // completed in this period, where they are limited
    ...civilizationCards(n, CARDS, 7, COMMODITIES),
    laid: table([n, 2], { max: 16383, sees: 'owner' }), // in which order a payment was laid out (CIV-R-34)
    // Calamities.
    toLose: table([n], { max: 300, ...all }),
    toReduce: table([n], { max: 9, ...all }),
    shown: table([n], { max: 1, ...all }), // Grain has been shown, or not (CIV-22.2.5e)
    plain: scalar({ init: NONE, max: 3, sees: 'all' }), // the flood plain under water
    war: table([8], { min: -1, max: 300, ...all }),
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
export const layoutOf = (setup: Setup) => layout(setup.seats, fields(setup.seats))
export const handOf = (seat: Seat, kind: number): number => seat * KINDS + kind
export const cardOf = (seat: Seat, card: number): number => seat * CARDS + card
export const paidOf = (seat: Seat, commodity: number): number => seat * COMMODITIES + commodity
/** Bit i: the i-th card laid out for stack 1, or 2, is of the second commodity of that stack. */
export const laidOf = (seat: Seat, stack: number): number => seat * 2 + stack
export const stackAt = (stack: number, i: number): number => stack * STACK_ROOM + i
