/**
 * A thread that runs rules: it keeps the tables it was given, the least recently used ones make room. It knows no
 * database and no clock but for eviction.
 */
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { answerTo, botNamed, botNames, hasLearned, isSearcher, learn } from '@ecumene/bots'
import { RulesError } from '@ecumene/contract'
import {
  FastRng,
  type GameDef,
  has,
  layoutFor,
  lineTakenBack,
  Match,
  MatchError,
  type MatchRecord,
} from '@ecumene/kernel'
import type { EntryRow } from '../store/schema.ts'
import type { JobAnswers, JobAsks, Op, Replies, Reply, Request } from './jobs.ts'
import { TableRules } from './table.ts'
import type { Before } from './table-answers.ts'
import { Versions, type WantedVersion } from './versions.ts'

export interface WorkerData {
  readonly games: string
  /** The id of the request at work stands here, so that a watcher can tell which one hangs. */
  readonly busy: SharedArrayBuffer
  readonly maxTables: number
  readonly idleMs: number
  readonly isPatient: boolean
}
const port = parentPort
if (!port) throw new Error('runs as a worker')
const data = workerData as WorkerData
const busy = new Int32Array(data.busy)
const versions = await Versions.in(data.games)
const tables = new Map<string, { table: TableRules; used: number }>()

/** A table lets go of stored lines when it has this many, even if it only follows what others play. */
const MOST_LINES = 100

class NotAtHand extends Error {
  readonly what: 'table' | 'history'
  readonly base: number
  constructor(what: 'table' | 'history', base = 0) {
    super(what)
    this.what = what
    this.base = base
  }
}
function tableOf(id: string, since?: number, before?: Before): TableRules {
  const found = tables.get(id)
  if (!found) throw new NotAtHand('table')
  const { base } = found.table
  if (since !== undefined && Math.max(0, since) < base && before?.upTo !== base) throw new NotAtHand('history', base)
  // Maps keep the order of insertion: the first is the one unused for longest.
  tables.delete(id)
  tables.set(id, { table: found.table, used: Date.now() })
  return found.table
}
/** What is taken back must be in memory, with the position before it. */
function checkReach(table: TableRules, line: number | null): void {
  if (line !== null && line <= table.match.seq && !table.match.canReach(line))
    throw new NotAtHand('history', table.base)
}
const lineBeyond = (table: TableRules, entries: readonly EntryRow[]): boolean =>
  entries.some(e => {
    const line = e.action === null ? null : lineTakenBack(e.seat, JSON.parse(e.action))
    return line !== null && !table.match.canReach(line)
  })
function evict(): void {
  const old = Date.now() - data.idleMs
  for (const [id, { used }] of tables) {
    if (tables.size <= data.maxTables && used >= old) break
    tables.delete(id)
  }
}
setInterval(evict, Math.max(1000, data.idleMs / 4)).unref()

const ops: { [O in Op]: (ask: JobAsks[O]) => JobAnswers[O] } = {
  open({ setup, key, ...rules }) {
    const match = new Match(versions.get(rules), setup, key)
    const { commitment, opening } = match.record()
    const hasBell = match.hasBell()
    return { commitment, opening: JSON.stringify(opening), owed: match.owed(), hasBell, hash: match.hash }
  },
  load({ table, source, ...rules }) {
    tables.delete(table)
    const made = new TableRules(table.split('~')[0], versions.get(rules), source)
    tables.set(table, { table: made, used: Date.now() })
    evict()
    return { seq: made.match.seq }
  },
  drop({ table }) {
    tables.delete(table)
    return null
  },
  play({ table: id, seat, action, seq, at, onlookers, checkpoint }) {
    const table = tableOf(id)
    checkReach(table, lineTakenBack(seat, action))
    const before = table.match.seq
    const result = table.play(seat, action, seq, at)
    if (!result.ok) return { refusal: result.refusal, seq: before }
    const taken = action === null ? table.lastTaken : null
    const undoable = table.match.firstUndoable
    const kept = checkpoint ? table.match.checkpoint() : null
    const after = table.after(onlookers, before)
    // What is stored is not held: who asks for it gets it from the archive.
    if (kept) table.release()
    return { entries: result.value, after, checkpoint: kept && JSON.stringify(kept), taken, undoable }
  },
  catchUp({ table: id, entries, onlookers, since }) {
    const table = tableOf(id, since)
    if (table.match.seq < since) throw new NotAtHand('table')
    const fresh = entries.filter(e => e.seq > table.match.seq)
    if (lineBeyond(table, fresh)) throw new NotAtHand('table')
    table.catchUp(fresh)
    const after = table.after(onlookers, since)
    if (table.match.seq - table.base > MOST_LINES) table.release()
    return after
  },
  look({ table: id, onlooker, since, before }) {
    const table = tableOf(id, since, before)
    return { text: table.look(onlooker, since, before), seq: table.match.seq }
  },
  position: ({ table, viewer, since, before }) => tableOf(table, since, before).position(viewer, since, before),
  history({ table: id, viewer, since, upTo }) {
    const table = tableOf(id)
    if (table.match.seq < upTo || table.hasGoneBack(upTo)) throw new NotAtHand('table')
    return table.history(viewer, since, upTo)
  },
  fallback: ({ table, seat }) => tableOf(table).fallback(seat),
  instructed: ({ table, seat, instructions }) => tableOf(table).instructed(seat, instructions),
  mayTakeBack({ table: id, seat, line, lastTurn }) {
    const table = tableOf(id)
    checkReach(table, line)
    return table.whyNotBack(seat, line, lastTurn)
  },
  question({ table, seat }) {
    const { match } = tableOf(table)
    return has(match.owed(), seat)
      ? { setup: match.setup, words: match.view(seat).words.slice(), seq: match.seq }
      : null
  },
  past({ source, id, viewer, ...rules }) {
    return new TableRules(id, versions.get(rules), source).position(viewer, -1)
  },
  verify({ record, ...rules }) {
    if (data.isPatient) standBack()
    const game = versions.get(rules)
    // Whether other rules than those it was made with lead to the same positions may be asked too.
    const told = { ...record, version: rules.version }
    const match = Match.replay(game, told)
    checkForced(game, told)
    return { outcome: match.outcome(), seq: match.seq }
  },
  think({ setup, words, seat, bot, seed, budget, ...rules }) {
    const game = versions.get(rules)
    const layout = layoutFor(game, setup)
    const view = layout.create()
    view.words.set(words)
    const name = botIn(game, bot)
    if (data.isPatient && isSearcher(game, name)) standBack()
    return answerTo(game, setup, view, seat, botNamed(game, name), new FastRng(seed), { budget })
  },
  stats: () => ({
    loaded: tables.size,
    lines: [...tables.values()].reduce((n, { table }) => n + table.match.seq - table.base, 0),
  }),
}

/** Behind the threads that serve people, but not so far that a busy machine never comes to it. */
const PATIENT = 5
/**
 * A thread that searches lets others go first, from its first long thought on: loading rules and short answers do not
 * wait. On Linux a thread has a priority of its own; elsewhere this would slow the whole server.
 */
function standBack(): void {
  if (process.platform === 'linux' && getPriority() < PATIENT) setPriority(PATIENT)
}
/** The bots of another version may have other names: then its last one, the strongest, plays. */
const botIn = (game: GameDef, bot: string): string => {
  const names = botNames(game)
  return names.includes(bot) ? bot : (names.at(-1) ?? bot)
}

/** What a record calls forced must have been: a table of it is read again by playing what was not. */
function checkForced(game: GameDef, record: MatchRecord): void {
  const match = new Match(game, record.setup, record.key)
  for (let i = 0; i < record.entries.length; ) {
    const e = record.entries[i]
    const before = match.seq
    const played = e.action === null ? match.undo(e.seat) : match.play(e.seat, e.action)
    if (!played.ok) throw new MatchError(`line ${i + 1}: refused`)
    for (const written of match.written(before))
      if ((record.entries[i++]?.auto === true) !== (written.auto === true))
        throw new MatchError(`line ${i}: not forced`)
  }
}

/** What is asked of a table is asked of it as it is stored, not as this thread saw it last. */
function checkLine(table: string | undefined, line: number | undefined): void {
  if (table === undefined || line === undefined || (tables.get(table)?.table.match.seq ?? line) === line) return
  tables.delete(table)
  throw new NotAtHand('table')
}
function answer({ id, op, ask, line }: Request): Reply {
  Atomics.store(busy, 0, id)
  const { table } = ask as { table?: string }
  try {
    checkLine(table, line)
    return { id, value: ops[op](ask as never) }
  } catch (error) {
    if (error instanceof NotAtHand) return { id, missing: error.what, base: error.base }
    // A table whose rules threw is read anew from what is stored.
    if (table !== undefined) tables.delete(table)
    return failed(id, error)
  } finally {
    Atomics.store(busy, 0, 0)
  }
}
const failed = (id: number, error: unknown): Reply => ({
  id,
  error: error instanceof Error ? error.message : String(error),
  ...(error instanceof RulesError ? { isAbsent: true as const } : {}),
})
const isReady = ({ op, ask }: Request): boolean =>
  !('game' in ask) ||
  (versions.has(ask as WantedVersion) &&
    (op !== 'think' || hasLearned(versions.get(ask as WantedVersion), seatsOf(ask))))
const seatsOf = (ask: Request['ask']): number => (ask as JobAsks['think']).setup.seats

/** What needs rules, or what bots have learned, is answered when they are loaded; nothing else waits for them. */
async function answerLater(request: Request): Promise<void> {
  const reply = await loadFor(request).then(
    () => answer(request),
    error => failed(request.id, error),
  )
  send([reply], false)
}
async function loadFor({ op, ask }: Request): Promise<void> {
  const game = await versions.load(ask as WantedVersion)
  if (op === 'think') await learn(game, seatsOf(ask))
}
function send(replies: readonly Reply[], isDone: boolean): void {
  port?.postMessage({ replies, isDone } satisfies Replies)
}
port.on('message', (requests: readonly Request[]) => {
  for (const request of requests) if (!isReady(request)) void answerLater(request)
  send(requests.filter(isReady).map(answer), true)
})
