/**
 * Tables driven over sockets: moves a second, time from sending a move to its receipt at every seat, memory of an idle
 * table. node bench/load.ts [--tables 50,200,1000] [--seconds 10] [--idle 1000] [--peers sqlite,postgres,boardgame.io]
 * Ours stores every move durably before it is acknowledged; boardgame.io's keeps them in memory. PostgreSQL is started
 * on a temporary folder.
 */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaults } from '../server/src/settings.ts'
import { drive, type Figures, type Peer } from './load-driver.ts'
import { ecumene } from './load-ecumene.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50,200,1000' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '1000' },
    peers: { type: 'string', default: 'sqlite,postgres,boardgame.io' },
  },
})
const here = import.meta.dirname
// The server's tests know how to start a PostgreSQL of their own.
const { freePort, startPostgres } = (await import(new URL('../server/test/postgres.ts', import.meta.url).href)) as {
  freePort(): Promise<number>
  startPostgres(): Promise<{ database(): Promise<string>; stop(): Promise<void> }>
}
const seconds = Number(values.seconds)
const counts = values.tables.split(',').map(Number)

interface Running {
  readonly peer: Peer
  memory(): Promise<Usage>
  stop(): Promise<void>
}
async function start(file: string, args: string[]): Promise<ChildProcess> {
  const child = fork(file, args, { execArgv: ['--expose-gc'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
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
async function startOurs(databaseUrl: string | null): Promise<Running> {
  const data = mkdtempSync(join(tmpdir(), 'ecumene-load-'))
  const port = await freePort()
  const settings = {
    ...defaults,
    port,
    data,
    databaseUrl,
    games: new URL('./load-games.ts', import.meta.url).href,
    logLevel: 'error',
    rateLimits: false,
    idleMs: 3000,
    maxTables: 2000,
  }
  const child = await start(join(here, 'load-server.ts'), [JSON.stringify(settings)])
  return {
    peer: await ecumene(`http://127.0.0.1:${port}`),
    memory: () => memory(child),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      rmSync(data, { recursive: true, force: true })
    },
  }
}
async function startTheirs(): Promise<Running> {
  const folder = join(here, 'boardgame-io')
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log('Installing boardgame.io ...')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  const port = await freePort()
  const child = await start(join(folder, 'serve.mjs'), [String(port)])
  const { boardgameio } = (await import(new URL('./boardgame-io/load.mjs', import.meta.url).href)) as {
    boardgameio(url: string): Peer
  }
  return {
    peer: boardgameio(`http://localhost:${port}`),
    memory: () => memory(child),
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

const found = new Map<string, (Figures & { cost: number })[]>()
const idle = new Map<string, number>()
const starters: Record<string, () => Promise<Running>> = {
  sqlite: () => startOurs(null),
  async postgres() {
    const postgres = await startPostgres()
    const running = await startOurs(await postgres.database())
    return {
      ...running,
      async stop() {
        await running.stop()
        await postgres.stop()
      },
    }
  },
  'boardgame.io': startTheirs,
}
const names = values.peers.split(',')
for (const name of names) {
  const running = await starters[name]()
  const figures: (Figures & { cost: number })[] = []
  for (const tables of counts) {
    await running.peer.stock(tables + seconds * 120)
    const from = await running.memory()
    const f = await drive(running.peer, tables, seconds)
    const cost = ((await running.memory()).cpu - from.cpu) / f.all
    figures.push({ ...f, cost })
    console.log(
      `${name.padEnd(13)} ${String(tables).padStart(5)} tables  ${f.perSecond.toFixed(0).padStart(6)} moves/s   p50 ${f.p50.toFixed(1)}  p95 ${f.p95.toFixed(1)}  p99 ${f.p99.toFixed(1)} ms   ${cost.toFixed(0)} µs of processor a move, the driver ${f.driver.toFixed(0)}   load ${loadavg()[0].toFixed(1)}`,
    )
  }
  found.set(name, figures)
  // The second so many: what the first ones cost once (compiled code, a grown heap) is not theirs.
  const n = Number(values.idle)
  const thousand = async (): Promise<Usage> => {
    for (let i = 0; i < n; i += 10) await Promise.all(Array.from({ length: 10 }, () => running.peer.create()))
    await new Promise(resolve => setTimeout(resolve, 8000))
    return running.memory()
  }
  const before = await thousand()
  idle.set(name, ((await thousand()).rss - before.rss) / n / 1024)
  console.log(`${name.padEnd(13)} ${(idle.get(name) ?? 0).toFixed(1)} KB of RSS for each of ${n} idle tables`)
  await running.stop()
}
const theirs = found.get('boardgame.io')
if (theirs)
  for (const name of names.filter(x => x !== 'boardgame.io'))
    counts.forEach((tables, i) => {
      const ours = found.get(name)?.[i]
      if (ours)
        console.log(
          `${name} to boardgame.io at ${tables} tables: rate x${(ours.perSecond / theirs[i].perSecond).toFixed(2)}, p99 x${(ours.p99 / theirs[i].p99).toFixed(2)}, processor a move x${(ours.cost / theirs[i].cost).toFixed(2)}`,
        )
    })
process.exit(0)
