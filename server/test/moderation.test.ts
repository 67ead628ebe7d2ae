/** Reports reach operators and nobody else; what people wish not to hear or meet is kept from them. */
import type { ReportInfo } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { main } from '../src/main.ts'
import { isOperator } from '../src/people/operators.ts'
import { guest, layoutOf, sleep, testServer, toyTable, Visitor } from './harness.ts'

// Whole servers, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const PASSWORD = 'correct horse battery'
const ME = { kind: 'me' as const }
const OPEN = { kind: 'open' as const }
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const account = async (email: string): Promise<Visitor> => {
  const v = new Visitor(server.url)
  await v.post('/api/auth/sign-up/email', { name: 'Olga', email, password: PASSWORD })
  await v.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  v.id = (await v.client.me()).user ?? ''
  return v
}
/** The command, beside the running server. */
async function run(...args: string[]): Promise<{ status: number; out: string }> {
  const said: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation(line => void said.push(String(line)))
  try {
    await main([...args, '--data', server.settings.data], {})
    return { status: 0, out: said.join('\n') }
  } catch (error) {
    return { status: 1, out: String(error) }
  } finally {
    log.mockRestore()
  }
}

test('an operator is named by a command, reads reports with what was said, resolves them and silences', async () => {
  const [a, b, operator] = [await guest(server.url), await guest(server.url), await account('olga@example.org')]
  const { info } = await toyTable([a, b])
  for (const text of ['good luck', 'you idiot', 'sorry']) {
    await b.client.say(info.id, text)
    await sleep(5)
  }
  const line = (await a.client.chat(info.id))[1]
  expect(
    (await a.post('/api/reports', { match: info.id, user: b.id, chat: line.id, text: 'they insult me' })).status,
  ).toBe(200)
  // To everyone else there is no such page, not even to who wrote the report.
  const { id } = (await a.send('GET', '/api/me/reports')).body[0]
  for (const who of [a, b, operator]) {
    expect((await who.send('GET', '/api/reports')).body.error.code).toBe('unknown')
    expect((await who.post(`/api/reports/${id}/resolve`)).body.error?.code).toBe('unknown')
    expect((await who.post(`/api/users/${b.id}/silence`, { hours: 1, reason: 'insults' })).body.error?.code).toBe(
      'unknown',
    )
  }
  expect((await operator.send('GET', '/api/me')).body.operator).toBeUndefined()

  expect((await run('operator', 'add', a.id)).out).toContain('is a guest')
  expect((await run('operator', 'add', 'nobody@example.org')).status).toBe(1)
  expect(await run('operator', 'add', 'olga@example.org')).toMatchObject({ status: 0 })
  expect((await run('operator')).out).toContain(operator.id)
  expect(JSON.parse((await run('reports')).out)).toMatchObject({
    id,
    text: 'they insult me',
    said: 'you idiot',
    match: info.id,
  })

  expect((await operator.send('GET', '/api/me')).body.operator).toBe(true)
  const [report] = (await operator.send('GET', '/api/reports')).body as ReportInfo[]
  expect(report).toMatchObject({
    id,
    text: 'they insult me',
    match: info.id,
    about: { user: b.id, silencedUntil: null },
    by: { user: a.id },
  })
  expect(report.chat.map(l => l.text)).toEqual(['good luck', 'you idiot', 'sorry'])
  // A token is not enough, whatever its scopes.
  const { token } = (await operator.post('/api/me/tokens', { name: 'x', scopes: ['read', 'play', 'lobby', 'chat'] }))
    .body as never
  expect((await fetch(`${server.url}/api/reports`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403)

  expect((await operator.post(`/api/users/${b.id}/silence`, { hours: 24, reason: 'insults' })).status).toBe(200)
  await expect(b.client.say(info.id, 'what?')).rejects.toMatchObject({ code: 'silenced' })
  const socket = b.connect(`${server.url.replace('http', 'ws')}/api/socket`)
  const answers: string[] = []
  socket.on('message', data => answers.push(String(data)))
  await new Promise(resolve => socket.once('open', resolve))
  socket.send(JSON.stringify({ t: 'say', ref: 4, match: info.id, text: 'what?' }))
  await expect.poll(() => answers.length).toBeGreaterThan(1)
  expect(JSON.parse(answers[1])).toMatchObject({ t: 'no', ref: 4, trouble: { code: 'silenced' } })
  socket.close()
  expect((await a.client.chat(info.id)).map(l => l.text)).toHaveLength(3)
  // They play on, and an account is no way out.
  expect((await b.client.position(info.id)).viewer).toBe(1)
  await b.post('/api/auth/sign-up/email', { name: 'New', email: 'new@example.org', password: PASSWORD })
  await b.post('/api/auth/sign-in/email', { email: 'new@example.org', password: PASSWORD })
  await expect(b.client.say(info.id, 'here again')).rejects.toMatchObject({ code: 'silenced' })
  const { user } = await b.client.me()
  expect((await operator.post(`/api/users/${user}/silence`, { hours: 0, reason: 'they are sorry' })).status).toBe(200)
  await b.client.say(info.id, 'I am sorry')

  expect((await operator.post(`/api/reports/${id}/resolve`, { note: 'a day of silence' })).status).toBe(200)
  expect((await operator.post(`/api/reports/${id}/resolve`, {})).body.error?.code).toBe('unknown')
  expect((await operator.send('GET', '/api/reports')).body).toEqual([])
  expect((await operator.send('GET', '/api/reports?status=resolved')).body).toMatchObject([
    { id, note: 'a day of silence' },
  ])
  expect((await a.send('GET', '/api/me/reports')).body[0].resolvedAt).toBeGreaterThan(0)
  expect((await run('reports')).out).toBe('')
  expect((await run('operator', 'remove', operator.id)).status).toBe(0)
  expect((await operator.send('GET', '/api/reports')).body.error.code).toBe('unknown')
  for (const p of [a, b]) p.client.close()
})

test('an operator can be named in the settings', async () => {
  const first = await account('by-setting@example.org')
  const other = await testServer({ operators: ` someone, ${first.id}` })
  const { store } = other.services
  expect([await isOperator(store, other.settings, first.id), await isOperator(store, other.settings, '')]).toEqual([
    true,
    false,
  ])
  expect(await isOperator(server.services.store, server.settings, '')).toBe(false)
  await other.dispose()
})

test('a muted person is not heard, on the socket or in the list; a blocked one also cannot come to the table by any door', async () => {
  const [a, muted, blocked, watcher] = [
    await guest(server.url),
    await guest(server.url),
    await guest(server.url),
    await guest(server.url),
  ]
  const { info } = await toyTable([a, muted])
  await watcher.client.open(info.id, layoutOf(info))
  await a.post('/api/me/relations', { user: muted.id, kind: 'mute' })
  await muted.client.say(info.id, 'can you hear me')
  await expect.poll(() => watcher.heard.some(x => x.includes('can you hear me'))).toBe(true)
  expect(a.heard.some(x => x.includes('can you hear me'))).toBe(false)
  expect(await a.client.chat(info.id)).toEqual([])
  await a.send('DELETE', '/api/me/relations', { user: muted.id, kind: 'mute' })
  expect((await a.client.chat(info.id)).map(l => l.text)).toEqual(['can you hear me'])

  await a.post('/api/me/relations', { user: blocked.id, kind: 'block' })
  const made = await a.client.create({ game: 'toy', seats: [ME, OPEN, OPEN], autoStart: false })
  await expect(blocked.client.join(made.id)).rejects.toMatchObject({ code: 'blocked' })
  const { code } = await a.client.invite(made.id)
  await expect(blocked.client.accept(code)).rejects.toMatchObject({ code: 'blocked' })
  // The invitation is not used up by who may not come.
  await muted.client.accept(code)
  // Nor the other way round: people are not seated with those they blocked.
  const theirs = await blocked.client.create({ game: 'toy', seats: [ME, OPEN] })
  await expect(a.client.join(theirs.id)).rejects.toMatchObject({ code: 'blocked' })
  // A seat to adopt is no door either.
  await muted.client.leave(info.id)
  expect((await blocked.post(`/api/matches/${info.id}/adopt`, { seat: 1 })).body.error?.code).toBe('blocked')
  for (const p of [a, muted, blocked, watcher]) p.client.close()
})
