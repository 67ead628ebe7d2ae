/** Kysely over node:sqlite: its own SQLite dialect, with our Database standing in for better-sqlite3's. */
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}
type StatementParams = Parameters<StatementSync['run']>

/** Durable: write-ahead log, and every commit is on the disk before it returns. */
export function openSqlite(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 10000')
  return db
}

export function sqliteKysely<T>(db: DatabaseSync): Kysely<T> {
  const cache = new Map<string, { statement: StatementSync; reader: boolean }>()
  const prepared = (sql: string) => {
    // A transaction that begins reading and writes later fails at once when another connection wrote in between: take
    // the lock first.
    const text = sql === 'begin' ? 'begin immediate' : sql
    const known = cache.get(text)
    if (known) return known
    const statement = db.prepare(text)
    const made = { statement, reader: statement.columns().length > 0 }
    if (cache.size >= 500) cache.clear()
    cache.set(text, made)
    return made
  }
  return new Kysely<T>({
    dialect: new SqliteDialect({
      database: {
        close: () => db.close(),
        prepare(sql) {
          // A full disk has ended the transaction already; what it failed of is the error to tell.
          if (sql === 'rollback' && !db.isTransaction) return NOTHING
          const { statement, reader } = prepared(sql)
          return {
            reader,
            all: params => statement.all(...(params as StatementParams)) as unknown[],
            run: params => {
              const { changes, lastInsertRowid } = statement.run(...(params as StatementParams))
              return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) }
            },
            iterate: params => statement.iterate(...(params as StatementParams)) as IterableIterator<unknown>,
          }
        },
      },
    }),
  })
}
