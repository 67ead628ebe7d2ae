/** ADV-25.4: a game whose table makes a round the last, by its clock or by its host's word. */
import { NOBODY } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askPause, deadlineOf, isTimeUp, showClock, startClock, tick, turn, withoutLimit } from '../src/pace/clock.ts'
import { NO_REST } from '../src/pace/quiet-hours.ts'
import { guest, testServer, toyTable, until } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const LIVE = { kind: 'live', bank: 60, increment: 5 } as const
const NONE = { kind: 'none' } as const
const rests = [NO_REST, NO_REST]
const begun = (pace: typeof LIVE | typeof NONE, minutes: number) => startClock(pace, 2, 0b01, 0b11, 0, null, minutes)

test('ADV-25.4 the time of the game runs in every player’s turn; a table without clocks for its players has that one alone', () => {
  expect([begun(NONE, 0), begun(LIVE, 0)?.limit]).toEqual([null, undefined])
  const alone = begun(NONE, 3)
  if (!alone) throw new Error('no clock')
  const later = turn(alone, NONE, 0b10, 0b11, 0b01, 60_000, rests)
  expect([later.running, later.left, later.limit, deadlineOf(later, NONE, rests)]).toEqual([0, [], 120_000, 180_000])
  expect([isTimeUp(later, 179_999), isTimeUp(later, 180_000), isTimeUp(null, 1e12)]).toEqual([false, true, false])
  expect(showClock(later, NONE, 80_000, rests)).toMatchObject({ limit: 100_000, bell: null, left: [] })
  const live = begun(LIVE, 3)
  if (!live) throw new Error('no clock')
  // The first player's minute is up before.
  expect(deadlineOf(live, LIVE, rests)).toBe(60_000)
  expect(withoutLimit(turn(live, LIVE, 0b10, 0b11, 0b01, 10_000, rests), LIVE)).toMatchObject({ running: 0b10 })
  expect([withoutLimit(live, LIVE)?.limit, withoutLimit(alone, NONE), withoutLimit(null, NONE)]).toEqual([
    undefined,
    null,
    null,
  ])
})
test('ADV-25.4 a pause stops the time of the game', () => {
  const clock = begun(NONE, 1)
  if (!clock) throw new Error('no clock')
  const paused = [0, 1].reduce((c, seat) => askPause(c, NONE, seat, true, 0b11, 20_000, rests), clock)
  expect([deadlineOf(paused, NONE, rests), isTimeUp(paused, 1e9)]).toEqual([null, false])
  expect(tick(paused, NONE, 500_000, rests).limit).toBe(40_000)
  expect(deadlineOf(askPause(paused, NONE, 0, false, 0b11, 500_000, rests), NONE, rests)).toBe(540_000)
})

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

const game = 'advanced-civilization'
const called = (match: string) =>
  server.services.store.db
    .selectFrom('entry')
    .select(['by', 'action', 'seat'])
    .where('match', '=', match)
    .where('seat', '=', NOBODY)
    .execute()

test('ADV-25.4 when the minutes are up the clock makes the round the last; everybody is told, and nobody loses their turn', async () => {
  const people = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(people, { game, options: { minutes: 90 } })
  const { limit } = tables[1].replica.clock ?? { limit: null }
  expect(limit).toBeGreaterThan(89 * 60_000)
  expect(limit).toBeLessThanOrEqual(90 * 60_000)
  const { owed, seq } = tables[0].replica
  await server.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, limit: 0 })
  for (const t of tables) await until(t, x => x.replica.seq === seq + 1 && !x.replica.clock)
  expect(await called(info.id)).toEqual([{ by: 'clock', action: '{"verb":"lastRound"}', seat: NOBODY }])
  for (const { replica } of tables)
    expect([replica.owed, replica.lines.at(-1)?.events]).toEqual([owed, [{ type: 'lastRoundCalled', round: 1 }]])
  // Another process, or this one after a restart, reads the table from what is stored.
  const past = await server.services.hall.past(info.id, 0, seq + 1)
  expect(past.view).toMatchObject({ lastRound: 1 })
  for (const p of people) p.client.close()
})
test('ADV-25.4 the host may make the round the last while the game runs; nobody else may, and no seat plays it', async () => {
  const people = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(people, { game, settings: { rated: false } })
  const path = `/api/matches/${info.id}/last-round`
  expect((await people[1].post(path)).status).toBe(403)
  const [seat] = [0, 1].filter(i => (tables[i].replica.owed >> i) & 1)
  await expect(tables[seat].play({ verb: 'lastRound' })).rejects.toMatchObject({ code: 'malformed' })
  expect((await people[0].post(path)).status).toBeLessThan(300)
  await until(tables[1], t => t.replica.seq === 1)
  expect(await called(info.id)).toEqual([{ by: 'player', action: '{"verb":"lastRound"}', seat: NOBODY }])
  expect(await people[0].post(path)).toMatchObject({ status: 422, body: { error: { code: 'refused' } } })
  for (const p of people) p.client.close()
})
test('ADV-25.4 minutes that are up in the round that was agreed to be the last change nothing, and are forgotten', async () => {
  const people = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(people, { game, options: { minutes: 90, rounds: 1 } })
  await server.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, limit: 0 })
  await vi.waitFor(async () => expect((await people[0].client.table(info.id)).clock).toBeNull(), { timeout: 20_000 })
  expect([tables[0].replica.seq, await called(info.id)]).toEqual([0, []])
  for (const p of people) p.client.close()
})
test('ADV-25.4 a rated game ends as it was agreed before the start: its host ends nothing; with bots alone they may', async () => {
  const people = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(people, { game })
  expect((await people[0].post(`/api/matches/${info.id}/last-round`)).status).toBe(403)
  expect(await called(info.id)).toEqual([])
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }]
  const alone = await people[0].client.create({ game, seats })
  expect((await people[0].post(`/api/matches/${alone.id}/last-round`)).status).toBeLessThan(300)
  for (const p of people) p.client.close()
})
