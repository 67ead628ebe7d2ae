/**
 * Tables of bots for many minutes: the memory of a server must not grow with its games.
 * node bench/soak.ts [--tables 200] [--minutes 15] [--most 1.3] [--game civilization]: fails if the memory at the end
 * is more than `most` times that of the first minute.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaults } from '../server/src/settings.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '15' },
    most: { type: 'string', default: '1.3' },
    game: { type: 'string', default: 'civilization' },
  },
})
const tables = Number(values.tables)
const minutes = Number(values.minutes)
const SAMPLES = 15
const TABLES_A_PERSON = 20
const json = { 'content-type': 'application/json' }

const data = mkdtempSync(join(tmpdir(), 'ecumene-soak-'))
const { freePort } = (await import(new URL('../server/test/postgres.ts', import.meta.url).href)) as {
  freePort(): Promise<number>
}
const port = await freePort()
const url = `http://127.0.0.1:${port}/api`
const settings = { ...defaults, port, data, logLevel: 'error', rateLimits: false, botPauseMs: 0 }
const server: ChildProcess = fork(join(import.meta.dirname, 'load-server.ts'), [JSON.stringify(settings)], {
  execArgv: ['--expose-gc'],
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
await once(server, 'message')

async function memory(): Promise<number> {
  server.send('memory')
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }]
  return rss / 2 ** 20
}
async function movesPlayed(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^ecumene_moves_total\{by="bot"\} (\d+)/m.exec(text)?.[1] ?? 0)
}
/** Somebody with as many tables of bots alone as one may have. */
async function person(n: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  const came = await fetch(`${url}/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { ...json, origin },
    body: '{}',
  })
  const cookie = came.headers.getSetCookie()[0].split(';')[0]
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))
  for (let i = 0; i < n; i++) {
    const body = JSON.stringify({ game: values.game, seats })
    const made = await fetch(`${url}/matches`, { method: 'POST', headers: { ...json, origin, cookie }, body })
    if (!made.ok) throw new Error(`a table: ${made.status} ${await made.text()}`)
  }
}
function draw(done: number, rss: number, first: number, moves: number): void {
  const bar = '#'.repeat(Math.round(done * 30)).padEnd(30, '.')
  const text = `[${bar}] ${rss.toFixed(0)} MB, x${(rss / first).toFixed(2)} of the first, ${moves} moves`
  process.stdout.write(process.stdout.isTTY ? `\r${text}` : `${text}\n`)
}

for (let left = tables; left > 0; left -= TABLES_A_PERSON) await person(Math.min(left, TABLES_A_PERSON))
const pause = (minutes * 60_000) / SAMPLES
let first = 0
let last = 0
for (let sample = 1; sample <= SAMPLES; sample++) {
  await new Promise(resolve => setTimeout(resolve, pause))
  last = await memory()
  first ||= last
  draw(sample / SAMPLES, last, first, await movesPlayed())
}
server.kill('SIGKILL')
rmSync(data, { recursive: true, force: true })
const ratio = last / first
const isGood = ratio <= Number(values.most)
console.log(`\n${tables} tables, ${minutes} minutes: ${ratio.toFixed(2)} times the memory of the beginning`)
process.exit(isGood ? 0 : 1)
