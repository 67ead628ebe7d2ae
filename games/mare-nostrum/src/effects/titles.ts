/** Phase 5: titles follow the levels (MN-5f). */
import { ask, bit, NONE, type Seat, type World } from '@ecumene/kernel'
import { TRACK_IDS, TRADE } from '../board.ts'
import type { E } from '../events.ts'
import { highest } from '../query/levels.ts'
import { onlyOne } from '../query/order.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

/** A new Trade Leader has all three markers, also one who held the title before (MN-2.1a, MN-R-17b). */
export function bestowTitle(s: S, track: number, seat: Seat, world: World<E>): void {
  if (s.leader[track] === seat) return
  s.leader[track] = seat
  if (track === TRADE) s.markers = 0
  if (world.live) world.emit({ type: 'title', seat, track: TRACK_IDS[track] })
}
/** Trade, culture, military, one after the other; a tie is asked before the next (MN-R-100). */
export const settleTrack =
  (track: number) =>
  (s: S, world: World<E>): void => {
    const best = highest(s, track)
    const alone = onlyOne(best)
    if (alone !== NONE) bestowTitle(s, track, alone, world)
    else ask(s, DECISIONS.bestow, bit(s.leader[track]), track, best)
  }
