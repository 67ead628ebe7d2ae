/**
 * Agora, a toy with every hard shape: sealed bids, dice, an interrupt, hidden hands, an open market, a fall, an early
 * end.
 */
import { layout, NONE, type Seat, type Setup, type StateOf, scalar, table } from '@ecumene/kernel'

export const KINDS = ['figs', 'wine', 'wool', 'salt'] as const
export const KIND_COUNT = KINDS.length
export const DECK_SIZE = 40

export const fields = (seats: number) =>
  ({
    round: scalar({ max: 20, sees: 'all' }),
    rounds: scalar({ max: 20, sees: 'all' }),
    first: scalar({ max: 7, sees: 'all' }),
    coins: table([seats], { max: 99, init: 2, sees: 'all' }),
    out: table([seats], { max: 1, sees: 'all' }),
    hand: table([seats, KIND_COUNT], { max: DECK_SIZE, sees: 'owner' }),
    handSize: table([seats], { max: DECK_SIZE, sees: 'all' }),
    deck: table([DECK_SIZE], { max: KIND_COUNT - 1 }),
    left: scalar({ max: DECK_SIZE, sees: 'all' }),
    discards: table([KIND_COUNT], { max: DECK_SIZE, sees: 'all' }),
    bid: table([seats], { init: NONE, max: 3, sees: 'owner' }),
    offers: table([seats, 2], { init: NONE, max: KIND_COUNT - 1, sees: 'all' }),
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
export const layoutOf = (setup: Setup) => layout(setup.seats, fields(setup.seats))

/** Where the cards of one kind in a hand are counted. */
export const hand = (seat: Seat, kind: number): number => seat * KIND_COUNT + kind
