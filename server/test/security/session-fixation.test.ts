/** A session is made by signing in, never brought along; and it ends when it should. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, layoutOf, testServer, toyTable, Visitor } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const account = async (email: string, password = 'correct horse battery') => {
  const v = new Visitor(server.url)
  await v.post('/api/auth/sign-up/email', { name: 'Ann', email, password })
  await v.post('/api/auth/sign-in/email', { email, password })
  v.id = (await v.client.me()).user ?? ''
  return v
}

test('a cookie that somebody planted is worth nothing, and signing in replaces it', async () => {
  const v = new Visitor(server.url)
  v.cookies.set('better-auth.session_token', 'planted.bm90IGEgc2lnbmF0dXJl')
  expect((await v.client.me()).user).toBeNull()
  await v.post('/api/auth/sign-up/email', { name: 'Ann', email: 'fix@example.org', password: 'correct horse battery' })
  await v.post('/api/auth/sign-in/email', { email: 'fix@example.org', password: 'correct horse battery' })
  const first = v.cookies.get('better-auth.session_token')
  expect(first).not.toContain('planted')
  await v.post('/api/auth/sign-in/email', { email: 'fix@example.org', password: 'correct horse battery' })
  expect(v.cookies.get('better-auth.session_token')).not.toBe(first)
})
test('the cookie is out of reach of scripts and other sites', async () => {
  const response = await fetch(`${server.url}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: '{}',
  })
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
})
test('a guest who makes an account keeps their games, and the guest session is gone', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([a, b])
  const old = a.cookies.get('better-auth.session_token') as string
  await a.post('/api/auth/sign-up/email', { name: 'Ann', email: 'kept@example.org', password: 'correct horse battery' })
  await a.post('/api/auth/sign-in/email', { email: 'kept@example.org', password: 'correct horse battery' })
  const me = await a.client.me()
  expect(me).toMatchObject({ guest: false })
  expect((await a.client.table(info.id)).me).toBe(0)
  const thief = new Visitor(server.url)
  thief.cookies.set('better-auth.session_token', old)
  expect((await thief.client.me()).user).toBeNull()
  for (const p of [a, b]) p.client.close()
})
test('nobody sits at a table twice: a guest seat that meets its own account is left, and played on', async () => {
  const [member, b] = [await account('twice@example.org'), await guest(server.url)]
  const { info } = await toyTable([b, member])
  // The same person as a guest takes a seat that somebody left.
  await b.client.leave(info.id)
  const later = await guest(server.url)
  expect((await later.post(`/api/matches/${info.id}/adopt`, { seat: 0 })).status).toBe(200)
  const open = await later.client.create({ game: 'toy', seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] })
  await member.client.join(open.id, 0)
  await later.post('/api/auth/sign-in/email', { email: 'twice@example.org', password: 'correct horse battery' })
  const table = await later.client.table(info.id)
  expect([table.me, table.seats[0]]).toMatchObject([1, { vacant: true, standIn: 'citizen' }])
  expect((await later.client.table(open.id)).seats.map(s => s.user)).toEqual([member.id, null, null])
  for (const p of [member, b, later]) p.client.close()
})
test('sessions are listed and ended; a new password ends all others and their sockets', async () => {
  const a = await account('two@example.org')
  const again = new Visitor(server.url)
  await again.post('/api/auth/sign-in/email', { email: 'two@example.org', password: 'correct horse battery' })
  expect((await a.send('GET', '/api/auth/list-sessions')).body).toHaveLength(2)
  const socket = again.connect(`${server.url.replace('http', 'ws')}/api/socket`)
  await new Promise(resolve => socket.once('open', resolve))
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  const changed = await a.post('/api/auth/change-password', {
    currentPassword: 'correct horse battery',
    newPassword: 'another long password',
    revokeOtherSessions: false,
  })
  expect(changed.status).toBe(200)
  expect(await closed).toBe(4401)
  expect((await again.client.me()).user).toBeNull()
  expect((await a.client.me()).user).toBe(a.id)
  const wrong = await new Visitor(server.url).post('/api/auth/sign-in/email', {
    email: 'two@example.org',
    password: 'correct horse battery',
  })
  expect(wrong.status).toBe(401)
})
test('signing out ends the session and its sockets', async () => {
  const [a, b] = [await account('out@example.org'), await guest(server.url)]
  const { info } = await toyTable([a, b])
  await a.client.open(info.id, layoutOf(info))
  const cookie = a.cookies.get('better-auth.session_token') as string
  const states: string[] = []
  a.client.onLink(s => states.push(s))
  await a.post('/api/auth/sign-out')
  await expect.poll(() => states).toContain('waiting')
  a.client.close()
  b.client.close()
  const thief = new Visitor(server.url)
  thief.cookies.set('better-auth.session_token', cookie)
  expect((await thief.client.me()).user).toBeNull()
})
