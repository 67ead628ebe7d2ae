/** A page of another site must not open a socket in a visitor's name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { guest, testServer } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

/** The status of the answer to an upgrade, or 101. */
const upgrade = (headers: Record<string, string>): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/socket`, { headers })
    socket.on('open', () => {
      socket.close()
      resolve(101)
    })
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => {})
  })

test('only our own origin, or a program that carries no cookie', async () => {
  const a = await guest(server.url)
  expect(await upgrade({ cookie: a.cookie, origin: server.url })).toBe(101)
  for (const origin of [
    'https://evil.example',
    'null',
    `${server.url}.evil.example`,
    'http://127.0.0.1',
    `${server.url}0`,
  ])
    expect(await upgrade({ cookie: a.cookie, origin })).toBe(403)
  expect(await upgrade({ cookie: a.cookie })).toBe(403)
  expect(await upgrade({ origin: 'https://evil.example' })).toBe(403)
  expect(await upgrade({})).toBe(101)
})
test('with a public address set, the Host header opens nothing', async () => {
  const other = await testServer({ publicUrl: 'https://play.example' })
  const ask = (headers: Record<string, string>) =>
    fetch(`${other.url}/api/matches`, { method: 'POST', headers, body: '{}' })
  expect((await ask({ origin: other.url, 'content-type': 'application/json' })).status).toBe(403)
  expect((await ask({ origin: 'https://play.example', 'content-type': 'application/json' })).status).toBe(401)
  await other.dispose()
})
test('no answer invites another site to read it', async () => {
  const response = await fetch(`${server.url}/api/matches`, { headers: { origin: 'https://evil.example' } })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
