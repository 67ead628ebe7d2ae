/** What is written down of a match, and how it is told. */
import type { Setup } from './game.ts'
import type { Core, Named } from './layout.ts'
import type { ActionJson, GameEvent, Seat } from './types.ts'
import type { UndoClosed } from './undo-window.ts'

/**
 * One line of the record: an action, played by its seat or by itself (`auto`), or an undo. The table's own lines have
 * the seat NOBODY: a round that it made the last, a move that it took back by consent of all.
 */
export interface Entry {
  readonly seat: Seat
  readonly action: ActionJson | null // null: this seat took its last action back
  readonly auto?: true
  readonly draws?: readonly number[]
  readonly hash: number
  /** When, in milliseconds; kept for people, never used by rules. */
  readonly at?: number
}
export interface MatchRecord {
  readonly format: 1
  readonly game: string
  readonly version: number
  readonly setup: Setup
  /** Hash of the key of chance, known from the start; the key itself is secret while the game goes on. */
  readonly commitment: string
  readonly key: string
  readonly opening: { readonly draws: readonly number[]; readonly hash: number }
  readonly entries: readonly Entry[]
}
/** One line of the chronicle, as one viewer may read it. */
export interface Line {
  readonly seq: number
  readonly seat: Seat
  readonly auto: boolean
  readonly events: readonly GameEvent[]
}
export interface Played {
  readonly seq: number
  readonly hash: number
}
/** Enough to go on from a position without playing all before it again. As secret as the state itself. */
export interface Checkpoint {
  readonly game: string
  readonly version: number
  readonly seq: number
  readonly state: Named
  readonly drawn: number
  readonly closed: UndoClosed
}
/** Is told of every line as it is written, while the match stands at the position it led to. */
export interface Watcher<S extends Core = Core> {
  played(seq: number, entry: Entry, state: Readonly<S>): void
  /** Everything after line `back` was taken back; what others played after it follows as if played anew. */
  undone(back: number, state: Readonly<S>): void
}
export interface Undone extends Played {
  /** The lines up to this one stand as they were. */
  readonly back: number
}
