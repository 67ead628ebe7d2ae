/** A chapter of a guide as a table of the screen. */
import type { ActionJson, GameDef, Match, MatchRecord, Result, Setup } from '@ecumene/kernel'
import { Lesson, ME, type Place } from '@ecumene/kit/guide/lesson.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import type { Failure } from '../failure.ts'
import { History } from '../table/history.ts'
import { Lines } from '../table/lines.ts'
import { momentOf, snapshotOf } from '../table/snapshot.ts'
import type { Moment, Player, Snapshot, Table } from '../table/table.ts'

export class GuideTable implements Table {
  readonly id = 'guide'
  readonly isGuide = true
  readonly game: GameDef
  readonly setup: Setup
  readonly players: readonly Player[]
  readonly #lesson: Lesson
  readonly #pace: () => number
  readonly #listeners = new Set<() => void>()
  /** Of the match that is played now; going back begins another. */
  #history: History | null = null
  #lines = Lines.none
  #snapshot: Snapshot
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(game: GameDef, chapter: GuideChapter, names: readonly string[], place: Place | null, pace: () => number) {
    this.game = game
    this.#lesson = this.#begin(chapter, place)
    this.setup = this.#lesson.match.setup
    this.players = Array.from({ length: chapter.seats }, (_, seat) => ({
      kind: seat === ME ? 'human' : 'bot',
      name: names[seat] ?? null,
      bot: seat === ME ? null : (Object.keys(game.policies).at(-1) ?? null),
      colour: seat,
    }))
    this.#pace = pace
    this.#snapshot = this.#look()
    this.#waitForOthers()
  }

  /** The step the player stands at; null: they are on their own. */
  get step(): number | null {
    return this.#lesson.step
  }
  get place(): Place {
    return this.#lesson.place
  }
  /** Somebody else moves: there is nothing to say until they have. */
  get isTheirs(): boolean {
    return this.#lesson.waiting === 'others'
  }
  get canGoBack(): boolean {
    return this.#lesson.canGoBack
  }
  next(): void {
    this.#lesson.next()
    this.#changed()
  }
  back(): void {
    this.#lesson.back()
    this.#changed()
  }
  leave(): void {
    this.#lesson.leave()
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
    const result = this.#lesson.play(action)
    if (result.ok) this.#changed()
    return result
  }
  async undo(): Promise<Result<null>> {
    const result = this.#lesson.undo()
    this.#changed()
    return result
  }
  sit(): void {}
  pass(): void {}
  present(): void {}
  caughtUp(): void {}
  async at(seq: number): Promise<Moment | null> {
    const view = this.#history?.viewAt(seq, ME)
    return view ? momentOf(this.game, seq, view) : null
  }
  async record(): Promise<MatchRecord> {
    return this.#lesson.match.record()
  }
  close(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  /** Where they left off; from the beginning if that cannot be reached any more. */
  #begin(chapter: GuideChapter, place: Place | null): Lesson {
    const watch = (match: Match): void => {
      this.#history = new History(match)
      this.#lines = Lines.none
    }
    try {
      return new Lesson(this.game, chapter, place ?? undefined, watch)
    } catch (error) {
      if (!place) throw error
      return new Lesson(this.game, chapter, undefined, watch)
    }
  }
  #changed(): void {
    this.#snapshot = this.#look()
    for (const listener of [...this.#listeners]) listener()
    this.#waitForOthers()
  }
  #waitForOthers(): void {
    clearTimeout(this.#timer)
    const { waiting, step, match } = this.#lesson
    // On their own, the player trades and builds at the same time as the others.
    const isOpen = step === null && waiting === 'player' && (match.owed() & ~(1 << ME)) !== 0
    if (waiting !== 'others' && !isOpen) return
    this.#timer = setTimeout(() => {
      this.#lesson.reply()
      this.#changed()
    }, this.#pace())
  }
  #look(): Snapshot {
    const { match } = this.#lesson
    const { last } = this.#lines
    this.#lines = this.#lines.followedBy(last, this.#history?.lines(ME, last) ?? [])
    return snapshotOf(this.game, {
      seq: match.seq,
      viewer: ME,
      view: match.view(ME),
      legal: this.#lesson.legal(),
      lines: this.#lines,
      undo: this.#lesson.canUndo ? { can: true, closed: null } : { can: false, closed: 'start' },
      outcome: match.outcome(),
    })
  }
}
