/** When a player's slow clock stands still: quiet hours of his own time zone, and his vacation. */
import type { Quiet } from '@ecumene/protocol'

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
const formats = new Map<string, Intl.DateTimeFormat>()

/** Hour and milliseconds into it, on the player's own clock. */
function local(at: number, zone: string): { hour: number; into: number } {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      timeZone: zone,
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
    formats.set(zone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(p => [p.type, Number(p.value)]))
  return { hour: parts.hour % 24, into: parts.minute * 60_000 + parts.second * 1000 + (at % 1000) }
}
const isQuiet = (hour: number, { from, to }: Quiet): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to

/** Walks from `at` in stretches of one kind; `visit` gets each and says when to stop. */
function walk(at: number, rest: Rest, visit: (from: number, to: number, resting: boolean) => boolean): void {
  const { quiet, vacationFrom, vacationUntil } = rest
  const isDaily = quiet !== null && quiet.from !== quiet.to
  for (let from = at, to: number; ; from = to) {
    if (vacationUntil !== null && isAway(rest, from)) {
      to = vacationUntil
      if (visit(from, to, true)) return
      continue
    }
    const leaves =
      vacationFrom && vacationUntil && vacationFrom > from && vacationUntil > vacationFrom
        ? vacationFrom
        : Number.POSITIVE_INFINITY
    const clock = isDaily ? local(from, quiet.zone) : null
    to = Math.min(leaves, clock ? from + HOUR - clock.into : Number.POSITIVE_INFINITY)
    if (visit(from, to, clock !== null && isQuiet(clock.hour, quiet as Quiet)) || to === Number.POSITIVE_INFINITY)
      return
  }
}

/** How much of the time between the two counts. */
export function countedBetween(from: number, to: number, rest: Rest): number {
  let sum = 0
  if (to <= from) return 0
  walk(from, rest, (a, b, resting) => {
    if (!resting) sum += Math.min(b, to) - a
    return b >= to
  })
  return sum
}
/** When so much counted time has gone by. */
export function afterCounted(from: number, ms: number, rest: Rest): number {
  let left = ms
  let end = from
  walk(from, rest, (a, b, resting) => {
    if (resting) return false
    if (b - a >= left) {
      end = a + left
      return true
    }
    left -= b - a
    return false
  })
  return end
}
/** The first moment from `at` on that is not quiet. */
export const nextAwake = (at: number, rest: Rest): number => afterCounted(at, 0, rest)

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
