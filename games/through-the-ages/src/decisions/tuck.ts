/** Homer goes under a completed wonder, or the civil action comes back (TTA-R-81a). */
import { type Decision, done } from '@ecumene/kernel'
import { wonder } from '../cards.ts'
import { refundCivil } from '../effects/changes.ts'
import { type S, wonderAt } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

export const tuck: Decision<S, E> = {
  name: 'tuck',
  rule: 'TTA-R-81a',
  mode: 'one',
  legal(s, seat, out) {
    out.put(VERBS.refund.code())
    for (let which = 0; which < wonder.count; which++)
      if (s.wonder[wonderAt(seat, which)] > 0) out.put(VERBS.tuck.code(which))
  },
  apply(s, seat, code, world) {
    done(s)
    if (VERBS.refund.is(code)) return refundCivil(s, seat)
    s.homer[seat] = VERBS.tuck.arg.card(code)
    if (world.live) world.emit({ type: 'tucked', seat, card: wonder.ids[s.homer[seat]] })
  },
  fallback: () => VERBS.refund.code(),
  prompt: () => ({ key: 'prompt.tuck', rule: 'TTA-R-81a' }),
}
