/** The lines of a match, and the checkpoints that spare playing them all again. New lines go in by commit.ts. */

import type { Database } from './database.ts'
import type { CheckpointRow, EntryRow } from './schema.ts'

export const COLUMNS = ['match', 'seq', 'seat', 'action', 'auto', 'draws', 'hash', 'at', 'by', 'key', 'span'] as const

/** The lines after `after`, up to and with `upTo`. */
export const entriesBetween = ({ db }: Database, match: string, after: number, upTo: number): Promise<EntryRow[]> =>
  db
    .selectFrom('entry')
    .select(COLUMNS)
    .where('match', '=', match)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .execute()

/** The first line of what a client played under this key. */
export const entryByKey = ({ db }: Database, match: string, key: string): Promise<EntryRow | undefined> =>
  db.selectFrom('entry').select(COLUMNS).where('match', '=', match).where('key', '=', key).executeTakeFirst()

/** The last line that was played by then; 0: none. */
export async function lastLineBy({ db }: Database, match: string, at: number): Promise<number> {
  const { seq } = await db
    .selectFrom('entry')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('match', '=', match)
    .where('at', '<=', at)
    .executeTakeFirstOrThrow()
  return Number(seq ?? 0)
}
/** The last position kept for good up to line `at`. */
export const milestoneBefore = ({ db }: Database, match: string, at: number): Promise<CheckpointRow | undefined> =>
  db
    .selectFrom('milestone')
    .selectAll()
    .where('match', '=', match)
    .where('seq', '<=', at)
    .orderBy('seq', 'desc')
    .executeTakeFirst()

export const checkpointOf = ({ db }: Database, match: string): Promise<CheckpointRow | undefined> =>
  db.selectFrom('checkpoint').selectAll().where('match', '=', match).executeTakeFirst()
