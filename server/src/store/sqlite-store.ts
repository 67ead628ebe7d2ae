/** The store in one SQLite file, for one process. */
import { EventEmitter, once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { type Kysely, sql } from 'kysely'
import { THREAD_MEMORY } from '../thread-memory.ts'
import { CannotOpen, whyNot } from './cannot-open.ts'
import type { Append, Verdict } from './commit.ts'
import { Gate } from './gate.ts'
import { migrate } from './migrations.ts'
import { newsOf } from './news.ts'
import type { ChatRow, Schema } from './schema.ts'
import { openSqlite, sqliteKysely } from './sqlite.ts'
import type { WriterAnswer } from './sqlite-writer.ts'
import type { Store } from './store.ts'

export const sqliteFile = (folder: string): string => join(folder, 'ecumene.sqlite')

export async function openSqliteStore(folder: string, origin: string, leastSpace = 0): Promise<Store> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const hold = holdFolder(folder)
  const file = sqliteFile(folder)
  const db = await openFile(file).catch(error => {
    throw whyNot(file, error)
  })
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), {
    workerData: { file },
    name: 'writer',
    resourceLimits: THREAD_MEMORY,
  })
  let broken: Error | null = null
  writer.on('error', error => {
    broken = error
  })
  const gate = new Gate(1, async (batch: readonly (Append | ChatRow)[]): Promise<readonly Verdict[]> => {
    if (broken) throw broken
    writer.postMessage(JSON.stringify(batch))
    const [answer] = (await once(writer, 'message')) as [WriterAnswer]
    if (!answer.verdicts) throw Object.assign(new Error(answer.error), { errcode: answer.errcode })
    return answer.verdicts
  })
  const notes: Store['notes'] = new EventEmitter()
  return {
    db,
    postgres: false,
    origin,
    mayMissNotes: false,
    append: move => gate.ask(move),
    async addLine(line) {
      if (!(await gate.ask(line))) throw new Error('the line was not taken')
    },
    newsOf: wish => newsOf({ db, postgres: false }, wish),
    async stayAlive(now) {
      writer.postMessage(now)
    },
    async tell(note) {
      notes.emit('note', { ...note, from: origin })
    },
    notes,
    alone: work => work(),
    async ready() {
      if (broken) throw broken
      await sql`select 1`.execute(db)
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize < leastSpace) throw new Error('the disk is full')
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

async function openFile(file: string): Promise<Kysely<Schema>> {
  const connection = openSqlite(file)
  checkSoundness(connection, file)
  const db = sqliteKysely<Schema>(connection)
  await migrate(db)
  return db
}
const BUSY = 5

/** A damaged file is found now, not by the first player whose game is in its damaged part. */
function checkSoundness(connection: DatabaseSync, file: string): void {
  let found: string
  try {
    found = String(Object.values(connection.prepare('PRAGMA quick_check(1)').get() ?? {})[0])
  } catch (error) {
    found = error instanceof Error ? error.message : String(error)
  }
  if (found === 'ok') return
  connection.close()
  throw new CannotOpen(`${file} is damaged (${found}); restore a copy, see docs/operations.md`)
}
/** One process on a folder: another would not hear of our moves. The system lets go of the lock however we end. */
function holdFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'in-use.sqlite'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const { errcode } = error as { errcode?: number }
    if (errcode !== BUSY) throw whyNot(folder, error)
    throw new CannotOpen(`another server uses ${folder}; several servers need PostgreSQL (DATABASE_URL)`)
  }
  return lock
}
