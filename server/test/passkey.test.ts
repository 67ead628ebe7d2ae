/** Signing in with a passkey, by name, and what an account may ask about itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticator } from './authenticator.ts'
import { sleep, testServer, toyTable, Visitor } from './harness.ts'
import { mailSink } from './sinks.ts'

const PASSWORD = 'correct horse battery'
let server: Awaited<ReturnType<typeof testServer>>
let url: string
beforeAll(async () => {
  server = await testServer()
  url = `http://localhost:${server.settings.port}`
})
afterAll(() => server.dispose())
const account = async (email: string, more: object = {}): Promise<Visitor> => {
  const v = new Visitor(url)
  await v.post('/api/auth/sign-up/email', { name: 'Ann', email, password: PASSWORD, ...more })
  await v.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  v.id = (await v.client.me()).user ?? ''
  return v
}
type Key = ReturnType<typeof authenticator>
const options = async (v: Visitor, what: 'register' | 'authenticate') =>
  (await v.send('GET', `/api/auth/passkey/generate-${what}-options`)).body
const register = async (v: Visitor, key: Key) =>
  v.post('/api/auth/passkey/verify-registration', { response: key.create(await options(v, 'register')), name: 'phone' })
const signIn = async (v: Visitor, key: Key) =>
  v.post('/api/auth/passkey/verify-authentication', { response: key.get(await options(v, 'authenticate')) })

describe('a passkey', () => {
  test('is registered by who is signed in, and signs them in elsewhere without a password', async () => {
    const a = await account('key@example.org')
    const key = authenticator(url, 'localhost')
    expect((await register(a, key)).status).toBe(200)
    expect((await a.send('GET', '/api/auth/passkey/list-user-passkeys')).body).toMatchObject([{ name: 'phone' }])
    const elsewhere = new Visitor(url)
    expect((await signIn(elsewhere, key)).status).toBe(200)
    expect(await elsewhere.client.me()).toMatchObject({ user: a.id, guest: false })
    expect((await a.send('GET', '/api/auth/list-sessions')).body).toHaveLength(2)
  })
  test('keeps the games of a guest who signs in with it', async () => {
    const a = await account('games@example.org')
    const key = authenticator(url, 'localhost')
    await register(a, key)
    const [later, b] = [await new Visitor(url).guest(), await new Visitor(url).guest()]
    const { info } = await toyTable([later, b])
    expect((await signIn(later, key)).status).toBe(200)
    expect((await later.client.me()).user).toBe(a.id)
    expect((await later.client.table(info.id)).me).toBe(0)
    for (const p of [later, b]) p.client.close()
  })
  test('of another key, another page, an old question or a removed key opens nothing', async () => {
    const a = await account('safe@example.org')
    const key = authenticator(url, 'localhost')
    const { body } = await register(a, key)
    const refused = async (v: Visitor, answer: Promise<{ status: number }>): Promise<void> => {
      expect((await answer).status).toBeGreaterThanOrEqual(400)
      expect((await v.client.me()).user).toBeNull()
    }
    const v = new Visitor(url)
    await refused(v, signIn(v, authenticator(url, 'localhost')))
    // The same key as a page of another site would use it: what it signs names that site.
    const asked = key.get(await options(v, 'authenticate'))
    const forged = Buffer.from(asked.response.clientDataJSON, 'base64url')
      .toString()
      .replace(url, 'https://evil.example')
    const moved = {
      ...asked,
      response: { ...asked.response, clientDataJSON: Buffer.from(forged).toString('base64url') },
    }
    await refused(v, v.post('/api/auth/passkey/verify-authentication', { response: moved }))
    // An answer is good once: its question is forgotten.
    const answer = key.get(await options(v, 'authenticate'))
    const thief = new Visitor(url)
    await options(thief, 'authenticate')
    await refused(thief, thief.post('/api/auth/passkey/verify-authentication', { response: answer }))
    await refused(v, v.post('/api/auth/passkey/verify-authentication', { response: { ...answer, id: 'nobody' } }))
    await refused(v, v.post('/api/auth/passkey/verify-authentication', { response: answer }))
    // Nobody registers a key without a session, or removes another's.
    expect((await register(new Visitor(url), authenticator(url, 'localhost'))).status).toBe(401)
    const stranger = await account('stranger@example.org')
    const { id } = body as unknown as { id: string }
    expect((await stranger.post('/api/auth/passkey/delete-passkey', { id })).status).toBeGreaterThanOrEqual(400)
    expect((await a.post('/api/auth/passkey/delete-passkey', { id })).status).toBe(200)
    await refused(v, signIn(v, key))
  })
})

describe('a name to sign in with', () => {
  test('signs in; a wrong password and an unknown name get the same answer', async () => {
    await account('named@example.org', { username: 'Pericles' })
    const v = new Visitor(url)
    const wrong = await v.post('/api/auth/sign-in/username', { username: 'pericles', password: 'wrong wrong wrong' })
    const unknown = await v.post('/api/auth/sign-in/username', { username: 'nobody', password: 'wrong wrong wrong' })
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body])
    expect((await v.post('/api/auth/sign-in/username', { username: 'pericles', password: PASSWORD })).status).toBe(200)
    expect((await v.client.me()).name).toBe('Ann')
    const taken = await v.post('/api/auth/sign-up/email', {
      name: 'X',
      email: 'x@example.org',
      password: PASSWORD,
      username: 'PERICLES',
    })
    expect(taken.status).toBe(400)
  })
  test('who asks which names are taken is soon not answered any more', async () => {
    const limited = await testServer()
    const v = await new Visitor(limited.url).guest()
    /** Asks until the door closes. A minute may end meanwhile, so two minutes' worth is asked at most. */
    const askedUntilRefused = async (path: string, most: number): Promise<number> => {
      for (let asked = 0; asked < most; asked++) {
        const { status } = await v.post(path, { username: `name${asked}` })
        if (status === 429) return asked
        expect(status).toBe(200)
      }
      return most
    }
    const questions = await askedUntilRefused('/api/auth/is-username-available', 30)
    expect(questions).toBeGreaterThanOrEqual(5)
    expect(questions).toBeLessThan(30)
    // Changing one's own name over and over asks the same question.
    expect(await askedUntilRefused('/api/auth/update-user', 30)).toBeLessThan(30)
    // Another person of the same network still chooses theirs.
    const other = await new Visitor(limited.url).guest()
    expect((await other.post('/api/auth/is-username-available', { username: 'name99' })).status).toBe(200)
    await limited.dispose()
  })
})

test('sessions are listed without their tokens being of use to anybody else, and ended one by one or all but this', async () => {
  const a = await account('many@example.org')
  const others = [
    await account('many@example.org'),
    await account('many@example.org'),
    await account('many@example.org'),
  ]
  const list = (await a.send('GET', '/api/auth/list-sessions')).body as {
    token: string
    ipAddress: string
    userAgent: string
  }[]
  expect(list).toHaveLength(4)
  const own = async (v: Visitor): Promise<string> => (await v.send('GET', '/api/auth/get-session')).body.session.token
  const stranger = await account('nosy@example.org')
  await stranger.post('/api/auth/revoke-session', { token: await own(others[0]) })
  expect((await others[0].client.me()).user).toBe(a.id)
  expect((await a.post('/api/auth/revoke-session', { token: await own(others[0]) })).status).toBe(200)
  expect(await Promise.all(others.map(async v => (await v.client.me()).user))).toEqual([null, a.id, a.id])
  expect((await a.post('/api/auth/revoke-other-sessions')).status).toBe(200)
  expect(await Promise.all(others.map(async v => (await v.client.me()).user))).toEqual([null, null, null])
  expect((await a.client.me()).user).toBe(a.id)
})

test('a forgotten password: the link works once, and everybody signed in with the old one is out, sockets too', async () => {
  const mail = await mailSink()
  const other = await testServer({ smtp: mail.url })
  const v = new Visitor(other.url)
  const credentials = { email: 'lost@example.org', password: PASSWORD }
  await v.post('/api/auth/sign-up/email', { name: 'Ann', ...credentials })
  await v.post('/api/auth/sign-in/email', credentials)
  const user = (await v.client.me()).user
  const here = new Visitor(`http://localhost:${other.settings.port}`)
  await here.post('/api/auth/sign-in/email', credentials)
  const key = authenticator(here.url, 'localhost')
  expect((await register(here, key)).status).toBe(200)
  const socket = v.connect(`${other.url.replace('http', 'ws')}/api/socket`)
  await new Promise(resolve => socket.once('open', resolve))
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  const made = await v.post('/api/me/tokens', { name: 'program', scopes: ['read'] })
  const byToken = { authorization: `Bearer ${made.body.token}` }
  const program = () => new Visitor(other.url).send('GET', '/api/me/profile', undefined, byToken)
  expect((await program()).status).toBe(200)
  mail.letters.length = 0
  const forgetful = new Visitor(other.url)
  await forgetful.post('/api/auth/request-password-reset', { email: credentials.email, redirectTo: '/account/reset' })
  await expect.poll(() => mail.letters.length).toBeGreaterThan(0)
  const link = /https?:\S+/.exec(mail.letters[0].text)?.[0] ?? ''
  const token = /reset-password\/([^?]+)/.exec(link)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(10)
  const next = { newPassword: 'another long password', token }
  expect((await forgetful.post('/api/auth/reset-password', next)).status).toBe(200)
  const answer = await Promise.race([closed, sleep(30_000)])
  expect([answer, (await v.client.me()).user]).toEqual([4401, null])
  expect((await program()).status).toBe(401)
  expect((await forgetful.post('/api/auth/reset-password', next)).status).toBeGreaterThanOrEqual(400)
  expect((await forgetful.post('/api/auth/sign-in/email', credentials)).status).toBe(401)
  expect((await forgetful.post('/api/auth/sign-in/email', { ...credentials, password: next.newPassword })).status).toBe(
    200,
  )
  expect((await forgetful.client.me()).user).toBe(user)
  // A key that somebody registered meanwhile opens nothing any more.
  expect((await signIn(new Visitor(here.url), key)).status).toBeGreaterThanOrEqual(400)
  await other.dispose()
  mail.close()
})
