/** What the account's pages need of the server. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { authenticator } from './authenticator.ts'
import { guest, testServer, toyTable, Visitor } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse battery'
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer({ openWebhooks: true })
})
afterAll(() => server.dispose())
const join = async (v: Visitor, email: string): Promise<void> => {
  await v.post('/api/auth/sign-up/email', { name: 'Ann', email, password: PASSWORD })
  await v.post('/api/auth/sign-in/email', { email, password: PASSWORD })
}

test('a server says whether it sends e-mail', async () => {
  expect((await new Visitor(server.url).send('GET', '/api/server')).body).toEqual({ mail: false })
})

test('a visitor becomes a guest without a body to their request', async () => {
  const answer = await fetch(`${server.url}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { origin: server.url },
  })
  expect([answer.status, (await answer.json()).user.isAnonymous]).toEqual([200, true])
})

test('quiet hours, silenced people and reports of a guest come along into their account', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const quiet = { from: 22, to: 7, zone: 'Europe/Rome' }
  expect((await a.send('PUT', '/api/me/profile', { quiet, vacationUntil: null, language: 'it' })).status).toBe(200)
  for (const kind of ['mute', 'block']) await a.post('/api/me/relations', { user: b.id, kind })
  await a.post('/api/reports', { user: b.id, text: 'rude' })
  await join(a, 'along@example.org')
  expect((await a.client.me()).guest).toBe(false)
  expect((await a.send('GET', '/api/me/profile')).body).toEqual({
    quiet,
    vacationFrom: null,
    vacationUntil: null,
    language: 'it',
    isPublic: true,
  })
  const { name } = await b.client.me()
  expect((await a.send('GET', '/api/me/relations')).body).toEqual(
    ['mute', 'block'].map(kind => ({ user: b.id, kind, name })),
  )
  expect((await a.send('GET', '/api/me/reports')).body).toMatchObject([{ text: 'rude', about: name, match: null }])
  expect((await b.send('GET', '/api/me/reports')).body).toEqual([])
  // What others think of them comes along too.
  await join(b, 'blocked@example.org')
  const { user, name: now } = await b.client.me()
  expect((await a.send('GET', '/api/me/relations')).body).toEqual(
    ['mute', 'block'].map(kind => ({ user, kind, name: now })),
  )
})

test('a test notice arrives or says why not; nobody tests what is not theirs', async () => {
  const heard: { kind: string }[] = []
  let status = 200
  const hook = createServer((request, response) => {
    let body = ''
    request.on('data', d => {
      body += d
    })
    request.on('end', () => {
      heard.push(JSON.parse(body))
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => hook.listen(0, '127.0.0.1', () => resolve()))
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
  const { id } = (await a.post('/api/me/channels', { kind: 'webhook', url })).body as unknown as { id: string }
  expect((await a.post(`/api/me/channels/${id}/test`)).status).toBe(200)
  expect(heard).toMatchObject([{ kind: 'test' }])
  status = 500
  expect((await a.post(`/api/me/channels/${id}/test`)).body.error).toMatchObject({
    code: 'refused',
    message: 'the webhook answered 500',
  })
  expect((await b.post(`/api/me/channels/${id}/test`)).body.error).toMatchObject({ code: 'unknown' })
  expect(heard).toHaveLength(2)
  hook.close()
})

test('a person who deletes their account leaves their tables, and their tokens die', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([a, b])
  await join(a, 'bye@example.org')
  const open = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const { token } = (await a.post('/api/me/tokens', { name: 't', scopes: ['read'], days: 1 })).body as unknown as {
    token: string
  }
  expect((await a.post('/api/auth/delete-user', { password: 'a wrong password' })).status).toBe(400)
  expect((await b.client.table(info.id)).seats[0].vacant).toBe(false)
  expect((await a.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect((await b.client.table(info.id)).seats[0]).toMatchObject({ vacant: true })
  expect((await b.client.table(open.id)).status).toBe('gone')
  const program = new Visitor(server.url, token)
  await expect(program.client.me()).rejects.toThrow('unknown or expired token')
  expect(
    (await new Visitor(server.url).post('/api/auth/sign-in/email', { email: 'bye@example.org', password: PASSWORD }))
      .status,
  ).toBe(401)
  for (const p of [a, b]) p.client.close()
})

test('a guest with a passkey is a member, the same person in the same seats, and comes back by it', async () => {
  const url = `http://localhost:${server.settings.port}`
  const [a, b] = [await guest(url), await guest(url)]
  const { info } = await toyTable([a, b])
  const key = authenticator(url, 'localhost')
  const asked = async (v: Visitor, what: string) =>
    (await v.send('GET', `/api/auth/passkey/generate-${what}-options`)).body
  const response = key.create(await asked(a, 'register'))
  expect((await a.post('/api/auth/passkey/verify-registration', { response, name: 'phone' })).status).toBe(200)
  expect(await a.client.me()).toMatchObject({ user: a.id, guest: false })
  await a.post('/api/auth/sign-out')
  const answer = key.get(await asked(a, 'authenticate'))
  expect((await a.post('/api/auth/passkey/verify-authentication', { response: answer })).status).toBe(200)
  expect((await a.client.table(info.id)).me).toBe(0)
  for (const p of [a, b]) p.client.close()
})

test('guests of one address come in more often than passwords are guessed', async () => {
  const limited = await testServer()
  const codes = async (path: string, body: object, n: number): Promise<number[]> => {
    const all: number[] = []
    for (let i = 0; i < n; i++) all.push((await new Visitor(limited.url).post(path, body)).status)
    return all
  }
  const guests = await codes('/api/auth/sign-in/anonymous', {}, 61)
  expect([guests.slice(0, 60).every(c => c === 200), guests[60]]).toEqual([true, 429])
  const guesses = await codes('/api/auth/sign-in/email', { email: 'a@example.org', password: 'wrong wrong wrong' }, 11)
  expect([guesses[9], guesses[10]]).toEqual([401, 429])
  await limited.dispose()
})

test('a vacation may begin later; nonsense of one is refused', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([a, b], { settings: { pace: { kind: 'slow', each: 86_400 } } })
  const days = (n: number): number => Date.now() + n * 86_400_000
  const put = async (vacationFrom: number | null, vacationUntil: number | null): Promise<number> =>
    (await a.send('PUT', '/api/me/profile', { quiet: null, vacationFrom, vacationUntil, language: 'en' })).status
  const seat = async () => (await b.client.table(info.id)).seats[0]
  const due = (await seat()).due as number
  const [from, until] = [days(0.5), days(10)]
  expect(await put(from, until)).toBe(200)
  expect((await a.send('GET', '/api/me/profile')).body).toMatchObject({ vacationFrom: from, vacationUntil: until })
  // Not away yet; but the days off will not count.
  expect((await seat()).vacationUntil).toBeNull()
  expect((await seat()).due).toBeCloseTo(due + until - from, -4)
  expect(await put(days(-1), until)).toBe(200)
  expect((await seat()).vacationUntil).toBe(until)
  expect(await put(days(5), days(70))).toBe(400)
  expect(await put(days(400), days(410))).toBe(400)
  expect(await put(days(5), days(4))).toBe(400)
  expect(await put(days(5), null)).toBe(400)
  for (const p of [a, b]) p.client.close()
})
