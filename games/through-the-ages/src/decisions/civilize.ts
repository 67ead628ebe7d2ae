/**
 * Development of Civilization: one of three actions for 1 less, without an action spent (TTA-EVT-14,
 * TTA-CARD-DEVCIV-1), or none of them (TTA-R-39b). A revolution (TTA-EVT-15, TTA-ACT-REV-8) for 1 less spends all civil
 * actions (TTA-CARD-DEVCIV-2), those of the coming turn (TTA-R-43a), and needs all of them (TTA-R-43b). In one's
 * own turn Trade Routes helps to pay (TTA-R-92a). Slot 0: the reduction.
 */
import { type Decision, done, refusal, slot } from '@ecumene/kernel'
import { UNIT_START } from '../cards.ts'
import { announceSwap } from '../effects/changes.ts'
import { grow, place } from '../effects/perform.ts'
import { develop, revolution } from '../effects/technology.ts'
import { canGrow, resourcesFor } from '../query/costs.ts'
import { listBuilds, listDevelop, listRevolutions, listSwap } from '../query/lists.ts'
import type { S } from '../state.ts'
import { type E, VERBS } from '../verbs.ts'
import { whyNotGiven } from './action-why.ts'

// Slots of the question.
const DISCOUNT = 0

export const civilize: Decision<S, E> = {
  name: 'civilize',
  rule: 'TTA-CARD-DEVCIV-1',
  mode: 'one',
  legal(s, seat, out) {
    const less = slot(s, DISCOUNT)
    out.put(VERBS.pass.code())
    if (canGrow(s, seat, less)) out.put(VERBS.population.code())
    listBuilds(s, seat, out, 0, UNIT_START, less, resourcesFor(s, seat, false))
    listDevelop(s, seat, out, less)
    listRevolutions(s, seat, out, less)
    listSwap(s, seat, out)
  },
  apply(s, seat, code, world) {
    const less = slot(s, DISCOUNT)
    if (VERBS.swap.is(code)) {
      announceSwap(s, seat, world)
      return
    }
    done(s)
    if (VERBS.population.is(code)) grow(s, seat, less, world)
    else if (VERBS.build.is(code)) place(s, seat, VERBS.build.arg.card(code), less, world)
    else if (VERBS.develop.is(code)) develop(s, seat, VERBS.develop.arg.card(code), less, world)
    else if (VERBS.revolution.is(code)) revolution(s, seat, VERBS.revolution.arg.card(code), less, world)
  },
  why(s, seat, code) {
    if (VERBS.build.is(code) && VERBS.build.arg.card(code) >= UNIT_START)
      return refusal('TTA-EVT-14', 'refuse.noUnitHere')
    return whyNotGiven(s, seat, code, slot(s, DISCOUNT))
  },
  fallback: () => VERBS.pass.code(),
  prompt: () => ({ key: 'prompt.civilize', rule: 'TTA-CARD-DEVCIV-1' }),
}
