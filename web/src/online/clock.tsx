/** The clocks of a table. Only the server counts; here its last word is counted on by the second. */
import { has } from '@ecumene/kernel'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../speech.tsx'
import type { Around, OnlineTable } from './online-table.ts'
import { isLow, leftOf, spell, spellDate } from './time.ts'

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

export function SeatClock({ table, seat }: { table: OnlineTable; seat: number }) {
  const w = useWords()
  const { clock, heardAt, info } = useAround(table)
  const { due, resting } = info.seats[seat]
  const isRunning = clock !== null && has(clock.running, seat) && !resting
  const now = useNow(isRunning)
  const left = leftOf(clock, heardAt, seat, now, resting)
  if (left === null || info.status !== 'live' || table.players[seat].kind === 'bot') return null
  const low = isRunning && isLow(left, info.settings.pace)
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
