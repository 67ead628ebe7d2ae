/** What a calamity demands, and who ordered it: read from the chronicle, back to the calamity being resolved. */
import type { GameEvent, Seat } from '@ecumene/kernel'

export interface Demand {
  readonly points: number
  /** Who ordered it; null: the calamity itself. */
  readonly by: Seat | null
}
/** The latest demand of this calamity on each player. Nobody is ordered twice in one. */
export function demandsIn(chronicle: readonly GameEvent[]): ReadonlyMap<Seat, Demand> {
  const from = chronicle.findLastIndex(event => event.type === 'calamity') + 1
  const found = new Map<Seat, Demand>()
  for (const event of chronicle.slice(from)) {
    if (event.type === 'ordered')
      found.set(Number(event.target), { by: Number(event.seat), points: Number(event.points) })
    // What protects or exposes them changes the number, not who ordered it.
    if (event.type === 'mustLose') {
      const seat = Number(event.seat)
      found.set(seat, { by: found.get(seat)?.by ?? null, points: Number(event.points) })
    }
  }
  return found
}
