/** In the top bar of an online table: the connection, who is there, how much time is left. */
import { has } from '@ecumene/kernel'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useWords } from '../speech.tsx'
import type { OnlineTable } from './online-table.ts'

export function Status({ table }: { table: OnlineTable }) {
  const w = useWords()
  const { link, presence, clock, heardAt } = useSyncExternalStore(
    useCallback(changed => table.subscribe(changed), [table]),
    () => table.around(),
  )
  const running = clock?.running ?? 0
  const now = useSeconds(running !== 0)
  const leftOf = (seat: number): number | null => {
    const left = clock?.left[seat] ?? null
    return left === null ? null : Math.max(0, left - (has(running, seat) ? now - heardAt : 0))
  }
  return (
    <p className="soft small-text online-status" data-link={link}>
      {link !== 'open' && <strong role="status">{w.say('online.reconnecting')} </strong>}
      {table.players.map((p, seat) => {
        if (p.kind === 'bot') return null
        const isHere = has(presence.present, seat)
        const left = leftOf(seat)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={seat} data-present={isHere} title={w.say(isHere ? 'online.here' : 'online.absent', { name: w.player(seat) })}>
            <span aria-hidden="true">{isHere ? '●' : '○'}</span> <span className="name">{w.player(seat)}</span>
            <span className="hidden-text"> {w.say(isHere ? 'online.here' : 'online.absent', { name: w.player(seat) })}</span>
            {left !== null && <span className={has(running, seat) ? 'clock running' : 'clock'}> {spell(left)}</span>}
          </span>
        )
      })}
      {presence.watchers > 0 && <span>{w.say('online.watchers', { n: presence.watchers })}</span>}
    </p>
  )
}

function spell(ms: number): string {
  const s = Math.ceil(ms / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  const [h, m] = [Math.floor(s / 3600), Math.floor(s / 60) % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`
}

function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return now
}
