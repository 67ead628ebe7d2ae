/** The bell of a market (CIV-R-35, CIV-R-107): one time for all, instead of everybody's own. */
import { rmSync } from 'node:fs'
import { TableSettings } from '@ecumene/protocol'
import { expect, test, vi } from 'vitest'
import { bellOf } from '../src/pace/bell.ts'
import { askPause, deadlineOf, expired, hasRung, showClock, startClock, tick, turn } from '../src/pace/clock.ts'
import { NO_REST } from '../src/pace/quiet-hours.ts'
import { guest, legalNow, temporary, testServer, toMarket, toyTable, until } from './harness.ts'
import { freePort } from './postgres.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const
const SLOW = { kind: 'slow', each: 7200 } as const
const rests = [NO_REST, NO_REST]
const BELL = 300_000
/** Two people at a market that opened at 10 seconds, after seat 0 acted. */
const atMarket = () => {
  const start = startClock(LIVE, 2, 0b01, 0b11, 0)
  if (!start) throw new Error('no clock')
  return turn(start, LIVE, 0b11, 0b11, 0b01, 10_000, rests, BELL)
}

test('CIV-R-35 CIV-R-107 300 seconds (60 to 600) with live clocks, 24 hours (1 to 72) with slow ones, none without', () => {
  const settings = (change: object) => TableSettings.parse(change)
  expect(bellOf(settings({ pace: LIVE }))).toBe(300_000)
  expect(bellOf(settings({ pace: LIVE, bell: { seconds: 60 } }))).toBe(60_000)
  expect(bellOf(settings({ pace: SLOW }))).toBe(24 * 3_600_000)
  expect(bellOf(settings({ pace: SLOW, bell: { hours: 72 } }))).toBe(72 * 3_600_000)
  expect(bellOf(settings({}))).toBeNull()
  for (const bell of [{ seconds: 59 }, { seconds: 601 }, { hours: 0 }, { hours: 73 }])
    expect(TableSettings.safeParse({ pace: LIVE, bell }).success).toBe(false)
})
test('while a market is open nobody’s own clock runs; what they do there does not lengthen it', () => {
  const open = atMarket()
  expect([open.running, open.left, deadlineOf(open, LIVE, rests)]).toEqual([0, [55_000, 60_000], 310_000])
  const later = turn(open, LIVE, 0b11, 0b11, 0b10, 100_000, rests, BELL)
  expect([later.left, deadlineOf(later, LIVE, rests), later.bell?.left]).toEqual([[55_000, 60_000], 310_000, 210_000])
  expect(showClock(later, LIVE, 110_000, rests)).toMatchObject({ running: 0, bell: 200_000 })
  expect([hasRung(later, 309_999), hasRung(later, 310_000), expired(later, LIVE, 400_000, rests)]).toEqual([
    false,
    true,
    0,
  ])
  // A slow table likewise: nobody gets a decision's time for each offer.
  const slow = startClock(SLOW, 2, 0b11, 0b11, 0, 3_600_000)
  if (!slow) throw new Error('no clock')
  expect([slow.running, deadlineOf(slow, SLOW, rests)]).toEqual([0, 3_600_000])
  expect(deadlineOf(turn(slow, SLOW, 0b11, 0b11, 0b01, 1_800_000, rests, 3_600_000), SLOW, rests)).toBe(3_600_000)
})
test('when the market is over the clocks go on as they were, and the next market has its whole time', () => {
  const closed = turn(atMarket(), LIVE, 0b10, 0b11, 0b01, 40_000, rests)
  expect([closed.running, closed.left]).toEqual([0b10, [55_000, 60_000]])
  expect([deadlineOf(closed, LIVE, rests), hasRung(closed, 1e9)]).toEqual([100_000, false])
  expect(showClock(closed, LIVE, 40_000, rests)?.bell).toBeNull()
  expect(turn(closed, LIVE, 0b11, 0b11, 0b10, 50_000, rests, BELL).bell).toEqual({ left: BELL, isOpen: true })
})
test('who takes back the word that closed the market finds the time that was left, not a new one', () => {
  const closed = turn(atMarket(), LIVE, 0b10, 0b11, 0b01, 40_000, rests)
  expect(turn(closed, LIVE, 0b11, 0b11, 0, 45_000, rests, BELL).bell).toEqual({ left: 270_000, isOpen: true })
})
test('a pause stops the bell', () => {
  const paused = [0, 1].reduce((clock, seat) => askPause(clock, LIVE, seat, true, 0b11, 20_000, rests), atMarket())
  expect([deadlineOf(paused, LIVE, rests), hasRung(paused, 1e9)]).toEqual([null, false])
  expect(tick(paused, LIVE, 500_000, rests).bell?.left).toBe(290_000)
  const on = askPause(paused, LIVE, 0, false, 0b11, 500_000, rests)
  expect(deadlineOf(on, LIVE, rests)).toBe(790_000)
})

test('the bell ends the market for all, even for who has offers on the table, and a restart in between does not silence it', async () => {
  const data = temporary()
  const settings = { port: await freePort(), data }
  let server = await testServer(settings)
  const two = [await guest(server.url), await guest(server.url)]
  const pace = { kind: 'live' as const, bank: 3600, increment: 5 }
  const { info, tables } = await toyTable(two, { settings: { pace, bell: { seconds: 60, hours: 24 } } })
  await toMarket(tables)
  const { bell, running, left } = tables[0].replica.clock ?? { bell: null, running: -1, left: [] }
  expect([running, left.length]).toEqual([0, 2])
  expect(bell).toBeGreaterThan(0)
  expect(bell).toBeLessThanOrEqual(60_000)
  expect((await two[1].client.table(info.id)).seats[1].due).not.toBeNull()
  const offer = legalNow(tables[0]).find(a => a.verb === 'offer')
  if (!offer) throw new Error('nothing to offer')
  await tables[0].play(offer)
  expect(tables[0].replica.clock?.bell).toBeLessThanOrEqual(bell ?? 0)
  // The time is up while nobody looks after the clocks: nothing more can be done at this market.
  server.services.driver.close()
  await server.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, bell: { left: 0, isOpen: true } })
  const { seq } = tables[0].replica
  await expect(tables[1].play({ verb: 'done' })).rejects.toMatchObject({ code: 'not-owed' })
  await expect(tables[0].undo()).rejects.toMatchObject({ code: 'not-owed' })
  await server.stop()
  server = await testServer(settings)
  await until(tables[0], t => t.replica.seq >= seq + 2 && t.replica.clock?.bell === null, 30_000)
  const rows = await server.services.store.db
    .selectFrom('entry')
    .select(['by', 'action'])
    .where('match', '=', info.id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(2)
    .execute()
  expect(rows).toEqual([
    { by: 'clock', action: '{"verb":"done"}' },
    { by: 'clock', action: '{"verb":"done"}' },
  ])
  for (const p of two) p.client.close()
  await server.stop()
  rmSync(data, { recursive: true })
})
