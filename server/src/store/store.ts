/** The database, whichever it is: Kysely for everything, and one door through which moves go in, many at a time. */
import { EventEmitter, once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Append, commit, type Verdict } from './commit.ts'
import { listen } from './listener.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { openSqlite, sqliteKysely } from './sqlite.ts'
import type { WriterAnswer } from './sqlite-writer.ts'

/** What servers tell each other. `move`: a match has new lines; `table`: its seats or settings changed; `chat`; `user`: his sessions or channels did. */
interface Note {
  readonly from: string
  readonly kind: 'move' | 'table' | 'chat' | 'user'
  readonly match?: string
  readonly user?: string
  readonly id?: string
}
export interface Store {
  readonly db: Kysely<Schema>
  readonly postgres: boolean
  /** Names this process in notes. */
  readonly origin: string
  /** Lasting when it resolves. False: another was first. */
  append(move: Append): Promise<Verdict>
  /** Tells every server, this one included. */
  tell(note: Omit<Note, 'from'>): Promise<void>
  /** Every note of this and of other servers. */
  readonly notes: EventEmitter<{ note: [Note]; reset: [] }>
  ready(): Promise<void>
  close(): Promise<void>
}

/** Moves wait here while a batch is being written: the busier it is, the more share one write to the disk. */
class Gate {
  #waiting: { move: Append; resolve(v: Verdict): void; reject(e: unknown): void }[] = []
  #running = 0
  readonly #write: (batch: readonly Append[]) => Promise<Verdict[]>
  readonly #lanes: number
  constructor(lanes: number, write: (batch: readonly Append[]) => Promise<Verdict[]>) {
    this.#lanes = lanes
    this.#write = write
  }
  append(move: Append): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ move, resolve, reject })
      // Whatever else arrived in this turn of the event loop goes along.
      if (this.#running < this.#lanes && this.#waiting.length === 1) setImmediate(() => this.#run())
    })
  }
  async #run(): Promise<void> {
    if (this.#running >= this.#lanes || this.#waiting.length === 0) return
    const batch = this.#waiting.splice(0, 500)
    this.#running++
    try {
      const verdicts = await this.#write(batch.map(w => w.move))
      batch.forEach((w, i) => {
        w.resolve(verdicts[i])
      })
    } catch (error) {
      for (const w of batch) w.reject(error)
    } finally {
      this.#running--
      void this.#run()
    }
  }
  async idle(): Promise<void> {
    while (this.#running > 0 || this.#waiting.length > 0) await new Promise(resolve => setTimeout(resolve, 5))
  }
}

export const sqliteFile = (folder: string): string => join(folder, 'ecumene.sqlite')

export async function openSqliteStore(folder: string, origin: string): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const hold = holdFolder(folder)
  const file = sqliteFile(folder)
  const db = sqliteKysely<Schema>(openSqlite(file))
  await migrate(db)
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file } })
  let broken: Error | null = null
  writer.on('error', error => {
    broken = error
  })
  const gate = new Gate(1, async batch => {
    if (broken) throw broken
    writer.postMessage(JSON.stringify(batch))
    const [answer] = (await once(writer, 'message')) as [WriterAnswer]
    if (!answer.verdicts) throw new Error(answer.error)
    return answer.verdicts
  })
  const notes: Store['notes'] = new EventEmitter()
  return {
    db,
    postgres: false,
    origin,
    append: move => gate.append(move),
    async tell(note) {
      notes.emit('note', { ...note, from: origin })
    },
    notes,
    async ready() {
      if (broken) throw broken
      await sql`select 1`.execute(db)
    },
    async close() {
      await gate.idle()
      const gone = once(writer, 'exit')
      writer.postMessage(null)
      await gone
      await db.destroy()
      hold.close()
    },
  }
}

/** One process on a folder: another would not hear of our moves. The system lets go of the lock however we end. */
function holdFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'in-use.sqlite'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(`another server uses ${folder}; several servers need PostgreSQL (DATABASE_URL)`)
  }
  return lock
}

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
