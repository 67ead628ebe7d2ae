/** Streams of lines: they begin at once, cost the database nothing at others' moves, and end with the right to read. */
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, sleep, step, testServer, toyTable } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test('headers arrive at once, and streams of one person are counted', async () => {
  const visitor = await guest(server.url)
  const open = () =>
    fetch(`${server.url}/api/me/stream`, { headers: { cookie: visitor.cookie }, signal: AbortSignal.timeout(5_000) })
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  expect(streams.map(s => s.status)).toEqual(Array(20).fill(200))
  expect((await open()).status).toBe(409)
  await Promise.all(streams.map(s => s.body?.cancel()))
  await expect
    .poll(async () => {
      const again = await open()
      await again.body?.cancel()
      return again.status
    })
    .toBe(200)
})

test('a stream of turns asks the database nothing when others move, and tells what its own tables ask', async () => {
  const two = [await guest(server.url), await guest(server.url)]
  const watcher = await guest(server.url)
  const stream = await fetch(`${server.url}/api/me/stream`, { headers: { cookie: two[0].cookie } })
  const idle = await fetch(`${server.url}/api/me/stream`, { headers: { cookie: watcher.cookie } })
  const heard = new PassThrough()
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
  void (async () => {
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (done) return
      heard.write(value)
    }
  })()
  const { info, tables } = await toyTable(two, { options: { rounds: 4 } })
  await sleep(300)
  const { db } = server.services.store
  const ask = db.selectFrom.bind(db)
  const asked: string[] = []
  db.selectFrom = ((table: string) => {
    asked.push(table)
    return ask(table as never)
  }) as never
  for (let n = 0; n < 8; n++) await step(tables, () => 0)
  db.selectFrom = ask as never
  expect(asked.filter(table => table === 'seat')).toEqual([])
  await expect.poll(() => String(heard.read() ?? '')).toContain(`"match":"${info.id}"`)
  await Promise.all([reader.cancel(), idle.body?.cancel()])
  for (const p of two) p.client.close()
})

test('late spectators see the game go on by REST, too', async () => {
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two, { settings: { delay: 1 }, options: { rounds: 4 } })
  const spectator = await guest(server.url)
  const seq = async () => (await spectator.client.position(info.id)).seq
  expect(await seq()).toBe(0)
  for (let n = 0; n < 4; n++) await step(tables, () => 0)
  await expect.poll(seq).toBeGreaterThan(0)
  for (const p of two) p.client.close()
})

test('a player who has just sat down is seated for everyone who asks while the seats are read', async () => {
  const [host, late] = [await guest(server.url), await guest(server.url)]
  const made = await host.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const { hall } = server.services
  const before = (await hall.room(made.id)).meta
  await late.client.join(made.id)
  // The server knows the table as it was before, and that something has changed.
  Object.assign(await hall.room(made.id), { meta: before, stale: true })
  const seats = [0, 1, 2].map(() => hall.room(made.id).then(room => room.seatOf(late.id)))
  expect(await Promise.all(seats)).toEqual([1, 1, 1])
})
