/**
 * The routes of the account library: whose asking they answer. Asked as everybody about the account of somebody else,
 * with all that can be known of it; that account stays as it is, and nothing of it is learned.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, testServer, Visitor } from '../harness.ts'

// A whole server, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** `anybody`: those without a session, too; `session`: about the account of who asks alone; `nobody`: not in use. */
const ACCOUNT_ROUTES = {
  'POST /sign-up/email': 'anybody',
  'POST /sign-in/email': 'anybody',
  'POST /sign-in/username': 'anybody',
  'POST /sign-in/anonymous': 'anybody',
  'POST /sign-out': 'anybody',
  'GET /get-session': 'anybody',
  'POST /get-session': 'anybody',
  'POST /request-password-reset': 'anybody',
  'POST /reset-password': 'anybody',
  'GET /reset-password/:token': 'anybody',
  'GET /verify-email': 'anybody',
  'POST /send-verification-email': 'anybody',
  'POST /is-username-available': 'anybody',
  'GET /passkey/generate-authenticate-options': 'anybody',
  'POST /passkey/verify-authentication': 'anybody',
  'GET /ok': 'anybody',
  'GET /error': 'anybody',
  'POST /change-email': 'session',
  'POST /change-password': 'session',
  'POST /update-session': 'session',
  'POST /update-user': 'session',
  'POST /delete-user': 'session',
  'GET /delete-user/callback': 'session',
  'POST /delete-anonymous-user': 'session',
  'GET /list-sessions': 'session',
  'POST /revoke-session': 'session',
  'POST /revoke-sessions': 'session',
  'POST /revoke-other-sessions': 'session',
  'GET /list-accounts': 'session',
  'GET /passkey/generate-register-options': 'session',
  'POST /passkey/verify-registration': 'session',
  'GET /passkey/list-user-passkeys': 'session',
  'POST /passkey/delete-passkey': 'session',
  'POST /passkey/update-passkey': 'session',
  'POST /sign-in/social': 'nobody',
  'GET /callback/:id': 'nobody',
  'POST /callback/:id': 'nobody',
  'POST /link-social': 'nobody',
  'POST /unlink-account': 'nobody',
  'POST /refresh-token': 'nobody',
  'POST /get-access-token': 'nobody',
  'GET /account-info': 'nobody',
  'POST /verify-password': 'nobody',
} as const satisfies Readonly<Record<string, 'anybody' | 'session' | 'nobody'>>
type AccountRoute = keyof typeof ACCOUNT_ROUTES
const ROUTES = Object.keys(ACCOUNT_ROUTES) as AccountRoute[]

const EMAIL = 'victim@example.org'
const PASSWORD = 'an otter under the ice'
let server: Awaited<ReturnType<typeof testServer>>
let victim: Visitor
let token: string
let sessionToken: string
beforeAll(async () => {
  server = await testServer({ rateLimits: false })
  victim = new Visitor(server.url)
  await victim.post('/api/auth/sign-up/email', { name: 'Vera', email: EMAIL, password: PASSWORD, username: 'vera_1' })
  await victim.post('/api/auth/sign-in/email', { email: EMAIL, password: PASSWORD })
  victim.id = (await victim.client.me()).user ?? ''
  const scopes = ['read', 'play', 'lobby', 'chat']
  const made = await victim.post('/api/me/tokens', { name: 'program', scopes, days: 9 })
  token = (made.body as never as { token: string }).token
  sessionToken = (await rowsOf('session'))[0].token as string
  const passkey = { id: 'passkey-of-vera', publicKey: 'x', credentialID: 'y', counter: 0, deviceType: 'z', backedUp: 1 }
  await db()
    .insertInto('passkey' as never)
    .values({ ...passkey, name: 'a key of theirs', userId: victim.id } as never)
    .execute()
})
afterAll(() => server.dispose())

const db = () => server.services.store.db
const rowsOf = (name: 'session' | 'account' | 'passkey') =>
  db()
    .selectFrom(name as never)
    .selectAll()
    .where('userId' as never, '=', victim.id as never)
    .execute() as Promise<Record<string, unknown>[]>
/** All that the library keeps of the victim, and tokens for programs. */
async function accountOfVictim(): Promise<unknown> {
  const user = await db().selectFrom('user').selectAll().where('id', '=', victim.id).execute()
  const tokens = await db().selectFrom('token').selectAll().where('user', '=', victim.id).execute()
  return {
    user,
    tokens,
    sessions: await rowsOf('session'),
    accounts: await rowsOf('account'),
    keys: await rowsOf('passkey'),
  }
}

/** What anybody could write who knows the victim: all but the password. */
const KNOWN = {
  email: EMAIL,
  newEmail: 'robber@example.org',
  username: 'vera_1',
  name: 'Robber',
  password: 'seven herons at dawn',
  currentPassword: 'seven herons at dawn',
  newPassword: 'nine badgers at dusk',
  id: 'passkey-of-vera',
  userId: '',
  provider: 'github',
  providerId: 'credential',
  accountId: '',
  response: {},
}
async function ask(route: AccountRoute, headers: Record<string, string>, token: string) {
  const [method, path] = route.split(' ')
  const known = { ...KNOWN, userId: victim.id, accountId: victim.id, token }
  const query = new URLSearchParams({ userId: victim.id, accountId: victim.id, token, id: known.id, email: EMAIL })
  const address = `${server.url}/api/auth${path.replace(/:\w+/, 'x'.repeat(24))}${method === 'GET' ? `?${query}` : ''}`
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { origin: server.url, ...headers, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
    ...(method === 'POST' ? { body: JSON.stringify(known) } : {}),
  })
  return { status: response.status, text: await response.text(), location: response.headers.get('location') ?? '' }
}

test('every route of the library is in the list', () => {
  const api = server.services.auth.api as never as Record<string, { path?: string; options?: { method?: unknown } }>
  const there = Object.values(api).flatMap(({ path, options }) =>
    path ? [options?.method].flat().map(method => `${method} ${path}`) : [],
  )
  expect(there.toSorted()).toEqual((ROUTES as string[]).toSorted())
})

test('what is of an account is answered to its own session: not to strangers, not to programs with its token', async () => {
  const before = await accountOfVictim()
  const wrong: string[] = []
  for (const route of ROUTES)
    for (const [role, headers] of [
      ['stranger', {}],
      ['program', { authorization: `Bearer ${token}` }],
    ] as const) {
      const { status, text, location } = await ask(route, headers, 'x'.repeat(32))
      // A posted callback is sent on to the one that is got, which is asked, too.
      const isRefused = status >= 400 || location.includes('error=') || location.includes('/callback/')
      if (ACCOUNT_ROUTES[route] !== 'anybody' && !isRefused)
        wrong.push(`${role} ${route}: ${status} ${text.slice(0, 80)}`)
      // Who signs up with the victim's address is told what everybody is; the victim is not shown.
      for (const secret of [victim.id, sessionToken, 'Vera', 'a key of theirs'])
        if (text.includes(secret)) wrong.push(`${role} ${route} learns ${secret}`)
    }
  expect(wrong).toEqual([])
  expect(await accountOfVictim()).toEqual(before)
})

test('another person who names the session, the passkey and the account of somebody changes nothing of them and learns nothing', async () => {
  const before = await accountOfVictim()
  const learned: string[] = []
  for (const route of ROUTES) {
    // A new one for each: some of these end the account of who asks.
    const robber = await guest(server.url)
    const { text } = await ask(route, { cookie: robber.cookie }, sessionToken)
    robber.client.close()
    for (const secret of [victim.id, 'Vera', 'a key of theirs'])
      if (text.includes(secret)) learned.push(`${route}: ${secret}`)
  }
  expect(learned).toEqual([])
  expect(await accountOfVictim()).toEqual(before)
})
