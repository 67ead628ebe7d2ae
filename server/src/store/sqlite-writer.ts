/**
 * The thread that writes moves to SQLite. While it waits for the disk, the moves that arrive gather into the next
 * batch.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { ALIVE } from './clocks.ts'
import type { Append, Verdict } from './commit.ts'
import { sqliteCommitter } from './commit-sqlite.ts'
import type { ChatRow } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export interface WriterAnswer {
  readonly verdicts?: Verdict[]
  readonly error?: string
  /** SQLite's own number of it. */
  readonly errcode?: number | undefined
}
const port = parentPort
if (!port) throw new Error('runs as a worker')
const db = openSqlite((workerData as { file: string }).file)
// Pages that change again and again (a table's position) are copied into the file less often: 16 MB wait at most.
db.exec('PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32000')
const commit = sqliteCommitter(db)
const alive = db.prepare(
  `INSERT INTO setting (name, value) VALUES ('${ALIVE}', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
)

const answer = (batch: readonly (Append | ChatRow)[]): WriterAnswer => {
  try {
    return { verdicts: commit(batch) }
  } catch (error) {
    return { error: String(error), errcode: (error as { errcode?: number }).errcode }
  }
}
/** A number: a server runs at that time. Whether that could be written matters to nobody: it is said again soon. */
function stayAlive(now: number): void {
  try {
    alive.run(String(now))
  } catch {}
}
// As text: cloning structures from thread to thread costs more.
port.on('message', (message: string | number | null) => {
  if (typeof message === 'string') port.postMessage(answer(JSON.parse(message) as (Append | ChatRow)[]))
  else if (message !== null) stayAlive(message)
  else {
    db.close()
    port.close()
  }
})
