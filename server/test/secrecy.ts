/**
 * Nothing a client ever receives depends on what its viewer may not know: whole games are played over sockets,
 * everything every seat and a spectator receive is kept, and then the same game is played again with all that the
 * viewer cannot know resampled. As long as the rules told them nothing, every message must be the same, byte for byte.
 * As a command: node server/test/secrecy.ts [games = 50] [game ...]
 */
import { FastRng, type GameDef, type Setup, setupOf } from '@ecumene/kernel'
import { games as real } from '../src/games.ts'
import { playAndListen } from './capture.ts'
import { type Counts, check, noCounts } from './eavesdropper.ts'
import { testServer } from './harness.ts'

/** The set-up of the nth game: all variants and numbers of players in turn. */
export function setupFor(game: GameDef, n: number): Setup {
  const variant = game.variants[n % game.variants.length]
  const [least, most] = variant.seats
  return setupOf(
    game,
    least + (Math.floor(n / game.variants.length) % (most - least + 1)),
    variant.id,
    game.amongBots ?? {},
  )
}
export async function secrecyOf(
  game: GameDef,
  from: number,
  games: number,
  most: number,
  progress?: () => void,
): Promise<Counts> {
  const server = await testServer({ maxTables: 4 }) // tables are put away and loaded again all the time
  const counts = noCounts()
  try {
    for (let n = from; n < from + games; n++) {
      await check(await playAndListen(server, game.id, setupFor(game, n), n + 1, most), new FastRng(n + 77), counts)
      progress?.()
    }
  } finally {
    await server.dispose()
  }
  return counts
}

if (import.meta.main) {
  const [games = '50', ...names] = process.argv.slice(2)
  for (const game of real.filter(g => names.length === 0 || names.includes(g.id))) {
    const begun = performance.now()
    const counts = await secrecyOf(game, 0, Number(games), Number.POSITIVE_INFINITY, () => process.stdout.write('.'))
    console.log(`\n${game.id}`, { ...counts, seconds: Math.round((performance.now() - begun) / 1000) })
  }
}
