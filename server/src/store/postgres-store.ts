/** The store in PostgreSQL, for any number of processes. */
import { EventEmitter } from 'node:events'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { commit } from './commit.ts'
import { Gate } from './gate.ts'
import { dropConnection, listen } from './listener.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Note, Store } from './store.ts'

/** Nobody waits longer for the database than this. */
const QUERY_MS = 15_000
const READY_MS = 3_000

/**
 * A connection that leaves a query unanswered is dropped: given back to the pool, it would keep the next one waiting,
 * too.
 */
class PatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many forms of pg's own method
  override query(...args: any[]): any {
    const asked = (super.query as (...args: unknown[]) => unknown)(...args)
    if (asked instanceof Promise)
      asked.catch((error: Error) => {
        if (error.message === 'Query read timeout') dropConnection(this)
      })
    return asked
  }
}

export async function openPostgresStore(url: string, origin: string): Promise<Store> {
  pg.types.setTypeParser(20, Number) // bigint: our times and hashes fit a double
  await migrateOn(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    Client: PatientClient,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_MS,
    statement_timeout: QUERY_MS,
    idle_in_transaction_session_timeout: QUERY_MS,
  })
  pool.on('error', () => {}) // an idle connection broke; the next query opens another
  // One in use broke: its query fails, and nobody else is to hear of it. Unheard, the event would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const gate = new Gate(3, batch => commit(db, batch, origin))
  const notes: Store['notes'] = new EventEmitter()
  const own = `ecumene_${origin}`
  const listener = await listen(url, {
    channel: 'ecumene',
    own,
    beat: () => sql`select pg_notify(${own}, 'beat')`.execute(db),
    onNote: payload => notes.emit('note', JSON.parse(payload) as Note),
    onAgain: () => notes.emit('reset'),
  })
  return {
    db,
    postgres: true,
    origin,
    append: move => gate.append(move),
    async tell(note) {
      await sql`select pg_notify('ecumene', ${JSON.stringify({ ...note, from: origin })})`.execute(db)
    },
    notes,
    async ready() {
      if (!listener.isUp()) throw new Error('does not hear the other servers')
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('the database does not answer')), READY_MS).unref()
      })
      await Promise.race([sql`select 1`.execute(db), late])
    },
    async close() {
      await gate.idle()
      await listener.close()
      await db.destroy()
    },
  }
}
/** Changes of the schema may take as long as they take. */
async function migrateOn(url: string): Promise<void> {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
