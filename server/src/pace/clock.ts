/** The clocks of a table. Server time only; a state goes in, another comes out. */
import { bit, has, type SeatMask } from '@ecumene/kernel'
import type { Pace, WireClock } from '@ecumene/protocol'
import { afterCounted, countedBetween, type Rest } from './quiet-hours.ts'

export interface Clock {
  /** When `left` was true. */
  readonly at: number
  readonly left: readonly number[]
  /** Whose time runs. */
  readonly running: SeatMask
  readonly paused: boolean
  /** Who wants to pause, or while paused to go on: it happens when all people at the table agree. */
  readonly asked: SeatMask
}
/** A player whose bank is empty still gets this much for a decision, so that they can come back. */
const LEAST = 5_000
const SECOND = 1000

export function startClock(pace: Pace, seats: number, owed: SeatMask, people: SeatMask, now: number): Clock | null {
  if (pace.kind === 'none') return null
  const full = (pace.kind === 'live' ? pace.bank : pace.each) * SECOND
  return { at: now, left: Array<number>(seats).fill(full), running: owed & people, paused: false, asked: 0 }
}

/** Takes off what has gone by. */
export function tick(clock: Clock, pace: Pace, now: number, rests: readonly Rest[]): Clock {
  if (clock.paused) return { ...clock, at: now }
  const left = clock.left.map((ms, seat) => {
    if (!has(clock.running, seat)) return ms
    const gone = pace.kind === 'slow' ? countedBetween(clock.at, now, rests[seat]) : now - clock.at
    return Math.max(0, ms - Math.max(0, gone))
  })
  return { ...clock, at: now, left }
}

/** After an action: whoever is asked now runs. `people`: seats that a clock can press (no bots). */
export function turn(
  clock: Clock,
  pace: Pace,
  owed: SeatMask,
  people: SeatMask,
  acted: SeatMask,
  now: number,
  rests: readonly Rest[],
): Clock {
  const ticked = tick(clock, pace, now, rests)
  const running = owed & people
  const left = ticked.left.map((ms, seat) => {
    const finished = has(clock.running, seat) && (!has(running, seat) || has(acted, seat))
    const began = has(running, seat) && (!has(clock.running, seat) || has(acted, seat))
    if (pace.kind === 'slow') return began ? pace.each * SECOND : ms
    if (pace.kind !== 'live') return ms
    const got = finished && !has(running, seat) ? ms + pace.increment * SECOND : ms
    return began ? Math.max(got, LEAST) : got
  })
  return { ...ticked, left, running }
}

/** When the first of the running clocks is empty; null: none runs. */
export function deadlineOf(clock: Clock | null, pace: Pace, rests: readonly Rest[]): number | null {
  if (!clock || clock.paused || clock.running === 0) return null
  return Math.min(...clock.left.flatMap((_, seat) => dueOf(clock, pace, seat, rests[seat]) ?? []))
}
/** When the clock of one seat is empty; null: it does not run. */
export function dueOf(clock: Clock | null, pace: Pace, seat: number, rest: Rest): number | null {
  if (!clock || clock.paused || !has(clock.running, seat)) return null
  return pace.kind === 'slow' ? afterCounted(clock.at, clock.left[seat], rest) : clock.at + clock.left[seat]
}
/** Whose time is up. */
export function expired(clock: Clock, pace: Pace, now: number, rests: readonly Rest[]): SeatMask {
  if (clock.paused) return 0
  const { left, running } = tick(clock, pace, now, rests)
  return left.reduce((mask, ms, seat) => (has(running, seat) && ms <= 0 ? mask | bit(seat) : mask), 0)
}

/** A seat asks to pause (or to go on), or takes that back; agreed by all people, it happens. */
export function askPause(
  clock: Clock,
  pace: Pace,
  seat: number,
  wish: boolean,
  people: SeatMask,
  now: number,
  rests: readonly Rest[],
): Clock {
  const ticked = tick(clock, pace, now, rests)
  // Nobody is kept waiting against their will: pausing takes all of them, going on takes one.
  if (ticked.paused) return wish ? ticked : { ...ticked, paused: false, asked: 0 }
  const asked = wish ? ticked.asked | bit(seat) : ticked.asked & ~bit(seat)
  return (asked & people) === people ? { ...ticked, paused: true, asked: 0 } : { ...ticked, asked }
}

export function showClock(clock: Clock | null, pace: Pace, now: number, rests: readonly Rest[]): WireClock | null {
  if (!clock) return null
  const { left, running, paused, asked } = tick(clock, pace, now, rests)
  return { now, running: paused ? 0 : running, left: [...left], paused, pauseAsked: asked }
}
