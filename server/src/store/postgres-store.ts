/** The store in PostgreSQL, for any number of processes. */
import { EventEmitter } from 'node:events'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { commit } from './commit.ts'
import { Gate } from './gate.ts'
import { listen } from './listener.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Note, Store } from './store.ts'

export async function openPostgresStore(url: string, origin: string): Promise<Store> {
  pg.types.setTypeParser(20, Number) // bigint: our times and hashes fit a double
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  pool.on('error', () => {}) // an idle connection broke; the next query opens another
  // One in use broke: its query fails, and nobody else is to hear of it. Unheard, the event would end the process.
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  await migrate(db)
  const gate = new Gate(3, batch => commit(db, batch, origin))
  const notes: Store['notes'] = new EventEmitter()
  const listener = await listen(
    url,
    'ecumene',
    payload => notes.emit('note', JSON.parse(payload) as Note),
    () => notes.emit('reset'),
  )
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
      await sql`select 1`.execute(db)
      if (!listener.isUp()) throw new Error('does not hear the other servers')
    },
    async close() {
      await gate.idle()
      await listener.close()
      await db.destroy()
    },
  }
}
