/** The database, whichever it is: Kysely for everything, and one door through which moves go in, many at a time. */
import type { Append, Verdict } from './commit.ts'
import type { Database } from './database.ts'
import type { NewsOf, Wish } from './news.ts'
import type { Notes, TableNote } from './note.ts'
import type { ChatRow } from './schema.ts'

export interface Store extends Database {
  /** Names this process in notes. */
  readonly origin: string
  /** A note of a move may never come, if the server that stored it ends at that moment. */
  readonly mayMissNotes: boolean
  /** Lasting when it resolves. False: another was first. */
  append(move: Append): Promise<Verdict>
  /** What somebody says at a table. Lasting when it resolves. */
  addLine(line: ChatRow): Promise<void>
  /** What others have played at a table. Null: nobody plays there yet. */
  newsOf(wish: Wish): Promise<NewsOf | null>
  /** A server runs at this moment: said again and again, and nobody waits for the disk because of it. */
  stayAlive(now: number): Promise<void>
  /** Tells every server, this one included. */
  tell(note: Omit<TableNote, 'from'>): Promise<void>
  /** Every note of this and of other servers. */
  readonly notes: Notes
  /** Changes of the schema: one process at a time, of all on this database. */
  alone(work: () => Promise<void>): Promise<void>
  ready(): Promise<void>
  close(): Promise<void>
}
