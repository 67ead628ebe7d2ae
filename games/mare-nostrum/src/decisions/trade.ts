/** Phase 2: the marker, the sealed offers, the chain of takes, the gift. */
import { answered, bit, type Decision, done, EVERYONE, refusal, type Seat, slot } from '@ecumene/kernel'
import { COIN, GOODS, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { handOver, lay, showTray, takeShown } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds, shows } from '../query.ts'
import { at, MARKER_OF, NONE, type S, verbs } from '../state.ts'

/** The Trade Leader plays an available marker, either side up (MN-2.1b, MN-2.1d); it counts as used whatever follows (MN-R-83). */
export const marker: Decision<S, E> = {
  name: 'marker',
  rule: 'MN-2.1b',
  mode: 'one',
  legal(s, _, out) {
    for (let n = 0; n <= 5; n++) if (((s.markers >> MARKER_OF[n]) & 1) === 0) out.put(verbs.marker.code(n))
  },
  apply(s, seat, code, world) {
    done(s)
    s.number = verbs.marker.arg.number(code)
    s.markers |= 1 << MARKER_OF[s.number]
    for (let other = 0; other < s.seats; other++) s.due[other] = Math.min(s.number, s.holdSize[other]) // MN-R-11a
    if (world.live) world.emit({ type: 'marker', seat, number: s.number })
  },
  why: (_, __, code) =>
    verbs.marker.is(code) ? refusal('MN-2.1d', 'refuse.markerUsed', { number: verbs.marker.arg.number(code) }) : null,
  fallback(s) {
    let n = 5
    while ((s.markers >> MARKER_OF[n]) & 1) n--
    return verbs.marker.code(n)
  },
  prompt: () => ({ key: 'prompt.marker', rule: 'MN-2.1b' }),
}

/** Antigone's owner may offer another number, 0 to 5, said openly before anybody selects, no more than is there (MN-H-ANTIGONE-1, MN-R-16a); for the rest like everybody else (MN-R-16b). */
export const announce: Decision<S, E> = {
  name: 'announce',
  rule: 'MN-H-ANTIGONE-1',
  mode: 'one',
  legal(s, seat, out) {
    for (let n = 0; n <= 5 && n <= s.holdSize[seat]; n++) out.put(verbs.announce.code(n))
  },
  apply(s, seat, code, world) {
    done(s)
    s.due[seat] = verbs.announce.arg.number(code)
    if (world.live) world.emit({ type: 'announced', seat, number: s.due[seat] })
  },
  why: (s, seat, code) =>
    verbs.announce.is(code) ? refusal('MN-R-16a', 'refuse.announce', { number: s.holdSize[seat] }) : null,
  fallback: (s, seat) => verbs.announce.code(s.due[seat]),
  prompt: (s, seat) => ({ key: 'prompt.announce', rule: 'MN-H-ANTIGONE-1', args: { number: s.due[seat] } }),
}

/** What a seat can spare best, beside what it has laid out: the commodity it has most of; a coin only if it has no commodity twice. */
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
/** Everybody lays the number face down, at the same time and in secret (MN-2.1c, MN-R-11b), one resource after another. */
export const offer: Decision<S, E> = {
  name: 'offer',
  rule: 'MN-2.1c',
  mode: 'sealed',
  alwaysAsk: true,
  legal(s, seat, out) {
    for (let resource = 0; resource < RESOURCES; resource++)
      if (s.tray[at.hold(seat, resource)] < holds(s, seat, resource)) out.put(verbs.offer.code(resource))
  },
  apply(s, seat, code, world) {
    const resource = verbs.offer.arg.resource(code)
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
    verbs.offer.is(code)
      ? refusal('MN-2.1c', 'refuse.lack', { resource: RESOURCE_IDS[verbs.offer.arg.resource(code)] })
      : null,
  fallback(s, seat) {
    return verbs.offer.code(spare(s, seat))
  },
  prompt: (s, seat) => ({ key: 'prompt.offer', rule: 'MN-2.1c', args: { number: s.due[seat] - s.laid[seat] } }),
}

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
/** One resource from another player's face-up offer (MN-2.2a, MN-2.2c); never an own one (MN-R-12b), and taking is compulsory (MN-R-12a). */
export const take: Decision<S, E> = {
  name: 'take',
  rule: 'MN-2.2a',
  mode: 'one',
  legal(s, seat, out) {
    const no = banned(s)
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || other === no) continue
      for (let resource = 0; resource < RESOURCES; resource++)
        if (shows(s, other, resource) > 0) out.put(verbs.take.code(other, resource))
    }
  },
  apply(s, seat, code, world) {
    done(s)
    const from = verbs.take.arg.from(code)
    const resource = verbs.take.arg.resource(code)
    takeShown(s, seat, from, resource)
    s.lastButOne = s.lastTaker
    s.lastTaker = seat
    s.taker = from // MN-2.2c
    if (world.live) world.emit({ type: 'took', seat, from, resource: RESOURCE_IDS[resource] })
  },
  why(s, seat, code) {
    if (!verbs.take.is(code)) return null
    const from = verbs.take.arg.from(code)
    if (from === seat) return refusal('MN-R-12b', 'refuse.takeOwn')
    if (from === banned(s)) return refusal('MN-R-13', 'refuse.takeTwice', { from })
    return refusal('MN-2.2a', 'refuse.notOffered', { resource: RESOURCE_IDS[verbs.take.arg.resource(code)] })
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
          best = verbs.take.code(other, resource)
        }
    if (best === NONE) throw new Error('nothing to take')
    return best
  },
  prompt: () => ({ key: 'prompt.take', rule: 'MN-2.2a' }),
}

/** The Trade Leader has one too many and gives one to whoever has one too few; compulsory (MN-2.2.1b, MN-R-15b). Slot 0 is the receiver. */
const RECEIVER = 0
export const give: Decision<S, E> = {
  name: 'give',
  rule: 'MN-2.2.1b',
  mode: 'one',
  alwaysAsk: true,
  legal(s, seat, out) {
    for (let resource = 0; resource < RESOURCES; resource++)
      if (holds(s, seat, resource) > 0) out.put(verbs.give.code(resource))
  },
  apply(s, seat, code, world) {
    const target = slot(s, RECEIVER)
    const resource = verbs.give.arg.resource(code)
    done(s)
    handOver(s, seat, target, resource)
    world.reveal(bit(target))
    if (!world.live) return
    world.emit({ type: 'gave', seat, target, resource: RESOURCE_IDS[resource] })
    world.emit({ type: 'received', seat: target, from: seat, resource: RESOURCE_IDS[resource] })
  },
  why: (_, __, code) =>
    verbs.give.is(code)
      ? refusal('MN-2.2.1b', 'refuse.lack', { resource: RESOURCE_IDS[verbs.give.arg.resource(code)] })
      : null,
  fallback(s, seat) {
    return verbs.give.code(spare(s, seat))
  },
  prompt: s => ({ key: 'prompt.give', rule: 'MN-2.2.1b', args: { target: slot(s, RECEIVER) } }),
}
