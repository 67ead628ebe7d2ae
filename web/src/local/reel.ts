/** Every position of a match, for the chronicle and for replay: a second match that plays each recorded line by itself. */
import { type GameDef, Match, type MatchRecord, path } from '@ecumene/kernel'

export interface Frame {
  /** The whole truth after this line; mask it before it leaves the worker. */
  readonly words: Int16Array
  /** Where the line was played. */
  readonly round: number | null
  readonly phase: string
  readonly at: number | null
}

export class Reel {
  readonly #game: GameDef
  readonly #frames = new Map<number, Frame>()
  #match: Match
  #last = 0
  #read = 0

  constructor(game: GameDef, record: MatchRecord) {
    this.#game = game
    this.#match = this.#rewind(record)
  }

  /** Follow the match: `live` are the lines that were not taken back. */
  follow(record: MatchRecord, live: readonly number[]): void {
    // After an undo the shadow has gone too far: begin again. Taking back is rare and a game is short.
    if (record.entries.slice(this.#read).some(e => e.action === null)) this.#match = this.#rewind(record)
    this.#read = record.entries.length
    for (const seq of live) {
      if (seq <= this.#last) continue
      const entry = record.entries[seq - 1]
      const { round, phase } = this.#moment()
      const played = this.#match.play(entry.seat, entry.action)
      if (!played.ok || this.#match.hash !== entry.hash) throw new Error(`the reel tore at line ${seq}`)
      this.#frames.set(seq, { words: this.#match.state.words.slice(), round, phase, at: entry.at ?? null })
      this.#last = seq
    }
  }
  frame(seq: number): Frame | undefined {
    return this.#frames.get(seq)
  }

  #moment(): { round: number | null; phase: string } {
    // An interrupt belongs to the phase that it interrupts: the outermost decision names it.
    const decisions = new Set(this.#game.decisions.map(d => d.name))
    const phase = path(this.#game, this.#match.state).find(name => decisions.has(name)) ?? 'setup'
    return { round: roundOf(this.#match.state), phase }
  }
  #rewind(record: MatchRecord): Match {
    const match = new Match(this.#game, record.setup, record.key)
    match.auto = false
    this.#frames.clear()
    this.#frames.set(0, { words: match.state.words.slice(), round: roundOf(match.state), phase: 'setup', at: null })
    this.#last = 0
    return match
  }
}

/** By convention a public scalar called `round` counts the rounds from one, as people do; it heads the chronicle. Zero: not begun. */
export function roundOf(s: object): number | null {
  const { round } = s as { round?: unknown }
  return typeof round === 'number' && round > 0 ? round : null
}
