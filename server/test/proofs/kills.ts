/** kill -9 at random moments under load: no acknowledged move may be lost, none doubled. */
import type { Settings } from '../../src/settings.ts'
import { sleep } from '../harness.ts'
import { type Found, Players } from '../players.ts'
import { serverProcess } from '../process.ts'

export async function killed(
  settings: Settings,
  kills: number,
  tables: number,
  told: (kill: number, acknowledged: number) => void = () => {},
): Promise<Found> {
  let server = await serverProcess(settings)
  const { url } = server
  const players = new Players(() => [url], tables)
  for (let kill = 1; kill <= kills; kill++) {
    await players.playedAfter(Date.now()) // something happened since the last one
    await sleep(Math.random() * 60)
    await server.kill()
    server = await serverProcess(settings)
    told(kill, players.promised.length)
  }
  await players.playedAfter(Date.now())
  await players.stop()
  await server.stop()
  return players.verify(settings)
}
