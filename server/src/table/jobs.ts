/** What the main thread asks of a thread that runs rules, and what it gets back. */
import type { Instructed } from '@ecumene/contract'
import type { ActionJson, MatchRecord, Outcome, Refusal, Seat, Setup, Viewer } from '@ecumene/kernel'
import type { Instruction, PositionBody } from '@ecumene/protocol'
import type { EntryRow } from '../store/schema.ts'
import type { After, Before, NewEntry, Onlooker, TableSource } from './table-answers.ts'

export interface JobAsks {
  /** A new game; nothing is kept of it. */
  open: { game: string; version: number; setup: Setup; key: string }
  load: { table: string; game: string; version: number; source: TableSource }
  drop: { table: string }
  play: {
    table: string
    seat: Seat
    action: unknown
    seq: number
    at: number
    onlookers: readonly Onlooker[]
    checkpoint: boolean
  }
  catchUp: { table: string; entries: readonly EntryRow[]; onlookers: readonly Onlooker[]; since: number }
  look: { table: string; onlooker: Onlooker; since: number; before?: Before }
  position: { table: string; viewer: Viewer; since: number; before?: Before }
  /** What happened after line `since`, up to line `upTo`; of a game that is loaded whole. */
  history: { table: string; viewer: Viewer; since: number; upTo: number }
  fallback: { table: string; seat: Seat }
  instructed: { table: string; seat: Seat; instructions: readonly Instruction[] }
  /** Why this line of the seat cannot be taken back by consent; null: it can. `lastTurn`: only its last turn can. */
  mayTakeBack: { table: string; seat: Seat; line: number; lastTurn: boolean }
  /** The position as a bot in this seat may know it. */
  question: { table: string; seat: Seat }
  /** A past position: the game played again up to there. */
  past: { game: string; version: number; source: TableSource; id: string; viewer: Viewer }
  /** Plays a record again; throws where it is false. */
  verify: { game: string; version: number; record: MatchRecord }
  /** A bot's answer. */
  think: {
    game: string
    version: number
    setup: Setup
    words: Int16Array
    seat: Seat
    bot: string
    seed: number
    budget: number
  }
  stats: Record<string, never>
}
interface NewEntries {
  readonly entries: readonly NewEntry[]
  readonly after: After
  readonly checkpoint: string | null
  /** The line that an undo took back; null: it was none. */
  readonly taken: number | null
  /** The first line that a seat can still take back by itself; null: none. */
  readonly undoable: number | null
}
export interface JobAnswers {
  open: { commitment: string; opening: string; owed: number; hasBell: boolean; hash: number }
  load: { seq: number }
  drop: null
  play: NewEntries | { refusal: Refusal; seq: number }
  catchUp: After
  look: { text: string; seq: number }
  position: PositionBody
  history: Before
  fallback: ActionJson | null
  instructed: Instructed | null
  mayTakeBack: Refusal | null
  question: { setup: Setup; words: Int16Array; seq: number } | null
  past: PositionBody
  verify: { outcome: Outcome | null; seq: number }
  think: ActionJson
  /** `lines`: how many of their lines are in memory. */
  stats: { loaded: number; lines: number }
}
export type Op = keyof JobAsks
export interface Request {
  readonly id: number
  readonly op: Op
  readonly ask: JobAsks[Op]
  /** The line at which the asker believes the table to be; a table that stands elsewhere is read anew. */
  readonly line?: number
}
/**
 * `missing`: the table is not in this thread's memory, or not its lines up to `base` (`history`); bring them and ask
 * again.
 * `isAbsent`: this server does not have the rules of that version.
 */
export type Reply = { readonly id: number } & (
  | { readonly value: JobAnswers[Op] }
  | { readonly missing: 'table' | 'history'; readonly base: number }
  | { readonly error: string; readonly isAbsent?: true }
)
/** `isDone`: the thread has answered what one message asked, but for what needs rules that are not loaded yet. */
export interface Replies {
  readonly replies: readonly Reply[]
  readonly isDone: boolean
}
