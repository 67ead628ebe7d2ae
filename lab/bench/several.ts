/**
 * node lab/bench/several.ts [--tables 200] [--moves 10000] [--warm 5000] [--rounds 1]: the same tables on one
 * PostgreSQL, played through one server, through two that hear each other by the database, and through two that hear
 * each other by NATS; the two seats of a table are at different servers. Moves a second, and the processor time of a
 * move: servers, PostgreSQL, NATS, driver. Reads /proc: Linux only.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openTables, play } from './load-driver.ts'
import { ecumene } from './load-ecumene.ts'
import { startNats, startOurs, startPostgres, TOY } from './our-server.ts'
import { costOf, postmasterOf, spent } from './processor.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    moves: { type: 'string', default: '10000' },
    warm: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '1' },
  },
})
const [tables, moves, warm, rounds] = [values.tables, values.moves, values.warm, values.rounds].map(Number)
interface WayToServe {
  readonly name: string
  readonly servers: number
  readonly hasNats: boolean
}
const WAYS: readonly WayToServe[] = [
  { name: 'one server', servers: 1, hasNats: false },
  { name: 'two, by the database', servers: 2, hasNats: false },
  { name: 'two, by NATS', servers: 2, hasNats: true },
]

async function measure(way: WayToServe): Promise<string> {
  const postgres = await startPostgres()
  const nats = way.hasNats ? await startNats() : null
  const databaseUrl = await postgres.database()
  const settings = { databaseUrl, natsUrl: nats?.url ?? null, games: TOY, maxTables: 2000 }
  const servers = [await startOurs(settings)]
  while (servers.length < way.servers) servers.push(await startOurs(settings))
  const [url, ...others] = servers.map(server => server.url)
  const peer = await ecumene(url, ...others)
  // A game has about 80 moves: none has to be made while it is measured.
  await peer.stock(tables + Math.ceil((warm + moves) / 40))
  let played = 0
  const waits: number[] = []
  let heard = (): void => {}
  const after = (n: number) =>
    new Promise<void>(done => {
      const goal = played + n
      heard = () => played === goal && done()
    })
  const game = play(await openTables(peer, tables), ms => {
    played++
    waits.push(ms)
    heard()
  })
  await game.opened
  await after(warm)
  waits.length = 0
  const pids = servers.map(server => server.child.pid ?? 0)
  const postmaster = await postmasterOf(postgres)
  const look = () => ({
    servers: spent(pids, null),
    postgres: spent([], postmaster),
    nats: spent(nats ? [nats.pid()] : [], null),
    driver: process.cpuUsage(),
    at: performance.now(),
  })
  const from = look()
  await after(moves)
  const now = look()
  await game.stop()
  for (const server of servers) await server.stop()
  await nats?.stop()
  await postgres.stop()
  const cost = (what: 'servers' | 'postgres' | 'nats'): string =>
    (costOf(from[what], now[what], moves).get('all') ?? 0).toFixed(0)
  const { user, system } = process.cpuUsage(from.driver)
  waits.sort((a, b) => a - b)
  const at = (q: number): string => waits[Math.floor((waits.length - 1) * q)].toFixed(0)
  const rate = (moves / (now.at - from.at)) * 1000
  return (
    `${way.name.padEnd(21)} ${rate.toFixed(0)} moves/s  p50 ${at(0.5)}  p99 ${at(0.99)} ms  servers ${cost('servers')}  ` +
    `PostgreSQL ${cost('postgres')}  NATS ${cost('nats')}  driver ${((user + system) / moves).toFixed(0)} µs a move  ` +
    `load ${loadavg()[0].toFixed(1)}`
  )
}
for (let n = 0; n < rounds; n++) for (const way of WAYS) console.log(await measure(way))
process.exit(0)
