/** The store in PostgreSQL, for any number of processes. */
import { EventEmitter } from 'node:events'
import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { newId } from '../ids.ts'
import { stayAlive } from './clocks.ts'
import { type Append, committer } from './commit.ts'
import { Gate } from './gate.ts'
import { CHANNEL, dropConnection, listen } from './listener.ts'
import { migrate } from './migrations.ts'
import { openNats } from './nats.ts'
import { newsReader } from './news.ts'
import { hear } from './note.ts'
import type { Schema } from './schema.ts'
import { keptSecret } from './secrets.ts'
import type { Store } from './store.ts'

const BIGINT = 20
// For every process that opens this database, also beside a server: our times and hashes fit a double.
pg.types.setTypeParser(BIGINT, Number)

/** Nobody waits longer for the database than this. */
const QUERY_MS = 15_000
const READY_MS = 3_000
/** Batches of moves on their way at the same time. */
const LANES = 3
/** Batches of tables that others have moved at. */
const NEWS_LANES = 2

/** The database at the other end does not lead any more: another connection may find the one that does. */
const READ_ONLY = '25006'

/**
 * A connection that leaves a query unanswered is dropped: given back to the pool, it would keep the next one waiting,
 * too.
 */
class PatientClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the many forms of pg's own method
  override query(...args: any[]): any {
    const asked = (super.query as (...args: unknown[]) => unknown)(...args)
    if (asked instanceof Promise)
      asked.catch((error: Error & { code?: string }) => {
        if (error.message === 'Query read timeout' || error.code === READ_ONLY) dropConnection(this)
      })
    return asked
  }
}

interface PostgresPlace {
  readonly databaseUrl: string
  /** Servers tell each other what they did by NATS; null: by PostgreSQL. */
  readonly natsUrl?: string | null
  /** That requests share, and how long one waits for one of them at most. */
  readonly connections?: number
  readonly connectionMs?: number
}
export async function openPostgresStore(
  { databaseUrl: url, natsUrl, connections = 10, connectionMs = 5_000 }: PostgresPlace,
  origin: string,
): Promise<Store> {
  await migrateOn(url)
  const pool = poolOf({
    connectionString: url,
    max: connections,
    Client: PatientClient,
    keepAlive: true,
    connectionTimeoutMillis: connectionMs,
    query_timeout: QUERY_MS,
    // PgBouncer, which may stand in between where there is NATS, takes none of these.
    ...(natsUrl ? {} : { statement_timeout: QUERY_MS, idle_in_transaction_session_timeout: QUERY_MS }),
  })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const notes: Store['notes'] = new EventEmitter()
  const ears = {
    onNote: (text: string) => hear(notes, text),
    onAgain: () => void notes.emit('reset'),
  }
  const messenger = natsUrl
    ? await openNats(natsUrl, await keptSecret({ db, postgres: true }, 'cluster', newId(12)), origin, ears)
    : await listen(url, db, origin, ears)
  const note = ({ match }: Append): string => JSON.stringify({ from: origin, kind: 'move', match })
  const commit = committer(asked => pool.query(asked), {
    isPreparing: !natsUrl,
    note: messenger.isTransactional ? note : null,
    channel: CHANNEL,
  })
  const gate = new Gate(LANES, async (batch: readonly Append[]) => {
    const verdicts = await commit(batch)
    if (!messenger.isTransactional) await messenger.tell(batch.filter((_, i) => verdicts[i]).map(note))
    return verdicts
  })
  const news = new Gate(
    NEWS_LANES,
    newsReader(asked => pool.query(asked), !natsUrl),
  )
  return {
    db,
    postgres: true,
    origin,
    mayMissNotes: !messenger.isTransactional,
    append: move => gate.ask(move),
    addLine: async line => void (await db.insertInto('chat').values(line).execute()),
    newsOf: wish => news.ask(wish),
    stayAlive: now => stayAlive({ db, postgres: true }, now),
    tell: note => messenger.tell([JSON.stringify({ ...note, from: origin })]),
    notes,
    alone: work => alone(url, work),
    async ready() {
      if (!messenger.isUp()) throw new Error('does not hear the other servers')
      const late = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('the database does not answer')), READY_MS).unref()
      })
      await Promise.race([canWrite(db), late])
    },
    async close() {
      await gate.idle()
      await messenger.close()
      await db.destroy()
    },
  }
}
/** Connections that may break at any time, also on their way out. Unheard, the event would end the process. */
export function poolOf(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings)
  pool.on('error', () => {}) // an idle one broke; the next query opens another
  pool.on('connect', client => client.on('error', () => {})) // one in use: its query fails
  return pool
}
/** A copy that has not taken over yet, or does not lead any more, answers but takes nothing. */
async function canWrite(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  if (rows[0]?.transaction_read_only === 'on') throw new Error('the database can only be read')
}
/**
 * Changes of the schema are made under a lock of ours (`alone`). The library's own lasts as long as a session: behind a
 * PgBouncer it stays with a connection that is lent to another server next, and all of them wait for each other.
 */
class Unlocked extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return Object.assign(new PostgresAdapter(), {
      acquireMigrationLock: async () => {},
      releaseMigrationLock: async () => {},
    })
  }
}
/** Changes of the schema may take as long as they take. */
async function migrateOn(url: string): Promise<void> {
  const db = new Kysely<Schema>({ dialect: new Unlocked({ pool: poolOf({ connectionString: url, max: 2 }) }) })
  try {
    await alone(url, () => migrate(db))
  } finally {
    await db.destroy()
  }
}
const LOCK = 4_270_001
/**
 * One process at a time, of all on this database; the others wait as long as it takes. The lock lasts as long as a
 * transaction: it holds through a PgBouncer, too, which lends a connection for no longer.
 */
async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(${LOCK})`)
    await work()
    await client.query('commit')
  } finally {
    await client.end()
  }
}
