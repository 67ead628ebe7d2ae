/** What ends unused: resources that go back to the reserve, units that could still move. */
import { type ActionJson, current, type Seat } from '@ecumene/kernel'
import { COINS_KEPT } from '../src/effects/resources.ts'
import { mareNostrum } from '../src/game.ts'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { goodsOf, type ResourceId, type S } from './rules.ts'

export interface Unspent {
  readonly id: ResourceId
  readonly n: number
}
/** What the Gardens keep besides coins (MN-W-GARDENS-1). */
const GARDENS_KEEP = 2
/** From so many on it is asked whether they shall go back. */
const MANY = 3

/** What a seat holds beyond the coins that stay (MN-3k, MN-R-30). */
export const unspentOf = (s: S, seat: Seat): Unspent[] =>
  goodsOf(s, seat).flatMap(({ id, n }) => {
    const rest = id === 'coin' ? n - COINS_KEPT : n
    return rest > 0 ? [{ id, n: rest }] : []
  })
/** How many of them go back: with the Gardens two different commodities stay, whichever are chosen then. */
export function goingBack(s: S, seat: Seat): number {
  const unspent = unspentOf(s, seat)
  const all = unspent.reduce((sum, { n }) => sum + n, 0)
  const hasGardens = s.owner[TOKEN_IDS.indexOf('hanging-gardens')] === seat
  return hasGardens ? all - Math.min(GARDENS_KEEP, unspent.filter(u => u.id !== 'coin').length) : all
}
/** A building turn that ends here gives back enough to ask first. */
export const isWaste = (s: S, seat: Seat): boolean =>
  current(mareNostrum, s)?.name === 'build' && goingBack(s, seat) >= MANY

/** Units that could still be moved, each counted where it stands. */
export function unmoved(legal: readonly ActionJson[]): number {
  const most = new Map<string, number>()
  for (const a of legal) {
    if (a.verb !== 'march' && a.verb !== 'sail') continue
    const from = a.verb === 'march' ? `${a.province}:${a.post}` : `${a.sea}`
    most.set(from, Math.max(most.get(from) ?? 0, Number(a.legions ?? a.triremes)))
  }
  return [...most.values()].reduce((sum, n) => sum + n, 0)
}
