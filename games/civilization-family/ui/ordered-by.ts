/** Who ordered a loss: read from the chronicle, back to the calamity that is being resolved. */
import type { GameEvent, Seat } from '@ecumene/kernel'

export interface Ordered {
  readonly by: Seat
  readonly points: number
}
/** The orders of this calamity, by whom they hit. A player is ordered once in each. */
export function ordersIn(chronicle: readonly GameEvent[]): ReadonlyMap<Seat, Ordered> {
  const from = chronicle.findLastIndex(event => event.type === 'calamity') + 1
  const found = new Map<Seat, Ordered>()
  for (const event of chronicle.slice(from))
    if (event.type === 'ordered')
      found.set(Number(event.target), { by: Number(event.seat), points: Number(event.points) })
  return found
}
