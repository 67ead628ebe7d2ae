/** The documented program holds a seat: over REST and streams alone, with a token. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { usualBot } from '@ecumene/bots'
import type { GameInfo, GameShape } from '@ecumene/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameOf, guest, sleep, testServer, toMarket, toyTable, type Visitor } from './harness.ts'

let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.dispose())
const PAGE = readFileSync(new URL('../../docs/bot-api.md', import.meta.url), 'utf8')
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

test('a program becomes a guest, opens a table and plays it to its end, by the words of the page', async () => {
  const [, block] = /```sh\n([\s\S]+?)```/.exec(PAGE) ?? []
  const child = spawn('sh', ['-ec', block.replaceAll('http://localhost:4400', server.url)], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', d => {
      out += d
    })
  expect([(await once(child, 'exit'))[0], out]).toEqual([0, expect.stringMatching(/^\[ [12], [12] \]\n$/)])
}, 120_000)

test('the games tell what a table of theirs may be: all of it is taken, and one thing beside it is not', async () => {
  const infos = (await (await fetch(`${server.url}/api/games`)).json()) as GameInfo[]
  expect(infos.map(g => g.id)).toEqual(expect.arrayContaining(['bronze', 'civilization', 'mare-nostrum']))
  for (const { id: game, variants, options, bots, standIn, seats: allSeats } of infos) {
    expect([game, bots]).toEqual([game, expect.arrayContaining([standIn])])
    expect([game, standIn]).toEqual([game, usualBot(gameOf(game))])
    const host = await guest(server.url)
    const propose = async (body: object) => (await host.post('/api/matches', body)).status
    for (const { id: variant, seats, options: own } of variants) {
      const open = (n: number) => Array.from({ length: n }, () => ({ kind: 'open' }))
      const table = { game, variant, seats: open(seats[0]) }
      const every = Object.fromEntries(options.map(o => [o.name, own[o.name] ?? o.default]))
      expect([game, await propose({ ...table, options: every })]).toEqual([game, 200])
      expect([game, await propose({ ...table, seats: open(seats[1] + 1) })]).toEqual([game, 400])
      expect([seats[0] >= allSeats[0], seats[1] <= allSeats[1]]).toEqual([true, true])
      for (const o of options) {
        const wrong = o.values === 'flag' ? 'yes' : 'min' in o.values ? o.values.max + 1 : 'no such thing'
        expect([game, o.name, await propose({ ...table, options: { [o.name]: wrong } })]).toEqual([game, o.name, 400])
      }
    }
  }
})

test('who opens a table without saying so has the stand-in that the games tell', async () => {
  const player = await guest(server.url)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  expect((await player.client.create({ game: 'bronze', seats })).settings.standIn).toBe('citizen')
  const calm = await player.client.create({ game: 'bronze', seats, settings: { rated: false } })
  expect([calm.settings.standIn, calm.settings.rated]).toEqual(['citizen', false])
  const named = await player.client.create({ game: 'bronze', seats, settings: { standIn: 'novice' } })
  expect(named.settings.standIn).toBe('novice')
})

test('the shape of a game fits every view and every legal action of a table, and hides what it says is hidden', async () => {
  const [a, b] = [await guest(server.url), await guest(server.url)]
  const { info, tables } = await toyTable([a, b])
  await toMarket(tables)
  const shape = (await (await fetch(`${server.url}/api/games/toy?seats=2`)).json()) as GameShape
  expect(shape.seats).toBe(2)
  const hidden = shape.view.filter(f => f.sees === 'owner')
  expect(hidden.length).toBeGreaterThan(0)
  for (const person of [a, b]) {
    const { viewer, view, legal } = await person.client.position(info.id)
    expect(shape.view.map(f => f.name)).toEqual(Object.keys(view))
    for (const { name, dimensions, values, sees, hidden: blank } of shape.view) {
      const cells = [view[name]].flat() as number[]
      expect([name, cells.length]).toEqual([name, dimensions.reduce((n, d) => n * d, 1)])
      expect([name, cells.every(v => v >= values.min && v <= values.max)]).toEqual([name, true])
      const row = cells.length / (dimensions[0] ?? 1)
      const others = sees === 'all' ? [] : cells.filter((_, i) => sees === 'none' || Math.floor(i / row) !== viewer)
      expect([name, others.every(v => v === blank)]).toEqual([name, true])
    }
    for (const { verb, ...fields } of legal ?? []) {
      if (shape.forms.some(f => f.verb === verb)) continue
      const declared = shape.actions.find(v => v.verb === verb)?.fields ?? {}
      expect([verb, Object.keys(fields).sort()]).toEqual([verb, Object.keys(declared).sort()])
      for (const [name, domain] of Object.entries(declared))
        expect(
          Array.isArray(domain)
            ? domain.includes(String(fields[name]))
            : Number(fields[name]) >= domain.min && Number(fields[name]) <= domain.max,
        ).toBe(true)
    }
  }
  expect((await fetch(`${server.url}/api/games/toy?seats=8`)).status).toBe(400)
  expect((await fetch(`${server.url}/api/games/none`)).status).toBe(404)
  for (const { id } of (await (await fetch(`${server.url}/api/games`)).json()) as GameInfo[])
    expect([id, (await fetch(`${server.url}/api/games/${id}`)).status]).toEqual([id, 200])
})

test('what the page says of routes and codes is so', async () => {
  const api = (await (await fetch(`${server.url}/api`)).json()) as { paths: Record<string, Record<string, unknown>> }
  const named = [...PAGE.matchAll(/`(GET|POST|PUT|DELETE) (\/api\/[\w/:-]+)/g)]
  expect(named.length).toBeGreaterThan(8)
  for (const [, method, path] of named) {
    const route = api.paths[path.replace(/:(\w+)/g, '{$1}')]
    expect([path, Object.keys(route ?? {})]).toEqual([path, expect.arrayContaining([method.toLowerCase()])])
  }
})
