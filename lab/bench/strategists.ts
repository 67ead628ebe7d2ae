/**
 * People at tables with Strategists: how long a person's move takes from sending to receipt while the bots' threads are
 * never idle. node lab/bench/strategists.ts [--tables 50] [--seconds 20] [--game bronze] [--bot strategist] [--save
 * FILE]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ActionJson } from '@ecumene/kernel'
import type { TableInfo, Update } from '@ecumene/protocol'
import { WebSocket } from 'ws'
import { defaults } from '../../server/src/settings.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'bronze' },
    bot: { type: 'string', default: 'strategist' },
    save: { type: 'string' },
  },
})
const { freePort } = (await import(new URL('../../server/test/postgres.ts', import.meta.url).href)) as {
  freePort(): Promise<number>
}
/** Milliseconds a person looks before they move. */
const LOOK = 300
const tables = Number(values.tables)
const seconds = Number(values.seconds)
const data = mkdtempSync(join(tmpdir(), 'ecumene-strategists-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const settings = { ...defaults, port, data, logLevel: 'error', rateLimits: false }
const server = fork(join(import.meta.dirname, 'load-server.ts'), [JSON.stringify(settings)], {
  execArgv: ['--expose-gc'],
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
await once(server, 'message')

const json = { 'content-type': 'application/json' }
async function post<T>(path: string, headers: Record<string, string>, body: unknown): Promise<T> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<T>
}
async function person(): Promise<{ authorization: string }> {
  const signedIn = await fetch(`${url}/api/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { ...json, origin: url },
    body: '{}',
  })
  const cookie = signedIn.headers.getSetCookie()[0].split(';')[0]
  const scopes = ['read', 'play', 'lobby']
  const { token } = await post<{ token: string }>('/me/tokens', { cookie, origin: url }, { name: 'bench', scopes })
  return { authorization: `Bearer ${token}` }
}

const waits: number[] = []
let answers = 0
let isMeasuring = false
let key = 0
const wait = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** One person at one table after the other, against a bot. */
async function sit(): Promise<void> {
  const who = await person()
  const create = async (): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: values.bot }]
    const { id } = await post<TableInfo>('/matches', who, { game: values.game, seats })
    return id
  }
  let match = await create()
  let sent: { seq: number; at: number } | null = null
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: who })
  const open = (): void => socket.send(JSON.stringify({ t: 'open', match, legal: true }))
  const move = async (seq: number, legal: readonly ActionJson[]): Promise<void> => {
    await wait(LOOK)
    sent = { seq, at: performance.now() }
    const action = legal[Math.floor(legal.length / 2)]
    socket.send(JSON.stringify({ t: 'play', ref: 1, match, seq, key: `bench-key-${key++}`, action }))
  }
  socket.on('open', open)
  socket.on('message', async text => {
    const update = JSON.parse(String(text)) as Omit<Update, 't'> & { readonly t: string }
    if (update.t === 'no') throw new Error(String(text))
    if (update.t !== 'update' || update.match !== match) return
    if (sent && update.seq > sent.seq) {
      if (isMeasuring) waits.push(performance.now() - sent.at)
      sent = null
    } else if (isMeasuring) answers++
    if (update.outcome) {
      match = await create()
      open()
    } else if (!sent && (update.legal?.length ?? 0) > 0) await move(update.seq, update.legal ?? [])
  })
}
for (let i = 0; i < tables; i++) await sit()
await wait(3000)
isMeasuring = true
for (let second = 0; second < seconds; second++) {
  await wait(1000)
  if (process.stderr.isTTY)
    process.stderr.write(`\r${'█'.repeat(Math.round((30 * (second + 1)) / seconds))} ${waits.length} moves`)
}
isMeasuring = false
waits.sort((a, b) => a - b)
const at = (share: number): number => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? Number.NaN
const found = { ...values, moves: waits.length, answers, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
console.log(
  `${tables} tables with a ${values.bot}, ${seconds} s: ${waits.length} moves of people, ${answers} other updates; p50 ${at(0.5).toFixed(1)}  p95 ${at(0.95).toFixed(1)}  p99 ${at(0.99).toFixed(1)} ms`,
)
if (values.save) writeFileSync(values.save, `${JSON.stringify(found, null, 2)}\n`)
server.kill('SIGKILL')
await once(server, 'exit')
rmSync(data, { recursive: true, force: true })
process.exit(0)
