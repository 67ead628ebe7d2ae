/**
 * node lab/bench/cost.ts [--tables 200] [--moves 20000] [--warm 10000] [--rounds 1] [--database sqlite|postgres]
 * [--against <other tree>] [--floor] [--perf <file>] [--node='<flags of node>']: the processor time of a move, thread
 * by thread, of a server in a process of its own; PostgreSQL's and the driver's beside it. `--floor` measures a server
 * that only reads and writes sockets (floor-server.ts) in place of ours. `--perf` keeps a profile. Time spent waiting
 * for a processor does not count, so that a busy machine changes little, and a number of moves is played, not a number
 * of seconds. Reads /proc: Linux only.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openTables, play } from './load-driver.ts'
import { ecumene } from './load-ecumene.ts'
import { type OurServer, startOurs, startPostgres, TOY } from './our-server.ts'
import { type Cost, costOf, postmasterOf, spent } from './processor.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    moves: { type: 'string', default: '20000' },
    warm: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '1' },
    database: { type: 'string', default: 'sqlite' },
    against: { type: 'string' },
    floor: { type: 'boolean', default: false },
    perf: { type: 'string' },
    node: { type: 'string' },
  },
})
const NEVER = 3_600_000
const here = resolve(import.meta.dirname, '../..')
const startServer = (tree: string, databaseUrl: string | null): Promise<OurServer> =>
  // What a server looks after by the clock is left out: on a busy machine more of it would fall into a move.
  startOurs(
    { databaseUrl, games: TOY, maxTables: 2000, countMs: NEVER, queueMs: NEVER },
    [
      ...(values.node?.split(' ') ?? []),
      ...(values.perf ? ['--perf-basic-prof', '--interpreted-frames-native-stack'] : []),
    ],
    tree,
    values.floor ? 'lab/bench/floor-server.ts' : undefined,
  )
const record = (pid: number, file: string): ChildProcess =>
  spawn('perf', ['record', '-e', 'cpu-clock', '-F', '2000', '-g', '-p', String(pid), '-o', file], { stdio: 'ignore' })

async function measure(tree: string): Promise<Cost> {
  const postgres = values.database === 'postgres' ? await startPostgres() : null
  const postmaster = postgres ? await postmasterOf(postgres) : null
  const server = await startServer(tree, (await postgres?.database()) ?? null)
  const pid = server.child.pid ?? 0
  const peer = await ecumene(server.url)
  const [tables, warm, most] = [values.tables, values.warm, values.moves].map(Number)
  // A game has about 80 moves: none has to be made while it is measured.
  await peer.stock(tables + Math.ceil((warm + most) / 40))
  let moves = 0
  let reached = (): void => {}
  const after = (n: number) =>
    new Promise<void>(done => {
      const goal = moves + n
      reached = () => {
        if (moves === goal) done()
      }
    })
  const game = play(await openTables(peer, tables), () => {
    moves++
    reached()
  })
  await game.opened
  await after(warm)
  const before = spent([pid], postmaster)
  const driverBefore = process.cpuUsage()
  const recorder = values.perf ? record(pid, values.perf) : null
  await after(most)
  const now = spent([pid], postmaster)
  const driver = process.cpuUsage(driverBefore)
  recorder?.kill('SIGINT')
  if (recorder) await once(recorder, 'exit')
  const cost = costOf(before, now, most)
  await game.stop()
  await server.stop()
  await postgres?.stop()
  return cost.set('driver', (driver.user + driver.system) / most)
}
/** The driver does the same in every run: where the machine is slowed by others, it is slowed too. */
const toDriver = (cost: Cost): number => (cost.get('all') ?? 0) / (cost.get('driver') ?? 1)
const line = (cost: Cost): string =>
  [...cost].flatMap(([name, us]) => (us >= 0.5 ? `${name} ${us.toFixed(1)}` : [])).join('  ') +
  `  all to driver ${toDriver(cost).toFixed(2)}`

const ratios: number[] = []
for (let n = 0; n < Number(values.rounds); n++) {
  const trees = values.against ? [resolve(values.against), here] : [here]
  const costs = new Map<string, Cost>()
  for (const tree of n % 2 === 0 ? trees : trees.toReversed()) {
    const cost = await measure(tree)
    costs.set(tree, cost)
    console.log(`${tree === here ? 'here ' : 'there'} ${line(cost)}  load ${loadavg()[0].toFixed(1)}`)
  }
  const [there, own] = trees.map(tree => toDriver(costs.get(tree) ?? new Map()))
  if (values.against) ratios.push(own / there)
}
ratios.sort((a, b) => a - b)
if (ratios.length > 0)
  console.log(
    `here to there, by the driver's time: median ${ratios[ratios.length >> 1].toFixed(2)} (${ratios[0].toFixed(2)} to ${ratios[ratios.length - 1].toFixed(2)})`,
  )
process.exit(0)
