/**
 * Tables of bots for many minutes: the memory of a server must not grow with its games.
 * node lab/bench/soak.ts [--tables 200] [--minutes 15] [--most 1.3] [--game civilization] [--samples 15]
 * [--node='<flags>'] Two figures: what the process has from the system, and what its threads still hold when their
 * garbage is collected (which happens at the beginning and at the end only). Fails if either is at the end more than
 * `most` times what it was in the first minute. That minute begins when every table has played past its first
 * checkpoint: before that the engine is still being compiled, and on a busy machine hardly anything has been played.
 */
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { type OurServer, startOurs } from './our-server.ts'

export interface Soak {
  readonly tables: number
  readonly minutes: number
  readonly game: string
  /** How often the memory of the process is told on the way. */
  readonly samples: number
  readonly node: readonly string[]
  /** However long it takes, so many are played between the first minute and the end. */
  readonly leastMoves?: number
}
/** A table that has so many moves behind it holds as much as it ever will. */
const WARM_MOVES = 60
const TABLES_A_PERSON = 20
const json = { 'content-type': 'application/json' }

/** Megabytes: what the process has from the system, and what its threads still hold when their garbage is collected. */
interface MemoryUse {
  readonly rss: number
  readonly live: number
  readonly moves: number
}
const MB = 2 ** 20
async function asked<T>({ child }: OurServer, what: 'rss' | 'live'): Promise<T> {
  child.send(what)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}
async function movesPlayed({ url }: OurServer): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^ecumene_moves_total\{by="bot"\} (\d+)/m.exec(text)?.[1] ?? 0)
}
async function memoryOf(server: OurServer): Promise<MemoryUse> {
  const { rss, live } = await asked<{ rss: number; live: number }>(server, 'live')
  return { rss: rss / MB, live: live / MB, moves: await movesPlayed(server) }
}
/** Somebody with as many tables of bots alone as one may have. */
async function person({ url: origin }: OurServer, game: string, n: number): Promise<void> {
  const api = `${origin}/api`
  const came = await fetch(`${api}/auth/sign-in/anonymous`, {
    method: 'POST',
    headers: { ...json, origin },
    body: '{}',
  })
  const cookie = came.headers.getSetCookie()[0].split(';')[0]
  const seats = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))
  for (let i = 0; i < n; i++) {
    const body = JSON.stringify({ game, seats })
    const made = await fetch(`${api}/matches`, { method: 'POST', headers: { ...json, origin, cookie }, body })
    if (!made.ok) throw new Error(`a table: ${made.status} ${await made.text()}`)
  }
}
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** What a server holds in its first minute and at the end; `told` hears of the process' memory on the way. */
export async function soak(
  { tables, minutes, game, samples, node, leastMoves = 0 }: Soak,
  told: (done: number, rss: number, first: MemoryUse, moves: number) => void = () => {},
): Promise<{ first: MemoryUse; last: MemoryUse }> {
  const server = await startOurs({ botPauseMs: 0 }, [...node])
  try {
    for (let left = tables; left > 0; left -= TABLES_A_PERSON)
      await person(server, game, Math.min(left, TABLES_A_PERSON))
    while ((await movesPlayed(server)) < WARM_MOVES * tables) await sleep(200)
    const pause = (minutes * 60_000) / samples
    await sleep(Math.min(60_000, pause))
    const first = await memoryOf(server)
    told(0, first.rss, first, first.moves)
    for (let sample = 1; sample < samples; sample++) {
      await sleep(pause)
      const { rss } = await asked<{ rss: number }>(server, 'rss')
      told(sample / samples, rss / MB, first, await movesPlayed(server))
    }
    await sleep(pause)
    while ((await movesPlayed(server)) < first.moves + leastMoves) await sleep(200)
    const last = await memoryOf(server)
    told(1, last.rss, first, last.moves)
    return { first, last }
  } finally {
    await server.stop()
  }
}

function draw(done: number, rss: number, first: MemoryUse, moves: number): void {
  const bar = '#'.repeat(Math.round(done * 30)).padEnd(30, '.')
  const load = loadavg()[0].toFixed(1)
  const text = `[${bar}] ${rss.toFixed(0)} MB, x${(rss / first.rss).toFixed(2)}, ${moves} moves, load ${load}`
  process.stdout.write(process.stdout.isTTY ? `\r${text}` : `${text}\n`)
}

if (import.meta.main) {
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
  const [tables, minutes, samples] = [values.tables, values.minutes, values.samples].map(Number)
  const { first, last } = await soak(
    { tables, minutes, game: values.game, samples, node: values.node.split(' ') },
    draw,
  )
  const grown = (what: 'rss' | 'live'): number => last[what] / first[what]
  const told = (what: 'rss' | 'live'): string =>
    `${first[what].toFixed(0)} to ${last[what].toFixed(0)} MB, ${grown(what).toFixed(2)} times`
  console.log(`\n${tables} tables, ${minutes} minutes: process ${told('rss')}; held ${told('live')}`)
  process.exit(Math.max(grown('rss'), grown('live')) <= Number(values.most) ? 0 : 1)
}
