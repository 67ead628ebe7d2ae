/**
 * Tables of bots for many minutes: the memory of a server must not grow with its games.
 * node bench/soak.ts [--tables 200] [--minutes 15] [--most 1.3] [--game civilization] [--samples 15] [--node='<flags>']
 * Two figures: what the process has from the system, and what its threads still hold when their garbage is collected
 * (which happens at the beginning and at the end only).
 * Fails if either is at the end more than `most` times what it was in the first minute. That minute begins when every
 * table has played past its first checkpoint: before that the engine is still being compiled, and on a busy machine
 * hardly anything has been played.
 */
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startOurs } from './our-server.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '15' },
    most: { type: 'string', default: '1.3' },
    game: { type: 'string', default: 'civilization' },
    samples: { type: 'string', default: '15' },
    node: { type: 'string', default: '--expose-gc' },
  },
})
const tables = Number(values.tables)
const minutes = Number(values.minutes)
const samples = Number(values.samples)
/** A table that has so many moves behind it holds as much as it ever will. */
const WARM_MOVES = 60
const TABLES_A_PERSON = 20
const json = { 'content-type': 'application/json' }

const server = await startOurs({ botPauseMs: 0 }, values.node.split(' '))
const api = `${server.url}/api`

/** Megabytes: what the process has from the system, and what its threads still hold when their garbage is collected. */
interface Memory {
  readonly rss: number
  readonly live: number
}
async function asked<T>(what: 'rss' | 'live'): Promise<T> {
  server.child.send(what)
  const [answer] = (await once(server.child, 'message')) as [T]
  return answer
}
const MB = 2 ** 20
const rssNow = async (): Promise<number> => (await asked<{ rss: number }>('rss')).rss / MB
async function memoryNow(): Promise<Memory> {
  const { rss, live } = await asked<Memory>('live')
  return { rss: rss / MB, live: live / MB }
}
async function movesPlayed(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^ecumene_moves_total\{by="bot"\} (\d+)/m.exec(text)?.[1] ?? 0)
}
/** Somebody with as many tables of bots alone as one may have. */
async function person(n: number): Promise<void> {
  const origin = server.url
  const came = await fetch(`${api}/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { ...json, origin },
    body: '{}',
  })
  const cookie = came.headers.getSetCookie()[0].split(';')[0]
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))
  for (let i = 0; i < n; i++) {
    const body = JSON.stringify({ game: values.game, seats })
    const made = await fetch(`${api}/matches`, { method: 'POST', headers: { ...json, origin, cookie }, body })
    if (!made.ok) throw new Error(`a table: ${made.status} ${await made.text()}`)
  }
}
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
function draw(done: number, rss: number, first: Memory, moves: number): void {
  const bar = '#'.repeat(Math.round(done * 30)).padEnd(30, '.')
  const load = loadavg()[0].toFixed(1)
  const text = `[${bar}] ${rss.toFixed(0)} MB, x${(rss / first.rss).toFixed(2)}, ${moves} moves, load ${load}`
  process.stdout.write(process.stdout.isTTY ? `\r${text}` : `${text}\n`)
}

for (let left = tables; left > 0; left -= TABLES_A_PERSON) await person(Math.min(left, TABLES_A_PERSON))
while ((await movesPlayed()) < WARM_MOVES * tables) await sleep(1000)
const pause = (minutes * 60_000) / samples
await sleep(Math.min(60_000, pause))
const first = await memoryNow()
draw(0, first.rss, first, await movesPlayed())
for (let sample = 1; sample < samples; sample++) {
  await sleep(pause)
  draw(sample / samples, await rssNow(), first, await movesPlayed())
}
await sleep(pause)
const last = await memoryNow()
draw(1, last.rss, first, await movesPlayed())
await server.stop()
const grown = (what: keyof Memory): number => last[what] / first[what]
const told = (what: keyof Memory): string =>
  `${first[what].toFixed(0)} to ${last[what].toFixed(0)} MB, ${grown(what).toFixed(2)} times`
console.log(`\n${tables} tables, ${minutes} minutes: process ${told('rss')}; held ${told('live')}`)
process.exit(Math.max(grown('rss'), grown('live')) <= Number(values.most) ? 0 : 1)
