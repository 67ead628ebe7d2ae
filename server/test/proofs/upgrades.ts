/**
 * Two servers on one PostgreSQL are replaced by the next version, one after the other, while people play: tables that
 * were begun before go on by their own rules, new ones begin by the new rules, and nothing acknowledged is lost.
 */
import type { Settings } from '../../src/settings.ts'
import { gamesAt, toyAt } from '../games-at.ts'
import { testSettings } from '../harness.ts'
import { type Found, Players } from '../players.ts'
import { type ServerProcess, serverProcess } from '../process.ts'

export interface Upgraded extends Found {
  /** Moves at tables that were begun by earlier rules than the servers' own. */
  readonly byOlderRules: number
}

export async function upgraded(
  databaseUrl: string,
  upgrades: number,
  tables: number,
  told: (upgrade: number, acknowledged: number) => void = () => {},
): Promise<Upgraded> {
  const both: Settings[] = []
  for (let n = 0; n < 2; n++) both.push(await testSettings({ databaseUrl, games: gamesAt(1) }))
  const servers: ServerProcess[] = []
  for (const settings of both) servers.push(await serverProcess(settings))
  const urls = servers.map(server => server.url)
  const players = new Players(() => urls, tables, { rules: toyAt, thinkMs: 20 })
  let byOlderRules = 0
  const movesBy = async (isOne: (version: number) => boolean): Promise<void> => {
    const from = players.promised.length
    const isThere = () => players.promised.slice(from).some(p => isOne(players.versions.get(p.match) ?? 0))
    while (!isThere()) await players.playedAfter(Date.now())
  }
  try {
    await movesBy(version => version === 1)
    for (let upgrade = 1; upgrade <= upgrades; upgrade++) {
      const next = gamesAt(upgrade + 1)
      for (const [n, settings] of both.entries()) {
        await servers[n].stop()
        servers[n] = await serverProcess({ ...settings, games: next })
      }
      const from = players.promised.length
      await movesBy(version => version <= upgrade)
      await movesBy(version => version === upgrade + 1)
      byOlderRules += players.promised.slice(from).filter(p => (players.versions.get(p.match) ?? 0) <= upgrade).length
      told(upgrade, players.promised.length)
    }
    await players.stop()
  } finally {
    for (const server of servers) await server.stop()
  }
  return { ...(await players.verify(both[0])), byOlderRules }
}
