/** So many and no more, also when they are asked for at once, through several servers. */
import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** One after the other for each name; SQLite's transactions are so by themselves. */
export async function inLine({ db, postgres }: Database, name: string): Promise<void> {
  if (postgres) await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
}
/** Adds one more of what has this name. False: there are so many already. */
export function addUpTo(
  { db, postgres }: Database,
  name: string,
  most: number,
  count: (tx: Kysely<Schema>) => Promise<number>,
  add: (tx: Kysely<Schema>) => Promise<unknown>,
): Promise<boolean> {
  return db.transaction().execute(async tx => {
    await inLine({ db: tx, postgres }, name)
    if ((await count(tx)) >= most) return false
    await add(tx)
    return true
  })
}
