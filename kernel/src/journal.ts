/** The lines of a match as they were written: what is stored of them, what is told of them, what need not stay. */
import { commitment } from './chance.ts'
import { eventFor } from './events.ts'
import type { GameDef, Setup } from './game.ts'
import type { Core } from './layout.ts'
import { MatchError } from './match-error.ts'
import type { Entry, Line, MatchRecord } from './record.ts'
import type { GameEvent, Seat, Viewer } from './types.ts'

interface Written extends Entry {
  /** What it told; told anew where an action before it was taken out. */
  events: readonly GameEvent[]
  undone: boolean
}
export interface Opening {
  readonly draws: readonly number[]
  readonly hash: number
  readonly events: readonly GameEvent[]
}

export class Journal {
  readonly opening: Opening
  readonly #entries: Written[] = []
  #base: number
  /** `base`: lines up to this one are not in memory. */
  constructor(opening: Opening, base: number) {
    this.opening = opening
    this.#base = base
  }
  get base(): number {
    return this.#base
  }
  /** Entries in memory; entry i is line `base + i + 1`. */
  get length(): number {
    return this.#entries.length
  }
  get seq(): number {
    return this.#base + this.#entries.length
  }
  at(i: number): Written {
    return this.#entries[i]
  }
  write(entry: Written): void {
    this.#entries.push(entry)
  }
  takeBack(from: number, end: number): void {
    for (let i = from; i < end; i++) this.#entries[i].undone = true
  }
  /** What happened after line `since`, as `viewer` may know it; what was taken back is left out. */
  told<S extends Core, E>(game: GameDef<S, E>, viewer: Viewer, since: number): readonly Line[] {
    const lines: Line[] = []
    const put = (seq: number, seat: Seat, auto: boolean, events: readonly GameEvent[]): void => {
      if (seq > since) lines.push({ seq, seat, auto, events: events.map(e => eventFor(game, e, viewer)) })
    }
    put(0, -1, true, this.opening.events)
    // Only the lines asked for are looked at: what a move costs must not grow with the game.
    for (let i = Math.max(0, since - this.#base); i < this.#entries.length; i++) {
      const e = this.#entries[i]
      if (!e.undone) put(this.#base + i + 1, e.seat, e.auto === true, e.events)
    }
    return lines
  }
  stored(since: number): readonly Entry[] {
    return this.#entries.slice(Math.max(0, since - this.#base)).map(({ events: _, undone: __, ...entry }) => entry)
  }
  /** Lets go of lines up to `seq`, but not of entry `kept` and those after it. Returns how many went. */
  release(seq: number, kept: number): number {
    const n = Math.max(0, Math.min(seq - this.#base, kept))
    this.#entries.splice(0, n)
    this.#base += n
    return n
  }
}

export function recordOf(
  { id, version }: Pick<GameDef, 'id' | 'version'>,
  setup: Setup,
  key: string,
  journal: Journal,
): MatchRecord {
  if (journal.base > 0) throw new MatchError('a match resumed from a checkpoint has no record')
  const { draws, hash } = journal.opening
  return {
    format: 1,
    game: id,
    version,
    setup,
    commitment: commitment(key),
    key,
    opening: { draws, hash },
    entries: journal.stored(0),
  }
}
