/** What lay in the offers of the last trade and was taken by nobody: it goes home with its owner (MN-R-14). */
import type { GameEvent, Seat } from '@ecumene/kernel'
import type { ResourceId } from './rules.ts'

export function untakenOf(told: readonly GameEvent[]): ReadonlyMap<Seat, readonly ResourceId[]> {
  const end = told.findLastIndex(e => e.type === 'tradeEnded')
  const begin = told.slice(0, Math.max(0, end)).findLastIndex(e => e.type === 'marker')
  const left = new Map<Seat, ResourceId[]>()
  for (const e of told.slice(begin + 1, Math.max(0, end))) {
    const stall = Number(e.type === 'took' ? e.from : e.seat)
    const goods = left.get(stall) ?? []
    const resource = e.resource as ResourceId
    if (e.type === 'offered') left.set(stall, [...goods, ...Array<ResourceId>(Number(e.count)).fill(resource)])
    else if (e.type === 'took') left.set(stall, goods.toSpliced(goods.indexOf(resource), 1))
  }
  return new Map([...left].filter(([, goods]) => goods.length > 0))
}
