/**
 * Cities reduced by a calamity, one after another in an order the owner chooses (CIV-R-30): as many of their own as
 * they must give up (`toReduce`), or those that another has condemned (`mark`). New cities have no priority here
 * (CIV-R-65).
 */
import { makeReductions } from '@ecumene/civilization-family/src/decisions/reduce.ts'
import type { World } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { isSheltered, shelterFar } from '../query/losses.ts'
import type { S } from '../state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

/** Below 16 points a reduction counts as a loss and is cancelled (CIV-R-74). */
export const { reduce, beginReductions } = makeReductions<S>(VERBS, {
  decision: DECISIONS.reduce,
  cancel(s, seat, world: World<E>) {
    if (!isSheltered(s, seat)) return false
    if (world.live) world.emit({ type: 'sheltered', seat })
    return true
  },
  sure: shelterFar,
})
