/** A webhook that never comes to an end holds up nobody else's notices. */
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer, toyTable } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
const closers: (() => void)[] = []
beforeAll(async () => {
  server = await testServer({ openWebhooks: true })
})
afterAll(async () => {
  for (const close of closers) close()
  await server.dispose()
}, 30_000)
const listening = async (hook: Server): Promise<string> => {
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => hook.close())
  return `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
}

test('one that sends a byte of its headers now and then, and one whose answer has no end', async () => {
  const sockets = new Set<Socket>()
  const trickle = createTcpServer(socket => {
    sockets.add(socket)
    // Headers as they should be, but for their end.
    socket.write('HTTP/1.1 200 OK\r\nslow: ')
    const timer = setInterval(() => socket.write('a'), 1000)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      sockets.delete(socket)
    })
  })
  let sent = 0
  const endless = createServer((_, response: ServerResponse) => {
    response.on('error', () => {})
    const more = (): void => {
      while (!response.destroyed && sent < 500_000_000) {
        sent += 1_000_000
        if (!response.write('x'.repeat(1_000_000))) break
      }
    }
    response.on('drain', more)
    more()
  })
  const heard: string[] = []
  const prompt = createServer((request, response) => {
    heard.push(String(request.headers['ecumene-notice']))
    response.end()
  })
  const [evil, good] = [await guest(server.url), await guest(server.url)]
  for (const url of [await listening(trickle), await listening(endless)])
    expect((await evil.post('/api/me/channels', { kind: 'webhook', url })).status).toBe(200)
  await good.post('/api/me/channels', { kind: 'webhook', url: await listening(prompt) })
  // The evil one is told first; only then is the other one's turn to be told.
  const first = await toyTable([evil, await guest(server.url)])
  await expect.poll(() => sockets.size, { timeout: 5_000 }).toBe(1)
  const second = await toyTable([good, await guest(server.url)])
  await expect.poll(() => heard, { timeout: 5_000 }).toContain(`${second.info.id}:0:0`)
  // And it is given up in the end; of the answer without end hardly anything was read.
  await expect.poll(() => sockets.size, { timeout: 15_000 }).toBe(0)
  expect(sent).toBeGreaterThan(0)
  expect(sent).toBeLessThan(50_000_000)
  expect(first.tables).toHaveLength(2)
  for (const p of [evil, good]) p.client.close()
}, 40_000)
