/**
 * The tables that grow with every move, on PostgreSQL in parts: what is played now by match, what was finished long ago
 * by the month it ended in. Each part is small enough to be indexed in memory, and a month that nobody reads any more
 * can be put on a slower disk. SQLite keeps one table.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Store } from './store.ts'

/** More than the machines anyone will spread a database over by match; few enough for one. */
const PARTS = 16

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** Lines and kept positions of games. `cold` is 0 for what is played now, or the month in which a game ended. */
export async function createGrowingTables(db: Kysely<unknown>): Promise<void> {
  const entry = db.schema
    .createTable('entry')
    .addColumn('match', 'text', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('action', 'text')
    .addColumn('auto', 'integer', c => c.notNull())
    .addColumn('draws', 'text')
    .addColumn('hash', 'bigint', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addColumn('by', 'text', c => c.notNull())
    .addColumn('key', 'text')
    .addColumn('span', 'integer', c => c.notNull())
  // Kept along a game, so that a past position is not played from the beginning.
  const milestone = db.schema
    .createTable('milestone')
    .addColumn('match', 'text', c => c.notNull().references('match.id').onDelete('cascade'))
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('data', 'text', c => c.notNull())
    .addPrimaryKeyConstraint('milestone_pk', ['match', 'seq'])
  // Two servers that play at the same moment: the second finds the place taken.
  if (!isPostgres(db)) {
    await entry
      .addPrimaryKeyConstraint('entry_pk', ['match', 'seq'])
      .addUniqueConstraint('entry_key', ['match', 'key'])
      .execute()
    await milestone.execute()
    return
  }
  await entry
    .addColumn('cold', 'integer', c => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('entry_pk', ['match', 'seq', 'cold'])
    .addUniqueConstraint('entry_key', ['match', 'key', 'cold'])
    .modifyEnd(sql`partition by list (cold)`)
    .execute()
  await sql`create table entry_hot partition of entry for values in (0) partition by hash ("match")`.execute(db)
  await parts(db, 'entry_hot')
  await milestone.modifyEnd(sql`partition by hash ("match")`).execute()
  await parts(db, 'milestone')
}
async function parts(db: Kysely<unknown>, table: string): Promise<void> {
  for (let n = 0; n < PARTS; n++)
    await sql`create table ${sql.table(`${table}_${n}`)} partition of ${sql.table(table)}
      for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(n)})`.execute(db)
}

/** 202611: the month a game ended in. */
const monthOf = (at: number): number => {
  const date = new Date(at)
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1
}
/**
 * Moves some games that ended before that moment to the part of their month; how many. Each is moved by one server,
 * wholly or not at all, and can be read all the while.
 */
export async function coolGames(store: Store, before: number, most: number): Promise<number> {
  if (!store.postgres) return 0
  const months = await waitingMonths(store, before, most)
  for (const month of months) await makePart(store, month)
  let moved = 0
  for (const month of months) moved += await coolMonth(store, month, before, most)
  return moved
}
const waiting = ({ db }: Database, before: number, most: number) =>
  db
    .selectFrom('match')
    .select(['id', 'ended_at'])
    .where('status', '=', 'over')
    .where('cold', '=', 0)
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(most)

async function waitingMonths(database: Database, before: number, most: number): Promise<number[]> {
  const rows = await waiting(database, before, most).execute()
  return [...new Set(rows.map(row => monthOf(row.ended_at ?? 0)))]
}
/** Made beside the table and then added to it: nobody who plays waits for that. */
async function makePart(store: Store, month: number): Promise<void> {
  const name = `entry_cold_${month}`
  const isThere = async (): Promise<boolean> =>
    (await sql`select 1 from pg_class where relname = ${name}`.execute(store.db)).rows.length > 0
  if (await isThere()) return
  await store.alone(async () => {
    if (await isThere()) return
    await store.db.transaction().execute(async tx => {
      await sql`create table ${sql.table(name)} (like entry including defaults including indexes)`.execute(tx)
      await sql`alter table entry attach partition ${sql.table(name)} for values in (${sql.lit(month)})`.execute(tx)
    })
  })
}
function coolMonth({ db, postgres }: Store, month: number, before: number, most: number): Promise<number> {
  return db.transaction().execute(async tx => {
    const rows = await waiting({ db: tx, postgres }, before, most).forUpdate().skipLocked().execute()
    const ids = rows.filter(row => monthOf(row.ended_at ?? 0) === month).map(row => row.id)
    if (ids.length === 0) return 0
    await tx.updateTable('entry').set({ cold: month }).where('match', 'in', ids).where('cold', '=', 0).execute()
    await tx.updateTable('match').set({ cold: month }).where('id', 'in', ids).execute()
    return ids.length
  })
}
