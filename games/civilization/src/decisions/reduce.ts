/**
 * Cities reduced by a calamity, one after another in an order the owner chooses (CIV-R-30): as many of his own as he must give up (`toReduce`), or those that
 * another has condemned (`mark`). New cities have no priority here (CIV-R-65).
 */
import { makeReductions } from '@ecumene/civilization-family/src/decisions/reduce.ts'
import type { Cx } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { isSheltered, shelterFar } from '../losses.ts'
import type { S } from '../state.ts'
import { D } from '../verbs.ts'

/** Below 16 points a reduction counts as a loss and is cancelled (CIV-R-74). */
export const { reduce, beginReductions } = makeReductions<S>({
  decision: D.reduce,
  cancel(s, who, cx: Cx<E>) {
    if (!isSheltered(s, who)) return false
    if (cx.live) cx.emit({ type: 'sheltered', seat: who })
    return true
  },
  sure: shelterFar,
})
