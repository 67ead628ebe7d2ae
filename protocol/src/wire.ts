/** Patches as text, and a copy of a table that follows the server's updates. */
import { type Core, type GameDef, type Layout, Match, type MatchRecord, type Viewer } from '@ecumene/kernel'
import type { Update, WireClock, WireLine } from './socket.ts'

export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const b of bytes) text += String.fromCharCode(b)
  return btoa(text)
}
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), c => c.charCodeAt(0))

/** What a client knows of a table. */
export class Replica<S extends Core = Core> {
  readonly layout: Layout<S>
  view: S
  viewer: Viewer = 'table'
  seq = -1
  lines: WireLine[] = []
  owed = 0
  undo: string | null = 'start'
  outcome: Update['outcome'] = null
  clock: WireClock | null = null
  last: Update | null = null
  constructor(layout: Layout<S>) {
    this.layout = layout
    this.view = layout.create()
  }
  /** False: the update builds on a position this copy does not have; open the table again without `since`. */
  take(update: Update): boolean {
    if (update.base === null) this.view = this.layout.create()
    else if (update.base !== this.seq) return update.seq <= this.seq
    // A new object for every position: what a screen still draws must not change under it.
    const view = this.layout.create()
    this.layout.copy(view, this.view)
    this.layout.patch(view, fromBase64(update.patch))
    this.view = view
    // In place: what an update costs must not grow with the game.
    while (this.lines.length > 0 && this.lines[this.lines.length - 1].seq > update.keep) this.lines.pop()
    for (const line of update.lines) if (line.seq > update.keep) this.lines.push(line)
    this.seq = update.seq
    this.viewer = update.viewer
    this.owed = update.owed
    this.undo = update.undo
    this.outcome = update.outcome
    if (update.clock !== undefined) this.clock = update.clock
    this.last = update
    return true
  }
}

/**
 * Checks a finished game: every action, every draw, and that the key is the one promised at the start. Throws where it
 * differs.
 */
export function verifyRecord<S extends Core, E>(game: GameDef<S, E>, record: MatchRecord, promised: string): void {
  if (record.commitment !== promised) throw new Error('another commitment than the one promised at the start')
  Match.replay(game, record)
}
