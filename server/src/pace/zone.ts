/**
 * Time zones: how far a zone's clocks are from UTC, found once and kept, because asking Intl for each hour would stop
 * everybody.
 */

interface Stretch {
  readonly from: number
  readonly to: number
  readonly offset: number
}
const HOUR = 3_600_000
const WEEK = 168 * HOUR
const YEAR = 365 * 24 * HOUR
const formats = new Map<string, Intl.DateTimeFormat>()
const known = new Map<string, Stretch[]>()

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Milliseconds that the zone's clocks are ahead of UTC at this moment, asked of Intl. */
function measure(at: number, zone: string): number {
  let format = formats.get(zone)
  if (!format) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hourCycle: 'h23', second: 'numeric', ...parts })
    formats.set(zone, format)
  }
  const second = Math.floor(at / 1000) * 1000
  const p = Object.fromEntries(format.formatToParts(second).map(part => [part.type, Number(part.value)]))
  return Date.UTC(p.year, p.month - 1, p.day, p.hour % 24, p.minute, p.second) - second
}

/**
 * The stretch around `at` in which the zone's clocks were not changed; cut at the ends of a year of our own, for the
 * cache.
 */
export function stretchAt(at: number, zone: string): Stretch {
  const year = Math.floor(at / YEAR)
  const name = `${zone.toLowerCase()} ${year}`
  let stretches = known.get(name)
  if (!stretches) {
    stretches = stretchesOf(year * YEAR, (year + 1) * YEAR, zone)
    if (known.size >= 2000) known.clear()
    known.set(name, stretches)
  }
  return stretches.find(s => at < s.to) ?? stretches[stretches.length - 1]
}
function stretchesOf(from: number, to: number, zone: string): Stretch[] {
  const found: Stretch[] = []
  let begun = from
  let offset = measure(from, zone)
  // No zone changes its clocks twice within a week.
  for (let at = from; at < to; at += WEEK) {
    const end = Math.min(at + WEEK, to)
    const next = measure(end, zone)
    if (next === offset) continue
    const change = firstWith(at, end, zone, next)
    found.push({ from: begun, to: change, offset })
    begun = change
    offset = next
  }
  if (begun < to) found.push({ from: begun, to, offset })
  return found
}
/** When, to the second, the zone's clocks were changed to this offset. */
function firstWith(from: number, to: number, zone: string, offset: number): number {
  let before = from
  let after = to
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000
    if (measure(middle, zone) === offset) after = middle
    else before = middle
  }
  return after
}
