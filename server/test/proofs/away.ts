/** PostgreSQL is gone for a while under load: moves are refused meanwhile; afterwards people play on by themselves. */
import type { Settings } from '../../src/settings.ts'
import { sleep } from '../harness.ts'
import { type Found, Players } from '../players.ts'
import type { Postgres } from '../postgres.ts'
import { serverProcess } from '../process.ts'

export interface Away extends Found {
  /** Milliseconds from its return until a move was acknowledged. */
  readonly backAfter: number
}

export async function databaseAway(
  settings: Settings,
  postgres: Postgres,
  ms: number,
  tables: number,
  told: (seconds: number) => void = () => {},
): Promise<Away> {
  const server = await serverProcess(settings)
  const players = new Players(() => [server.url], tables)
  let backAfter = 0
  try {
    await players.playedAfter(Date.now())
    await postgres.halt()
    for (let gone = 0; gone < ms; gone += 1_000) {
      await sleep(1_000)
      told(gone / 1_000 + 1)
    }
    await postgres.start()
    const at = Date.now()
    await players.playedAfter(at)
    backAfter = Date.now() - at
    await players.stop()
  } finally {
    await server.stop()
  }
  return { ...(await players.verify(settings)), backAfter }
}
