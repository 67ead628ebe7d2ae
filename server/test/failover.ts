/**
 * The leader of three databases is killed again and again while people play through two servers: no acknowledged move
 * may be lost, and the game goes on by itself. Needs Debian's patroni, etcd-server and haproxy.
 * node server/test/failover.ts [kills = 20]
 */

import { startCluster } from './cluster.ts'
import { testSettings } from './harness.ts'
import { Players } from './players.ts'
import { serverProcess } from './process.ts'

const MOST_SECONDS = 15
const TABLES = 6
const kills = Number(process.argv[2] ?? 20)

/** Everything that was started, in order; all of it is ended, whatever happens. */
const stops: (() => Promise<void>)[] = []

async function run(): Promise<boolean> {
  console.log('Three databases, etcd and HAProxy begin ...')
  const cluster = await startCluster()
  stops.push(() => cluster.stop())
  const settings = await testSettings({ databaseUrl: cluster.url })
  const first = await serverProcess(settings)
  stops.push(() => first.stop())
  const second = await serverProcess(await testSettings({ databaseUrl: cluster.url }))
  stops.push(() => second.stop())
  const players = new Players(() => [first.url, second.url], TABLES)
  stops.push(() => players.stop())
  await players.playedAfter(0)
  const waits: number[] = []
  for (let n = 1; n <= kills; n++) {
    // Under load: everybody has moved since all nodes were there.
    for (let i = 0; i < TABLES; i++) await players.playedAfter(Date.now())
    const name = await cluster.killLeader()
    const at = Date.now()
    await players.playedAfter(at)
    waits.push((Date.now() - at) / 1000)
    await cluster.bringBack(name)
    const bar = '#'.repeat(Math.round((n / kills) * 30)).padEnd(30, '.')
    console.log(
      `[${bar}] ${n} of ${kills}: ${name} killed, moves again after ${waits.at(-1)?.toFixed(1)} s, ` +
        `${players.promised.length} acknowledged`,
    )
  }
  await players.stop()
  const found = await players.verify(settings)
  const sorted = waits.toSorted((a, b) => a - b)
  const longest = sorted.at(-1) ?? 0
  console.log({ kills, ...found, medianSeconds: sorted[sorted.length >> 1], longestSeconds: longest })
  return found.lost === 0 && found.doubled === 0 && longest <= MOST_SECONDS
}
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop().catch(error => console.error(String(error)))
}
process.once('SIGINT', () => void stopAll().then(() => process.exit(130)))
process.once('SIGTERM', () => void stopAll().then(() => process.exit(143)))

const isGood = await run().finally(stopAll)
process.exit(isGood ? 0 : 1)
