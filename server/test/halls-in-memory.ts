/** Halls without a server: their threads take every move, and their database is that of the test file. */
import { EventEmitter } from 'node:events'
import { afterEach } from 'vitest'
import type { Clock } from '../src/pace/clock.ts'
import { entriesBetween } from '../src/store/entries.ts'
import type { MatchRow } from '../src/store/schema.ts'
import type { Store } from '../src/store/store.ts'
import { Hall } from '../src/table/hall.ts'
import type { JobAsks, Op } from '../src/table/jobs.ts'
import type { Submission } from '../src/table/submission.ts'
import { aLog, type aStore, closeAll, threads } from './tables-in-memory.ts'

/** Rules that take every move: one line of it, and seat 1 is asked. */
export const takes = (op: Op, ask: never): unknown => {
  if (op === 'position') return { seq: (ask as JobAsks['position']).since }
  if (op === 'look') return { text: `{"since":${(ask as JobAsks['look']).since}` }
  if (op === 'catchUp') return { frames: (ask as JobAsks['catchUp']).onlookers.map(() => '{"new":1') }
  if (op !== 'play') return null
  const { seat, action, seq, onlookers, checkpoint } = ask as JobAsks['play']
  return {
    entries: [{ seat, action: action === null ? null : JSON.stringify(action), auto: false, draws: null, hash: 1 }],
    after: { seq: seq + 1, owed: 0b10, hasBell: false, outcome: null, frames: onlookers.map((_, i) => `{"f":${i}`) },
    checkpoint: checkpoint ? '{"c":1}' : null,
    taken: action === null ? seq : null,
    undoable: null,
  }
}
interface Arranged {
  readonly answer?: typeof takes
  readonly old?: typeof takes
  readonly row?: Partial<MatchRow>
  readonly store?: Partial<Store>
}
export function hallsOver(db: ReturnType<typeof aStore>) {
  const opened: { close(): void }[] = []
  afterEach(() => closeAll(opened))
  const hall = async ({ answer = takes, old = () => null, row = {}, store = {} }: Arranged = {}) => {
    const match = await db.table(row)
    const [thread, archive, { log, said }] = [threads(answer), threads(old), aLog()]
    const notes: Store['notes'] = new EventEmitter()
    const all = new Hall({ ...db.store, notes, ...store }, thread.pool, archive.pool, log, {
      noticeMs: 0,
      idleMs: 60_000,
      maxWatchers: 2,
    })
    opened.push({ close: () => all.rooms.close() })
    const moved: unknown[][] = []
    all.events.on('moved', (room, by, isAction) => moved.push([room.id, by, isAction]))
    const submit = (change: Partial<Submission> = {}) =>
      all.submit({ match, seat: 0, action: { verb: 'x' }, seq: 0, key: 'mine', by: 'player', ...change })
    const stored = async () => (await entriesBetween(db.store, match, 0, 99)).map(e => [e.seq, e.seat, e.by, e.key])
    return { match, all, thread, archive, said, moved, submit, stored, notes }
  }
  const clockOf = (match: string, clock: Partial<Clock>) =>
    db.store.db
      .updateTable('position')
      .set({ clock: JSON.stringify({ at: 0, left: [9e15, 9e15], running: 1, paused: false, asked: 0, ...clock }) })
      .where('match', '=', match)
      .execute()
  const setSeat = (match: string, seat: number, change: { bot?: string; user?: string }) =>
    db.store.db.updateTable('seat').set(change).where('match', '=', match).where('seat', '=', seat).execute()

  return { hall, clockOf, setSeat }
}
