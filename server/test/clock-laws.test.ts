/**
 * Laws of time, over any sequence of playing, taking back alone or by consent, pausing, resting, coming again and
 * servers that go away: what was thought and what is left add up; what is taken back has not been; while no server
 * runs, no time does.
 */
import { bit, has } from '@ecumene/kernel'
import type { Pace } from '@ecumene/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterMove, type MoveOnClock } from '../src/pace/after-move.ts'
import { askPause, type Clock, showClock, startClock, tick, turn } from '../src/pace/clock.ts'
import { stoodStill } from '../src/pace/down-time.ts'
import { NO_REST, type Rest } from '../src/pace/quiet-hours.ts'
import { type Dated, type Deed, ledgerOf } from './clock-ledger.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse('2026-11-10T17:00:00Z')
const SEATS = 4
/** The last seat is a bot: it has no clock. */
const PEOPLE = 0b0111
const BELL_MS = 5 * MINUTE
const PACES = {
  live: { kind: 'live', bank: 86_400, increment: 30 },
  'live without increment': { kind: 'live', bank: 86_400, increment: 0 },
  'live, banks that empty': { kind: 'live', bank: 300, increment: 7 },
  slow: { kind: 'slow', each: 30 * 86_400 },
  'slow, time that runs out': { kind: 'slow', each: 900 },
} as const satisfies Record<string, Exclude<Pace, { kind: 'none' }>>

const owed = fc.integer({ min: 1, max: 0b1111 })
const seat = fc.nat(SEATS - 1)
const rest = fc.oneof(
  fc.constant(NO_REST),
  fc.record({ from: fc.nat(23), hours: fc.integer({ min: 1, max: 12 }) }).map(
    ({ from, hours }): Rest => ({
      quiet: { from, to: (from + hours) % 24, zone: 'Europe/Rome' },
      vacationUntil: null,
    }),
  ),
  fc.integer({ min: 1, max: 48 }).map((hours): Rest => ({ quiet: null, vacationUntil: START + hours * HOUR })),
)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 10 * MINUTE }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      pick: seat,
      owed,
      bell: fc.boolean(),
      isFinal: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('take back' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('agree to take back' as const), pick: seat, bell: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pause' as const), seat, wish: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('all pause' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rest' as const), seat, rest }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('come again' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('no server' as const), ms: fc.integer({ min: 5000, max: 3 * HOUR }) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A table whose server does what ours does, and a ledger beside it. */
class Evening {
  readonly #pace: (typeof PACES)[keyof typeof PACES]
  #clock: Clock
  #rests: Rest[] = Array(SEATS).fill(NO_REST)
  #now = START
  #owed: number
  #line = 0
  /** The first line that can be taken back. */
  #since = 1
  #lines: {
    readonly line: number
    readonly seat: number
    readonly owedBefore: number
    readonly bellBefore: boolean
  }[] = []
  #deeds: Dated[]
  constructor(pace: (typeof PACES)[keyof typeof PACES], first: number) {
    this.#pace = pace
    this.#owed = first
    const clock = startClock(pace, SEATS, first, PEOPLE, START)
    if (!clock) throw new Error('no clock')
    this.#clock = clock
    this.#deeds = [{ kind: 'play', line: 0, seat: 0, owed: first, bell: false, at: START }]
  }
  get #isDealing(): boolean {
    return this.#clock.bell?.isOpen === true
  }
  #note(deed: Deed): void {
    this.#deeds.push({ ...deed, at: this.#now })
  }
  take(given: Step): void {
    if (given.do === 'wait') this.#now += given.ms
    else if (given.do === 'play') this.#play(given.pick, given.owed, given.bell, given.isFinal)
    else if (given.do === 'take back') this.#takeBack()
    else if (given.do === 'agree to take back') this.#agree(given.pick, given.bell)
    else if (given.do === 'pause') this.#wish(given.seat, given.wish)
    else if (given.do === 'all pause') for (let s = 0; s < SEATS; s++) this.#wish(s, true)
    else if (given.do === 'rest') this.#sleepsNow(given.seat, given.rest)
    else if (given.do === 'come again') this.#reread()
    else this.#noServer(given.ms)
  }
  #play(pick: number, next: number, bell: boolean, isFinal: boolean): void {
    if (this.#clock.paused) return
    const asked = [...Array(SEATS).keys()].filter(s => has(this.#owed, s))
    const mover = asked[pick % asked.length]
    const line = ++this.#line
    if (isFinal) this.#since = line + 1
    const bellBefore = this.#isDealing
    const move = { line, seat: mover, undoes: null, isConsent: false, undoable: isFinal ? null : this.#since }
    this.#after(move, next, bell)
    this.#lines.push({ line, seat: mover, owedBefore: this.#owed, bellBefore })
    this.#owed = next
    this.#note({ kind: 'play', line, seat: mover, owed: next, bell })
  }
  #takeBack(): void {
    const last = this.#lines.at(-1)
    if (!last || last.line < this.#since || this.#clock.paused) return
    this.#lines.pop()
    this.#owed = last.owedBefore
    const move = { line: this.#line, seat: last.seat, undoes: last.line, isConsent: false, undoable: this.#since }
    this.#after(move, last.owedBefore, last.bellBefore)
    this.#deeds = this.#deeds.filter(d => d.kind !== 'play' || d.line !== last.line)
  }
  /** Everybody agrees that somebody takes back a move, and all since; nothing before it is taken back by one alone. */
  #agree(pick: number, bell: boolean): void {
    if (this.#clock.paused || this.#lines.length === 0) return
    const { seat, owedBefore } = this.#lines[pick % this.#lines.length]
    const line = ++this.#line
    this.#after({ line, seat, undoes: null, isConsent: true, undoable: null }, owedBefore, bell)
    this.#since = line + 1
    this.#lines = []
    this.#owed = owedBefore
    this.#note({ kind: 'consent', seat, owed: owedBefore, bell })
  }
  #after(move: MoveOnClock, next: number, bell: boolean): void {
    const table = { pace: this.#pace, people: PEOPLE, rests: this.#rests }
    const clock = afterMove(this.#clock, table, move, next, this.#now, bell ? BELL_MS : null)
    if (!clock) throw new Error('no clock')
    this.#clock = clock
  }
  #wish(of: number, wish: boolean): void {
    if (!has(PEOPLE, of)) return
    const was = this.#clock.paused
    this.#clock = askPause(this.#clock, this.#pace, of, wish, PEOPLE, this.#now, this.#rests)
    if (was !== this.#clock.paused) this.#note(was ? { kind: 'go on' } : { kind: 'pause' })
  }
  /** As a changed profile does: what has gone by counts by the old one. */
  #sleepsNow(of: number, next: Rest): void {
    this.#clock = tick(this.#clock, this.#pace, this.#now, this.#rests)
    this.#rests = this.#rests.with(of, next)
    this.#note({ kind: 'rest', seat: of, rest: next })
  }
  /** Another process reads the table; somebody's seat is looked at anew. */
  #reread(): void {
    if (this.#clock.paused) return
    const read = JSON.parse(JSON.stringify(this.#clock)) as Clock
    const bell = this.#isDealing ? BELL_MS : null
    this.#clock = turn(read, this.#pace, this.#owed, PEOPLE, 0, this.#now, this.#rests, bell)
  }
  #noServer(ms: number): void {
    const last = this.#now
    this.#now += ms
    this.#clock = stoodStill(this.#clock, this.#pace, this.#rests, last, this.#now)
    this.#deeds.push({ kind: 'gone', until: this.#now, at: last })
  }
  shown() {
    const clock = showClock(this.#clock, this.#pace, this.#now, this.#rests)
    return { left: clock?.left, bell: clock?.bell ?? null }
  }
  counted() {
    const table = { pace: this.#pace, seats: SEATS, people: PEOPLE, bellMs: BELL_MS }
    return ledgerOf(this.#deeds, table, Array(SEATS).fill(NO_REST), this.#now)
  }
}

test.each(Object.keys(PACES) as (keyof typeof PACES)[])(
  '%s: what was thought and what is left add up after any sequence; what was taken back has not been',
  pace => {
    fc.assert(
      fc.property(owed, fc.array(step, { maxLength: 60, size: 'max' }), (first, steps) => {
        const evening = new Evening(PACES[pace], first)
        for (const one of steps) {
          evening.take(one)
          expect(evening.shown()).toEqual(evening.counted())
        }
      }),
      { numRuns: 400 },
    )
  },
)

interface Asked {
  readonly isDone: boolean
  /** When the last decision was done that stands. */
  readonly doneAt: number
}
test.each([0, 7])(
  'all are asked at once, increment %i: who takes their own back, in any order, has thought all the while; nobody else has',
  increment => {
    const pace = { kind: 'live', bank: 86_400, increment } as const
    const table = { pace, people: 0b1111, rests: Array<Rest>(SEATS).fill(NO_REST) }
    const deed = fc.record({ seat, ms: fc.integer({ min: 1, max: MINUTE }) })
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40, size: 'max' }), deeds => {
        const clock = startClock(pace, SEATS, table.people, table.people, START)
        if (!clock) throw new Error('no clock')
        let now = START
        let current = clock
        const people: Asked[] = Array.from({ length: SEATS }, () => ({ isDone: false, doneAt: 0 }))
        const lines = Array<number>(SEATS).fill(0)
        deeds.forEach(({ seat, ms }, line) => {
          now += ms
          const undoes = people[seat].isDone ? lines[seat] : null
          people[seat] = { isDone: undoes === null, doneAt: now }
          lines[seat] = line
          const owed = people.reduce((mask, { isDone }, s) => (isDone ? mask : mask | bit(s)), 0)
          const move = { line, seat, undoes, isConsent: false, undoable: 0 }
          current = afterMove(current, table, move, owed, now, null) ?? current
          const left = people.map(({ isDone, doneAt }) => {
            const thought = (isDone ? doneAt : now) - START
            return pace.bank * 1000 - thought + (isDone ? increment * 1000 : 0)
          })
          expect(showClock(current, pace, now, table.rests)?.left).toEqual(left)
        })
      }),
      { numRuns: 400 },
    )
  },
)
