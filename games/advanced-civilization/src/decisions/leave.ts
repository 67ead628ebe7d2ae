/**
 * A player leaves between two phases (ADV-24.3, ADV-R-77). They say so whenever they are asked something in a phase,
 * finish what they are asked, and are gone before the next phase begins.
 */
import { type Decision, refusal, type Seat } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { verbs } from '../verbs.ts'

const mayLeave = (s: S, seat: Seat): boolean => s.mayLeave === 1 && s.leaving[seat] === 0

/** The same decision, in which its player may also say that they leave. */
export const withLeave = (decision: Decision<S, E>): Decision<S, E> => ({
  ...decision,
  legal(s, seat, out) {
    decision.legal(s, seat, out)
    if (mayLeave(s, seat)) out.put(verbs.leave.code())
  },
  apply(s, seat, code, world) {
    if (verbs.leave.is(code)) s.leaving[seat] = 1
    else decision.apply(s, seat, code, world)
  },
  why(s, seat, code) {
    if (!verbs.leave.is(code)) return decision.why?.(s, seat, code) ?? null
    return s.mayLeave === 1 ? refusal('ADV-R-77', 'refuse.leavesAlready') : refusal('ADV-24.3', 'refuse.mayNotLeave')
  },
})
