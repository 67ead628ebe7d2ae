/** When a player's slow clock stands still: quiet hours of their own time zone, and their vacation. */
import type { Quiet } from '@ecumene/protocol'
import { stretchAt } from './zone.ts'

export interface Rest {
  readonly quiet: Quiet | null
  /** Absent: it has begun. */
  readonly vacationFrom?: number | null
  readonly vacationUntil: number | null
}
export const NO_REST: Rest = { quiet: null, vacationUntil: null }
/** As a profile keeps it. */
export const restOf = (row: {
  quiet: string | null
  vacation_from: number | null
  vacation_until: number | null
}): Rest =>
  row.quiet || row.vacation_until
    ? {
        quiet: row.quiet ? JSON.parse(row.quiet) : null,
        vacationFrom: row.vacation_from,
        vacationUntil: row.vacation_until,
      }
    : NO_REST
export const isAway = ({ vacationFrom, vacationUntil }: Rest, at: number): boolean =>
  vacationUntil !== null && at < vacationUntil && at >= (vacationFrom ?? at)

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * A piece of time within which the rest follows one formula: quiet every day at the same moments, or at rest
 * throughout.
 */
interface Piece {
  readonly to: number
  /** On vacation. */
  readonly away: boolean
  readonly quiet: Quiet | null
  readonly offset: number
}
function pieceAt(at: number, rest: Rest): Piece {
  const { vacationFrom, vacationUntil } = rest
  const away = isAway(rest, at)
  const quiet = rest.quiet && rest.quiet.from !== rest.quiet.to ? rest.quiet : null
  let to = Number.POSITIVE_INFINITY
  if (away && vacationUntil !== null) to = vacationUntil
  else if (vacationFrom && vacationUntil && vacationFrom > at && vacationUntil > vacationFrom) to = vacationFrom
  if (away || !quiet) return { to, away, quiet: null, offset: 0 }
  const stretch = stretchAt(at, quiet.zone)
  return { to: Math.min(to, stretch.to), away, quiet, offset: stretch.offset }
}
/** How much of a day up to this hour counts. */
function countedOfDay(into: number, { from, to }: Quiet): number {
  const overlap = (a: number, b: number): number => Math.max(0, Math.min(into, b * HOUR) - a * HOUR)
  return into - (from <= to ? overlap(from, to) : overlap(0, to) + overlap(from, 24))
}
/** Counted time since the zone's own beginning of time. */
function counted(at: number, { quiet, offset }: Piece): number {
  const local = at + offset
  if (!quiet) return local
  const day = Math.floor(local / DAY)
  return day * countedOfDay(DAY, quiet) + countedOfDay(local - day * DAY, quiet)
}
/** The first moment at which so much has counted. */
function momentOf(sum: number, { quiet, offset }: Piece): number {
  if (!quiet) return sum - offset
  const each = countedOfDay(DAY, quiet)
  // A day's last counted millisecond belongs to that day, not to the beginning of the next.
  const day = Math.ceil(sum / each) - 1
  const left = sum - day * each
  const { from, to } = quiet
  const into = from <= to ? (left <= from * HOUR ? left : left + (to - from) * HOUR) : left + to * HOUR
  return day * DAY + into - offset
}

/** How much of the time between the two counts. */
export function countedBetween(from: number, to: number, rest: Rest): number {
  let sum = 0
  for (let at = from; at < to; ) {
    const piece = pieceAt(at, rest)
    const end = Math.min(piece.to, to)
    if (!piece.away) sum += counted(end, piece) - counted(at, piece)
    at = end
  }
  return sum
}
/** When so much counted time has gone by. */
export function afterCounted(from: number, ms: number, rest: Rest): number {
  let left = ms
  for (let at = from; ; ) {
    const piece = pieceAt(at, rest)
    if (!piece.away) {
      // No time at all: the first moment that is not quiet.
      const end = left > 0 ? momentOf(counted(at, piece) + left, piece) : awakeFrom(at, piece)
      if (end <= piece.to) return end
      left -= counted(piece.to, piece) - counted(at, piece)
    }
    at = piece.to
  }
}
function awakeFrom(at: number, piece: Piece): number {
  const { quiet, offset } = piece
  if (!quiet) return at
  const local = at + offset
  const day = Math.floor(local / DAY) * DAY
  const hour = (local - day) / HOUR
  const { from, to } = quiet
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to
  if (!isQuiet) return at
  return day + (hour < to ? 0 : DAY) + to * HOUR - offset
}
/** The first moment from `at` on that is not quiet. */
export const nextAwake = (at: number, rest: Rest): number => afterCounted(at, 0, rest)
