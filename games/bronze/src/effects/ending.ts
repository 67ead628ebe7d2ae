/** How the game comes to its end. */
import type { Seat, World } from '@ecumene/kernel'
import { isFull } from '../board.ts'
import type { E } from '../events.ts'
import { CUBES_OUT, ENDINGS, LAST_LAND, landsOf, type S, STACKS_OUT } from '../state.ts'

/** The second pool stack has run out (BRZ-END-1, BRZ-R-25). */
export const checkStacks = (s: S, seat: Seat, world: World<E>): void => {
  if (s.stacksOut >= 2) beginLastRound(s, seat, STACKS_OUT, world)
}
/** A player has placed their last cube (BRZ-END-2), or all places of the last land are taken (BRZ-END-3). */
export const checkBoard = (s: S, seat: Seat, world: World<E>): void => {
  if (s.supply[seat] === 0) beginLastRound(s, seat, CUBES_OUT, world)
  if (s.open === landsOf(s) && isFull(s, landsOf(s) - 1)) beginLastRound(s, seat, LAST_LAND, world)
}
/** The first condition met starts the last round; another one never extends it (BRZ-R-26). */
function beginLastRound(s: S, seat: Seat, ending: number, world: World<E>): void {
  if (s.ending !== 0) return
  s.ending = ending
  if (world.live) world.emit({ type: 'lastRound', seat, cause: ENDINGS[ending] })
}
/** The round is played out up to the player on the right of the mammoth (BRZ-END-4, BRZ-T-13). */
export const isOver = (s: S): boolean => s.ending !== 0 && (s.turn + 1) % s.seats === s.first
