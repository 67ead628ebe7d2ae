import { answered, type Decision, EVERYONE, refusal, type Seat } from '@ecumene/kernel'
import { COIN, GOODS, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { lay, showTray } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds } from '../query/resources.ts'
import { at, type S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/**
 * What a seat can spare best, beside what it has laid out: the commodity it has most of; a coin only if it has no
 * commodity twice.
 */
export function spare(s: S, seat: Seat): number {
  let best: number = COIN
  let most = 0
  for (let resource = 0; resource < GOODS; resource++) {
    const n = holds(s, seat, resource) - s.tray[at.hold(seat, resource)]
    if (n > most) {
      most = n
      best = resource
    }
  }
  return most < 2 && holds(s, seat, COIN) > s.tray[at.hold(seat, COIN)] && holds(s, seat, COIN) < 4 ? COIN : best
}
/**
 * Everybody lays the number face down, at the same time and in secret (MN-2.1c, MN-R-11b), one resource after another.
 */
export const offer: Decision<S, E> = {
  name: 'offer',
  rule: 'MN-2.1c',
  mode: 'sealed',
  alwaysAsk: true,
  legal(s, seat, out) {
    for (let resource = 0; resource < RESOURCES; resource++)
      if (s.tray[at.hold(seat, resource)] < holds(s, seat, resource)) out.put(VERBS.offer.code(resource))
  },
  apply(s, seat, code, world) {
    const resource = VERBS.offer.arg.resource(code)
    lay(s, seat, resource)
    if (s.laid[seat] >= s.due[seat]) answered(s, seat)
    if (world.live) world.emit({ type: 'laid', seat, resource: RESOURCE_IDS[resource] })
  },
  /** All offers are turned face up together (MN-2.1f). */
  resolve(s, world) {
    for (let seat = 0; seat < s.seats; seat++) showTray(s, seat, world)
    world.reveal(EVERYONE)
  },
  why: (_, __, code) =>
    VERBS.offer.is(code)
      ? refusal('MN-2.1c', 'refuse.lack', { resource: RESOURCE_IDS[VERBS.offer.arg.resource(code)] })
      : null,
  fallback(s, seat) {
    return VERBS.offer.code(spare(s, seat))
  },
  prompt: (s, seat) => ({
    key: 'prompt.offer',
    rule: 'MN-2.1c',
    args: { number: s.due[seat] - s.laid[seat], laid: s.laid[seat] },
  }),
}
