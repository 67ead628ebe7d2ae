/** A tie for a title is decided by its holder up to now, tied or not (MN-5g, MN-R-47), openly (MN-R-100). */
import { type Decision, done, has, refusal, slot } from '@ecumene/kernel'
import { TRACK_IDS } from '../board.ts'
import { bestowTitle } from '../effects/titles.ts'
import type { E } from '../events.ts'
import { type S, V } from '../state.ts'

// Slots: the track, and the tied seats as a mask.
const TRACK = 0
const TIED = 1
export const bestow: Decision<S, E> = {
  name: 'bestow',
  rule: 'MN-5g',
  mode: 'one',
  legal(s, _, out) {
    for (let q = 0; q < s.seats; q++) if (has(slot(s, TIED), q)) out.put(V.bestow.code(q))
  },
  apply(s, _, code, cx) {
    const track = slot(s, TRACK)
    done(s)
    bestowTitle(s, track, V.bestow.arg.target(code), cx)
  },
  why: (_, __, code) =>
    V.bestow.is(code) ? refusal('MN-5g', 'refuse.notTied', { target: V.bestow.arg.target(code) }) : null,
  fallback(s, seat) {
    let q = seat
    while (!has(slot(s, TIED), q)) q = (q + 1) % s.seats
    return V.bestow.code(q)
  },
  prompt: s => ({ key: 'prompt.bestow', rule: 'MN-5g', args: { track: TRACK_IDS[slot(s, TRACK)] } }),
}
