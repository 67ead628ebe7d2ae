/** While no server ran, no clock did: what was lost by it is given back when the first one starts. */
import { type Pace, TableSettings } from '@ecumene/protocol'
import { claimDownTime, runningClocks, setClockOf } from '../store/clocks.ts'
import { sittersOf } from '../store/seats.ts'
import type { Store } from '../store/store.ts'
import { type Clock, deadlineOf, tick } from './clock.ts'
import { type Rest, restOf } from './quiet-hours.ts'
import { clockTime } from './time.ts'

const BEAT_MS = 2_000
/** Shorter than this is an ordinary restart's beat, not a time without servers. */
const LEAST_MS = 2 * BEAT_MS

/**
 * From the last beat of a server until now no time has gone by. What went by before it counts as it was, in its own
 * quiet hours.
 */
export function stoodStill(clock: Clock, pace: Pace, rests: readonly Rest[], last: number, now: number): Clock {
  // A clock that was set after the last beat ran only from then on.
  const end = Math.max(last, Math.min(clock.at, last + LEAST_MS))
  return { ...tick(clock, pace, end, rests), at: now }
}
/** Called before any clock is looked at. */
export async function giveBackDownTime(store: Store): Promise<number> {
  const now = clockTime()
  const last = await claimDownTime(store, now)
  if (last === null || Math.abs(now - last) < LEAST_MS) return 0
  for (const row of await runningClocks(store)) {
    const clock = JSON.parse(row.clock) as Clock
    const sitters = await sittersOf(store, [row.match])
    const rests = sitters.map(restOf)
    const { pace } = TableSettings.parse(JSON.parse(row.settings))
    const still = stoodStill(clock, pace, rests, last, now)
    await setClockOf(store, row.match, row.rev, JSON.stringify(still), deadlineOf(still, pace, rests))
  }
  return now - last
}
/** Says now and then that a server runs; returns how to end that. */
export function keepSaying(store: Store): () => void {
  const timer = setInterval(() => void store.stayAlive(clockTime()).catch(() => {}), BEAT_MS)
  return () => clearInterval(timer)
}
