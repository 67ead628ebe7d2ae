/** The clocks of a table. Server time only; a state goes in, another comes out. */
import { bit, has, type Seat, type SeatMask } from '@ecumene/kernel'
import type { Pace, WireClock } from '@ecumene/protocol'
import { type BellState, bellAfter, tickedBell } from './bell.ts'
import { type Former, formerOf, runOn, withoutLine } from './former.ts'
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
  /**
   * The bell of the last market: what was left of its time when `at` was. While it is open the seats' own clocks stand
   * still. Absent: there has been none.
   */
  readonly bell?: BellState
  /** What was left, when `at` was, until the table makes a round the last (ADV-25.4). Absent: it never will. */
  readonly limit?: number
  /** What the actions that can still be taken back have changed. */
  readonly formers?: readonly Former[]
}
/** A player whose bank is empty still gets this much for a decision, so that they can come back. */
const LEAST = 5_000
const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * `bell`: how long the market lasts that is asked now; null: what is asked is none. `minutes`: how long the game lasts
 * until a round is made the last; 0: as long as it likes. A table without clocks for its players has that one alone.
 */
export function startClock(
  pace: Pace,
  seats: number,
  owed: SeatMask,
  people: SeatMask,
  now: number,
  bell: number | null = null,
  minutes = 0,
): Clock | null {
  const limit = minutes > 0 ? { limit: minutes * MINUTE } : {}
  if (pace.kind === 'none')
    return minutes > 0 ? { at: now, left: [], running: 0, paused: false, asked: 0, ...limit } : null
  const full = (pace.kind === 'live' ? pace.bank : pace.each) * SECOND
  const clock = { at: now, left: Array<number>(seats).fill(full), paused: false, asked: 0, ...limit }
  return bell === null
    ? { ...clock, running: owed & people }
    : { ...clock, running: 0, bell: { left: bell, isOpen: true } }
}

/** Takes off what has gone by. */
export function tick(clock: Clock, pace: Pace, now: number, rests: readonly Rest[]): Clock {
  if (clock.paused) return { ...clock, at: now }
  const gone = Math.max(0, now - clock.at)
  const goneFor = (seat: Seat): number =>
    pace.kind === 'slow' ? Math.max(0, countedBetween(clock.at, now, rests[seat])) : gone
  return {
    ...clock,
    at: now,
    left: clock.left.map((ms, seat) => (has(clock.running, seat) ? Math.max(0, ms - goneFor(seat)) : ms)),
    ...(clock.bell && { bell: tickedBell(clock.bell, gone) }),
    ...(clock.limit !== undefined && { limit: Math.max(0, clock.limit - gone) }),
    ...(clock.formers && { formers: clock.formers.map(former => runOn(former, goneFor, gone)) }),
  }
}
/** After an action: the clocks of the seats that are asked now run. `people`: seats with a clock (no bots). */
export function turn(
  clock: Clock,
  pace: Pace,
  owed: SeatMask,
  people: SeatMask,
  acted: SeatMask,
  now: number,
  rests: readonly Rest[],
  bell: number | null = null,
): Clock {
  const before = tick(clock, pace, now, rests)
  const running = bell === null && pace.kind !== 'none' ? owed & people : 0
  const next = bellAfter(before.bell, bell, acted)
  const left = before.left.map((ms, seat) => {
    const finished = has(clock.running, seat) && (!has(running, seat) || has(acted, seat))
    const began = has(running, seat) && (!has(clock.running, seat) || has(acted, seat))
    if (pace.kind === 'slow') return began ? pace.each * SECOND : ms
    if (pace.kind !== 'live') return ms
    const got = finished && !has(running, seat) ? ms + pace.increment * SECOND : ms
    return began ? Math.max(got, LEAST) : got
  })
  return { ...before, left, running, ...(next && { bell: next }) }
}
/**
 * Keeps what an action, the one of this line, has changed, as long as it can be undone. `since`: the first line that
 * can; null: none.
 */
export function remember(
  clock: Clock,
  after: Clock,
  pace: Pace,
  rests: readonly Rest[],
  line: number,
  since: number | null,
): Clock {
  const { formers = [], ...rest } = after
  const former = formerOf(tick(clock, pace, after.at, rests), after, line)
  const kept = [...formers, ...(former ? [former] : [])].filter(f => since !== null && f.line >= since)
  return kept.length > 0 ? { ...rest, formers: kept } : rest
}
/** After an undo of the action of `line`: the clocks as they stood before it, less the time gone by. */
export function undone(
  clock: Clock,
  pace: Pace,
  owed: SeatMask,
  people: SeatMask,
  taken: { readonly line: number; readonly seat: Seat },
  now: number,
  rests: readonly Rest[],
  bell: number | null = null,
): Clock {
  const { formers = [], bell: open, ...before } = tick(clock, pace, now, rests)
  const { left, formers: kept, former } = withoutLine(before.left, formers, taken.line, taken.seat)
  const was = former?.bell === undefined ? open : (former.bell ?? undefined)
  const next = bellAfter(was, bell, 0)
  return {
    ...before,
    left,
    running: bell === null && pace.kind !== 'none' ? owed & people : 0,
    ...(next && { bell: next }),
    ...(kept.length > 0 && { formers: kept }),
  }
}

/**
 * An undo takes back the increment its move had earned. Nobody else's time changes: elapsed time stays spent, and seats
 * that were asked meanwhile keep theirs.
 */
export function charged(clock: Clock | null, pace: Pace, asker: number): Clock | null {
  if (!clock || pace.kind !== 'live') return clock
  const left = clock.left.map((ms, seat) => (seat === asker ? Math.max(LEAST, ms - pace.increment * SECOND) : ms))
  return { ...clock, left }
}

/** When the first of the running clocks is empty, the bell rings or the time of the game is up; null: none runs. */
export function deadlineOf(clock: Clock | null, pace: Pace, rests: readonly Rest[]): number | null {
  if (!clock || clock.paused) return null
  const due = clock.left.flatMap((_, seat) => dueOf(clock, pace, seat, rests[seat]) ?? [])
  const bell = bellAt(clock)
  if (bell !== null) due.push(bell)
  if (clock.limit !== undefined) due.push(clock.at + clock.limit)
  return due.length > 0 ? Math.min(...due) : null
}
/** When the bell rings; null: no market is open, or the game is paused. */
export const bellAt = (clock: Clock | null): number | null =>
  clock?.bell?.isOpen && !clock.paused ? clock.at + clock.bell.left : null
/** The bell has rung: nobody may do anything more at this market, the clock ends it for all. */
export function hasRung(clock: Clock | null, now: number): boolean {
  const at = bellAt(clock)
  return at !== null && at <= now
}
/** The time of the game is up: the table makes the round that is played the last. */
export const isTimeUp = (clock: Clock | null, now: number): boolean =>
  clock?.limit !== undefined && !clock.paused && clock.at + clock.limit <= now
/** A round is the last already, so nobody waits for the time of the game any more. */
export function withoutLimit(clock: Clock | null, pace: Pace): Clock | null {
  if (clock?.limit === undefined) return clock
  const { limit: _, ...rest } = clock
  return pace.kind === 'none' ? null : rest
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
  const before = tick(clock, pace, now, rests)
  // Nobody is kept waiting against their will: pausing takes all of them, going on takes one.
  if (before.paused) return wish ? before : { ...before, paused: false, asked: 0 }
  const asked = wish ? before.asked | bit(seat) : before.asked & ~bit(seat)
  return (asked & people) === people ? { ...before, paused: true, asked: 0 } : { ...before, asked }
}

export function showClock(clock: Clock | null, pace: Pace, now: number, rests: readonly Rest[]): WireClock | null {
  if (!clock) return null
  const { left, running, paused, asked, bell, limit = null } = tick(clock, pace, now, rests)
  const open = bell?.isOpen ? bell.left : null
  return { now, running: paused ? 0 : running, left: [...left], paused, pauseAsked: asked, bell: open, limit }
}
