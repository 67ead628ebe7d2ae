/**
 * The games of the tests: the toy with hidden hands, a toy whose rules can be made to hang or throw, and the real ones.
 */
import type { GameDef } from '@ecumene/kernel'
import { toy } from '@ecumene/testkit'
import { games as real } from '../src/games.ts'

const [bid, ...others] = (toy as unknown as GameDef).decisions
const coins = (n: number) => toy.verbs.fromJson({ verb: 'bid', coins: n })
/** Bidding two hangs; bidding one throws. */
const badBid: typeof bid = {
  ...bid,
  apply(s, seat, code, cx) {
    if (code === coins(2)) for (;;) if (Date.now() < 0) break
    if (code === coins(1)) throw new Error('a bug in the rules')
    bid.apply(s, seat, code, cx)
  },
}
const bad: GameDef = {
  ...(toy as unknown as GameDef),
  id: 'bad',
  decisions: [badBid, ...others],
  policies: {
    endless: () => {
      for (;;) if (Date.now() < 0) return 0
    },
  },
}
export const games: readonly GameDef[] = [toy as unknown as GameDef, bad, ...real]
