/**
 * The corpus: finished games on record that must go on replaying, hash by hash, as long as the rules keep their
 * version.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Core, type GameDef, Match, type MatchRecord } from '@ecumene/kernel'

/** What the rules promise for each variant. `ecumene corpus --game <id>` records it. */
const GAMES = 5

/**
 * Replays `test/corpus/*.v<version>.json` of a game's folder; a sentence for each record that differs or is missing.
 */
export function corpus<S extends Core, E>(game: GameDef<S, E>, root: string): string[] {
  const folder = join(root, 'test', 'corpus')
  const ending = `.v${game.version}.json`
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith(ending)) : []
  const finished = new Map<string, number>()
  const found: string[] = []
  for (const file of files) {
    try {
      const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord
      if (Match.replay(game, record).outcome() === null) found.push(`${file}: the game is not finished`)
      finished.set(record.setup.variant, (finished.get(record.setup.variant) ?? 0) + 1)
    } catch (error) {
      found.push(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  for (const { id } of game.variants) {
    const count = finished.get(id) ?? 0
    if (found.length === 0 && count < GAMES)
      found.push(`variant ${id}: ${count} recorded games of version ${game.version}, ${GAMES} wanted`)
  }
  return found
}
