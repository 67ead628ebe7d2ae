/** Guessing is slow, and tells nothing about who exists. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../../src/limits-list.ts'
import { testServer, Visitor } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test('signing up and in answer the same for a known and an unknown address', async () => {
  const v = new Visitor(server.url)
  const body = { name: 'Ann', email: 'known@example.org', password: 'correct horse battery' }
  const first = await v.post('/api/auth/sign-up/email', body)
  const second = await v.post('/api/auth/sign-up/email', body)
  expect(second.status).toBe(first.status)
  expect(Object.keys(second.body).sort()).toEqual(Object.keys(first.body).sort())
  const shape = (x: object) =>
    Object.entries(x)
      .map(([k, y]) => `${k} ${typeof y}`)
      .sort()
  expect(shape((second.body as never as { user: object }).user)).toEqual(
    shape((first.body as never as { user: object }).user),
  )
  const wrong = await v.post('/api/auth/sign-in/email', { email: 'known@example.org', password: 'wrong wrong wrong' })
  const unknown = await v.post('/api/auth/sign-in/email', {
    email: 'unknown@example.org',
    password: 'wrong wrong wrong',
  })
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
  const reset = await v.post('/api/auth/request-password-reset', { email: 'known@example.org' })
  const resetUnknown = await v.post('/api/auth/request-password-reset', { email: 'unknown@example.org' })
  expect([reset.status, reset.body]).toEqual([resetUnknown.status, resetUnknown.body])
})
test('after a few wrong passwords nobody is listened to, whatever address they claim to come from', async () => {
  const codes: number[] = []
  for (let i = 0; i < 14; i++) {
    const v = new Visitor(server.url)
    const headers = {
      'x-forwarded-for': `10.0.0.${i}`,
      'x-real-ip': `10.0.0.${i}`,
      'x-ecumene-ip': `10.0.0.${i}`,
      'x-client-ip': `10.0.0.${i}`,
    }
    codes.push(
      (await v.post('/api/auth/sign-in/email', { email: 'known@example.org', password: `guess number ${i}` }, headers))
        .status,
    )
  }
  expect(codes.at(-1)).toBe(429)
  const right = await new Visitor(server.url).post('/api/auth/sign-in/email', {
    email: 'known@example.org',
    password: 'correct horse battery',
  })
  expect(right.status).toBe(429)
})
test('guessing invitations and flooding are slowed', async () => {
  const v = new Visitor(server.url)
  await v.client.asGuest()
  const codes: number[] = []
  for (let i = 0; i < 25; i++) codes.push((await v.post(`/api/invites/guess${i}`)).status)
  expect(codes[0]).toBe(404)
  expect(codes.at(-1)).toBe(429)
  const socket = v.connect(`${server.url.replace('http', 'ws')}/api/socket`)
  await new Promise(resolve => socket.once('open', resolve))
  const answers: string[] = []
  socket.on('message', data => answers.push(String(data)))
  // Far more than a burst, and fewer than what is cut off: something comes back by the second while they are read.
  const pings = LIMITS.burst.most + LIMITS.warnings.most - 20
  for (let i = 0; i < pings; i++) socket.send('{"t":"ping"}')
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(pings)
  expect(answers.filter(x => x.includes('slow-down')).length).toBeGreaterThan(20)
  socket.close()
})
