/** Notices that wait to be sent. They are written together with the move that asks their player (commit.ts). */

import type { Database } from './database.ts'
import type { NoticeRow } from './schema.ts'

/** Notices that are due and that no process has, or had for longer than `leaseMs`: they are this process's now. */
export async function claimNotices(
  { db, postgres }: Database,
  now: number,
  leaseMs: number,
  most: number,
): Promise<NoticeRow[]> {
  // On SQLite a transaction waits for the moves that are being written, and everybody with it.
  if (!postgres && !(await db.selectFrom('outbox').select('id').where('due_at', '<=', now).executeTakeFirst()))
    return []
  return db.transaction().execute(async tx => {
    const query = tx
      .selectFrom('outbox')
      .selectAll()
      .where('due_at', '<=', now)
      .where(eb => eb.or([eb('claimed_at', 'is', null), eb('claimed_at', '<', now - leaseMs)]))
      .orderBy('due_at')
      .limit(most)
    const rows = await (postgres ? query.forUpdate().skipLocked() : query).execute()
    if (rows.length > 0)
      await tx
        .updateTable('outbox')
        .set(eb => ({ claimed_at: now, tries: eb('tries', '+', 1) }))
        .where(
          'id',
          'in',
          rows.map(r => r.id),
        )
        .execute()
    return rows
  })
}
/** What a notice is about; undefined: the move was made meanwhile, and its transaction has deleted the notice. */
export const subjectOf = (
  { db }: Database,
  notice: string,
): Promise<{ game: string; title: string | null; status: string } | undefined> =>
  db
    .selectFrom('outbox')
    .innerJoin('match', 'match.id', 'outbox.match')
    .select(['match.game', 'match.title', 'match.status'])
    .where('outbox.id', '=', notice)
    .executeTakeFirst()

/** The same of a cup, which has no table yet. */
export const cupSubjectOf = (
  { db }: Database,
  notice: string,
): Promise<{ game: string; title: string | null; status: string } | undefined> =>
  db
    .selectFrom('outbox')
    .innerJoin('cup', 'cup.id', 'outbox.match')
    .select(['cup.game', 'cup.name as title', 'cup.status'])
    .where('outbox.id', '=', notice)
    .executeTakeFirst()

/** Given back: to be sent then. */
export async function postpone({ db }: Database, notice: string, due: number, tries: number): Promise<void> {
  await db.updateTable('outbox').set({ due_at: due, claimed_at: null, tries }).where('id', '=', notice).execute()
}
/** These channels have it already: a retry goes to the others alone. */
export async function markTold({ db }: Database, notice: string, channels: readonly string[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ told: JSON.stringify(channels) })
    .where('id', '=', notice)
    .execute()
}
export async function removeNotice({ db }: Database, notice: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', notice).execute()
}
/** How many should have been sent by then. */
export async function countLate({ db }: Database, before: number): Promise<number> {
  const { n } = await db
    .selectFrom('outbox')
    .select(eb => eb.fn.countAll().as('n'))
    .where('due_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(n)
}
