/** Moves become lasting here: a batch of them, each wholly or not at all. On PostgreSQL; SQLite has its own. */
import type { CheckpointRow, EntryRow, OutboxRow, PositionRow } from './schema.ts'

export interface Append {
  readonly match: string
  /** The revision it builds on. */
  readonly rev: number
  readonly entries: readonly EntryRow[]
  readonly position: PositionRow
  readonly over: { readonly outcome: string; readonly at: number } | null
  readonly notices: readonly OutboxRow[]
  /** Turns whose notices are void now. */
  readonly cancel: readonly string[]
  readonly checkpoint: CheckpointRow | null
  /** Is the checkpoint also kept for good, to look back from? */
  readonly isMilestone: boolean
}
/** True: stored. False: somebody else was there before. */
export type Verdict = boolean

/** Asks the database; a statement with a name is prepared once for each connection. */
type Query = (asked: { name?: string; text: string; values: string[] }) => Promise<{ rows: unknown[] }>
interface CommitSettings {
  /** May statements be prepared? A PgBouncer in between does not remember them. */
  readonly isPreparing: boolean
  /** What the database tells the other servers about a move that it stores; null: it tells nothing. */
  readonly note: ((move: Append) => string) | null
  readonly channel: string
}

/** Writes batches: all at once, or if the database objects (a key used twice), each by itself. */
export function committer(
  query: Query,
  settings: CommitSettings,
): (batch: readonly Append[]) => Promise<readonly Verdict[]> {
  const write = async (batch: readonly Append[]): Promise<readonly Verdict[]> => {
    const { rows } = await query(statementFor(batch, settings))
    const kept = new Set((rows as { match: string }[]).map(row => row.match))
    return batch.map(move => kept.has(move.match))
  }
  /** One bad move costs nobody else theirs. */
  const writeEach = async (batch: readonly Append[]): Promise<readonly Verdict[]> => {
    try {
      return await write(batch)
    } catch (error) {
      if (batch.length > 1) {
        const verdicts: Verdict[] = []
        for (const one of batch) verdicts.push(...(await writeEach([one])))
        return verdicts
      }
      if (isTaken(error)) return [false]
      throw error
    }
  }
  return async batch => {
    const verdicts = new Map<Append, Verdict>()
    for (const round of rounds(batch)) {
      const found = await writeEach(round)
      round.forEach((move, i) => {
        verdicts.set(move, found[i])
      })
    }
    return batch.map(move => verdicts.get(move) ?? false)
  }
}
/** A unique place or key is taken already, or two transactions stood in each other's way: look again. */
function isTaken(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '23505' || code === '40P01' || code === '40001'
}
/** In each round a match has one move at most: a statement changes a row once. */
function rounds(batch: readonly Append[]): Append[][] {
  const found: Append[][] = []
  const before = new Map<string, number>()
  for (const move of batch) {
    const n = before.get(move.match) ?? 0
    before.set(move.match, n + 1)
    found[n] ??= []
    found[n].push(move)
  }
  return found
}

const ENTRY =
  '"match" text,seq integer,seat integer,action text,auto integer,draws text,hash bigint,at bigint,by text,key text,span integer'
const NOTICE = 'id text,turn text,"match" text,seat integer,"user" text,due_at bigint,claimed_at bigint,tries integer'
const CHECKPOINT = '"match" text,seq integer,data text'
const names = (columns: string): string => columns.replaceAll(/ (text|integer|bigint)/g, '')
const insert = (table: string, columns: string, given: string, conflict = ''): string =>
  `insert into ${table} (${names(columns)}) select g.* from json_to_recordset(${given}) as g(${columns}) ` +
  `where g."match" in (select "match" from moved) ${conflict}`

/**
 * What a batch may bring beside the positions, and what is done with it. Everything sees what was there before the
 * statement; what does not build on that is not among `moved` and changes nothing.
 */
const PARTS: readonly { name: string; rowsOf(move: Append): readonly object[]; sql(given: string): string }[] = [
  { name: 'lines', rowsOf: move => move.entries, sql: given => insert('entry', ENTRY, given) },
  {
    name: 'cancelled',
    rowsOf: ({ match, cancel }) => cancel.map(turn => ({ match, turn })),
    sql: given =>
      `delete from outbox o using json_to_recordset(${given}) as g("match" text, turn text), moved m ` +
      'where m."match" = g."match" and o.turn = g.turn',
  },
  {
    name: 'notices',
    rowsOf: move => move.notices,
    sql: given => insert('outbox', NOTICE, given, 'on conflict (id) do nothing'),
  },
  {
    name: 'checkpoints',
    rowsOf: move => (move.checkpoint ? [move.checkpoint] : []),
    sql: given =>
      insert(
        'checkpoint',
        CHECKPOINT,
        given,
        'on conflict ("match") do update set seq = excluded.seq, data = excluded.data',
      ),
  },
  {
    name: 'milestones',
    rowsOf: move => (move.checkpoint && move.isMilestone ? [move.checkpoint] : []),
    sql: given => insert('milestone', CHECKPOINT, given, 'on conflict ("match", seq) do nothing'),
  },
  {
    name: 'ended',
    rowsOf: ({ match, over }) => (over ? [{ match, ...over }] : []),
    sql: given =>
      `update "match" t set status = 'over', outcome = g.outcome, ended_at = g.at ` +
      `from json_to_recordset(${given}) as g("match" text, outcome text, at bigint), moved m ` +
      'where m."match" = g."match" and t.id = g."match"',
  },
]
/**
 * Which of them build on what is there decides `held`: rows are locked in one order, so that two batches never wait for
 * each other in a circle.
 */
const MOVED = `given as materialized (select * from json_to_recordset($1) as g("match" text, old integer, rev integer,
    seq integer, owed integer, clock text, deadline bigint, updated_at bigint, note text)),
  held as materialized (select p."match", p.rev from position p where p."match" in (select "match" from given)
    order by p."match" for update),
  moved as (update position p set rev = g.rev, seq = g.seq, owed = g.owed, clock = g.clock, deadline = g.deadline,
    updated_at = g.updated_at from given g join held h on h."match" = g."match" and h.rev = g.old
    where p."match" = g."match" returning p."match", g.note)`

/** One statement, and so one transaction and one way to the database and back, for the whole batch. */
function statementFor(
  batch: readonly Append[],
  { isPreparing, note, channel }: CommitSettings,
): { name?: string; text: string; values: string[] } {
  const positions = batch.map(move => ({ ...move.position, old: move.rev, note: note?.(move) ?? null }))
  const values = [JSON.stringify(positions)]
  const steps = [MOVED]
  let name = 'moves'
  for (const part of PARTS) {
    const rows = batch.flatMap(part.rowsOf)
    if (rows.length === 0) continue
    values.push(JSON.stringify(rows))
    steps.push(`${part.name} as (${part.sql(`$${values.length}::json`)})`)
    name += `-${part.name}`
  }
  if (note) values.push(channel)
  const told = note ? `, pg_notify($${values.length}, note)` : ''
  const text = `with ${steps.join(',\n  ')}\n  select "match"${told} from moved`
  return isPreparing ? { name, text, values } : { text, values }
}
