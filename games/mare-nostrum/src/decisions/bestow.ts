/** A tie for a title is decided by its holder up to now, tied or not (MN-5g, MN-R-47), openly (MN-R-100). */
import { type Decision, done, has, refusal, slot } from '@ecumene/kernel'
import { TRACK_IDS } from '../board.ts'
import { bestowTitle } from '../effects/titles.ts'
import type { E } from '../events.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

// Slots: the track, and the tied seats as a mask.
const TRACK = 0
const TIED = 1
export const bestow: Decision<S, E> = {
  name: 'bestow',
  rule: 'MN-5g',
  mode: 'one',
  legal(s, _, out) {
    for (let seat = 0; seat < s.seats; seat++) if (has(slot(s, TIED), seat)) out.put(VERBS.bestow.code(seat))
  },
  apply(s, _, code, world) {
    const track = slot(s, TRACK)
    done(s)
    bestowTitle(s, track, VERBS.bestow.arg.target(code), world)
  },
  why: (_, __, code) =>
    VERBS.bestow.is(code) ? refusal('MN-5g', 'refuse.notTied', { target: VERBS.bestow.arg.target(code) }) : null,
  fallback(s, seat) {
    let other = seat
    while (!has(slot(s, TIED), other)) other = (other + 1) % s.seats
    return VERBS.bestow.code(other)
  },
  prompt: s => ({ key: 'prompt.bestow', rule: 'MN-5g', args: { track: TRACK_IDS[slot(s, TRACK)] } }),
}
