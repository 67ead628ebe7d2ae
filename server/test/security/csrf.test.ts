/** A page of another site must not change anything in a visitor's name. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test('every changing request with a cookie must come from our own page', async () => {
  const a = await guest(server.url)
  const open = { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] }
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: `http://evil.${new URL(server.url).host}` },
  ]
  for (const headers of foreign) {
    expect((await a.post('/api/matches', open, headers)).body.error?.code).toBe('origin')
    expect((await a.post('/api/auth/update-user', { name: 'Mallory' }, headers)).status).toBe(403)
    expect((await a.post('/api/auth/sign-out', {}, headers)).status).toBe(403)
    expect((await a.send('PUT', '/api/me/profile', { quiet: null, vacationUntil: null }, headers)).status).toBe(403)
    expect((await a.send('DELETE', '/api/me/tokens/abcdefgh', {}, headers)).status).toBe(403)
  }
  // A form can be sent without an Origin by old browsers: with a cookie it is refused as well.
  const bare = await fetch(`${server.url}/api/matches`, {
    method: 'POST',
    headers: { cookie: a.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(open),
  })
  expect(bare.status).toBe(403)
  expect(await a.client.myTables()).toEqual([])
  expect((await a.client.me()).user).toBe(a.id)
})
test('what a form of a page can send is not understood', async () => {
  const a = await guest(server.url)
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const { status } = await a.send('POST', '/api/matches', 'game=toy', { 'content-type': type })
    expect([400, 415]).toContain(status)
  }
  expect(await a.client.myTables()).toEqual([])
})
test('asking never changes anything', async () => {
  const a = await guest(server.url)
  for (const path of ['/api/matches/abcdefgh/leave', '/api/me/tokens/abcdefgh', '/api/auth/sign-out'])
    expect((await a.fetch(path)).status).toBe(404)
})
