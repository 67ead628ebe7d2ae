/**
 * Who else suffers (ADV-11.9): the primary victim names the others' losses in Famine, Flood and Epidemic, in full as far as they can bear them (ADV-11.11, ADV-R-30, ≠ CIV-R-61). Nobody is
 * named twice.
 */
import { exposedPoints } from '@ecumene/civilization-family/src/losses.ts'
import { strength } from '@ecumene/civilization-family/src/query.ts'
import {
  ask,
  bit,
  type Cx,
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
import type { E } from '../events.ts'
import { holds } from '../query.ts'
import { isIdle, type S } from '../state.ts'
import { D, V } from '../verbs.ts'
import { gather, LOSS } from './exposure.ts'
import { greatestLoss } from './sums.ts'

const KIND = 0
const LEFT = 1
const CAP = 2
const ORDERED = 3
/** At most 7 points on the plain with Engineering (ADV-16.7.7). */
export const ENGINEERING_CAP = 7

/** Neither himself, nor the trader of the card (ADV-11.10; so between two players a traded one has no other victim, ADV-R-61), nor anybody who has left or waits (ADV-24.4). */
export function isSpared(s: S, victim: Seat, calamity: number, target: Seat): boolean {
  return target === victim || target === s.giver[calamity] || isIdle(s, target)
}
/** What he can lose at all. */
function able(s: S, target: Seat, kind: number): number {
  if (kind === LOSS.famine) return strength(s, target)
  if (kind === LOSS.flood) return exposedPoints(s, target, s.plain)
  gather(s, target, kind, 0)
  return greatestLoss()
}
/** The most that may be ordered: the cap, and what he can lose. */
function mostFor(s: S, victim: Seat, target: Seat, kind: number, cap: number): number {
  const spared = kind === LOSS.epidemic ? isSpared(s, victim, EPIDEMIC, target) : target === victim || isIdle(s, target)
  if (spared) return 0
  let most = able(s, target, kind)
  if (most > cap) most = cap
  return kind === LOSS.flood && holds(s, target, ENGINEERING) && most > ENGINEERING_CAP ? ENGINEERING_CAP : most
}
const caps = new Int16Array(8)
/** What each may still be ordered, and all of them together. */
function countCaps(s: S, victim: Seat, kind: number, cap: number, ordered: number): number {
  let room = 0
  for (let p = 0; p < s.seats; p++) {
    caps[p] = has(ordered, p) ? 0 : mostFor(s, victim, p, kind, cap)
    room += caps[p]
  }
  return room
}
export const order: Decision<S, E> = {
  name: 'order',
  rule: 'ADV-11.11',
  mode: 'one',
  legal(s, seat, out) {
    const left = slot(s, LEFT)
    const room = countCaps(s, seat, slot(s, KIND), slot(s, CAP), slot(s, ORDERED))
    for (let p = 0; p < s.seats; p++)
      for (let n = 1; n <= caps[p] && n <= left; n++) if (left - n <= room - caps[p]) out.put(V.order.code(p, n))
  },
  apply(s, seat, code, cx) {
    const target = V.order.arg.target(code)
    const points = V.order.arg.points(code)
    setSlot(s, LEFT, slot(s, LEFT) - points)
    setSlot(s, ORDERED, slot(s, ORDERED) | bit(target))
    tell(s, seat, target, points, cx)
    if (slot(s, LEFT) === 0) done(s)
  },
  why(s, seat, code) {
    if (!V.order.is(code)) return refusal('ADV-11.11', 'refuse.shareAll', { points: slot(s, LEFT) })
    return whyNotOrder(s, seat, V.order.arg.target(code), V.order.arg.points(code))
  },
  fallback(s, seat) {
    countCaps(s, seat, slot(s, KIND), slot(s, CAP), slot(s, ORDERED))
    let p = 0
    while (caps[p] === 0) p++
    return V.order.code(p, Math.min(caps[p], slot(s, LEFT)))
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
function tell(s: S, victim: Seat, target: Seat, points: number, cx: Cx<E>): void {
  s.toLose[target] = points
  if (cx.live) cx.emit({ type: 'ordered', seat: victim, target, points })
}
/** Asks if the others can bear more than the total; otherwise each loses the most he can. */
export function beginOrders(s: S, victim: Seat, kind: number, total: number, cap: number, cx: Cx<E>): void {
  const room = countCaps(s, victim, kind, cap, 0)
  if (room > total) {
    ask(s, D.order, bit(victim), kind, total, cap)
    return
  }
  for (let p = 0; p < s.seats; p++) if (caps[p] > 0) tell(s, victim, p, caps[p], cx)
}
