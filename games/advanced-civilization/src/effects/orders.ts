/** The primary victim's orders begin: what leaves no choice is told at once. */
import { ask, bit, type Seat, type World } from '@ecumene/kernel'
import type { CalamityId } from '../../data/trade.ts'
import type { E } from '../events.ts'
import { LOSS } from '../query/exposure.ts'
import { capsOf, roomIn } from '../query/orders.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

const CALAMITY_OF: Readonly<Record<number, CalamityId>> = {
  [LOSS.famine]: 'famine',
  [LOSS.flood]: 'flood',
  [LOSS.epidemic]: 'epidemic',
}
export function tell(s: S, victim: Seat, target: Seat, points: number, kind: number, world: World<E>): void {
  s.toLose[target] = points
  if (world.live) world.emit({ type: 'ordered', seat: victim, target, points, calamity: CALAMITY_OF[kind] })
}
/** Asks if the others can bear more than the total; otherwise each loses the most they can. */
export function beginOrders(s: S, victim: Seat, kind: number, total: number, cap: number, world: World<E>): void {
  const caps = capsOf(s, victim, kind, cap, 0)
  if (roomIn(caps) > total) {
    ask(s, DECISIONS.order, bit(victim), kind, total, cap)
    return
  }
  for (let seat = 0; seat < s.seats; seat++) if (caps[seat] > 0) tell(s, victim, seat, caps[seat], kind, world)
}
