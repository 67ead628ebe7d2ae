/** Powers that make one unit of a kind cheap, once per round: a coin or the commodity named (MN-3.1.2j, MN-R-20a). */
import { type Codes, type Refusal, refusal, type Seat, type World } from '@ecumene/kernel'
import { COIN, type GoodId, goodNumber, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { spend } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds } from '../query/resources.ts'
import type { S } from '../state.ts'

/** In the round it was used it is not there again (MN-R-20b). */
export const CHEAP_RULES = { owner: 'MN-R-20a', once: 'MN-R-20b' } as const

const pays = (resource: number, named: GoodId): boolean => resource === COIN || resource === goodNumber(named)

/** Every resource that pays, with every place that can have the unit. */
export function listCheap(
  s: S,
  seat: Seat,
  out: Codes,
  named: GoodId,
  places: number,
  may: (s: S, place: number, seat: Seat) => boolean,
  code: (place: number, resource: number) => number,
): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    if (!pays(resource, named) || holds(s, seat, resource) === 0) continue
    for (let place = 0; place < places; place++) if (may(s, place, seat)) out.put(code(place, resource))
  }
}
export const payCheap = (s: S, seat: Seat, resource: number, world: World<E>): void =>
  spend(s, seat, resource, 1, world)
export function whyNotCheap(s: S, seat: Seat, resource: number, named: GoodId): Refusal | null {
  if (!pays(resource, named)) return refusal('MN-R-20a', 'refuse.cheapPrice', { resource: named })
  return holds(s, seat, resource) > 0 ? null : refusal('MN-R-20a', 'refuse.lack', { resource: RESOURCE_IDS[resource] })
}
