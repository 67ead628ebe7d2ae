/** A game that is staged, a chapter of a guide or a challenge, as a table of the screen. */
import type { ActionJson, GameDef, Match, MatchRecord, Outcome, Result, Setup } from '@ecumene/kernel'
import { ME } from '@ecumene/kit/guide/opening.ts'
import type { Failure } from '../failure.ts'
import { History } from '../table/history.ts'
import { Lines } from '../table/lines.ts'
import { momentOf, snapshotOf } from '../table/snapshot.ts'
import type { Moment, Player, Snapshot, Table } from '../table/table.ts'

/** What is played: the player's moves, and the others' one by one when it is time for them. */
export interface Staged {
  readonly match: Match
  readonly othersMove: boolean
  readonly canUndo: boolean
  readonly outcome: Outcome | null
  legal(): readonly ActionJson[]
  play(action: ActionJson): Result<null>
  reply(): void
  undo(): Result<null>
}

export class StagedTable<P extends Staged> implements Table {
  readonly id = 'guide'
  readonly isGuide = true
  readonly game: GameDef
  readonly setup: Setup
  readonly players: readonly Player[]
  readonly staged: P
  readonly #pace: () => number
  readonly #listeners = new Set<() => void>()
  /** Of the match that is played now; going back begins another. */
  #history: History | null = null
  #lines = Lines.none
  #snapshot: Snapshot
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `make` hands over each match before its first line. */
  constructor(
    game: GameDef,
    seats: number,
    names: readonly string[],
    make: (opened: (match: Match) => void) => P,
    pace: () => number,
  ) {
    this.game = game
    this.staged = make(match => {
      this.#history = new History(match)
      this.#lines = Lines.none
    })
    this.setup = this.staged.match.setup
    this.players = Array.from({ length: seats }, (_, seat) => ({
      kind: seat === ME ? 'human' : 'bot',
      name: names[seat] ?? null,
      // No bot thinks for the others: their moves are written down.
      bot: null,
      colour: seat,
    }))
    this.#pace = pace
    this.#snapshot = this.#look()
    this.#waitForOthers()
  }

  /** Does something to what is staged, and shows it. */
  change(how: (staged: P) => void): void {
    how(this.staged)
    this.#changed()
  }

  snapshot(): Snapshot {
    return this.#snapshot
  }
  failure(): Failure | null {
    return null
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  async play(action: ActionJson): Promise<Result<null>> {
    const result = this.staged.play(action)
    if (result.ok) this.#changed()
    return result
  }
  async undo(): Promise<Result<null>> {
    const result = this.staged.undo()
    this.#changed()
    return result
  }
  async at(seq: number): Promise<Moment | null> {
    const view = this.#history?.viewAt(seq, ME)
    return view ? momentOf(this.game, seq, view) : null
  }
  async record(): Promise<MatchRecord> {
    return this.staged.match.record()
  }
  close(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  #changed(): void {
    this.#snapshot = this.#look()
    for (const listener of [...this.#listeners]) listener()
    this.#waitForOthers()
  }
  #waitForOthers(): void {
    clearTimeout(this.#timer)
    if (!this.staged.othersMove) return
    this.#timer = setTimeout(() => this.change(staged => staged.reply()), this.#pace())
  }
  #look(): Snapshot {
    const { match, canUndo, outcome } = this.staged
    const { last } = this.#lines
    this.#lines = this.#lines.followedBy(last, this.#history?.lines(ME, last) ?? [])
    return snapshotOf(this.game, {
      seq: match.seq,
      viewer: ME,
      view: match.view(ME),
      legal: this.staged.legal(),
      lines: this.#lines,
      undo: canUndo ? { can: true, closed: null } : { can: false, closed: 'start' },
      outcome,
    })
  }
}
