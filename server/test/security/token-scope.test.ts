/** A personal token can do what its scopes say, and nothing about the account. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, layoutOf, testServer, toyTable, Visitor } from '../harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())

test('each scope opens its own doors', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info } = await toyTable([a, b])
  const tokenOf = async (scopes: string[]) =>
    (await a.post('/api/me/tokens', { name: 'bot', scopes })).body as unknown as { token: string; id: string }
  const ask = async (token: string, method: string, path: string, body?: unknown) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await response.json()).error?.code ?? response.status
  }
  const read = await tokenOf(['read'])
  const play = await tokenOf(['play'])
  const move = { seq: 0, key: 'token-move', action: { verb: 'bid', coins: 0 } }
  expect(await ask(read.token, 'GET', `/matches/${info.id}/position`)).toBe(200)
  expect(await ask(read.token, 'POST', `/matches/${info.id}/actions`, move)).toBe('scope')
  expect(await ask(play.token, 'GET', `/matches/${info.id}/position`)).toBe('scope')
  expect(await ask(play.token, 'POST', '/matches', { game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })).toBe(
    'scope',
  )
  expect(await ask(play.token, 'POST', `/matches/${info.id}/chat`, { text: 'hi' })).toBe('scope')
  expect(await ask(play.token, 'POST', `/matches/${info.id}/actions`, move)).toBe(200)
  // The account itself: never with a token, whatever its scopes.
  const all = await tokenOf(['read', 'play', 'lobby', 'chat'])
  expect(await ask(all.token, 'POST', '/me/tokens', { name: 'more', scopes: ['play'] })).toBe('scope')
  expect(await ask(all.token, 'GET', '/me/tokens')).toBe('scope')
  expect(await ask(all.token, 'GET', '/me/channels')).toBe('scope')
  expect(await ask(all.token, 'PUT', '/me/profile', { quiet: null, vacationUntil: null })).toBe('scope')
  expect(await ask(all.token, 'GET', '/me')).toBe(200)
  // Ended, or never made: nobody.
  await a.send('DELETE', `/api/me/tokens/${all.id}`, {})
  expect(await ask(all.token, 'GET', '/me')).toBe('unauthenticated')
  expect(await ask(`ecu_${'0'.repeat(64)}`, 'GET', '/me')).toBe('unauthenticated')
  expect(await ask('something-else', 'GET', '/me')).toBe('unauthenticated')
  const listed = (await a.send('GET', '/api/me/tokens')).body
  expect(JSON.stringify(listed)).not.toContain(read.token)
  // Only hashes are stored.
  const rows = await server.services.store.db.selectFrom('token').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(read.token.slice(4))
  for (const p of [a, b]) p.client.close()
})
test('a program holds a seat with a token over socket and stream; ending the token ends its socket', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable([a, b])
  const { token, id } = (await a.post('/api/me/tokens', { name: 'bot', scopes: ['read', 'play'] })).body as unknown as {
    token: string
    id: string
  }
  const bot = new Visitor(server.url, token)
  const table = await bot.client.open(info.id, layoutOf(info), true)
  expect(table.replica.viewer).toBe(0)
  const stream = await fetch(`${server.url}/api/matches/${info.id}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(stream.headers.get('content-type')).toContain('application/x-ndjson')
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
  const turns = await fetch(`${server.url}/api/me/stream`, { headers: { authorization: `Bearer ${token}` } })
  const turnReader = (turns.body as ReadableStream<Uint8Array>).getReader()
  const line = async (r: typeof reader) => JSON.parse(new TextDecoder().decode((await r.read()).value))
  expect(await line(turnReader)).toMatchObject({ t: 'turn', match: info.id, seat: 0, seq: 0 })
  const first = await line(reader)
  expect(first).toMatchObject({ t: 'update', viewer: 0, seq: 0, base: null })
  await table.play(first.legal[0])
  expect(await line(reader)).toMatchObject({ t: 'update', viewer: 0, seq: 1, base: 0 })
  await tables[1].play({ verb: 'bid', coins: 0 }, 1)
  expect(await line(reader)).toMatchObject({ t: 'update', seq: 2 })
  await reader.cancel()
  await turnReader.cancel()
  const waiting = new Promise<void>(resolve => bot.client.onLink(s => s === 'waiting' && resolve()))
  await a.send('DELETE', `/api/me/tokens/${id}`, {})
  await waiting
  for (const p of [a, b, bot]) p.client.close()
})
