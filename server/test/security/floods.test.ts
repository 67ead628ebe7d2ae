/** A client that floods is slowed down, then cut off; and nothing of it stays behind. */
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { guest, sleep, testServer, toyTable, type Visitor } from '../harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ maxWatchers: 2 })
})
afterAll(() => server.dispose())
async function socketOf(visitor: Visitor): Promise<{ socket: WebSocket; heard: { t: string }[] }> {
  const socket = visitor.connect(`${server.url.replace('http', 'ws')}/api/socket`)
  const heard: { t: string }[] = []
  socket.on('message', data => heard.push(JSON.parse(String(data))))
  socket.on('error', () => {})
  await once(socket, 'open')
  return { socket, heard }
}

test('one table opened a hundred times at once is followed once, and not at all when the socket is gone', async () => {
  const two = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable(two)
  const { hall } = server.services
  const before = hall.rooms.subscriberCount
  const { socket, heard } = await socketOf(await guest(server.url))
  for (let n = 0; n < 100; n++) socket.send(JSON.stringify({ t: 'open', match: info.id }))
  await expect.poll(() => heard.filter(h => h.t === 'update').length, { timeout: 30_000 }).toBe(100)
  expect(hall.rooms.subscriberCount).toBe(before + 1)
  for (let n = 0; n < 50; n++) socket.send(JSON.stringify({ t: 'open', match: info.id }))
  socket.terminate()
  await expect.poll(() => hall.rooms.subscriberCount, { timeout: 30_000 }).toBe(before)
  await sleep(100)
  expect(hall.rooms.subscriberCount).toBe(before)
  expect(tables).toHaveLength(2)
  for (const p of two) p.client.close()
})

test('a table takes so many who look on, and another one when somebody has gone', async () => {
  const two = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(two)
  const opened = async (told: string) => {
    const one = await socketOf(await guest(server.url))
    one.socket.send(JSON.stringify({ t: 'open', match: info.id }))
    await expect.poll(() => one.heard.some(h => h.t === told), { timeout: 30_000 }).toBe(true)
    return one
  }
  const first = await opened('update')
  const second = await opened('update')
  const third = await opened('no')
  expect(third.heard.find(h => h.t === 'no')).toMatchObject({ match: info.id, trouble: { code: 'busy' } })
  first.socket.send(JSON.stringify({ t: 'close', match: info.id }))
  await expect.poll(() => first.heard.some(h => h.t === 'closed'), { timeout: 30_000 }).toBe(true)
  const fourth = await opened('update')
  for (const { socket } of [first, second, third, fourth]) socket.terminate()
  for (const p of two) p.client.close()
})

test('talk is limited for a person, however they say it', async () => {
  const two = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable(two)
  const { socket, heard } = await socketOf(two[0])
  for (let n = 0; n < 40; n++) socket.send(JSON.stringify({ t: 'say', ref: n, match: info.id, text: `line ${n}` }))
  await expect.poll(() => heard.filter(h => h.t === 'no').length, { timeout: 30_000 }).toBe(10)
  expect((await two[0].post(`/api/matches/${info.id}/chat`, { text: 'and by REST' })).status).toBe(429)
  expect((await two[1].post(`/api/matches/${info.id}/chat`, { text: 'somebody else' })).status).toBe(200)
  socket.close()
  for (const p of two) p.client.close()
})

test('a socket that goes on flooding after many warnings is cut off', async () => {
  const { socket } = await socketOf(await guest(server.url))
  const gone = once(socket, 'close')
  for (let n = 0; n < 2000; n++) socket.send('{"t":"ping"}')
  await gone
  expect(socket.readyState).toBe(socket.CLOSED)
})
