import { type Decision, done, NONE, refusal, type Seat } from '@ecumene/kernel'
import { RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { takeShown } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds, shows } from '../query/resources.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** The seat the taker may not take from now: the two have just taken from each other (MN-2.2e, MN-R-13). */
export const banned = (s: S): Seat => (s.lastButOne === s.taker ? s.lastTaker : NONE)
export function canTake(s: S): boolean {
  const no = banned(s)
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.taker || seat === no) continue
    for (let resource = 0; resource < RESOURCES; resource++) if (shows(s, seat, resource) > 0) return true
  }
  return false
}
/**
 * One resource from another player's face-up offer (MN-2.2a, MN-2.2c); never an own one (MN-R-12b), and taking is
 * compulsory (MN-R-12a).
 */
export const take: Decision<S, E> = {
  name: 'take',
  rule: 'MN-2.2a',
  mode: 'one',
  legal(s, seat, out) {
    const no = banned(s)
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || other === no) continue
      for (let resource = 0; resource < RESOURCES; resource++)
        if (shows(s, other, resource) > 0) out.put(VERBS.take.code(other, resource))
    }
  },
  apply(s, seat, code, world) {
    done(s)
    const from = VERBS.take.arg.from(code)
    const resource = VERBS.take.arg.resource(code)
    takeShown(s, seat, from, resource)
    s.lastButOne = s.lastTaker
    s.lastTaker = seat
    s.taker = from // MN-2.2c
    if (world.live) world.emit({ type: 'took', seat, from, resource: RESOURCE_IDS[resource] })
  },
  why(s, seat, code) {
    if (!VERBS.take.is(code)) return null
    const from = VERBS.take.arg.from(code)
    if (from === seat) return refusal('MN-R-12b', 'refuse.takeOwn')
    if (from === banned(s)) return refusal('MN-R-13', 'refuse.takeTwice', { from })
    return refusal('MN-2.2a', 'refuse.notOffered', { resource: RESOURCE_IDS[VERBS.take.arg.resource(code)] })
  },
  fallback(s, seat) {
    // What one has fewest of.
    const no = banned(s)
    let best = NONE
    let few = 999
    for (let other = 0; other < s.seats; other++)
      for (let resource = 0; resource < RESOURCES && other !== seat && other !== no; resource++)
        if (shows(s, other, resource) > 0 && holds(s, seat, resource) < few) {
          few = holds(s, seat, resource)
          best = VERBS.take.code(other, resource)
        }
    if (best === NONE) throw new Error('nothing to take')
    return best
  },
  prompt: () => ({ key: 'prompt.take', rule: 'MN-2.2a' }),
}
