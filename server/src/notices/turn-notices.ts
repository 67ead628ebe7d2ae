/** Who is to be told that they are asked, and when. Stored together with the move that asks them. */
import { has, type SeatMask } from '@ecumene/kernel'
import { afterCounted, nextAwake } from '../pace/quiet-hours.ts'
import type { OutboxRow } from '../store/schema.ts'
import type { Meta } from '../table/room.ts'

export const turnOf = (match: string, seat: number): string => `${match}:${seat}`

/** A slow clock's player is told once more when only so much of their time is left. */
const LAST_PART = 0.2
const LEAST_EACH_S = 3600

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
          ...reminderFor(meta, seq, seat, user, now),
        ]
      : [],
  )
}
/** Before their time runs out; it goes away together with the turn's other notice when they move. */
function reminderFor(meta: Meta, seq: number, seat: number, user: string, now: number): OutboxRow[] {
  const { pace } = meta.settings
  if (pace.kind !== 'slow' || pace.each < LEAST_EACH_S) return []
  const match = meta.row.id
  return [
    {
      id: `${match}:${seat}:${seq}:late`,
      turn: turnOf(match, seat),
      match,
      seat,
      user,
      due_at: afterCounted(now, pace.each * 1000 * (1 - LAST_PART), meta.rests[seat]),
      claimed_at: null,
      tries: 0,
    },
  ]
}
