/** A position as the screen wants it, made in one way for every table: solo, online and guided. */
import {
  type ActionJson,
  type Core,
  current,
  type GameDef,
  has,
  legalActions,
  type Outcome,
  owed,
  path,
  type Seat,
  type UndoClosed,
  type Viewer,
} from '@ecumene/kernel'
import type { Talk } from '@ecumene/kit/seam.ts'
import { roundOf } from '@ecumene/words'
import type { Lines } from './lines.ts'
import type { Moment, Snapshot } from './table.ts'

/** What a table knows of a position; the rest follows from it by the rules. */
export interface KnownPosition {
  readonly seq: number
  readonly viewer: Viewer
  readonly view: Core
  readonly lines: Lines
  readonly undo: { readonly can: boolean; readonly closed: UndoClosed | null }
  readonly outcome: Outcome | null
  readonly awaySince?: number | null
  readonly curtain?: Seat | null
  readonly curtainUndo?: Seat | null
  readonly talk?: readonly Talk[]
  /** Fewer actions than the rules allow: those a guide leads to. */
  readonly legal?: readonly ActionJson[]
}

export function snapshotOf(game: GameDef, position: KnownPosition): Snapshot {
  const { view, viewer, legal, curtain = null, curtainUndo = null, awaySince = null, talk = [] } = position
  const isAsked = viewer !== 'table' && has(owed(view), viewer)
  return {
    ...position,
    owed: owed(view),
    prompt: isAsked ? (current(game, view)?.prompt(view, viewer) ?? null) : null,
    legal: legal ?? (isAsked ? legalActions(game, view, viewer) : []),
    progress: game.progress(view),
    round: roundOf(game, view),
    path: path(game, view),
    curtain,
    curtainUndo,
    awaySince,
    talk,
  }
}

export const momentOf = (game: GameDef, seq: number, view: Core): Moment => ({ seq, view, round: roundOf(game, view) })
