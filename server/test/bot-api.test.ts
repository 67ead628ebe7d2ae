/** The documented program holds a seat: over REST and streams alone, with a token. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, sleep, testServer, type Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const PROGRAM = fileURLToPath(new URL('../../docs/examples/hold-a-seat.mjs', import.meta.url))
const tokenFor = async (v: Visitor, scopes = ['read', 'play']) =>
  (await v.post('/api/me/tokens', { name: 'program', scopes })).body as unknown as { id: string; token: string }
const start = (token: string, ...args: string[]) => {
  const child = spawn(process.execPath, [PROGRAM, server.url, ...args], {
    env: { ECUMENE_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', d => {
      out += d
    })
  return { child, out: () => out, gone: once(child, 'exit') }
}

test('two of them play a table to its end; a third plays every seat it holds', async () => {
  const [a, b, c] = [await guest(server.url), await guest(server.url), await guest(server.url)]
  const tokens = await Promise.all([a, b, c].map(p => tokenFor(p)))
  const all = start(tokens[2].token)
  const made = await a.client.create({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    options: { rounds: 2 },
  })
  await b.client.join(made.id)
  await c.client.join(made.id)
  const players = [start(tokens[0].token, made.id), start(tokens[1].token, made.id)]
  for (const p of players) expect([(await p.gone)[0], p.out()]).toEqual([0, expect.stringContaining('1')])
  const { status, outcome } = await a.client.table(made.id)
  expect([status, outcome?.places.length]).toEqual(['over', 3])
  const record = await a.client.record(made.id)
  expect(new Set(record.entries.map(e => e.seat))).toEqual(new Set([0, 1, 2]))
  all.child.kill()
  await all.gone
}, 60_000)

test('a program without the scope is refused, and one whose token ends is cut off from its stream', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const made = await a.client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await b.client.join(made.id)
  const { token } = await tokenFor(a, ['play'])
  const refused = start(token, made.id)
  expect((await refused.gone)[0]).not.toBe(0)
  expect(refused.out()).toContain('scope')
  for (const path of ['/me/stream', `/matches/${made.id}/stream`]) {
    const short = await tokenFor(a)
    const stream = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${short.token}` } })
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader()
    expect((await reader.read()).done).toBe(false)
    await a.send('DELETE', `/api/me/tokens/${short.id}`, {})
    const end = await Promise.race([reader.read(), sleep(5000)])
    expect(end).toMatchObject({ done: true })
  }
})

test('what the page says of routes and codes is so', async () => {
  const page = readFileSync(new URL('../../docs/bot-api.md', import.meta.url), 'utf8')
  const api = (await (await fetch(`${server.url}/api`)).json()) as { paths: Record<string, Record<string, unknown>> }
  const named = [...page.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/[\w/:-]+)/g)]
  expect(named.length).toBeGreaterThan(8)
  for (const [, method, path] of named) {
    const route = api.paths[path.replace(/:(\w+)/g, '{$1}')]
    expect([path, Object.keys(route ?? {})]).toEqual([path, expect.arrayContaining([method.toLowerCase()])])
  }
})
