/** When a player's slow clock stands still: quiet hours of his own time zone, and his vacation. */
import type { Quiet } from '@ecumene/protocol'

export interface Rest {
  readonly quiet: Quiet | null
  readonly vacationUntil: number | null
}
export const NO_REST: Rest = { quiet: null, vacationUntil: null }
const HOUR = 3_600_000
const formats = new Map<string, Intl.DateTimeFormat>()

/** Hour and milliseconds into it, on the player's own clock. */
function local(at: number, zone: string): { hour: number; into: number } {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' })
    formats.set(zone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(p => [p.type, Number(p.value)]))
  return { hour: parts.hour % 24, into: parts.minute * 60_000 + parts.second * 1000 + (at % 1000) }
}
const isQuiet = (hour: number, { from, to }: Quiet): boolean => (from <= to ? hour >= from && hour < to : hour >= from || hour < to)

/** Walks from `at` in stretches of one kind; `visit` gets each and says when to stop. */
function walk(at: number, rest: Rest, visit: (from: number, to: number, resting: boolean) => boolean): void {
  let from = at
  if (rest.vacationUntil !== null && rest.vacationUntil > from) {
    if (visit(from, rest.vacationUntil, true)) return
    from = rest.vacationUntil
  }
  const { quiet } = rest
  if (!quiet || quiet.from === quiet.to) {
    visit(from, Number.POSITIVE_INFINITY, false)
    return
  }
  for (;;) {
    const { hour, into } = local(from, quiet.zone)
    const to = from + HOUR - into
    if (visit(from, to, isQuiet(hour, quiet))) return
    from = to
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
