/**
 * The corpus: finished games on record that must go on replaying, hash by hash, as long as the rules keep their
 * version.
 */
import { type Core, type GameDef, Match } from '@ecumene/kernel'
import { checksumOf, checksumsIn, readRecord, recordsOf } from './recorded.ts'

/** What the rules promise for each variant. `ecumene corpus --game <id>` records it. */
const GAMES = 2

/**
 * Replays the records of today's version; a sentence for each that differs, is missing, or is not the game that
 * `checksums.json` names.
 */
export function corpus<S extends Core, E>(game: GameDef<S, E>, root: string): string[] {
  const files = recordsOf(root, game.version)
  const sums = checksumsIn(root)
  const finished = new Map<string, number>()
  const found = Object.keys(sums)
    .filter(name => name.endsWith(`.v${game.version}.json.br`) && !files.includes(name))
    .map(name => `${name}: checksums.json names it, and it is not there`)
  for (const file of files) {
    try {
      const record = readRecord(root, file)
      const { lines, positions } = checksumOf(record)
      if (sums[file]?.lines !== lines || sums[file].positions !== positions)
        found.push(`${file}: its positions are not those that checksums.json names`)
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
