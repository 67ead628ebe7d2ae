/** Clocks stand still while no server runs, and do not follow a machine's clock that jumps. */
import { rmSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { clockTime } from '../src/pace/time.ts'
import { guest, sleep, temporary, testServer, toyTable } from './harness.ts'
import { freePort } from './postgres.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('a server down for longer than a bank: nobody has lost it when the server is back', async () => {
  const settings = { data: temporary(), port: await freePort() }
  let server = await testServer(settings)
  const two = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(two, { settings: { pace: { kind: 'live', bank: 30, increment: 0 } } })
  await server.services.hall.setClock(info.id, ({ clock }) => clock && { ...clock, left: clock.left.map(() => 6_000) })
  for (const p of two) p.client.close()
  await server.stop()
  await sleep(6_500)
  server = await testServer(settings)
  await sleep(700)
  const table = await two[0].client.table(info.id)
  expect(table.seq).toBe(0)
  expect(table.clock?.left[0]).toBeGreaterThan(1_000)
  await server.stop()
  rmSync(settings.data, { recursive: true })
})

test('the machine is set an hour forward, or back: clocks go on as if nothing had happened', async () => {
  const server = await testServer()
  const two = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(two, { settings: { pace: { kind: 'live', bank: 600, increment: 0 } } })
  const left = async () => (await two[0].client.table(info.id)).clock?.left[0] ?? Number.NaN
  const real = Date.now.bind(Date)
  for (const hours of [1, -1]) {
    vi.spyOn(Date, 'now').mockImplementation(() => real() + hours * 3_600_000)
    const before = await left()
    await sleep(500)
    const gone = before - (await left())
    expect(gone).toBeGreaterThan(300)
    expect(gone).toBeLessThan(5_000)
    expect(Math.abs(clockTime() - real())).toBeLessThan(5_000)
    vi.restoreAllMocks()
  }
  for (const p of two) p.client.close()
  await server.dispose()
})
