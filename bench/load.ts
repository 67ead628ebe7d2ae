/**
 * Tables driven over sockets: moves a second, time from sending a move to its receipt at every seat, memory of an idle
 * table. node bench/load.ts [--tables 50,200,1000] [--seconds 10] [--idle 1000] [--peers sqlite,postgres,boardgame.io]
 * Ours stores every move durably before it is acknowledged; boardgame.io's keeps them in memory. PostgreSQL is started
 * on a temporary folder.
 */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drive, type Figures, type Peer } from './load-driver.ts'
import { ecumene } from './load-ecumene.ts'
import { end, freePort, startOurs, startPostgres, startProcess, TOY } from './our-server.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '50,200,1000' },
    seconds: { type: 'string', default: '10' },
    idle: { type: 'string', default: '1000' },
    peers: { type: 'string', default: 'sqlite,postgres,boardgame.io' },
  },
})
const here = import.meta.dirname
const seconds = Number(values.seconds)
const counts = values.tables.split(',').map(Number)

interface Running {
  readonly peer: Peer
  memory(): Promise<Usage>
  stop(): Promise<void>
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
async function ours(databaseUrl: string | null): Promise<Running> {
  const server = await startOurs({ databaseUrl, games: TOY, idleMs: 3000, maxTables: 2000 })
  return { peer: await ecumene(server.url), memory: () => memory(server.child), stop: () => server.stop() }
}
async function theirs(): Promise<Running> {
  const folder = join(here, 'boardgame-io')
  if (!existsSync(join(folder, 'node_modules'))) {
    console.log('Installing boardgame.io ...')
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
  }
  const port = await freePort()
  const child = await startProcess(join(folder, 'serve.mjs'), [String(port)], ['--expose-gc'])
  const { boardgameio } = (await import(new URL('./boardgame-io/load.mjs', import.meta.url).href)) as {
    boardgameio(url: string): Peer
  }
  return {
    peer: boardgameio(`http://localhost:${port}`),
    memory: () => memory(child),
    stop: () => end(child),
  }
}

const found = new Map<string, (Figures & { cost: number })[]>()
const idle = new Map<string, number>()
const starters: Record<string, () => Promise<Running>> = {
  sqlite: () => ours(null),
  async postgres() {
    const postgres = await startPostgres()
    const running = await ours(await postgres.database())
    return {
      ...running,
      async stop() {
        await running.stop()
        await postgres.stop()
      },
    }
  },
  'boardgame.io': theirs,
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
const rival = found.get('boardgame.io')
if (rival)
  for (const name of names.filter(x => x !== 'boardgame.io'))
    counts.forEach((tables, i) => {
      const ours = found.get(name)?.[i]
      if (ours)
        console.log(
          `${name} to boardgame.io at ${tables} tables: rate x${(ours.perSecond / rival[i].perSecond).toFixed(2)}, p99 x${(ours.p99 / rival[i].p99).toFixed(2)}, processor a move x${(ours.cost / rival[i].cost).toFixed(2)}`,
        )
    })
process.exit(0)
