import { answered, type Decision, EVERYONE, NONE, refusal } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Everybody bids in secret for the first turn (TOY-2). */
export const bid: Decision<S, E> = {
  name: 'bid',
  rule: 'TOY-2',
  mode: 'sealed',
  legal(s, seat, out) {
    for (let coins = 0; coins <= 3 && coins <= s.coins[seat]; coins++) out.put(VERBS.bid.code(coins))
  },
  apply(s, seat, code, world) {
    s.bid[seat] = VERBS.bid.arg.coins(code)
    answered(s, seat)
    if (world.live) world.emit({ type: 'bid', seat, coins: s.bid[seat] })
  },
  /** The highest bidder pays and begins; the die decides between equals (TOY-3). */
  resolve(s, world) {
    let best = NONE
    let equal = 0
    let winner = 0
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.bid[seat] < best || s.out[seat]) continue
      equal = s.bid[seat] === best ? equal + 1 : 1
      if (s.bid[seat] > best || world.roll(equal) === 0) winner = seat
      best = s.bid[seat]
    }
    s.first = winner
    s.coins[winner] -= best
    s.bid.fill(NONE)
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'first', seat: winner, bid: best })
  },
  why: (s, seat, code) =>
    VERBS.bid.is(code) && VERBS.bid.arg.coins(code) > s.coins[seat]
      ? refusal('TOY-2', 'refuse.coins', { coins: s.coins[seat] })
      : null,
  fallback: () => VERBS.bid.code(0),
  prompt: (s, seat) => ({ key: 'prompt.bid', rule: 'TOY-2', args: { coins: s.coins[seat] } }),
}
