import { bit, type Decision, done, refusal, slot } from '@ecumene/kernel'
import { RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { handOver } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds } from '../query/resources.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { spare } from './offer.ts'

/**
 * The Trade Leader has one too many and gives one to a player who has one too few; compulsory (MN-2.2.1b, MN-R-15b).
 * Slot 0 is the receiver.
 */
const RECEIVER = 0
export const give: Decision<S, E> = {
  name: 'give',
  rule: 'MN-2.2.1b',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    for (let resource = 0; resource < RESOURCES; resource++)
      if (holds(s, seat, resource) > 0) out.put(VERBS.give.code(resource))
  },
  apply(s, seat, code, world) {
    const target = slot(s, RECEIVER)
    const resource = VERBS.give.arg.resource(code)
    done(s)
    handOver(s, seat, target, resource)
    world.reveal(bit(target))
    if (!world.live) return
    world.emit({ type: 'gave', seat, target, resource: RESOURCE_IDS[resource] })
    world.emit({ type: 'received', seat: target, from: seat, resource: RESOURCE_IDS[resource] })
  },
  why: (_, __, code) =>
    VERBS.give.is(code)
      ? refusal('MN-2.2.1b', 'refuse.lack', { resource: RESOURCE_IDS[VERBS.give.arg.resource(code)] })
      : null,
  fallback(s, seat) {
    return VERBS.give.code(spare(s, seat))
  },
  prompt: s => ({ key: 'prompt.give', rule: 'MN-2.2.1b', args: { target: slot(s, RECEIVER) } }),
}
