/** The clocks of a table. Only the server counts; here its last word is counted on by the second. */
import { has } from '@ecumene/kernel'
import type { Pace, WireClock } from '@ecumene/protocol'
import type { Language, Words } from '@ecumene/words'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../speech.tsx'
import type { Around, OnlineTable } from './online-table.ts'

export const useAround = (table: OnlineTable): Around =>
  useSyncExternalStore(
    useCallback(changed => table.subscribe(changed), [table]),
    () => table.around(),
  )

/** This machine's time, anew every second while somebody needs it. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}

/** What is left to a seat, in milliseconds; null: it has no clock. */
export function leftOf(clock: WireClock | null, heardAt: number, seat: number, now: number): number | null {
  const left = clock?.left[seat] ?? null
  if (clock === null || left === null) return null
  return Math.max(0, left - (has(clock.running, seat) ? Math.max(0, now - heardAt) : 0))
}
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
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(at)

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

export function SeatClock({ table, seat }: { table: OnlineTable; seat: number }) {
  const w = useWords()
  const { clock, heardAt, info } = useAround(table)
  const isRunning = clock !== null && has(clock.running, seat)
  const now = useNow(isRunning)
  const left = leftOf(clock, heardAt, seat, now)
  if (left === null || info.status !== 'live' || table.players[seat].kind === 'bot') return null
  const low = isRunning && isLow(left, info.settings.pace)
  const { due } = info.seats[seat]
  return (
    <span
      className={`clock${isRunning ? ' running' : ''}${low ? ' low' : ''}`}
      title={isRunning && due !== null ? w.say('pace.until', { at: spellDate(due, w.language) }) : undefined}
    >
      {low && <span aria-hidden="true">⚠ </span>}
      {clock?.paused ? w.say('pace.paused') : spell(w, left)}
    </span>
  )
}
