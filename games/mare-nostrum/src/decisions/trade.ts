/** Phase 2: the marker, the sealed offers, the chain of takes, the gift. */
import { answered, bit, type Decision, done, EVERYONE, refusal, type Seat, slot } from '@ecumene/kernel'
import { COIN, GOODS, RESOURCE_IDS, RESOURCES } from '../../data/goods.ts'
import { handOver, lay, showTray, takeShown } from '../effects/resources.ts'
import type { E } from '../events.ts'
import { holds, shows } from '../query.ts'
import { at, MARKER_OF, NONE, type S, V } from '../state.ts'

/** The Trade Leader plays an available marker, either side up (MN-2.1b, MN-2.1d); it counts as used whatever follows (MN-R-83). */
export const marker: Decision<S, E> = {
  name: 'marker',
  rule: 'MN-2.1b',
  mode: 'one',
  legal(s, _, out) {
    for (let n = 0; n <= 5; n++) if (((s.markers >> MARKER_OF[n]) & 1) === 0) out.put(V.marker.code(n))
  },
  apply(s, seat, code, cx) {
    done(s)
    s.number = V.marker.arg.number(code)
    s.markers |= 1 << MARKER_OF[s.number]
    for (let q = 0; q < s.seats; q++) s.due[q] = Math.min(s.number, s.holdSize[q]) // MN-R-11a
    if (cx.live) cx.emit({ type: 'marker', seat, number: s.number })
  },
  why: (_, __, code) =>
    V.marker.is(code) ? refusal('MN-2.1d', 'refuse.markerUsed', { number: V.marker.arg.number(code) }) : null,
  fallback(s) {
    let n = 5
    while ((s.markers >> MARKER_OF[n]) & 1) n--
    return V.marker.code(n)
  },
  prompt: () => ({ key: 'prompt.marker', rule: 'MN-2.1b' }),
}

/** Antigone's owner may offer another number, 0 to 5, said openly before anybody selects, no more than is there (MN-H-ANTIGONE-1, MN-R-16a); for the rest like everybody else (MN-R-16b). */
export const announce: Decision<S, E> = {
  name: 'announce',
  rule: 'MN-H-ANTIGONE-1',
  mode: 'one',
  legal(s, seat, out) {
    for (let n = 0; n <= 5 && n <= s.holdSize[seat]; n++) out.put(V.announce.code(n))
  },
  apply(s, seat, code, cx) {
    done(s)
    s.due[seat] = V.announce.arg.number(code)
    if (cx.live) cx.emit({ type: 'announced', seat, number: s.due[seat] })
  },
  why: (s, seat, code) =>
    V.announce.is(code) ? refusal('MN-R-16a', 'refuse.announce', { number: s.holdSize[seat] }) : null,
  fallback: (s, seat) => V.announce.code(s.due[seat]),
  prompt: (s, seat) => ({ key: 'prompt.announce', rule: 'MN-H-ANTIGONE-1', args: { number: s.due[seat] } }),
}

/** What a seat can spare best, beside what it has laid out: the commodity it has most of; a coin only if it has no commodity twice. */
export function spare(s: S, seat: Seat): number {
  let best: number = COIN
  let most = 0
  for (let r = 0; r < GOODS; r++) {
    const n = holds(s, seat, r) - s.tray[at.hold(seat, r)]
    if (n > most) {
      most = n
      best = r
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
    for (let r = 0; r < RESOURCES; r++) if (s.tray[at.hold(seat, r)] < holds(s, seat, r)) out.put(V.offer.code(r))
  },
  apply(s, seat, code, cx) {
    const r = V.offer.arg.resource(code)
    lay(s, seat, r)
    if (s.laid[seat] >= s.due[seat]) answered(s, seat)
    if (cx.live) cx.emit({ type: 'laid', seat, resource: RESOURCE_IDS[r] })
  },
  /** All offers are turned face up together (MN-2.1f). */
  resolve(s, cx) {
    for (let q = 0; q < s.seats; q++) showTray(s, q, cx)
    cx.reveal(EVERYONE)
  },
  why: (_, __, code) =>
    V.offer.is(code) ? refusal('MN-2.1c', 'refuse.lack', { resource: RESOURCE_IDS[V.offer.arg.resource(code)] }) : null,
  fallback(s, seat) {
    return V.offer.code(spare(s, seat))
  },
  prompt: (s, seat) => ({ key: 'prompt.offer', rule: 'MN-2.1c', args: { number: s.due[seat] - s.laid[seat] } }),
}

/** The seat the taker may not take from now: the two have just taken from each other (MN-2.2e, MN-R-13). */
export const banned = (s: S): Seat => (s.lastButOne === s.taker ? s.lastTaker : NONE)
export function canTake(s: S): boolean {
  const no = banned(s)
  for (let q = 0; q < s.seats; q++) {
    if (q === s.taker || q === no) continue
    for (let r = 0; r < RESOURCES; r++) if (shows(s, q, r) > 0) return true
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
    for (let q = 0; q < s.seats; q++) {
      if (q === seat || q === no) continue
      for (let r = 0; r < RESOURCES; r++) if (shows(s, q, r) > 0) out.put(V.take.code(q, r))
    }
  },
  apply(s, seat, code, cx) {
    done(s)
    const from = V.take.arg.from(code)
    const r = V.take.arg.resource(code)
    takeShown(s, seat, from, r)
    s.lastButOne = s.lastTaker
    s.lastTaker = seat
    s.taker = from // MN-2.2c
    if (cx.live) cx.emit({ type: 'took', seat, from, resource: RESOURCE_IDS[r] })
  },
  why(s, seat, code) {
    if (!V.take.is(code)) return null
    const from = V.take.arg.from(code)
    if (from === seat) return refusal('MN-R-12b', 'refuse.takeOwn')
    if (from === banned(s)) return refusal('MN-R-13', 'refuse.takeTwice', { from })
    return refusal('MN-2.2a', 'refuse.notOffered', { resource: RESOURCE_IDS[V.take.arg.resource(code)] })
  },
  fallback(s, seat) {
    // What one has fewest of.
    const no = banned(s)
    let best = NONE
    let few = 999
    for (let q = 0; q < s.seats; q++)
      for (let r = 0; r < RESOURCES && q !== seat && q !== no; r++)
        if (shows(s, q, r) > 0 && holds(s, seat, r) < few) {
          few = holds(s, seat, r)
          best = V.take.code(q, r)
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
    for (let r = 0; r < RESOURCES; r++) if (holds(s, seat, r) > 0) out.put(V.give.code(r))
  },
  apply(s, seat, code, cx) {
    const target = slot(s, RECEIVER)
    const r = V.give.arg.resource(code)
    done(s)
    handOver(s, seat, target, r)
    cx.reveal(bit(target))
    if (!cx.live) return
    cx.emit({ type: 'gave', seat, target, resource: RESOURCE_IDS[r] })
    cx.emit({ type: 'received', seat: target, from: seat, resource: RESOURCE_IDS[r] })
  },
  why: (_, __, code) =>
    V.give.is(code) ? refusal('MN-2.2.1b', 'refuse.lack', { resource: RESOURCE_IDS[V.give.arg.resource(code)] }) : null,
  fallback(s, seat) {
    return V.give.code(spare(s, seat))
  },
  prompt: s => ({ key: 'prompt.give', rule: 'MN-2.2.1b', args: { target: slot(s, RECEIVER) } }),
}
