/**
 * What stands of a match while it is played: the place of every line and the position after it. A position is kept as
 * what changed since the line before, and now and then whole, so that each can be found again in a few steps.
 */

import type { GameDef } from '@ecumene/kernel'
import { type Core, type Entry, type Layout, Match, type MatchRecord, type Viewer, type Watcher } from '@ecumene/kernel'
import { type Place, placeOf } from '@ecumene/words'
import type { ChronicleLine } from './lines.ts'

interface KeptPosition extends Place {
  readonly at: number | null
  /** The whole position, or what differs from the one before. */
  readonly words: Int16Array | null
  readonly change: Uint8Array
}
/** Lines from one whole position to the next. */
const STRIDE = 32
const UNCHANGED = new Uint8Array()

export class History implements Watcher {
  readonly #match: Match
  readonly #layout: Layout
  readonly #first: number
  /** By number of line; null: taken back. */
  readonly #kept: (KeptPosition | null)[] = []
  /** The position after the last line, and where the next one is played. */
  readonly #now: Core
  #place: Place
  #last: number

  /** Watches the match from where it stands. */
  constructor(match: Match) {
    this.#match = match
    this.#layout = match.layout
    this.#first = match.seq
    this.#last = match.seq
    this.#now = this.#layout.create()
    this.#layout.copy(this.#now, match.state)
    const words = this.#now.words.slice()
    this.#kept.push({
      round: placeOf(match.game, match.state).round,
      phase: 'setup',
      at: null,
      words,
      change: UNCHANGED,
    })
    this.#place = placeOf(match.game, match.state)
    match.watcher = this
  }
  /** The history of a game that was recorded. */
  static of(game: GameDef, record: MatchRecord): { match: Match; history: History } {
    let history: History | null = null
    const match = Match.replay(game, record, opened => {
      history = new History(opened)
    })
    return { match, history: history ?? new History(match) }
  }

  played(seq: number, entry: Entry, state: Core): void {
    const isWhole = (seq - this.#first) % STRIDE === 0
    const change = isWhole ? UNCHANGED : this.#layout.diff(this.#now, state)
    this.#layout.copy(this.#now, state)
    while (this.#kept.length < seq - this.#first) this.#kept.push(null)
    const words = isWhole ? state.words.slice() : null
    this.#kept.push({ ...this.#place, at: entry.at ?? null, words, change })
    this.#place = placeOf(this.#match.game, state)
    this.#last = seq
  }
  undone(back: number, state: Core): void {
    this.#kept.length = back - this.#first + 1
    this.#layout.copy(this.#now, state)
    this.#place = placeOf(this.#match.game, state)
    this.#last = back
    while (this.#keptAt(this.#last) === null) this.#last--
  }

  /** The last line that stands. */
  get last(): number {
    return this.#last
  }
  /** Where line `seq` was played; null: there is no such line, or it was taken back. */
  placeOf(seq: number): Place | null {
    return this.#keptAt(seq)
  }
  /** The whole truth after line `seq`: mask it before it is shown. */
  stateAt(seq: number): Core | null {
    if (this.#keptAt(seq) === null) return null
    const changes: Uint8Array[] = []
    for (let i = seq; i >= this.#first; i--) {
      const kept = this.#keptAt(i)
      if (kept?.words) {
        const s = this.#layout.create()
        s.words.set(kept.words)
        for (const change of changes.reverse()) this.#layout.patch(s, change)
        return s
      }
      if (kept) changes.push(kept.change)
    }
    return null
  }
  viewAt(seq: number, viewer: Viewer): Core | null {
    const truth = this.stateAt(seq)
    if (!truth) return null
    const view = this.#layout.create()
    this.#layout.mask(view, truth, viewer)
    return view
  }
  /** The lines after line `since` that stand, as `viewer` may know them. */
  lines(viewer: Viewer, since: number): readonly ChronicleLine[] {
    return this.#match.chronicle(viewer, since).map(line => {
      const { round, phase, at } = this.#keptAt(line.seq) ?? { ...this.#place, at: null }
      return { ...line, round, phase, at }
    })
  }

  #keptAt(seq: number): KeptPosition | null {
    return this.#kept[seq - this.#first] ?? null
  }
}
