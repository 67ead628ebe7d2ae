/**
 * Phases that "may be simultaneous" (CIV-5.3b): everyone owes an answer at once, unless a player insists on A.S.T.
 * order before anybody has acted (CIV-5.3c, CIV-R-4) or the table plays strictly in order.
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
const ORDER = 1
const FREE = 0
const IN_ORDER = 1
const BEGUN = 2

/** The first of these seats in A.S.T. order (CIV-5.2a), or NONE. */
export function firstOf(s: Common, mask: SeatMask): Seat {
  for (let i = 0; i < s.seats; i++) if (has(mask, s.succession[i])) return s.succession[i]
  return NONE
}
/** Ask these seats at once, or one after the other if the table plays in order. */
export function askTogether(s: Common, decision: number, mask: SeatMask, first = 0, second = 0): void {
  if (mask === 0) return
  if (s.strict === 1) askInOrder(s, decision, mask, first, second)
  else ask(s, decision, mask, mask, (mask & (mask - 1)) === 0 ? BEGUN : FREE, first, second)
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
/** Somebody has acted: too late to insist. */
export function begun(s: Common): void {
  if (slot(s, ORDER) === FREE) setSlot(s, ORDER, BEGUN)
}
/** Any player but the first may insist on A.S.T. order before the phase has begun. */
export function listInsist(s: Common, seat: Seat, insist: Insist, out: Codes): void {
  if (slot(s, ORDER) === FREE && firstOf(s, slot(s, LEFT)) !== seat) out.put(insist.code())
}
/** True if the action was the call for A.S.T. order; it binds this phase only. */
export function insisted(s: Common, seat: Seat, code: Code, insist: Insist, world: World<Told>): boolean {
  if (!insist.is(code)) {
    begun(s)
    return false
  }
  setSlot(s, ORDER, IN_ORDER)
  const left = slot(s, LEFT)
  for (let other = 0; other < s.seats; other++) answered(s, other)
  owes(s, firstOf(s, left))
  if (world.live) world.emit({ type: 'insisted', seat })
  return true
}
