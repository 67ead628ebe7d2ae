/** A server for a test, and people who use it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ActionJson, type Core, type GameDef, has, type Layout, type Setup } from '@ecumene/kernel'
import type { NewTable, TableInfo } from '@ecumene/protocol'
import { Client, type SocketLike, type TableLink } from '@ecumene/protocol/client'
import { WebSocket } from 'ws'
import { type Server, startServer } from '../src/server.ts'
import { defaults, type Settings } from '../src/settings.ts'
import { games } from './games.ts'
import { freePort } from './postgres.ts'

const GAMES_MODULE = new URL('./games.ts', import.meta.url).href
export const temporary = (): string => mkdtempSync(join(tmpdir(), 'ecumene-test-'))
export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

export async function testSettings(change: Partial<Settings> = {}): Promise<Settings> {
  return {
    ...defaults,
    port: await freePort(),
    data: temporary(),
    games: GAMES_MODULE,
    logLevel: 'silent',
    threads: 1,
    botThreads: 1,
    botMs: 100,
    noticeMs: 0,
    botPauseMs: 0,
    ...change,
  }
}
export async function testServer(
  change: Partial<Settings> = {},
): Promise<Server & { settings: Settings; dispose(): Promise<void> }> {
  const settings = await testSettings(change)
  const server = await startServer(settings)
  return {
    ...server,
    settings,
    async dispose() {
      await server.stop()
      if (!change.data) rmSync(settings.data, { recursive: true, force: true })
    },
  }
}

export function layoutOf(info: Pick<TableInfo, 'game' | 'setup'>): Layout<Core> {
  return gameOf(info.game).layout(info.setup as Setup)
}
export function gameOf(id: string): GameDef {
  const game = games.find(g => g.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}

/** Someone with a browser: a cookie jar, a client, and everything they ever received. */
export class Visitor {
  url: string
  /** Where sockets go, if elsewhere: through a proxy. */
  socketUrl: string | null = null
  cookies = new Map<string, string>()
  readonly heard: string[] = []
  readonly client: Client
  id = ''
  constructor(url: string, token?: string, silence = 20_000) {
    this.url = url
    this.client = new Client({
      base: url,
      patience: 20,
      silence,
      ...(token ? { token } : {}),
      fetch: (input, init) => this.fetch(String(input), init),
      connect: address =>
        this.connect(
          address.replace(/^ws:\/\/[^/]+/, (this.socketUrl ?? this.url).replace(/^http/, 'ws')),
          token,
        ) as unknown as SocketLike,
    })
  }
  get cookie(): string {
    return [...this.cookies].map(([k, v]) => `${k}=${v}`).join('; ')
  }
  async fetch(input: string, init: RequestInit = {}): Promise<Response> {
    const address = input.startsWith('http') ? input.replace(/^http:\/\/[^/]+/, this.url) : this.url + input
    const headers = new Headers(init.headers)
    if (!headers.has('origin')) headers.set('origin', this.url)
    if (this.cookies.size > 0 && !headers.has('authorization')) headers.set('cookie', this.cookie)
    const response = await fetch(address, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';')
      const at = pair.indexOf('=')
      if (/max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    this.heard.push(await response.clone().text())
    return response
  }
  connect(address: string, token?: string): WebSocket {
    const socket = new WebSocket(address, {
      headers: token
        ? { authorization: `Bearer ${token}` }
        : { cookie: this.cookie, origin: this.socketUrl ?? this.url },
    })
    socket.on('message', data => this.heard.push(String(data)))
    return socket
  }
  async guest(): Promise<this> {
    await this.client.asGuest()
    this.id = (await this.client.me()).user ?? ''
    return this
  }
  async post(
    path: string,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, never> & { error?: { code: string } } }> {
    return this.send('POST', path, body, headers)
  }
  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await this.fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json().catch(() => null) }
  }
}
export const guest = (url: string): Promise<Visitor> => new Visitor(url).guest()

/** A table of the toy with one guest in each seat. */
export async function toyTable(
  people: readonly Visitor[],
  change: Partial<Omit<NewTable, 'autoStart'>> = {},
): Promise<{ info: TableInfo; tables: TableLink<Core>[] }> {
  const seats = people.map((_, i) => (i === 0 ? { kind: 'me' as const } : { kind: 'open' as const }))
  let info = await people[0].client.create({ game: 'toy', seats, ...change })
  for (const p of people.slice(1)) info = await p.client.join(info.id)
  if (info.status !== 'live') throw new Error(`the table is ${info.status}`)
  const tables: TableLink<Core>[] = []
  for (const p of people) tables.push(await p.client.open(info.id, layoutOf(info), true))
  return { info, tables }
}
/** Resolves when the table's copy satisfies the question. */
export function until<S extends Core>(
  table: TableLink<S>,
  question: (t: TableLink<S>) => boolean,
  ms = 30_000,
): Promise<void> {
  if (question(table)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      off()
      reject(new Error(`waited in vain at seq ${table.replica.seq}`))
    }, ms)
    const off = table.on(() => {
      if (!question(table)) return
      clearTimeout(timer)
      off()
      resolve()
    })
  })
}
export const legalNow = (table: TableLink<Core>) => table.replica.last?.legal ?? []
/** Some seat that is asked plays one of its legal actions. Returns false when the game is over. */
export const step = (tables: readonly TableLink<Core>[], pick: (n: number) => number): Promise<boolean> =>
  playOne(tables, pick, legal => legal[pick(legal.length)])
/**
 * The same for a toy that has to last: who has little works, who has enough raids, so that nobody falls, nobody comes
 * near the goal, and every round is played, whatever the dice say.
 */
export const stepOfLongGame = (tables: readonly TableLink<Core>[], pick: (n: number) => number): Promise<boolean> =>
  playOne(tables, pick, (legal, { replica }) => {
    const { coins } = replica.view as Core & { readonly coins: ArrayLike<number> }
    const wish = coins[replica.viewer as number] < 12 ? 'work' : 'raid'
    return legal.find(a => a.verb === wish) ?? legal.find(a => a.verb === 'done') ?? legal[0]
  })
async function playOne(
  tables: readonly TableLink<Core>[],
  pick: (n: number) => number,
  choose: (legal: ReturnType<typeof legalNow>, table: TableLink<Core>) => ActionJson,
): Promise<boolean> {
  const seq = Math.max(...tables.map(t => t.replica.seq))
  await Promise.all(tables.map(t => until(t, x => x.replica.seq >= seq)))
  if (tables[0].replica.outcome) return false
  const asked = tables.filter(t => has(t.replica.owed, t.replica.viewer as number))
  const table = asked[pick(asked.length)]
  const { seq: next } = await table.play(choose(legalNow(table), table))
  await Promise.all(tables.map(t => until(t, x => x.replica.seq >= next)))
  return true
}
/** Two players of the toy bid and work until the market is open. */
export async function toMarket(tables: readonly TableLink<Core>[]): Promise<void> {
  for (const [i, t] of tables.entries()) await t.play({ verb: 'bid', coins: 1 - i }, i)
  for (const t of [tables[0], tables[0], tables[1], tables[1]]) {
    await until(
      t,
      x =>
        has(x.replica.owed, x.replica.viewer as number) && x.replica.last?.legal?.some(a => a.verb === 'work') === true,
    )
    const { seq } = await t.play({ verb: 'work' })
    await until(t, x => x.replica.seq >= seq)
  }
  await until(tables[0], x => x.replica.last?.legal?.some(a => a.verb === 'done') === true)
}
