/** The thread that writes moves to SQLite. While it waits for the disk, the moves that arrive gather into the next batch. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Append, commit, type Verdict } from './commit.ts'
import type { Schema } from './schema.ts'
import { openSqlite, sqliteKysely } from './sqlite.ts'

const port = parentPort
if (!port) throw new Error('runs as a worker')
const db = sqliteKysely<Schema>(openSqlite((workerData as { file: string }).file))

export interface WriterAnswer {
  readonly verdicts?: Verdict[]
  readonly error?: string
}
port.on('message', async (batch: readonly Append[] | null) => {
  if (batch === null) {
    await db.destroy()
    port.close()
    return
  }
  let answer: WriterAnswer
  try {
    answer = { verdicts: await commit(db, batch, false, '') }
  } catch (error) {
    answer = { error: String(error) }
  }
  port.postMessage(answer)
})
