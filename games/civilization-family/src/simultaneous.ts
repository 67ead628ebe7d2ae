/**
 * Phases that "may be simultaneous" (CIV-5.3b): everyone owes an answer at once, until somebody who has not acted yet
 * insists on A.S.T. order (CIV-5.3c, CIV-R-4), or always in order if the table plays so.
 */
import {
  answered,
  ask,
  bit,
  type Code,
  type Codes,
  has,
  NONE,
  owes,
  type Seat,
  type SeatMask,
  setSlot,
  slot,
  type Verb,
  type World,
} from '@ecumene/kernel'
import type { Told } from './events.ts'
import type { Common } from './state.ts'

type Insist = Verb<unknown>
const LEFT = 0 // seats that have not finished
const ORDER = 1 // IN_ORDER, or who has acted: their seats from bit 1 on
const IN_ORDER = 1
const ACTED = 1

/** The first of these seats in A.S.T. order (CIV-5.2a), or NONE. */
export function firstOf(s: Common, mask: SeatMask): Seat {
  for (let i = 0; i < s.seats; i++) if (has(mask, s.succession[i])) return s.succession[i]
  return NONE
}
/** Ask these seats at once, or one after the other if the table plays in order. */
export function askTogether(s: Common, decision: number, mask: SeatMask, first = 0, second = 0): void {
  if (mask === 0) return
  if (s.strict === 1) askInOrder(s, decision, mask, first, second)
  else ask(s, decision, mask, mask, 0, first, second)
}
/** One after the other in A.S.T. order. */
export function askInOrder(s: Common, decision: number, mask: SeatMask, first = 0, second = 0): void {
  if (mask !== 0) ask(s, decision, bit(firstOf(s, mask)), mask, IN_ORDER, first, second)
}
/** This seat has finished; in order, the next one is asked. */
export function finish(s: Common, seat: Seat): void {
  const left = slot(s, LEFT) & ~bit(seat)
  setSlot(s, LEFT, left)
  answered(s, seat)
  if (slot(s, ORDER) === IN_ORDER && left !== 0) owes(s, firstOf(s, left))
}
/**
 * Players who have not acted may insist on A.S.T. order (CIV-R-4), unless they are the first of those who are left:
 * then it would change nothing for them.
 */
export function listInsist(s: Common, seat: Seat, insist: Insist, out: Codes): void {
  if (slot(s, ORDER) === IN_ORDER || has(slot(s, ORDER) >> ACTED, seat)) return
  if (firstOf(s, slot(s, LEFT)) !== seat) out.put(insist.code())
}
/**
 * True if the action was the call for A.S.T. order; it binds this phase only. What was done stays done; players who
 * have not finished go on in order.
 */
export function insisted(s: Common, seat: Seat, code: Code, insist: Insist, world: World<Told>): boolean {
  if (!insist.is(code)) {
    if (slot(s, ORDER) !== IN_ORDER) setSlot(s, ORDER, slot(s, ORDER) | (bit(seat) << ACTED))
    return false
  }
  setSlot(s, ORDER, IN_ORDER)
  const left = slot(s, LEFT)
  for (let other = 0; other < s.seats; other++) answered(s, other)
  owes(s, firstOf(s, left))
  if (world.live) world.emit({ type: 'insisted', seat })
  return true
}
