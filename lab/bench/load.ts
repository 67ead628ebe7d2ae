/**
 * Tables driven over sockets: moves a second, time from sending a move to its receipt at every seat, memory of an idle
 * table. node lab/bench/load.ts [--tables 50,200,1000] [--seconds 10] [--idle 1000] [--large] [--peers
 * sqlite,postgres,boardgame.io] Ours stores every move durably before it is acknowledged; boardgame.io's keeps them in
 * memory, and sends every state whole, as it comes. `--large`: the toy on a board of 140 areas (large-toy.ts).
 * PostgreSQL is started on a temporary folder. At the end our server is killed, and every move that was played must be
 * in the database. The peer `floor` is a server that only reads and writes sockets (floor-server.ts).
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openBeside } from '../../server/src/store/open.ts'
import { type DriverFigures, drive, type Peer } from './load-driver.ts'
import { ecumene } from './load-ecumene.ts'
import { end, freePort, LARGE_TOY, startOurs, startPostgres, startProcess, TOY } from './our-server.ts'

const here = import.meta.dirname
/** Made ahead for each second: a game has about 80 moves. */
const TABLES_A_SECOND = 120

export interface Load {
  readonly tables: readonly number[]
  readonly seconds: number
  /** So many tables that nobody looks at, to see what each of them takes; 0: none. */
  readonly idle: number
  /** On a board of the size that a civilization game has. */
  readonly isLarge?: boolean
}
export interface LoadFigures {
  readonly figures: readonly (DriverFigures & { cost: number })[]
  /** KB of each idle table. */
  readonly idle: number | null
  /** Every move that was answered, and those in the database after the server was killed; null: it has none. */
  readonly played: number
  readonly stored: number | null
}
interface Running {
  readonly peer: Peer
  memory(): Promise<Usage>
  /** Kills it, and looks how many moves are stored. */
  stop(): Promise<number | null>
}
interface Usage {
  readonly rss: number
  /** Microseconds of all threads. */
  readonly cpu: number
}
async function memory(child: ChildProcess): Promise<Usage> {
  child.send('memory')
  const [{ rss, cpu }] = (await once(child, 'message')) as [{ rss: number; cpu: NodeJS.CpuUsage }]
  return { rss, cpu: cpu.user + cpu.system }
}
async function ours(databaseUrl: string | null, isLarge: boolean): Promise<Running> {
  const games = isLarge ? LARGE_TOY : TOY
  const server = await startOurs({ databaseUrl, games, idleMs: 3000, maxTables: 2000 })
  return {
    peer: await ecumene(server.url),
    memory: () => memory(server.child),
    async stop() {
      await server.kill()
      const database = openBeside(server.settings)
      const keys = await database.db.selectFrom('entry').select('key').where('key', 'is not', null).execute()
      await database.close()
      await server.stop()
      return keys.length
    },
  }
}
async function floor(): Promise<Running> {
  const server = await startOurs({}, [], undefined, 'lab/bench/floor-server.ts')
  return {
    peer: await ecumene(server.url),
    memory: () => memory(server.child),
    async stop() {
      await server.stop()
      return null
    },
  }
}
async function theirs(isLarge: boolean): Promise<Running> {
  const folder = join(here, 'boardgame-io')
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log('Installing boardgame.io ...')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  const port = await freePort()
  const child = await startProcess(
    join(folder, 'serve.mjs'),
    [String(port), isLarge ? 'large' : 'small'],
    ['--expose-gc'],
  )
  const { boardgameio } = (await import(new URL('./boardgame-io/load.mjs', import.meta.url).href)) as {
    boardgameio(url: string): Peer
  }
  return {
    peer: boardgameio(`http://localhost:${port}`),
    memory: () => memory(child),
    async stop() {
      await end(child)
      return null
    },
  }
}

export type PeerName = 'sqlite' | 'postgres' | 'boardgame.io' | 'floor'
const starters: Record<PeerName, (isLarge: boolean) => Promise<Running>> = {
  sqlite: isLarge => ours(null, isLarge),
  floor,
  async postgres(isLarge) {
    const postgres = await startPostgres()
    const running = await ours(await postgres.database(), isLarge)
    return {
      ...running,
      async stop() {
        const stored = await running.stop()
        await postgres.stop()
        return stored
      },
    }
  },
  'boardgame.io': theirs,
}
/** `told` hears of each number of tables, and of the idle ones. */
export async function load(
  name: PeerName,
  { tables: counts, seconds, idle: n, isLarge = false }: Load,
  told: (line: string) => void = () => {},
): Promise<LoadFigures> {
  const running = await starters[name](isLarge)
  const figures: (DriverFigures & { cost: number })[] = []
  let idle: number | null = null
  let stored: number | null = null
  try {
    for (const tables of counts) {
      await running.peer.stock(tables + seconds * TABLES_A_SECOND)
      const from = await running.memory()
      const f = await drive(running.peer, tables, seconds)
      const cost = ((await running.memory()).cpu - from.cpu) / f.all
      figures.push({ ...f, cost })
      told(
        `${name.padEnd(13)} ${String(tables).padStart(5)} tables  ${f.perSecond.toFixed(0).padStart(6)} moves/s   p50 ${f.p50.toFixed(1)}  p95 ${f.p95.toFixed(1)}  p99 ${f.p99.toFixed(1)} ms   ${cost.toFixed(0)} µs of processor a move, the driver ${f.driver.toFixed(0)}   load ${loadavg()[0].toFixed(1)}`,
      )
    }
    // The second so many: what the first ones cost once (compiled code, a grown heap) is not theirs.
    const more = async (): Promise<Usage> => {
      for (let i = 0; i < n; i += 10) await Promise.all(Array.from({ length: 10 }, () => running.peer.create()))
      await new Promise(resolve => setTimeout(resolve, 8000))
      return running.memory()
    }
    if (n > 0) {
      const before = await more()
      idle = ((await more()).rss - before.rss) / n / 1024
      told(`${name.padEnd(13)} ${idle.toFixed(1)} KB of RSS for each of ${n} idle tables`)
    }
  } finally {
    stored = await running.stop()
  }
  const played = figures.reduce((sum, { all }) => sum + all, 0)
  if (stored !== null) told(`${name.padEnd(13)} ${played} moves played, ${stored} stored when it was killed`)
  return { figures, idle, played, stored }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      tables: { type: 'string', default: '50,200,1000' },
      seconds: { type: 'string', default: '10' },
      idle: { type: 'string', default: '1000' },
      large: { type: 'boolean', default: false },
      peers: { type: 'string', default: 'sqlite,postgres,boardgame.io' },
    },
  })
  const counts = values.tables.split(',').map(Number)
  const names = values.peers.split(',') as PeerName[]
  const wish = { tables: counts, seconds: Number(values.seconds), idle: Number(values.idle), isLarge: values.large }
  const found = new Map<PeerName, LoadFigures>()
  for (const name of names) found.set(name, await load(name, wish, line => console.log(line)))
  const rival = found.get('boardgame.io')?.figures
  if (rival)
    for (const name of names.filter(x => x !== 'boardgame.io'))
      counts.forEach((tables, i) => {
        const ours = found.get(name)?.figures[i]
        if (ours)
          console.log(
            `${name} to boardgame.io at ${tables} tables: rate x${(ours.perSecond / rival[i].perSecond).toFixed(2)}, p99 x${(ours.p99 / rival[i].p99).toFixed(2)}, processor a move x${(ours.cost / rival[i].cost).toFixed(2)}`,
          )
      })
  const isWhole = [...found.values()].every(({ played, stored }) => stored === null || stored === played)
  process.exit(isWhole ? 0 : 1)
}
