/**
 * Connections that stay open while nothing comes through them, as when a telephone changes its network: the people
 * notice, come again and play on, and the server keeps no socket of those who are gone.
 */
import type { Settings } from '../../src/settings.ts'
import { sleep } from '../harness.ts'
import { type Found, Players } from '../players.ts'
import { serverProcess } from '../process.ts'
import { silentProxy } from '../silent-proxy.ts'

const SILENCE_MS = 1_000

export interface HalfOpen extends Found {
  readonly abandoned: number
  /** Sockets that the server still has when everybody has gone; it looks after them twice a minute. */
  readonly left: number
}
async function socketsOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^ecumene_sockets (\d+)/m.exec(text)?.[1])
}

export async function halfOpen(
  settings: Settings,
  times: number,
  tables: number,
  told: (time: number, acknowledged: number) => void = () => {},
): Promise<HalfOpen> {
  const server = await serverProcess(settings)
  const proxy = await silentProxy(settings.port)
  const socketUrl = `http://127.0.0.1:${proxy.port}`
  const players = new Players(() => [server.url], tables, { socketUrl, silenceMs: SILENCE_MS })
  let abandoned = 0
  let left = 0
  try {
    for (let time = 1; time <= times; time++) {
      await players.playedAfter(Date.now())
      abandoned += proxy.abandon()
      await players.playedAfter(Date.now())
      told(time, players.promised.length)
    }
    await players.stop()
    // Two looks, half a minute apart: at the first they are asked, at the second they have not answered.
    for (const end = Date.now() + 75_000; ; await sleep(500)) {
      left = await socketsOf(server.url)
      if (left === 0 || Date.now() > end) break
    }
  } finally {
    await server.stop()
    proxy.close()
  }
  return { ...(await players.verify(settings)), abandoned, left }
}
