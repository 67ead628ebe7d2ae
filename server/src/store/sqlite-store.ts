/** The store in one SQLite file, for one process. */
import { EventEmitter, once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { Gate } from './gate.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { openSqlite, sqliteKysely } from './sqlite.ts'
import type { WriterAnswer } from './sqlite-writer.ts'
import type { Store } from './store.ts'

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
