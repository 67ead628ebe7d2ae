/** An unused worker becomes a temple or Warriors at no cost (TTA-R-107). Slot 0: which card. */
import { type Decision, done, slot } from '@ecumene/kernel'
import { work } from '../cards.ts'
import { fromPool } from '../effects/changes.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'

// Slots of the question.
const CARD = 0

export const placeFree: Decision<S, E> = {
  name: 'placeFree',
  rule: 'TTA-R-107',
  mode: 'one',
  legal(_, __, out) {
    out.put(VERBS.pass.code())
    out.put(VERBS.place.code())
  },
  apply(s, seat, code, world) {
    const card = slot(s, CARD)
    done(s)
    if (VERBS.pass.is(code)) return
    fromPool(s, seat, card)
    if (world.live) world.emit({ type: 'built', seat, card: work.ids[card], resources: 0 })
  },
  fallback: () => VERBS.place.code(),
  prompt: s => ({ key: 'prompt.placeFree', rule: 'TTA-R-107', args: { card: work.ids[slot(s, CARD)] } }),
}
