/** The door of the account library: by cookie alone, to pages of ours alone. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest, testServer, toyTable, Visitor } from '../harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const PASSWORD = 'an otter under the ice'
async function account(email: string): Promise<Visitor> {
  const visitor = new Visitor(server.url)
  await visitor.post('/api/auth/sign-up/email', { name: 'Ann', email, password: PASSWORD })
  expect((await visitor.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  return visitor
}
const tokenOf = async (visitor: Visitor, scopes: string[]): Promise<string> =>
  ((await visitor.post('/api/me/tokens', { name: 'bot', scopes })).body as never as { token: string }).token

test("an attacker's cookie with a victim's token deletes the attacker, not the victim's seats and tokens", async () => {
  const [victim, other, attacker] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([victim, other])
  const token = await tokenOf(victim, ['read'])
  await attacker.send(
    'POST',
    '/api/auth/delete-anonymous-user',
    {},
    {
      authorization: `Bearer ${token}`,
      cookie: attacker.cookie,
    },
  )
  expect((await victim.client.table(info.id)).seats[0]).toMatchObject({ user: victim.id, vacant: false })
  expect((await victim.send('GET', '/api/me/tokens')).body).toHaveLength(1)
  for (const p of [victim, other]) p.client.close()
})

test('an account deleted with a query behind the address leaves its tables all the same', async () => {
  const other = await guest(server.url)
  const leaver = await account('leaver@example.org')
  const me = (await leaver.client.me()).user
  const { info } = await toyTable([other, leaver])
  const gone = await leaver.post('/api/auth/delete-user?x=1', { password: PASSWORD })
  expect(gone.status).toBe(200)
  const { seats } = await other.client.table(info.id)
  expect([seats[1].vacant, seats.some(s => s.user === me)]).toEqual([true, false])
  for (const p of [other, leaver]) p.client.close()
})

test('no link of ours leads to somebody else', async () => {
  const visitor = new Visitor(server.url)
  for (const target of [
    '/.//evil.example',
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/a/..//evil.example',
  ]) {
    const address = `/api/auth/verify-email?token=x&callbackURL=${encodeURIComponent(target)}`
    const answer = await visitor.fetch(address, { redirect: 'manual' })
    expect([target, answer.status, answer.headers.get('location')]).toEqual([target, 400, null])
  }
  const own = await visitor.fetch('/api/auth/verify-email?token=x&callbackURL=/account', { redirect: 'manual' })
  expect(own.headers.get('location')).toMatch(/^\/account\?error=/)
})

test('a new password ends personal tokens', async () => {
  const visitor = await account('changer@example.org')
  const token = await tokenOf(visitor, ['read'])
  const ask = () =>
    new Visitor(server.url).send('GET', '/api/me/profile', undefined, { authorization: `Bearer ${token}` })
  expect((await ask()).status).toBe(200)
  const newPassword = 'seven herons at dawn'
  const changed = await visitor.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })
  expect(changed.status).toBe(200)
  expect((await ask()).status).toBe(401)
})

test('a leaked password is taken neither for a new account nor instead of an old one', async () => {
  const leaked = 'coolbugi2000'
  const refused = { status: 400, body: { code: 'PASSWORD_GUESSABLE' } }
  const mine = { name: 'Ann', email: 'leaked@example.org', password: leaked }
  expect(await new Visitor(server.url).post('/api/auth/sign-up/email', mine)).toMatchObject(refused)
  const visitor = await account('sound@example.org')
  const change = { currentPassword: PASSWORD, newPassword: leaked }
  expect(await visitor.post('/api/auth/change-password', change)).toMatchObject(refused)
})

test('behind one proxy, limits count the address it saw, whatever the client wrote before it', async () => {
  const behind = await testServer({ trustedProxy: 1 })
  const guess = (n: number, seen: string) =>
    new Visitor(behind.url).post(
      '/api/auth/sign-in/email',
      { email: 'known@example.org', password: `guess number ${n}` },
      { 'x-forwarded-for': `10.1.${n}.1, ${seen}` },
    )
  const codes: number[] = []
  for (let n = 0; n < 14; n++) codes.push((await guess(n, '198.51.100.7')).status)
  expect(codes.at(-1)).toBe(429)
  expect((await guess(0, '198.51.100.8')).status).toBe(401)
  await behind.dispose()
})

test('under https a cookie belongs to this host alone', async () => {
  const secure = await testServer({ publicUrl: 'https://play.example' })
  const visitor = new Visitor(secure.url)
  const answer = await visitor.fetch('/api/auth/sign-in/anonymous', {
    method: 'POST',
    headers: { origin: 'https://play.example', 'content-type': 'application/json' },
    body: '{}',
  })
  const cookies = answer.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThan(0)
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; *Path=\/(;|$)/i)
    expect(cookie).toMatch(/; *Secure/i)
    expect(cookie).not.toMatch(/Domain=/i)
  }
  expect((await visitor.client.me()).user).toBeTruthy()
  await secure.dispose()
})
