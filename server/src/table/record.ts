/** The whole record of a match as it is stored. As secret as its key while the game goes on. */
import type { MatchRecord } from '@ecumene/kernel'
import { Problem } from '../problem.ts'
import type { Database } from '../store/database.ts'
import { entriesBetween } from '../store/entries.ts'
import type { MatchRow } from '../store/schema.ts'

export async function storedRecord(store: Database, row: MatchRow): Promise<MatchRecord> {
  if (row.key === null || row.opening === null || row.commitment === null)
    throw new Problem('unfinished', 'the game has not begun')
  const entries = await entriesBetween(store, row.id, 0, 1_000_000)
  return {
    format: 1,
    game: row.game,
    version: row.version,
    setup: JSON.parse(row.setup),
    commitment: row.commitment,
    key: row.key,
    opening: JSON.parse(row.opening),
    entries: entries.map(e => ({
      seat: e.seat,
      action: e.action === null ? null : JSON.parse(e.action),
      ...(e.auto === 1 ? { auto: true as const } : {}),
      ...(e.draws === null ? {} : { draws: JSON.parse(e.draws) }),
      hash: e.hash,
      at: e.at,
    })),
  }
}
