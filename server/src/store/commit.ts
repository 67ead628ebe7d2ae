/**
 * Moves become lasting here: a batch of them in one transaction, each wholly or not at all. On PostgreSQL; SQLite has
 * its own.
 */
import type { Kysely, Transaction } from 'kysely'
import type { CheckpointRow, EntryRow, OutboxRow, PositionRow, Schema } from './schema.ts'

export interface Append {
  readonly match: string
  /** The revision it builds on. */
  readonly rev: number
  readonly entries: readonly EntryRow[]
  readonly position: PositionRow
  readonly over: { readonly outcome: string; readonly at: number } | null
  readonly notices: readonly OutboxRow[]
  /** Turns whose notices are void now. */
  readonly cancel: readonly string[]
  readonly checkpoint: CheckpointRow | null
  /** Is the checkpoint also kept for good, for whoever looks back? */
  readonly isMilestone: boolean
}
/** Done in the same transaction, with the moves that it stores. */
export type Within = (tx: Transaction<Schema>, kept: readonly Append[]) => Promise<void>
/** True: stored. False: somebody else was there before. */
export type Verdict = boolean

/** A statement can carry only so many parameters: entries, the widest rows, have eleven. */
const ROWS = 1000
const chunks = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / ROWS) }, (_, i) => list.slice(i * ROWS, (i + 1) * ROWS))

/**
 * The whole batch at once; if the database objects (a key used twice, a place already taken), each by itself, so that
 * one bad move costs nobody else theirs.
 */
export async function commit(db: Kysely<Schema>, batch: readonly Append[], within?: Within): Promise<Verdict[]> {
  try {
    return await commitBatch(db, batch, within)
  } catch (error) {
    if (batch.length === 1) {
      if (isTaken(error)) return [false]
      throw error
    }
    const verdicts: Verdict[] = []
    for (const one of batch) verdicts.push(...(await commit(db, [one], within)))
    return verdicts
  }
}
/** A unique place or key is taken already, or two transactions stood in each other's way: look again. */
function isTaken(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '23505' || code === '40P01' || code === '40001'
}

async function commitBatch(db: Kysely<Schema>, batch: readonly Append[], within?: Within): Promise<Verdict[]> {
  return db.transaction().execute(async tx => {
    const verdicts = await judge(tx, batch)
    const kept = batch.filter((_, i) => verdicts[i])
    for (const rows of chunks(kept.flatMap(a => a.entries))) await tx.insertInto('entry').values(rows).execute()
    for (const rows of chunks(kept.map(a => a.position)))
      await tx
        .insertInto('position')
        .values(rows)
        .onConflict(c =>
          c.column('match').doUpdateSet(eb => ({
            rev: eb.ref('excluded.rev'),
            seq: eb.ref('excluded.seq'),
            owed: eb.ref('excluded.owed'),
            clock: eb.ref('excluded.clock'),
            deadline: eb.ref('excluded.deadline'),
            updated_at: eb.ref('excluded.updated_at'),
          })),
        )
        .execute()
    for (const turns of chunks(kept.flatMap(a => a.cancel)))
      await tx.deleteFrom('outbox').where('turn', 'in', turns).execute()
    for (const rows of chunks(kept.flatMap(a => a.notices)))
      await tx
        .insertInto('outbox')
        .values(rows)
        .onConflict(c => c.column('id').doNothing())
        .execute()
    for (const rows of chunks(kept.flatMap(a => (a.checkpoint ? [a.checkpoint] : []))))
      await tx
        .insertInto('checkpoint')
        .values(rows)
        .onConflict(c =>
          c.column('match').doUpdateSet(eb => ({ seq: eb.ref('excluded.seq'), data: eb.ref('excluded.data') })),
        )
        .execute()
    const milestones = kept.flatMap(a => (a.checkpoint && a.isMilestone ? [a.checkpoint] : []))
    for (const rows of chunks(milestones))
      await tx
        .insertInto('milestone')
        .values(rows)
        .onConflict(c => c.columns(['match', 'seq']).doNothing())
        .execute()
    for (const { match, over } of kept)
      if (over)
        await tx
          .updateTable('match')
          .set({ status: 'over', outcome: over.outcome, ended_at: over.at })
          .where('id', '=', match)
          .execute()
    if (kept.length > 0) await within?.(tx, kept)
    return verdicts
  })
}

/**
 * Which of them build on what is there. Rows are locked in one order, so that two batches never wait for each other in
 * a circle.
 */
async function judge(tx: Transaction<Schema>, batch: readonly Append[]): Promise<Verdict[]> {
  const query = tx
    .selectFrom('position')
    .select(['match', 'rev'])
    .where(
      'match',
      'in',
      batch.map(a => a.match),
    )
    .orderBy('match')
  const rows = await query.forUpdate().execute()
  const revs = new Map(rows.map(r => [r.match, r.rev]))
  return batch.map(a => {
    const fits = revs.get(a.match) === a.rev
    if (fits) revs.set(a.match, a.position.rev)
    return fits
  })
}
