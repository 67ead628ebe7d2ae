/** Phase 13: markers move, and the game ends. */
import { type Cx, EVERYONE, stop } from '@ecumene/kernel'
import { FINISH } from '../../data/nations.ts'
import type { E } from '../events.ts'
import { isDeserted, isFrozen, isLonely, stepOf } from '../query/succession.ts'
import { placeOf, totalOf } from '../scoring.ts'
import { isIdle, type S } from '../state.ts'

/** Only public things decide, so all markers move at once (ADV-13.1, ADV-13.2). */
export function moveMarkers(s: S, cx: Cx<E>): void {
  for (let i = 0; i < s.seats; i++) {
    const p = s.succession[i]
    if (isIdle(s, p)) continue
    const step = stepOf(s, p)
    const frozen = step === 0 && isFrozen(s, p)
    s.position[p] += step
    if (!cx.live) continue
    if (step > 0) cx.emit({ type: 'advanced', seat: p, position: s.position[p] })
    else if (step < 0) cx.emit({ type: 'fellBack', seat: p, position: s.position[p] })
    else if (frozen) cx.emit({ type: 'frozen', seat: p, position: s.position[p] })
    else cx.emit({ type: 'stayed', seat: p, position: s.position[p] })
  }
}
/** The round is finished first, whatever ends the game (ADV-14.1, ADV-14.2). */
export function endRound(s: S, cx: Cx<E>): void {
  let over = (s.lastRound > 0 && s.round >= s.lastRound) || isDeserted(s) || isLonely(s)
  for (let p = 0; p < s.seats; p++) if (s.position[p] >= FINISH) over = true
  if (!over) return
  for (let p = 0; p < s.seats; p++) s.total[p] = totalOf(s, p)
  cx.reveal(EVERYONE) // hands are open once the game is over
  if (cx.live) for (let p = 0; p < s.seats; p++) if (placeOf(s, p) === 1) cx.emit({ type: 'won', seat: p })
  stop(s)
}
