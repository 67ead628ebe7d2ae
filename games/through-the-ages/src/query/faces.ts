/** Happy faces by their source. Unhappy ones are subtracted in the happiness rating only. */
import type { Seat } from '@ecumene/kernel'
import { government, wonder, work } from '../cards.ts'
import { MORE_FACES } from '../effects/wonders/hooks.ts'
import { type S, STANDING, wonderAt, workAt } from '../state.ts'
import { stands } from './counts.ts'

/** Faces that other cards add to every card with a happy face (TTA-CARD-STPETER-1). */
export function moreFaces(s: S, seat: Seat): number {
  let n = 0
  for (let i = 0; i < MORE_FACES.length; i++) if (stands(s, seat, MORE_FACES[i])) n++
  return n
}
/** Happy faces of all buildings of a type: every worker gives the additional face too (TTA-R-63a). */
export function happyFaces(s: S, seat: Seat, type: number, more = moreFaces(s, seat)): number {
  let n = 0
  for (let card = work.start[type]; card < work.start[type + 1]; card++)
    if (work.happy[card] > 0 && s.workers[workAt(seat, card)] > 0)
      n += s.workers[workAt(seat, card)] * (work.happy[card] + more)
  return n
}
/** Happy faces of completed wonders; unhappy ones are not subtracted (TTA-R-86a). */
export function wonderFaces(s: S, seat: Seat, more = moreFaces(s, seat)): number {
  let n = 0
  const at = wonderAt(seat, 0)
  const homer = s.homer[seat]
  for (let i = 0; i < wonder.count; i++) {
    const state = s.wonder[at + i]
    if (state === 0) continue
    // A ruin has no faces of its own (TTA-R-89c).
    let faces = state === STANDING && wonder.happy[i] > 0 ? wonder.happy[i] : 0
    // Homer under it, also under a ruin, and for Michelangelo (TTA-CARD-HOMER-1, TTA-CARD-HOMER-2, TTA-CARD-HOMER-4).
    if (homer === i) faces++
    // One face more, not two (TTA-CARD-HOMER-3), on a ruin too (TTA-R-64); the Basilica does not act on itself
    // (TTA-R-63b).
    if (faces > 0 && !MORE_FACES.includes(i)) faces += more
    n += faces
  }
  return n
}
export const governmentFaces = (s: S, seat: Seat, more = moreFaces(s, seat)): number =>
  government.happy[s.government[seat]] > 0 ? government.happy[s.government[seat]] + more : 0
