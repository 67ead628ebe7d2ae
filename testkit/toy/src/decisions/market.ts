import { answered, type Decision, EVERYONE, NONE } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { hand, KINDS, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { offer } from './offer.ts'

/** The open market: offer, accept, or be done, in any order (TOY-8). */
export const market: Decision<S, E> = {
  name: 'market',
  rule: 'TOY-8',
  mode: 'open',
  hasBell: true,
  form: offer,
  legal(s, seat, out) {
    for (let from = 0; from < s.seats; from++)
      if (from !== seat && s.offers[from * 2] !== NONE && s.hand[hand(seat, s.offers[from * 2 + 1])] > 0)
        out.put(VERBS.accept.code(from))
    out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.done.is(code)) {
      answered(s, seat)
      s.offers.fill(NONE, seat * 2, seat * 2 + 2)
      return
    }
    const from = VERBS.accept.arg.from(code)
    const give = s.offers[from * 2]
    const want = s.offers[from * 2 + 1]
    s.hand[hand(from, give)]--
    s.hand[hand(from, want)]++
    s.hand[hand(seat, want)]--
    s.hand[hand(seat, give)]++
    s.offers.fill(NONE, from * 2, from * 2 + 2)
    s.offers.fill(NONE, seat * 2, seat * 2 + 2) // their own offer may name a card they have just given away
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'swapped', seat, with: from, give: KINDS[give], want: KINDS[want] })
  },
  fallback: () => VERBS.done.code(),
  prompt: () => ({ key: 'prompt.market', rule: 'TOY-8' }),
}
