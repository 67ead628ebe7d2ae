/** Games played elsewhere that somebody has brought in. */
import type { Database } from './database.ts'
import type { EntryRow, MatchRow, PositionRow, SeatRow } from './schema.ts'

const ORIGIN = 'import'
export interface ImportRow {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly at: number
  readonly lines: number
}

/** A game played elsewhere, finished and checked. */
export async function importMatch(
  { db }: Database,
  match: MatchRow,
  seats: readonly SeatRow[],
  position: PositionRow,
  entries: readonly EntryRow[],
): Promise<void> {
  await db.transaction().execute(async tx => {
    await tx.insertInto('match').values(match).execute()
    await tx.insertInto('seat').values(seats).execute()
    await tx.insertInto('position').values(position).execute()
    for (let i = 0; i < entries.length; i += 1000)
      await tx
        .insertInto('entry')
        .values(entries.slice(i, i + 1000))
        .execute()
  })
}
/** What this person has brought in, newest first. */
export async function importsOf({ db }: Database, owner: string, most: number): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('match')
    .innerJoin('position', 'position.match', 'match.id')
    .select(['match.id', 'match.game', 'match.title', 'match.created_at', 'position.seq'])
    .where('match.owner', '=', owner)
    .where('match.origin', '=', ORIGIN)
    .orderBy('match.created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ created_at, seq, title, ...row }) => ({ ...row, title: title ?? '', at: created_at, lines: seq }))
}
export async function countImports({ db }: Database, owner: string): Promise<number> {
  const { n } = await db
    .selectFrom('match')
    .select(eb => eb.fn.countAll().as('n'))
    .where('owner', '=', owner)
    .where('origin', '=', ORIGIN)
    .executeTakeFirstOrThrow()
  return Number(n)
}
/** With everything that hangs on it. False: this person has brought in no such game. */
export function dropImport({ db }: Database, id: string, owner: string): Promise<boolean> {
  return db.transaction().execute(async tx => {
    const found = await tx
      .selectFrom('match')
      .select('id')
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('origin', '=', ORIGIN)
      .executeTakeFirst()
    if (!found) return false
    for (const table of ['entry', 'milestone', 'checkpoint', 'chat', 'position', 'seat', 'sat', 'invite'] as const)
      await tx.deleteFrom(table).where('match', '=', id).execute()
    await tx.updateTable('report').set({ match: null }).where('match', '=', id).execute()
    await tx.deleteFrom('match').where('id', '=', id).execute()
    return true
  })
}
