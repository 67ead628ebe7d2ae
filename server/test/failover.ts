/**
 * The leader of three databases is killed again and again while people play through two servers: no acknowledged move
 * may be lost, and the game goes on by itself. Needs Debian's patroni, etcd-server and haproxy.
 * node server/test/failover.ts [kills = 20]
 */

import { rmSync } from 'node:fs'
import { startCluster } from './cluster.ts'
import { testSettings } from './harness.ts'
import { type Found, Players } from './players.ts'
import { serverProcess } from './process.ts'

/** So long at most until moves are stored again: what docs/scale.md promises. */
export const MOST_SECONDS = 15
const MOVES_A_TABLE = 5

interface Kill {
  readonly name: string
  /** Until a move that was sent after it was acknowledged. */
  readonly seconds: number
  readonly acknowledged: number
}
/** What was started, in order. All of it is ended, whatever happens. */
const stops: (() => Promise<void>)[] = []
async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop().catch(error => console.error(String(error)))
}

export async function failover(
  kills: number,
  tables: number,
  told: (kill: Kill) => void = () => {},
): Promise<Found & { readonly waits: readonly number[] }> {
  try {
    const cluster = await startCluster()
    stops.push(() => cluster.stop())
    const settings = await testSettings({ databaseUrl: cluster.url })
    const others = await testSettings({ databaseUrl: cluster.url })
    stops.push(async () => {
      for (const { data } of [settings, others]) rmSync(data, { recursive: true, force: true })
    })
    const first = await serverProcess(settings)
    stops.push(() => first.stop())
    const second = await serverProcess(others)
    stops.push(() => second.stop())
    const players = new Players(() => [first.url, second.url], tables)
    stops.push(() => players.stop())
    const playOn = async (): Promise<void> => {
      for (let i = 0; i < MOVES_A_TABLE * tables; i++) await players.playedAfter(Date.now())
    }
    const waits: number[] = []
    for (let n = 1; n <= kills; n++) {
      // Under load: everybody has moved since all nodes were there.
      await playOn()
      const name = await cluster.killLeader()
      const at = Date.now()
      await players.playedAfter(at)
      const seconds = (Date.now() - at) / 1000
      waits.push(seconds)
      if (n < kills) await cluster.bringBack(name)
      told({ name, seconds, acknowledged: players.promised.length })
    }
    await playOn()
    await players.stop()
    return { ...(await players.verify(settings)), waits }
  } finally {
    await stopAll()
  }
}

if (import.meta.main) {
  process.once('SIGINT', () => void stopAll().then(() => process.exit(130)))
  process.once('SIGTERM', () => void stopAll().then(() => process.exit(143)))
  const kills = Number(process.argv[2] ?? 20)
  let n = 0
  console.log('Three databases, etcd and HAProxy begin ...')
  const { waits, ...found } = await failover(kills, 6, ({ name, seconds, acknowledged }) => {
    const bar = '#'.repeat(Math.round((++n / kills) * 30)).padEnd(30, '.')
    console.log(
      `[${bar}] ${n} of ${kills}: ${name} killed, moves again after ${seconds.toFixed(1)} s, ${acknowledged} acknowledged`,
    )
  })
  const sorted = waits.toSorted((a, b) => a - b)
  const longestSeconds = sorted.at(-1) ?? 0
  console.log({ kills, ...found, medianSeconds: sorted[sorted.length >> 1], longestSeconds })
  process.exit(found.lost === 0 && found.doubled === 0 && longestSeconds <= MOST_SECONDS ? 0 : 1)
}
