/**
 * What people write is data: stored as it was written, returned as JSON, never as a page, and hostile control
 * characters not at all.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testServer, toyTable } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const EVIL = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'`{{7*7}}'

test('names, titles, chat and notes come back as data', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  expect((await a.post('/api/auth/update-user', { name: EVIL.slice(0, 40) })).status).toBe(200)
  const { info } = await toyTable([a, b], { title: EVIL })
  await a.client.say(info.id, EVIL)
  await a.send('PUT', `/api/matches/${info.id}/note`, { text: EVIL })
  for (const path of [
    `/api/matches/${info.id}`,
    `/api/matches/${info.id}/chat`,
    `/api/matches/${info.id}/note`,
    '/api/matches?status=live',
    '/api/me',
  ]) {
    const response = await a.fetch(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
  }
  const table = await a.client.table(info.id)
  expect(table.title).toBe(EVIL)
  expect(table.seats[0].name).toBe(EVIL.slice(0, 40))
  expect((await b.client.chat(info.id))[0].text).toBe(EVIL)
  expect((await a.send('GET', `/api/matches/${info.id}/note`)).body.text).toBe(EVIL)
  // Nobody else reads a note.
  expect((await b.send('GET', `/api/matches/${info.id}/note`)).body.text).toBe('')
  for (const p of [a, b]) p.client.close()
})
test('an error never echoes a page', async () => {
  const a = await guest(server.url)
  for (const path of [
    '/api/<script>alert(1)</script>',
    '/api/matches/%3Cscript%3E',
    '/api/matches?game=<script>alert(1)</script>',
  ]) {
    const response = await a.fetch(path)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  }
  // Anything else is the client's own page, the same for every address.
  expect(await (await a.fetch('/<script>alert(1)</script>')).text()).not.toContain('alert(1)')
})
test('control characters and overrides of the direction of writing are refused', async () => {
  const a = await guest(server.url)
  for (const text of ['a\u0000b', 'a\u202eb', 'a\u2066b', '\u001b[31m']) {
    expect(
      (await a.post('/api/matches', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }], title: text })).body.error
        ?.code,
    ).toBe('malformed')
    expect((await a.post('/api/auth/update-user', { name: text })).status).toBe(400)
  }
  expect((await a.post('/api/auth/update-user', { name: 'x'.repeat(41) })).status).toBe(400)
})
