/** What operators do: the log of it, who is banned, and lines of talk that were taken away. */
import type { MeasureKind } from '@ecumene/protocol'
import type { Kysely } from 'kysely'

/** What an operator did, to whom or to which table, and why. */
export interface MeasureRow {
  id: string
  at: number
  by: string
  kind: MeasureKind
  user: string | null
  match: string | null
  reason: string
  until: number | null
  /** The line that was removed, or the name they had. */
  before: string | null
  /** The person has read it. */
  seen: number
}

export async function createMeasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('measure')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('by', 'text', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('user', 'text')
    .addColumn('match', 'text')
    .addColumn('reason', 'text', c => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('before', 'text')
    .addColumn('seen', 'integer', c => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('measure_user').on('measure').columns(['user', 'seen']).execute()
  await db.schema.createIndex('measure_match').on('measure').column('match').execute()
  await db.schema.createIndex('measure_at').on('measure').column('at').execute()
  await db.schema
    .createTable('ban')
    .addColumn('user', 'text', c => c.primaryKey())
    .addColumn('until', 'bigint', c => c.notNull())
    .addColumn('reason', 'text', c => c.notNull())
    .execute()
  await db.schema
    .alterTable('chat')
    .addColumn('removed', 'integer', c => c.notNull().defaultTo(0))
    .execute()
}
