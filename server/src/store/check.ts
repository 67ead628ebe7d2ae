/** Is the database sound, and what time is it there? */
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A sentence for each fault that the database finds in itself; of PostgreSQL only whether it answers and may be
 * written.
 */
export async function faultsOf({ db, postgres }: Database): Promise<string[]> {
  if (postgres) {
    const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
    return rows[0]?.transaction_read_only === 'on' ? ['it can only be read'] : []
  }
  const { rows } = await sql<Record<string, string>>`PRAGMA integrity_check(5)`.execute(db).catch(error => ({
    rows: [{ fault: error instanceof Error ? error.message : String(error) }],
  }))
  return rows.flatMap(row => Object.values(row)).filter(text => text !== 'ok')
}
export async function clockOf({ db, postgres }: Database): Promise<number> {
  if (!postgres) return Date.now()
  const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
  return Number(rows[0].ms)
}
