import { type Decision, done, refusal } from '@ecumene/kernel'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Markers: 5/0, 2/1 and 4/3 (MN-SET-27): which one shows a number. */
const MARKER_OF: readonly number[] = [0, 1, 1, 2, 2, 0]

/**
 * The Trade Leader plays an available marker, either side up (MN-2.1b, MN-2.1d); it counts as used whatever follows
 * (MN-R-83).
 */
export const marker: Decision<S, E> = {
  name: 'marker',
  rule: 'MN-2.1b',
  mode: 'one',
  legal(s, _, out) {
    for (let n = 0; n <= 5; n++) if (((s.markers >> MARKER_OF[n]) & 1) === 0) out.put(VERBS.marker.code(n))
  },
  apply(s, seat, code, world) {
    done(s)
    s.number = VERBS.marker.arg.number(code)
    s.markers |= 1 << MARKER_OF[s.number]
    for (let other = 0; other < s.seats; other++) s.due[other] = Math.min(s.number, s.holdSize[other]) // MN-R-11a
    if (world.live) world.emit({ type: 'marker', seat, number: s.number })
  },
  why: (_, __, code) =>
    VERBS.marker.is(code) ? refusal('MN-2.1d', 'refuse.markerUsed', { number: VERBS.marker.arg.number(code) }) : null,
  fallback(s) {
    let n = 5
    while (n > 0 && (s.markers >> MARKER_OF[n]) & 1) n--
    return VERBS.marker.code(n)
  },
  prompt: () => ({ key: 'prompt.marker', rule: 'MN-2.1b' }),
}
