import type { Language } from '@ecumene/words'

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]
/** "3 hours ago", in the reader's language; older than a week: the date. */
export function ago(then: number, now: number, language: Language): string {
  const past = now - then
  if (past > 7 * 86_400_000) return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, ms] of UNITS) if (past >= ms) return format.format(-Math.floor(past / ms), unit)
  return format.format(0, 'second')
}
