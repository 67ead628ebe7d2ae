/** Time as the server told it, counted on and said in words. */
import { has } from '@ecumene/kernel'
import type { Pace, TableSettings, WireClock } from '@ecumene/protocol'
import type { Language, Words } from '@ecumene/words'

/** What is left to a seat, in milliseconds; null: it has no clock. */
export function leftOf(
  clock: WireClock | null,
  heardAt: number,
  seat: number,
  now: number,
  isResting = false,
): number | null {
  const left = clock?.left[seat] ?? null
  if (clock === null || left === null) return null
  return Math.max(0, left - (has(clock.running, seat) && !isResting ? Math.max(0, now - heardAt) : 0))
}
/** What is left until the bell ends the market that is open, in milliseconds; null: none is. */
export const bellLeft = (clock: WireClock | null, heardAt: number, now: number): number | null =>
  clock === null || clock.bell === null
    ? null
    : Math.max(0, clock.bell - (clock.paused ? 0 : Math.max(0, now - heardAt)))
/** The last half minute of a market. */
export const BELL_WARNING = 30_000
/** Little: the last minute of a live clock, the last tenth of a slow one. */
export const isLow = (left: number, pace: Pace): boolean =>
  pace.kind === 'live' ? left < 60_000 : pace.kind === 'slow' && left < pace.each * 100

export function spell(w: Words, ms: number): string {
  const s = Math.ceil(ms / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  const [d, h, m] = [Math.floor(s / 86_400), Math.floor(s / 3600), Math.floor(s / 60) % 60]
  if (d > 0) return w.say('pace.daysHours', { d, h: h % 24 })
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`
}
export const spellDate = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** With its year: it may be far away. */
export const spellFullDate = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(at)

export const spellHour = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)

/** What a table asks of its players' time, in words. */
export function spellPace(w: Words, pace: Pace): string {
  if (pace.kind === 'none') return w.say('pace.none')
  if (pace.kind === 'live') return w.say('pace.live', { bank: Math.round(pace.bank / 60), increment: pace.increment })
  return pace.each % 86_400 === 0
    ? w.say('pace.slowDays', { n: pace.each / 86_400 })
    : pace.each >= 3600
      ? w.say('pace.slowHours', { n: Math.round(pace.each / 3600) })
      : w.say('pace.slowMinutes', { n: Math.round(pace.each / 60) })
}

/** How long a market lasts; null: there is no bell without clocks. */
export const spellBell = (w: Words, { pace, bell }: Pick<TableSettings, 'pace' | 'bell'>): string | null =>
  pace.kind === 'none'
    ? null
    : pace.kind === 'live'
      ? w.say('pace.bellSeconds', { n: bell.seconds })
      : w.say('pace.bellHours', { n: bell.hours })

/** Which of two clocks the server told later. */
export const later = (a: WireClock | null, b: WireClock | null): WireClock | null =>
  a && b ? (b.now > a.now ? b : a) : (b ?? a)
