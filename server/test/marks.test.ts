/** Marks of one's own on the board: kept with the game, and nobody else's. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer, toyTable } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({})
})
afterAll(() => server.dispose())

test('marks are read by the player of the seat alone, whatever others ask for', async () => {
  const [ann, bob, watcher] = await Promise.all([1, 2, 3].map(() => guest(server.url)))
  const { info, tables } = await toyTable([ann, bob])
  const at = `/api/matches/${info.id}`
  const marks = ['area:hidden-intention', 'card:7']
  expect((await ann.send('PUT', `${at}/marks`, { marks })).status).toBe(200)
  expect((await ann.send('GET', `${at}/marks`)).body).toEqual({ marks })
  expect((await bob.send('GET', `${at}/marks`)).body).toEqual({ marks: [] })
  expect((await watcher.send('GET', `${at}/marks`)).status).toBe(403)
  expect((await watcher.send('PUT', `${at}/marks`, { marks })).status).toBe(403)
  for (const other of [bob, watcher])
    for (const path of [at, `${at}/position`, `${at}/chat`, '/api/matches', '/api/me/everything', `${at}/record`])
      expect(JSON.stringify((await other.send('GET', path)).body)).not.toContain('hidden-intention')
  expect(JSON.stringify((await ann.send('GET', '/api/me/everything')).body)).toContain('hidden-intention')
  // Nothing is sent to the table when somebody marks.
  expect(JSON.stringify(tables.map(t => t.replica))).not.toContain('hidden-intention')
  const many = Array.from({ length: 61 }, (_, i) => `area:${i}`)
  expect((await ann.send('PUT', `${at}/marks`, { marks: many })).status).toBe(400)
})
test('a player who takes over a seat does not find the marks of the one who left', async () => {
  const [ann, bob, cem] = await Promise.all([1, 2, 3].map(() => guest(server.url)))
  const { info } = await toyTable([ann, bob])
  const at = `/api/matches/${info.id}`
  await ann.send('PUT', `${at}/marks`, { marks: ['area:hidden-intention'] })
  await ann.client.leave(info.id)
  expect((await cem.post(`${at}/adopt`, { seat: 0 })).status).toBe(200)
  expect((await cem.send('GET', `${at}/marks`)).body).toEqual({ marks: [] })
  await cem.send('PUT', `${at}/marks`, { marks: [] })
})
