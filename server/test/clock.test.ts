/** The clocks as arithmetic. */
import { expect, test } from 'vitest'
import {
  askPause,
  type Clock,
  deadlineOf,
  expired,
  remember,
  startClock,
  tick,
  turn,
  undone,
} from '../src/pace/clock.ts'
import { afterCounted, countedBetween, NO_REST, nextAwake } from '../src/pace/quiet-hours.ts'

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const
const SLOW = { kind: 'slow', each: 7200 } as const
const rests = [NO_REST, NO_REST]
const HOUR = 3_600_000
const at = (text: string): number => Date.parse(text)

test('a live clock: a bank, something back for each decision finished, and only who is asked loses time', () => {
  const start = startClock(LIVE, 2, 0b01, 0b11, 0)
  if (!start) throw new Error('no clock')
  expect(deadlineOf(start, LIVE, rests)).toBe(60_000)
  const after = turn(start, LIVE, 0b10, 0b11, 0b01, 10_000, rests)
  expect(after.left).toEqual([55_000, 60_000])
  expect(deadlineOf(after, LIVE, rests)).toBe(70_000)
  expect(expired(after, LIVE, 69_999, rests)).toBe(0)
  expect(expired(after, LIVE, 70_000, rests)).toBe(0b10)
  // Who is out of time gets a little for the next decision, to come back.
  expect(turn(after, LIVE, 0b10, 0b11, 0b10, 70_000, rests).left[1]).toBe(5_000)
  // Bots have no clock.
  expect(turn(start, LIVE, 0b10, 0b01, 0b01, 1000, rests).running).toBe(0)
})
test('a slow clock: so much for each decision', () => {
  const start = startClock(SLOW, 2, 0b01, 0b11, 0)
  if (!start) throw new Error('no clock')
  const after = turn(start, SLOW, 0b11, 0b11, 0b01, HOUR, rests)
  expect(after.left).toEqual([2 * HOUR, 2 * HOUR])
  expect(tick(after, SLOW, 2 * HOUR, rests).left).toEqual([HOUR, HOUR])
  // Another's action gives nobody more time.
  expect(turn(after, SLOW, 0b01, 0b11, 0b10, 2 * HOUR, rests).left[0]).toBe(HOUR)
})
test('a pause takes all people, going on takes one', () => {
  const start = startClock(LIVE, 2, 0b01, 0b11, 0)
  if (!start) throw new Error('no clock')
  const one = askPause(start, LIVE, 0, true, 0b11, 1000, rests)
  expect([one.paused, one.asked]).toEqual([false, 0b01])
  const both = askPause(one, LIVE, 1, true, 0b11, 2000, rests)
  expect(both.paused).toBe(true)
  expect(deadlineOf(both, LIVE, rests)).toBeNull()
  expect(expired(both, LIVE, 1e9, rests)).toBe(0)
  const on = askPause(both, LIVE, 1, false, 0b11, 100_000, rests)
  expect([on.paused, on.left[0]]).toEqual([false, 58_000])
})
test('quiet hours and vacation do not count, in the player own zone, across midnight and the change of summer time', () => {
  const rest = { quiet: { from: 23, to: 7, zone: 'Europe/Rome' }, vacationUntil: null }
  const evening = at('2026-11-10T21:30:00Z') // 22:30 in Rome
  expect(countedBetween(evening, evening + 12 * HOUR, rest)).toBe(4 * HOUR)
  expect(afterCounted(evening, HOUR, rest)).toBe(at('2026-11-11T06:30:00Z')) // half an hour now, half after seven
  expect(nextAwake(at('2026-11-11T02:00:00Z'), rest)).toBe(at('2026-11-11T06:00:00Z'))
  expect(nextAwake(evening, rest)).toBe(evening)
  // The night of 25 October 2026 has nine quiet hours.
  expect(countedBetween(at('2026-10-24T20:00:00Z'), at('2026-10-25T08:00:00Z'), rest)).toBe(3 * HOUR)
  const away = { quiet: null, vacationUntil: evening + 100 * HOUR }
  expect(afterCounted(evening, HOUR, away)).toBe(evening + 101 * HOUR)
  expect(countedBetween(evening, evening + 50 * HOUR, away)).toBe(0)
  // One that begins later, with quiet hours around it.
  const planned = { ...rest, vacationFrom: evening + HOUR / 4, vacationUntil: at('2026-11-13T12:00:00Z') }
  expect(afterCounted(evening, HOUR / 4, planned)).toBe(evening + HOUR / 4)
  expect(afterCounted(evening, HOUR, planned)).toBe(at('2026-11-13T12:45:00Z'))
  expect(countedBetween(evening, at('2026-11-13T14:00:00Z'), planned)).toBe(2.25 * HOUR)
  expect(nextAwake(evening + HOUR / 2, planned)).toBe(at('2026-11-13T12:00:00Z'))
  expect(nextAwake(evening, planned)).toBe(evening)
  const india = { quiet: { from: 0, to: 6, zone: 'Asia/Kolkata' }, vacationUntil: null }
  expect(nextAwake(at('2026-11-10T20:00:00Z'), india)).toBe(at('2026-11-11T00:30:00Z'))
})

/** Seat 0 plays line `line` and, a moment later, takes it back. */
function pair(clock: Clock, pace: typeof LIVE | typeof SLOW, owedAfter: number, now: number, line: number): Clock {
  const played = remember(clock, turn(clock, pace, owedAfter, 0b11, 0b01, now, rests), pace, rests, line, line)
  return undone(played, pace, 0b01, 0b11, { line, seat: 0 }, now + 100, rests)
}
test.each([
  ['live', LIVE, 0b10],
  ['live, and the turn goes on', LIVE, 0b01],
  ['slow', SLOW, 0b10],
  ['slow, and the turn goes on', SLOW, 0b01],
] as const)('%s: what is played and taken back costs the time it took, and nothing else changes', (_, pace, owed) => {
  let clock = startClock(pace, 2, 0b01, 0b11, 0)
  if (!clock) throw new Error('no clock')
  const [full, others] = clock.left
  for (let i = 0; i < 20; i++) clock = pair(clock, pace, owed, 200 * i + 100, 2 * i + 1)
  expect(clock).toMatchObject({ left: [full - 4000, others], running: 0b01, at: 4000 })
  expect(clock.formers).toBeUndefined()
})
test('an undo gives back what the others lost by the action; who acted since keeps their own', () => {
  const three = [NO_REST, NO_REST, NO_REST]
  const start = startClock(LIVE, 3, 0b011, 0b111, 0)
  if (!start) throw new Error('no clock')
  // Seats 0 and 1 decide at once; when 0 has played, 2 is asked too.
  const first = remember(start, turn(start, LIVE, 0b110, 0b111, 0b001, 10_000, three), LIVE, three, 1, 1)
  expect(first.left).toEqual([55_000, 50_000, 60_000])
  const second = remember(first, turn(first, LIVE, 0b100, 0b111, 0b010, 20_000, three), LIVE, three, 2, 1)
  expect(second.left).toEqual([55_000, 45_000, 50_000])
  const back = undone(second, LIVE, 0b001, 0b111, { line: 1, seat: 0 }, 30_000, three)
  expect(back).toMatchObject({ left: [30_000, 45_000, 60_000], running: 0b001 })
  // Seat 1 takes its own back too, later.
  expect(undone(back, LIVE, 0b011, 0b111, { line: 2, seat: 1 }, 32_000, three).left).toEqual([28_000, 28_000, 60_000])
})
test('an undo leaves a seat that was asked by the action, and has acted since, the time it has', () => {
  const three = [NO_REST, NO_REST, NO_REST]
  const start = startClock(LIVE, 3, 0b001, 0b111, 0)
  if (!start) throw new Error('no clock')
  const first = remember(start, turn(start, LIVE, 0b010, 0b111, 0b001, 10_000, three), LIVE, three, 1, 1)
  const second = remember(first, turn(first, LIVE, 0b100, 0b111, 0b010, 20_000, three), LIVE, three, 2, 1)
  expect(second.left).toEqual([55_000, 55_000, 60_000])
  const back = undone(second, LIVE, 0b001, 0b111, { line: 1, seat: 0 }, 30_000, three)
  expect(back.left).toEqual([30_000, 55_000, 50_000])
})
