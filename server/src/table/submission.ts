/**
 * A move that the rules have taken, as it is stored: its lines, the new position, clocks, notices; and the answer a
 * repeated key gets.
 */
import { bit, has, type Seat } from '@ecumene/kernel'
import { noticesFor, turnOf } from '../notices/turn-notices.ts'
import { afterMove } from '../pace/after-move.ts'
import { bellOf } from '../pace/bell.ts'
import { deadlineOf } from '../pace/clock.ts'
import { Problem } from '../problem.ts'
import type { Append } from '../store/commit.ts'
import { entryByKey } from '../store/entries.ts'
import type { Store } from '../store/store.ts'
import type { JobAnswers } from './jobs.ts'
import type { Live } from './room.ts'

/** Keys of our own begin with a tilde, which no client's key may: nobody can use one up beforehand. */
export const ownKey = (
  what: 'bot' | 'bot-fallback' | 'clock' | 'bell' | 'standing' | 'last-round' | 'take-back',
  seq: number,
  seat: Seat,
): string => `~${what}.${seq}.${seat}`

export interface Submission {
  readonly match: string
  /** NOBODY: the table itself makes a round the last, or takes back the move of `asker`. */
  readonly seat: Seat
  readonly asker?: Seat
  /** Null: take the last action back. */
  readonly action: unknown
  readonly seq: number
  readonly key: string
  readonly by: 'player' | 'bot' | 'clock' | 'standing'
}
/** Nothing but the number: a hash of the state would tell what is hidden to who can guess. */
export interface AcceptedMove {
  readonly seq: number
}
/** To look back, at most so many lines, and a checkpoint's more, have to be replayed. */
const MILESTONE_EVERY = 400
type JobPlayed = Extract<JobAnswers['play'], { entries: unknown }>

export function appendOf(room: Live, s: Submission, played: JobPlayed, now: number, noticeMs: number): Append {
  const { meta, position } = room
  const { after } = played
  const pace = meta.settings.pace
  const owed = after.outcome ? 0 : after.owed
  const bell = owed !== 0 && after.hasBell ? bellOf(meta.settings) : null
  const { people, rests } = meta
  const move = {
    line: position.seq + 1,
    seat: s.asker ?? s.seat,
    undoes: played.taken,
    isConsent: s.asker !== undefined,
    undoable: played.undoable,
  }
  const clock = room.clock && afterMove(room.clock, { pace, people, rests }, move, owed, now, bell)
  const entries = played.entries.map((e, i) => ({
    match: room.id,
    seq: position.seq + 1 + i,
    seat: e.seat,
    action: e.action,
    auto: e.auto ? 1 : 0,
    draws: e.draws,
    hash: e.hash,
    at: now,
    by: s.by,
    key: i === 0 ? s.key : null,
    span: i === 0 ? played.entries.length : 1,
  }))
  const freed = meta.seats.flatMap((sitter, seat) =>
    sitter.reachable && has(position.owed, seat) && (!has(owed, seat) || seat === s.seat)
      ? [turnOf(room.id, seat)]
      : [],
  )
  // A player who takes back is at the table: they know that they are asked.
  const asked = owed & ~position.owed & ~(s.action === null ? bit(s.seat) : 0)
  return {
    match: room.id,
    rev: position.rev,
    entries,
    position: {
      match: room.id,
      rev: position.rev + 1,
      seq: after.seq,
      owed,
      clock: clock && JSON.stringify(clock),
      deadline: deadlineOf(clock, pace, rests),
      updated_at: now,
    },
    over: after.outcome && { outcome: JSON.stringify(after.outcome), at: now },
    notices: noticesFor(meta, after.seq, asked, now, noticeMs),
    cancel: freed,
    isMilestone:
      s.asker !== undefined ||
      Math.floor(after.seq / MILESTONE_EVERY) > Math.floor(room.checkpointed / MILESTONE_EVERY),
    checkpoint: played.checkpoint === null ? null : { match: room.id, seq: after.seq, data: played.checkpoint },
  }
}

/** The answer this key was given before, if any. */
export async function answerBefore(store: Store, s: Submission): Promise<AcceptedMove | null> {
  const row = await entryByKey(store, s.match, s.key)
  if (!row) return null
  if (row.seat !== s.seat || row.action !== (s.action === null ? null : JSON.stringify(s.action)))
    throw new Problem('conflict', 'this key was used for another action')
  return { seq: row.seq + row.span - 1 }
}
