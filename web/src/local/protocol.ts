/** What the page and the worker that runs the match say to each other. */
import type { ActionJson, MatchRecord, Outcome, Result, Seat, UndoClosed, Viewer } from '@ecumene/kernel'
import type { Talk } from '@ecumene/kit/seam.ts'
import type { ChronicleLine } from '../table/lines.ts'
import type { Player, Pondering } from '../table/table.ts'

/** A position on its way to the page. The page reads prompt, legal actions and who owes from the words itself. */
export interface Wire {
  readonly seq: number
  readonly viewer: Viewer
  readonly words: Int16Array
  /** The chronicle: keep the lines up to line `since` (-1: none), then add these. */
  readonly since: number
  readonly add: readonly ChronicleLine[]
  readonly undo: { readonly can: boolean; readonly closed: UndoClosed | null }
  readonly outcome: Outcome | null
  readonly curtain: Seat | null
  readonly curtainUndo: Seat | null
  readonly awaySince: number | null
  /** What bots say to the viewer's offer. */
  readonly talk: readonly Talk[]
  /** When the time of the game is up, by this machine's time; null: it has none. */
  readonly lastRoundAt: number | null
}
/** How many milliseconds a bot waits: before a move, and before each step in a market where a person is. */
export interface Waits {
  readonly move: number
  readonly market: number
}

export type ToWorker =
  | { readonly type: 'open'; readonly id: string; readonly game: string; readonly waits: Waits }
  | { readonly type: 'play'; readonly ask: number; readonly action: ActionJson; readonly seq: number }
  | { readonly type: 'undo'; readonly ask: number }
  | { readonly type: 'lastRound'; readonly ask: number }
  | { readonly type: 'sit'; readonly seat: Seat }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'present'; readonly isPresent: boolean }
  | { readonly type: 'caughtUp' }
  | { readonly type: 'at'; readonly ask: number; readonly seq: number }
  | { readonly type: 'record'; readonly ask: number }
  | { readonly type: 'pace'; readonly waits: Waits }
  | { readonly type: 'hurry' }
  | { readonly type: 'hinted' }

export type FromWorker =
  | { readonly type: 'position'; readonly wire: Wire }
  | { readonly type: 'pondering'; readonly pondering: Pondering | null }
  | { readonly type: 'players'; readonly players: readonly Player[] }
  | { readonly type: 'failed'; readonly key: string; readonly detail: string }
  | { readonly type: 'played'; readonly ask: number; readonly result: Result<null> }
  | { readonly type: 'moment'; readonly ask: number; readonly words: Int16Array | null }
  | { readonly type: 'recorded'; readonly ask: number; readonly record: MatchRecord }
