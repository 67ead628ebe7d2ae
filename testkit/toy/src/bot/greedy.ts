import type { Code, Codes, Seat } from '@ecumene/kernel'
import { hand, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Sells what it can, bids nothing, takes the first player's offer for a card it has few of. */
export function greedy(s: S, seat: Seat, legal: Codes): Code {
  const codes = legal.at.subarray(0, legal.n)
  const sell = codes.find(code => VERBS.sell.is(code))
  if (sell !== undefined) return sell
  if (codes.some(code => VERBS.bid.is(code))) return VERBS.bid.code(0)
  const accept = VERBS.accept.code(0)
  return codes.includes(accept) && s.hand[hand(seat, s.offers[1])] < 2 ? accept : codes[0]
}
