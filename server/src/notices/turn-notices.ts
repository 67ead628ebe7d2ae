/** Who is to be told that they are asked, and when. Stored together with the move that asks them. */
import { has, type SeatMask } from '@ecumene/kernel'
import { nextAwake } from '../pace/quiet-hours.ts'
import type { OutboxRow } from '../store/schema.ts'
import type { Meta } from '../table/room.ts'

export const turnOf = (match: string, seat: number): string => `${match}:${seat}`

/**
 * One for each seat that is asked now and was not before. The line that asked names it: the same turn never gives two.
 */
export function noticesFor(meta: Meta, seq: number, asked: SeatMask, now: number, delayMs: number): OutboxRow[] {
  const match = meta.row.id
  return meta.seats.flatMap(({ user, reachable }, seat) =>
    user && reachable && has(asked & meta.people, seat)
      ? [
          {
            id: `${match}:${seat}:${seq}`,
            turn: turnOf(match, seat),
            match,
            seat,
            user,
            due_at: nextAwake(now + delayMs, meta.rests[seat]),
            claimed_at: null,
            tries: 0,
          },
        ]
      : [],
  )
}
