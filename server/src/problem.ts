/** An input that cannot be followed: a code for programs and a sentence for people. Nothing was changed. */
import type { Refusal } from '@ecumene/kernel'
import type { ErrorCode, Trouble } from '@ecumene/protocol'
import { isUnavailable } from './store/unavailable.ts'

const STATUS: Record<ErrorCode, number> = {
  malformed: 400,
  oversized: 413,
  unauthenticated: 401,
  forbidden: 403,
  scope: 403,
  origin: 403,
  unknown: 404,
  'foreign-seat': 403,
  'not-owed': 409,
  stale: 409,
  refused: 422,
  conflict: 409,
  busy: 503,
  over: 409,
  unfinished: 403,
  full: 409,
  kept: 409,
  unready: 409,
  unconfirmed: 403,
  'too-many': 409,
  blocked: 403,
  silenced: 403,
  banned: 403,
  paused: 409,
  'slow-down': 429,
  broken: 503,
  internal: 500,
}
export class Problem extends Error {
  override name = 'Problem'
  readonly code: ErrorCode
  readonly refusal: Refusal | undefined
  constructor(code: ErrorCode, message: string, refusal?: Refusal) {
    super(message)
    this.code = code
    this.refusal = refusal
  }
  get status(): number {
    return STATUS[this.code]
  }
  toTrouble(): Trouble {
    return {
      code: this.code,
      message: this.message,
      ...(this.refusal ? { refusal: this.refusal } : {}),
    }
  }
}
/** What is said of anything that was thrown. */
export function problemFrom(error: unknown): Problem {
  if (error instanceof Problem) return error
  return isUnavailable(error)
    ? new Problem('busy', 'the database cannot be reached; try again')
    : new Problem('internal', 'something went wrong on our side; nothing was changed')
}
/** Refusals of the table itself have codes of their own. */
export function problemOf(refusal: Refusal): Problem {
  const codes: Record<string, ErrorCode> = {
    'table.over': 'over',
    'table.stale': 'stale',
    'table.seq': 'stale',
    'table.turn': 'not-owed',
    'table.shape': 'malformed',
  }
  return new Problem(codes[refusal.key] ?? 'refused', `refused: ${refusal.key} (${refusal.rule})`, refusal)
}
/** Why nothing can be played at a table of this status. */
export const statusProblem = (status: string): Problem =>
  status === 'broken'
    ? new Problem('broken', 'this table is out of order')
    : status === 'open'
      ? new Problem('unfinished', 'the game has not begun')
      : new Problem('over', 'the game is over')
