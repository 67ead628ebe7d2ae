import type { Thinking } from '@ecumene/contract'
import { hand, KIND_COUNT, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Coins, and a little for every card; to the end of the next round. */
export const thinking: Thinking<S> = {
  evaluate(s, out) {
    for (let seat = 0; seat < s.seats; seat++) out[seat] = s.out[seat] ? -1 : s.coins[seat] + 0.1 * s.handSize[seat]
  },
  parts: (s, seat) => ({ coins: s.coins[seat], cards: 0.1 * s.handSize[seat] }),
  scored(s, seat, legal, out) {
    for (let i = 0; i < legal.n; i++) {
      const code = legal.at[i]
      out[i] = VERBS.sell.is(code)
        ? 2
        : VERBS.bid.is(code)
          ? -VERBS.bid.arg.coins(code)
          : VERBS.raid.is(code)
            ? 0.2 * s.handSize[VERBS.raid.arg.target(code)]
            : 0.1 * s.hand[hand(seat, i % KIND_COUNT)]
    }
  },
  ahead: { citizen: 97, strategist: 65 },
  temperature: 1,
  boundary: s => s.round,
  horizon: () => 2,
  isDeep: () => true,
}
