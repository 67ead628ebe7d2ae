/** Agora, a toy with every hard shape: sealed bids, dice, an interrupt, hidden hands, an open market, elimination, an early end. */
import { ids, layout, NONE, type Setup, type StateOf, scalar, table, verbs } from '@ecumene/kernel'

export const KINDS = ['figs', 'wine', 'wool', 'salt'] as const
export const KIND_COUNT = KINDS.length
const DECK = 40

export const fields = (n: number) =>
  ({
    round: scalar({ max: 20, sees: 'all' }),
    rounds: scalar({ max: 20, sees: 'all' }),
    first: scalar({ max: 7, sees: 'all' }),
    coins: table([n], { max: 99, init: 2, sees: 'all' }),
    out: table([n], { max: 1, sees: 'all' }),
    hand: table([n, KIND_COUNT], { max: DECK, sees: 'owner' }),
    handSize: table([n], { max: DECK, sees: 'all' }),
    deck: table([DECK], { max: KIND_COUNT - 1 }),
    left: scalar({ max: DECK, sees: 'all' }),
    discards: table([KIND_COUNT], { max: DECK, sees: 'all' }),
    bid: table([n], { init: NONE, max: 3, sees: 'owner' }),
    offers: table([n, 2], { init: NONE, max: KIND_COUNT - 1, sees: 'all' }),
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
export const layoutOf = (setup: Setup) => layout(setup.seats, fields(setup.seats))
export const DECK_SIZE = DECK

export type E =
  | { type: 'bid'; seat: number; coins: number }
  | { type: 'first'; seat: number; bid: number }
  | { type: 'worked'; seat: number }
  | { type: 'sold'; seat: number; kind: string }
  | { type: 'raided'; seat: number; target: number; die: number }
  | { type: 'lost'; seat: number; what: string }
  | { type: 'fell'; seat: number }
  | { type: 'drew'; seat: number; kind: string }
  | { type: 'offered'; seat: number; give: string; want: string }
  | { type: 'swapped'; seat: number; with: number; give: string; want: string }

export const V = verbs({
  bid: { coins: 4 },
  work: {},
  sell: { kind: KINDS },
  raid: { target: 4 },
  loseCoin: {},
  loseCard: { kind: KINDS },
  accept: { from: 4 },
  done: {},
})
export const D = ids('bid', 'turn', 'lose', 'market')
export const P = ids('round')
