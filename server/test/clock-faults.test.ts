/** Ways to cheat a clock that once worked. */
import { has } from '@ecumene/kernel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plan, type Vacations } from '../src/pace/vacation.ts'
import { guest, sleep, testServer, toyTable, until } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const people = (n: number) => Promise.all(Array.from({ length: n }, () => guest(server.url)))
const LIVE = { kind: 'live' as const, bank: 3600, increment: 5 }

test('no client can use up the keys of the clock: they are refused, and time that is up is up', async () => {
  const two = await people(2)
  const { info, tables } = await toyTable(two, { settings: { pace: LIVE }, options: { rounds: 20 } })
  const play = async (seat: number, key: string) => {
    const { seq, last } = tables[seat].replica
    return two[seat].post(`/api/matches/${info.id}/actions`, { seq, key, action: last?.legal?.[0] })
  }
  expect((await play(0, '~clock.10.0')).status).toBe(400)
  // A seat that is asked again after its action names it as the clock once named what it would play next.
  for (let n = 0; ; n++) {
    expect(n).toBeLessThan(100)
    const { seq, owed } = tables[0].replica
    const seat = has(owed, 0) ? 0 : 1
    const played = await play(seat, seq < 9 ? `ordinary-${n}` : `clk.${seq + 1}.${seat}`)
    expect(played.status).toBe(200)
    const { seq: next } = played.body as never as { seq: number }
    await Promise.all(tables.map(t => until(t, x => x.replica.seq >= next)))
    if (seq >= 9 && next === seq + 1 && has(tables[0].replica.owed, seat)) break
  }
  const { seq } = tables[0].replica
  await server.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, left: clock.left.map(() => 0) })
  await until(tables[0], t => t.replica.seq > seq, 5_000)
  for (const p of two) p.client.close()
})

test('quiet hours are twelve at most, and vacations sixty days a year, however they are cut', async () => {
  const [visitor] = await people(1)
  const DAY = 86_400_000
  const save = async (change: object) => {
    const profile = { quiet: null, vacationUntil: null, language: 'en', ...change }
    return (await visitor.send('PUT', '/api/me/profile', profile)).status
  }
  expect(await save({ quiet: { from: 8, to: 21, zone: 'UTC' } })).toBe(400)
  expect(await save({ quiet: { from: 20, to: 8, zone: 'UTC' } })).toBe(200)
  const now = Date.now()
  expect(await save({ vacationUntil: now + 61 * DAY })).toBe(400)
  expect(await save({ vacationUntil: now + 59 * DAY })).toBe(200)
  // The same again, with another language, costs nothing more.
  expect(await save({ vacationUntil: now + 59 * DAY, language: 'it' })).toBe(200)
  let taken: Vacations = []
  for (let n = 0; n < 6; n++)
    taken = plan(taken, now + n * 10 * DAY, now + n * 10 * DAY, now + (n + 1) * 10 * DAY) ?? []
  expect(plan(taken, now + 61 * DAY, now + 61 * DAY, now + 62 * DAY)).toBeNull()
  expect(plan(taken, now + 400 * DAY, now + 400 * DAY, now + 420 * DAY)).not.toBeNull()
  // Ended early: what was not taken is left.
  const early = plan(plan([], now, now, now + 60 * DAY) ?? [], now + DAY, now + DAY, null) ?? []
  expect(plan(early, now + 2 * DAY, now + 2 * DAY, now + 60 * DAY)).not.toBeNull()
})

test('a vacation or quiet hours give no time back: they count from now on', async () => {
  const two = await people(2)
  const { info } = await toyTable(two, { settings: { pace: { kind: 'slow', each: 3600 } } })
  const left = async () => (await two[0].client.table(info.id)).clock?.left[0] ?? Number.NaN
  await server.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, at: clock.at - 600_000 })
  expect(await left()).toBeLessThan(3_001_000)
  const hour = new Date().getUTCHours()
  const quiet = { from: (hour + 23) % 24, to: (hour + 2) % 24, zone: 'UTC' }
  for (const rest of [
    { quiet: null, vacationUntil: Date.now() + 1000 },
    { quiet, vacationUntil: null },
  ]) {
    expect((await two[0].send('PUT', '/api/me/profile', { language: 'en', ...rest })).status).toBe(200)
    expect(await left()).toBeLessThan(3_001_000)
  }
  const before = await left()
  await sleep(300)
  expect(await left()).toBe(before) // resting
  for (const p of two) p.client.close()
})
