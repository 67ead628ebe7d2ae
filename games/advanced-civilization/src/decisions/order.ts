/**
 * Who else suffers (ADV-11.9): the primary victim names the others' losses in Famine, Flood and Epidemic, in full as
 * far as they can bear them (ADV-11.11, ADV-R-30, ≠ CIV-R-61). Nobody is named twice.
 */
import {
  bit,
  type Decision,
  done,
  has,
  type Prompt,
  type Refusal,
  refusal,
  type Seat,
  setSlot,
  slot,
} from '@ecumene/kernel'
import { ENGINEERING } from '../../data/cards.ts'
import { EPIDEMIC } from '../../data/trade.ts'
import { tell } from '../effects/orders.ts'
import type { E } from '../events.ts'
import { LOSS } from '../query/exposure.ts'
import { holds } from '../query/holdings.ts'
import { CAP, capsOf, ENGINEERING_CAP, KIND, LEFT, mostFor, ORDERED, roomIn } from '../query/orders.ts'
import { isIdle, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

export const order: Decision<S, E> = {
  name: 'order',
  rule: 'ADV-11.11',
  mode: 'one',
  legal(s, seat, out) {
    const left = slot(s, LEFT)
    const caps = capsOf(s, seat, slot(s, KIND), slot(s, CAP), slot(s, ORDERED))
    const room = roomIn(caps)
    for (let target = 0; target < s.seats; target++)
      for (let n = 1; n <= caps[target] && n <= left; n++)
        if (left - n <= room - caps[target]) out.put(VERBS.order.code(target, n))
  },
  apply(s, seat, code, world) {
    const target = VERBS.order.arg.target(code)
    const points = VERBS.order.arg.points(code)
    setSlot(s, LEFT, slot(s, LEFT) - points)
    setSlot(s, ORDERED, slot(s, ORDERED) | bit(target))
    tell(s, seat, target, points, slot(s, KIND), world)
    if (slot(s, LEFT) === 0) done(s)
  },
  why(s, seat, code) {
    if (!VERBS.order.is(code)) return refusal('ADV-11.11', 'refuse.shareAll', { points: slot(s, LEFT) })
    return whyNotOrder(s, seat, VERBS.order.arg.target(code), VERBS.order.arg.points(code))
  },
  fallback(s, seat) {
    const caps = capsOf(s, seat, slot(s, KIND), slot(s, CAP), slot(s, ORDERED))
    let target = 0
    while (caps[target] === 0) target++
    return VERBS.order.code(target, Math.min(caps[target], slot(s, LEFT)))
  },
  prompt: (s): Prompt =>
    slot(s, KIND) === LOSS.flood
      ? { key: 'prompt.share', rule: 'ADV-16.7.4', args: { points: slot(s, LEFT) } }
      : {
          key: 'prompt.orderAll',
          rule: slot(s, KIND) === LOSS.famine ? 'ADV-16.3.2' : 'ADV-16.9.2',
          args: { points: slot(s, LEFT), most: slot(s, CAP) },
        },
}
function whyNotOrder(s: S, seat: Seat, target: Seat, points: number): Refusal {
  const kind = slot(s, KIND)
  const cap = slot(s, CAP)
  if (target === seat || target >= s.seats) return refusal('ADV-11.9', 'refuse.otherPlayer')
  if (isIdle(s, target)) return refusal('ADV-24.4', 'refuse.immune', { target })
  if (kind === LOSS.epidemic && target === s.giver[EPIDEMIC]) return refusal('ADV-11.10', 'refuse.immune', { target })
  if (has(slot(s, ORDERED), target)) return refusal('ADV-R-30', 'refuse.orderedAlready', { target })
  const most = mostFor(s, seat, target, kind, cap)
  if (points > most) {
    const rule = most < cap ? 'ADV-R-30' : kind === LOSS.famine ? 'ADV-16.3.3' : 'ADV-16.9.3'
    const engineer = kind === LOSS.flood && most === ENGINEERING_CAP && holds(s, target, ENGINEERING)
    return refusal(engineer ? 'ADV-16.7.7' : kind === LOSS.flood ? 'ADV-R-38' : rule, 'refuse.most', { target, most })
  }
  return refusal('ADV-11.11', 'refuse.shareAll', { points: slot(s, LEFT) })
}
