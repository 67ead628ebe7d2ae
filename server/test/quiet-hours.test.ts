/** Quiet hours by formula: the same as walking hour by hour, which would stop everybody. */
import { FastRng } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { afterCounted, countedBetween, nextAwake, type Rest } from '../src/pace/quiet-hours.ts'

const HOUR = 3_600_000
const QUARTER = HOUR / 4
const zones = ['UTC', 'Europe/Rome', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca']
const formats = Object.fromEntries(
  zones.map(zone => [zone, new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })]),
)
const hourIn = (at: number, zone: string): number => Number(formats[zone].format(at)) % 24
/** Quarter by quarter, as slowly as it is plain. */
function walked(from: number, to: number, { quiet, vacationFrom, vacationUntil }: Rest): number {
  let sum = 0
  for (let at = from; at < to; at += QUARTER) {
    const away = vacationUntil !== null && at < vacationUntil && at >= (vacationFrom ?? at)
    const hour = quiet ? hourIn(at, quiet.zone) : 0
    const isQuiet =
      quiet !== null &&
      (quiet.from <= quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to)
    if (!away && !isQuiet) sum += QUARTER
  }
  return sum
}
const start = Date.UTC(2026, 9, 20) // the clocks change soon after
function randomRest(rng: FastRng): Rest {
  const leaves = start + rng.below(6 * 24) * HOUR
  return {
    quiet: rng.below(5) === 0 ? null : { from: rng.below(24), to: rng.below(24), zone: zones[rng.below(zones.length)] },
    vacationFrom: rng.below(2) === 0 ? leaves : null,
    vacationUntil: rng.below(2) === 0 ? null : leaves + rng.below(60) * HOUR,
  }
}

test('counted time by formula is what a walk from quarter to quarter of an hour counts, in zones that change their clocks', () => {
  const rng = new FastRng(5)
  for (let n = 0; n < 40; n++) {
    const rest = randomRest(rng)
    const from = start + rng.below(4 * 24 * 4) * QUARTER
    const to = from + rng.below(6 * 24 * 4) * QUARTER
    expect([n, rest, countedBetween(from, to, rest)]).toEqual([n, rest, walked(from, to, rest)])
  }
})
test('the end of counted time counts back to it, and is never in quiet hours but at their first moment', () => {
  const rng = new FastRng(6)
  for (let n = 0; n < 300; n++) {
    const rest = randomRest(rng)
    const from = start + rng.below(4 * 24 * 4) * QUARTER
    const ms = 1 + rng.below(100 * HOUR)
    const end = afterCounted(from, ms, rest)
    expect([n, countedBetween(from, end, rest), countedBetween(from, end - 1, rest)]).toEqual([n, ms, ms - 1])
    const awake = nextAwake(from, rest)
    expect([n, countedBetween(from, awake, rest), countedBetween(awake, awake + 1, rest)]).toEqual([n, 0, 1])
  }
})
test('a month of slow clock with long nights costs a formula, not thousands of steps', () => {
  const rest = { quiet: { from: 1, to: 0, zone: 'Europe/Rome' }, vacationUntil: null }
  afterCounted(start, HOUR, rest)
  const begun = performance.now()
  for (let n = 0; n < 1000; n++) afterCounted(start + n, 30 * 24 * HOUR, rest)
  // 17,000 steps each took 28 ms; this is a thousand of them.
  expect(performance.now() - begun).toBeLessThan(2000)
})
