/**
 * The same as commit.ts for SQLite, which is in the same process: short statements prepared once are faster than long
 * ones built anew. What people say goes the same way: each line by itself would keep the thread that answers everybody
 * waiting for the disk.
 */
import type { DatabaseSync } from 'node:sqlite'
import type { Append, Verdict } from './commit.ts'
import type { ChatRow } from './schema.ts'

const UNIQUE = 2067
const CONSTRAINT = 19
const columns = (names: string) => ({ names, marks: names.replace(/[^,]+/g, '?') })

export function sqliteCommitter(db: DatabaseSync): (batch: readonly (Append | ChatRow)[]) => Verdict[] {
  const entry = columns('"match","seq","seat","action","auto","draws","hash","at","by","key","span"')
  const revOf = db.prepare('SELECT rev FROM position WHERE "match" = ?')
  const addEntry = db.prepare(`INSERT INTO entry (${entry.names}) VALUES (${entry.marks})`)
  const setPosition = db.prepare(
    'UPDATE position SET rev = ?, seq = ?, owed = ?, clock = ?, deadline = ?, updated_at = ? WHERE "match" = ?',
  )
  const cancel = db.prepare('DELETE FROM outbox WHERE turn = ?')
  const notice = columns('"id","turn","match","seat","user","due_at","claimed_at","tries"')
  const addNotice = db.prepare(
    `INSERT INTO outbox (${notice.names}) VALUES (${notice.marks}) ON CONFLICT (id) DO NOTHING`,
  )
  const keep = db.prepare(
    'INSERT INTO checkpoint ("match", seq, data) VALUES (?, ?, ?) ON CONFLICT ("match") DO UPDATE SET seq = excluded.seq, data = excluded.data',
  )
  const keepForGood = db.prepare(
    'INSERT INTO milestone ("match", seq, data) VALUES (?, ?, ?) ON CONFLICT ("match", seq) DO NOTHING',
  )
  const finish = db.prepare(`UPDATE "match" SET status = 'over', outcome = ?, ended_at = ? WHERE id = ?`)

  const line = columns('"id","match","user","name","seat","room","text","at"')
  const addLine = db.prepare(`INSERT INTO chat (${line.names}) VALUES (${line.marks})`)
  /** A table that has gone meanwhile takes no line, and that is nobody else's trouble. */
  const say = ({ id, match, user, name, seat, room, text, at }: ChatRow): Verdict => {
    try {
      addLine.run(id, match, user, name, seat, room, text, at)
      return true
    } catch (error) {
      if (((error as { errcode?: number }).errcode ?? 0) % 256 === CONSTRAINT) return false
      throw error
    }
  }
  const one = (a: Append): Verdict => {
    if ((revOf.get(a.match) as { rev: number } | undefined)?.rev !== a.rev) return false
    for (const e of a.entries) {
      try {
        addEntry.run(e.match, e.seq, e.seat, e.action, e.auto, e.draws, e.hash, e.at, e.by, e.key, e.span)
      } catch (error) {
        // A key that was used before stands on the first line of a move: nothing of it is written yet.
        if (e === a.entries[0] && (error as { errcode?: number }).errcode === UNIQUE) return false
        throw error
      }
    }
    const p = a.position
    setPosition.run(p.rev, p.seq, p.owed, p.clock, p.deadline, p.updated_at, p.match)
    for (const turn of a.cancel) cancel.run(turn)
    for (const n of a.notices) addNotice.run(n.id, n.turn, n.match, n.seat, n.user, n.due_at, n.claimed_at, n.tries)
    if (a.checkpoint) keep.run(a.checkpoint.match, a.checkpoint.seq, a.checkpoint.data)
    if (a.checkpoint && a.isMilestone) keepForGood.run(a.checkpoint.match, a.checkpoint.seq, a.checkpoint.data)
    if (a.over) finish.run(a.over.outcome, a.over.at, a.match)
    return true
  }
  return batch => {
    db.exec('BEGIN IMMEDIATE')
    try {
      const verdicts = batch.map(asked => ('text' in asked ? say(asked) : one(asked)))
      db.exec('COMMIT')
      return verdicts
    } catch (error) {
      // A full disk has rolled back already; its own reason counts, not that there is nothing left to roll back.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
}
