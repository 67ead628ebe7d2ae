/** What a move, or one that is taken back, does to the clocks of its table. */
import { bit, NOBODY, type Seat, type SeatMask } from '@ecumene/kernel'
import type { Pace } from '@ecumene/protocol'
import { type Clock, charged, remember, turn, undone, withoutLimit } from './clock.ts'
import type { Rest } from './quiet-hours.ts'

export interface MoveOnClock {
  readonly line: number
  /** NOBODY: the table itself makes a round the last. */
  readonly seat: Seat
  /** The line that its own player takes back by this; null: none. */
  readonly undoes: number | null
  /** Everybody agreed to take a move of `seat` back. */
  readonly isConsent: boolean
  /** The first line that can be undone afterwards; null: none. */
  readonly undoable: number | null
}
export interface TableOnClock {
  readonly pace: Pace
  /** Seats with a clock: no bots. */
  readonly people: SeatMask
  readonly rests: readonly Rest[]
}

/** `owed`: who is asked afterwards. `bell`: how long the market lasts that is asked then; null: it is none. */
export function afterMove(
  clock: Clock,
  { pace, people, rests }: TableOnClock,
  move: MoveOnClock,
  owed: SeatMask,
  now: number,
  bell: number | null,
): Clock | null {
  const { line, seat, undoes, isConsent, undoable } = move
  if (undoes !== null) return undone(clock, pace, owed, people, { line: undoes, seat }, now, rests, bell)
  const acted = seat === NOBODY ? 0 : bit(seat)
  // A seat that is no longer asked because a move was taken back has finished nothing.
  const fair = isConsent && pace.kind === 'live' ? { ...pace, increment: 0 } : pace
  const next = turn(clock, fair, owed, people, acted, now, rests, bell)
  const kept = remember(clock, next, pace, rests, line, undoable)
  if (isConsent) return charged(kept, pace, seat)
  return seat === NOBODY ? withoutLimit(kept, pace) : kept
}
