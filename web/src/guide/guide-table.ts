/** A chapter of a guide as a table of the screen. */
import {
  type ActionJson,
  type Core,
  current,
  type GameDef,
  has,
  type Match,
  type MatchRecord,
  ok,
  owed,
  path,
  type Result,
  type Setup,
} from '@ecumene/kernel'
import { Lesson, ME, type Place } from '@ecumene/kit/guide/lesson.ts'
import type { GuideChapter } from '@ecumene/kit/seam.ts'
import { roundOf } from '../local/reel.ts'
import type { ChronicleLine, Failure, Moment, Player, Snapshot, Table } from '../table/table.ts'

export class GuideTable implements Table {
  readonly id = 'guide'
  readonly isGuide = true
  readonly game: GameDef
  readonly setup: Setup
  readonly players: readonly Player[]
  readonly #lesson: Lesson
  readonly #pace: () => number
  readonly #moments = new Map<number, { moment: Moment; phase: string; round: number | null }>()
  readonly #listeners = new Set<() => void>()
  /** Where the next line is played. */
  #phase = 'setup'
  #round: number | null = null
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

  /** The step the player stands at; null: he is on his own. */
  get step(): number | null {
    return this.#lesson.step
  }
  get place(): Place {
    return this.#lesson.place
  }
  /** Somebody else moves: there is nothing to say until he has. */
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
    this.#again(() => this.#lesson.back())
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
    let result: Result<null> = ok(null)
    this.#again(() => {
      result = this.#lesson.undo()
    })
    return result
  }
  sit(): void {}
  pass(): void {}
  present(): void {}
  caughtUp(): void {}
  async at(seq: number): Promise<Moment | null> {
    for (let i = seq; i >= 0; i--) {
      const kept = this.#moments.get(i)
      if (kept) return kept.moment
    }
    return null
  }
  async record(): Promise<MatchRecord> {
    return this.#lesson.match.record()
  }
  close(): void {
    clearTimeout(this.#timer)
    this.#listeners.clear()
  }

  /** Where he left off; from the beginning if that cannot be reached any more. */
  #begin(chapter: GuideChapter, place: Place | null): Lesson {
    const keep = (match: Match): void => this.#keep(match)
    try {
      return new Lesson(this.game, chapter, place ?? undefined, keep)
    } catch (error) {
      if (!place) throw error
      this.#moments.clear()
      return new Lesson(this.game, chapter, undefined, keep)
    }
  }
  #changed(): void {
    this.#snapshot = this.#look()
    for (const listener of [...this.#listeners]) listener()
    this.#waitForOthers()
  }
  /** The lines are played anew: so are the positions. */
  #again(change: () => void): void {
    this.#moments.clear()
    this.#phase = 'setup'
    this.#round = null
    change()
    this.#changed()
  }
  #waitForOthers(): void {
    clearTimeout(this.#timer)
    const { waiting, step, match } = this.#lesson
    // On his own, the player trades and builds at the same time as the others.
    const isOpen = step === null && waiting === 'player' && (match.owed() & ~(1 << ME)) !== 0
    if (waiting !== 'others' && !isOpen) return
    this.#timer = setTimeout(() => {
      this.#lesson.reply()
      this.#changed()
    }, this.#pace())
  }
  /** Keeps the position; what is played next belongs to the phase it is played in. */
  #keep(match: Match): void {
    const view = match.view(ME)
    this.#moments.set(match.seq, {
      moment: { seq: match.seq, view, round: roundOf(view) },
      phase: this.#phase,
      round: this.#round,
    })
    this.#phase = phaseOf(this.game, match.state)
    this.#round = roundOf(view)
  }
  #look(): Snapshot {
    const { match } = this.#lesson
    const kept = this.#moments.get(match.seq)
    if (!kept) throw new Error('a position was not kept')
    const { view } = kept.moment
    const isAsked = has(owed(view), ME)
    return {
      seq: match.seq,
      viewer: ME,
      view,
      owed: owed(view),
      prompt: isAsked ? (current(this.game, view)?.prompt(view, ME) ?? null) : null,
      legal: this.#lesson.legal(),
      lines: match.chronicle(ME).map((line): ChronicleLine => {
        const at = this.#moments.get(line.seq)
        return { ...line, round: at ? at.round : kept.round, phase: at?.phase ?? kept.phase, at: null }
      }),
      undo: this.#lesson.canUndo ? { can: true, closed: null } : { can: false, closed: 'start' },
      outcome: match.outcome(),
      progress: this.game.progress(view),
      round: kept.moment.round,
      path: path(this.game, view),
      curtain: null,
      curtainUndo: null,
      awaySince: null,
    }
  }
}

function phaseOf(game: GameDef, s: Core): string {
  const names = new Set(game.decisions.map(d => d.name))
  return path(game, s).find(n => names.has(n)) ?? 'setup'
}
