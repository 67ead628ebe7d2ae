/** The primary victim's orders begin: what leaves no choice is told at once. */
import { ask, bit, type Cx, type Seat } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { caps, countCaps } from '../query/orders.ts'
import type { S } from '../state.ts'
import { D } from '../verbs.ts'

export function tell(s: S, victim: Seat, target: Seat, points: number, cx: Cx<E>): void {
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
