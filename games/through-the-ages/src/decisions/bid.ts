/** Bids for a territory, in turn order (TTA-COL-1, TTA-COL-4). Slot 0: the territory. */
import { bit, type Decision, done, refusal, slot } from '@ecumene/kernel'
import { territory } from '../cards.ts'
import { largestForce } from '../effects/colonies.ts'
import { unitCount } from '../query/counts.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const TERRITORY = 0

export const bid: Decision<S, E> = {
  name: 'bid',
  rule: 'TTA-COL-1',
  mode: 'one',
  alwaysAsk: true, // a question that answers itself would tell that the hand holds no bonus card
  legal(s, seat, out) {
    out.put(VERBS.pass.code())
    const most = largestForce(s, seat)
    for (let n = s.bid + 1; n <= most && n <= 99; n++) out.put(VERBS.bid.code(n))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.pass.is(code)) {
      s.passed |= bit(seat) // out of this auction (TTA-COL-5)
      if (world.live) world.emit({ type: 'passed', seat })
      return
    }
    s.bid = VERBS.bid.arg.amount(code)
    s.bidder = seat
    if (world.live) world.emit({ type: 'bid', seat, amount: s.bid })
  },
  why(s, seat, code) {
    if (!VERBS.bid.is(code)) return null
    if (VERBS.bid.arg.amount(code) <= s.bid) return refusal('TTA-COL-2', 'refuse.bidLow', { bid: s.bid })
    if (unitCount(s, seat) === 0) return refusal('TTA-R-50b', 'refuse.noUnit')
    return refusal('TTA-COL-3', 'refuse.bidHigh', { most: largestForce(s, seat) })
  },
  fallback: () => VERBS.pass.code(),
  prompt: (s, seat) => {
    const most = largestForce(s, seat)
    return {
      key: s.bidder < 0 ? 'prompt.bidFirst' : 'prompt.bid',
      rule: 'TTA-COL-4',
      // 0: nothing is left but to pass.
      args: { card: territory.ids[slot(s, TERRITORY)], bid: s.bid, most: most > s.bid ? most : 0 },
    }
  },
}
