/** What a table in its thread is made of, is asked for, and gives back. */
import type { Checkpoint, Outcome, Seat, SeatMask, Setup, Viewer } from '@ecumene/kernel'
import type { WireLine } from '@ecumene/protocol'
import type { EntryRow } from '../store/schema.ts'

export interface TableSource {
  readonly setup: Setup
  readonly key: string
  readonly checkpoint: Checkpoint | null
  /** The lines after the checkpoint, or all of them. */
  readonly entries: readonly EntryRow[]
}
export interface Onlooker {
  readonly viewer: Viewer
  /** Wants prompt and legal actions spelled out. */
  readonly legal: boolean
  /** Seats that bots play: they say why they leave the viewer's offer. */
  readonly bots?: SeatMask
}
/** The chronicle before what a table has in memory: the lines after line `keep`, up to line `upTo`. */
export interface Before {
  readonly keep: number
  readonly upTo: number
  readonly lines: readonly WireLine[]
}
/** What a table looks like after something happened. */
export interface After {
  readonly seq: number
  readonly owed: number
  /** What is asked is a market that a bell ends. */
  readonly hasBell: boolean
  readonly outcome: Outcome | null
  /** For each viewer an update as JSON text without its last brace: the clock is added when it is sent. */
  readonly frames: readonly string[]
}
/** A line as it is stored: action and draws are JSON. */
export interface NewEntry {
  readonly seat: Seat
  readonly action: string | null
  readonly auto: boolean
  readonly draws: string | null
  readonly hash: number
}
