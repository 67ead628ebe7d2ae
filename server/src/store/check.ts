/** Is the database sound, and what time is it there? */
import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A sentence for each fault that the database finds in itself. SQLite reads every page; PostgreSQL says whether it may
 * be written and what its checksums found. On both, every table must have the line that its position names.
 */
export async function faultsOf(database: Database): Promise<string[]> {
  const own = await (database.postgres ? postgresFaults(database) : sqliteFaults(database))
  return own.length > 0 ? own : lostLines(database)
}
async function postgresFaults({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  const broken = await sql<{ n: number }>`select coalesce(checksum_failures, 0)::int as n from pg_stat_database
    where datname = current_database()`.execute(db)
  const n = broken.rows[0]?.n ?? 0
  return [
    ...(rows[0]?.transaction_read_only === 'on' ? ['it can only be read'] : []),
    ...(n > 0 ? [`${n} pages with a wrong checksum`] : []),
  ]
}
async function sqliteFaults({ db }: Database): Promise<string[]> {
  const { rows } = await sql<Record<string, string>>`PRAGMA integrity_check(5)`.execute(db).catch(error => ({
    rows: [{ fault: error instanceof Error ? error.message : String(error) }],
  }))
  return rows.flatMap(row => Object.values(row)).filter(text => text !== 'ok')
}
async function lostLines({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('position')
    .select('match')
    .where('seq', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entry')
            .select('entry.seq')
            .whereRef('entry.match', '=', 'position.match')
            .whereRef('entry.seq', '=', 'position.seq'),
        ),
      ),
    )
    .limit(5)
    .execute()
  return rows.map(({ match }) => `the last line of ${match} is missing`)
}
/** What the database is, and the last step of its schema. */
export async function versionsOf({ db, postgres }: Database): Promise<{ engine: string; step: string }> {
  const { rows } = await sql<{ version: string }>`select ${
    postgres ? sql`current_setting('server_version')` : sql`sqlite_version()`
  } as version`.execute(db)
  const steps = await sql<{ name: string }>`select coalesce(max(name), '') as name from kysely_migration`.execute(db)
  return { engine: `${postgres ? 'PostgreSQL' : 'SQLite'} ${rows[0].version}`, step: steps.rows[0].name }
}
export async function clockOf({ db, postgres }: Database): Promise<number> {
  if (!postgres) return Date.now()
  const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
  return Number(rows[0].ms)
}
