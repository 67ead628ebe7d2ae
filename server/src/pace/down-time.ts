/** While no server ran, no clock did: what was lost by it is given back when the first one starts. */
import { TableSettings } from '@ecumene/protocol'
import { claimDownTime, runningClocks, setClockOf } from '../store/clocks.ts'
import { sittersOf } from '../store/seats.ts'
import type { Store } from '../store/store.ts'
import { type Clock, deadlineOf } from './clock.ts'
import { restOf } from './quiet-hours.ts'
import { clockTime } from './time.ts'

const BEAT_MS = 2_000
/** Shorter than this is an ordinary restart's beat, not a time without servers. */
const LEAST_MS = 2 * BEAT_MS

/** Called before any clock is looked at. */
export async function giveBackDownTime(store: Store): Promise<number> {
  const now = clockTime()
  const last = await claimDownTime(store, now)
  if (last === null || Math.abs(now - last) < LEAST_MS) return 0
  for (const row of await runningClocks(store)) {
    const clock = JSON.parse(row.clock) as Clock
    const sitters = await sittersOf(store, [row.match])
    // A clock that was set after the last beat ran only from then on.
    const shifted = { ...clock, at: clock.at + now - Math.max(last, Math.min(clock.at, last + LEAST_MS)) }
    const { pace } = TableSettings.parse(JSON.parse(row.settings))
    const deadline = deadlineOf(shifted, pace, sitters.map(restOf))
    await setClockOf(store, row.match, row.rev, JSON.stringify(shifted), deadline)
  }
  return now - last
}
/** Says now and then that a server runs; returns how to end that. */
export function keepSaying(store: Store): () => void {
  const timer = setInterval(() => void store.stayAlive(clockTime()).catch(() => {}), BEAT_MS)
  return () => clearInterval(timer)
}
