/**
 * kill -9 at random moments under load: no acknowledged move may be lost, none doubled.
 * As a command: node server/test/crash.ts [rounds = 200] [sqlite|postgres|both]
 */
import { rmSync } from 'node:fs'
import { defaults, type Settings } from '../src/settings.ts'
import { sleep, testSettings } from './harness.ts'
import { type Found, Players } from './players.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { serverProcess } from './process.ts'

export async function crashRounds(
  settings: Settings,
  rounds: number,
  tables: number,
  told: (round: number, acknowledged: number) => void = () => {},
): Promise<Found & { rounds: number }> {
  let server = await serverProcess(settings)
  const { url } = server
  const players = new Players(() => [url], tables)
  for (let round = 0; round < rounds; round++) {
    await players.playedAfter(Date.now()) // something happened since the last crash
    await sleep(Math.random() * 60)
    await server.kill()
    server = await serverProcess(settings)
    told(round + 1, players.promised.length)
  }
  await players.playedAfter(Date.now())
  await players.stop()
  await server.stop()
  return { rounds, ...(await players.verify(settings)) }
}

if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 200)
  const which = process.argv[3] ?? 'both'
  const told = (round: number, acknowledged: number): void =>
    console.log(`killed ${round} of ${rounds}, ${acknowledged} moves acknowledged`)
  if (which !== 'postgres') {
    const settings = await testSettings()
    console.log('SQLite', await crashRounds(settings, rounds, 8, told))
    if (settings.data !== defaults.data) rmSync(settings.data, { recursive: true })
  }
  if (which !== 'sqlite') {
    const postgres: Postgres = await startPostgres()
    console.log(
      'PostgreSQL',
      await crashRounds(await testSettings({ databaseUrl: await postgres.database() }), rounds, 8, told),
    )
    await postgres.stop()
  }
}
