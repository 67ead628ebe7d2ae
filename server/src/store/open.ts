/** Opens whichever database the settings name. */
import { Kysely, PostgresDialect } from 'kysely'
import type { Settings } from '../settings.ts'
import type { Database } from './database.ts'
import { openPostgresStore, poolOf } from './postgres-store.ts'
import type { Schema } from './schema.ts'
import { openSqlite, sqliteKysely } from './sqlite.ts'
import { openSqliteStore, sqliteFile } from './sqlite-store.ts'
import type { Store } from './store.ts'

interface DatabasePlace {
  /** PostgreSQL; null: SQLite in the folder `data`. */
  readonly databaseUrl: string | null
  readonly data: string
}
type Chosen = Pick<Settings, 'natsUrl' | 'connections' | 'connectionMs' | 'leastSpace'>
/** `origin` names this process to the others. */
export const openStore = (
  { databaseUrl, data, leastSpace, ...rest }: DatabasePlace & Chosen,
  origin: string,
): Promise<Store> =>
  databaseUrl ? openPostgresStore({ databaseUrl, ...rest }, origin) : openSqliteStore(data, origin, leastSpace)

/** The database of a server that runs, from another process: for short reads and writes, never for moves. */
export function openBeside({ databaseUrl, data }: DatabasePlace): Database & { close(): Promise<void> } {
  const db = databaseUrl
    ? new Kysely<Schema>({
        dialect: new PostgresDialect({ pool: poolOf({ connectionString: databaseUrl, max: 1 }) }),
      })
    : sqliteKysely<Schema>(openSqlite(sqliteFile(data)))
  return { db, postgres: databaseUrl !== null, close: () => db.destroy() }
}
