/**
 * A chapter of a guide, played: the real engine, a fixed key of chance, and steps to follow. The player may do what the
 * step leads to; the others play what the guide has written down. After the last step everybody is free. It is a list
 * of lines from a fixed start: going back, or coming back another day, plays the lines again.
 */
import {
  type ActionJson,
  Codes,
  current,
  FastRng,
  type GameDef,
  has,
  type Json,
  judge,
  type Match,
  type Outcome,
  ok,
  type Result,
  refuse,
  type Seat,
  TABLE_RULE,
} from '@ecumene/kernel'
import type { GuideChapter, GuideReply, GuideStep } from '../seam.ts'
import { ME, opening } from './opening.ts'

/** A line that was played, the step it belongs to, and whether the guide wrote it. */
export interface LessonLine {
  readonly seat: Seat
  readonly action: ActionJson
  readonly step: number
  readonly scripted?: true
}
/** Where somebody stands in a chapter; enough to come back to it. */
export interface LessonPlace {
  readonly step: number
  readonly lines: readonly LessonLine[]
}
const NOWHERE: LessonPlace = { step: 0, lines: [] }
/** Who has to do something for it to go on. */
export type WaitsFor = 'reader' | 'player' | 'others' | 'nobody'

export class Lesson {
  readonly game: GameDef
  readonly chapter: GuideChapter
  readonly #opened: (match: Match) => void
  #match: Match
  #lines: LessonLine[] = []
  #step = 0
  #queue: (ActionJson | GuideReply)[] = []
  /** The decision in which the player's last line was played. */
  #asked = ''
  readonly #rng = new FastRng(1)
  /** Steps that could not be played and were passed over. */
  missed = 0

  /**
   * Throws if the place cannot be reached any more: the rules or the guide have changed. `opened` gets the match before
   * its first line, to watch it from there: once now, and again whenever the lines are played anew.
   */
  constructor(
    game: GameDef,
    chapter: GuideChapter,
    place: LessonPlace = NOWHERE,
    opened: (match: Match) => void = () => {},
  ) {
    this.game = game
    this.chapter = chapter
    this.#opened = opened
    this.#match = this.#goTo(place)
  }

  get match(): Match {
    return this.#match
  }
  /** The step the player stands at; null: they are on their own. */
  get step(): number | null {
    return this.#step < this.chapter.steps.length ? this.#step : null
  }
  get place(): LessonPlace {
    return { step: this.#step, lines: this.#lines }
  }
  get waiting(): WaitsFor {
    if (this.#match.outcome() !== null && this.step === null) return 'nobody'
    if (this.#queue.length > 0) return 'others'
    const step = this.#here()
    const isAsked = has(this.#match.owed(), ME)
    if (step && isRead(step) && (!step.waits || isAsked || this.#match.owed() === 0)) return 'reader'
    if (isAsked) return 'player'
    return this.#match.owed() === 0 ? 'nobody' : 'others'
  }
  /** On their own, the player trades and builds at the same time as the others. */
  get othersMove(): boolean {
    const { waiting } = this
    const isShared = this.step === null && waiting === 'player' && (this.#match.owed() & ~(1 << ME)) !== 0
    return waiting === 'others' || isShared
  }
  get outcome(): Outcome | null {
    return this.#match.outcome()
  }
  /** What the player may choose now. */
  legal(): readonly ActionJson[] {
    if (this.waiting !== 'player') return []
    const step = this.#here()
    const all = this.#match.legal(ME)
    return step ? all.filter(a => isLedTo(step, a)) : all
  }

  /** The step has been read. */
  next(): void {
    const step = this.#here()
    if (!step || this.waiting !== 'reader') return
    this.#end(step)
  }
  /** From now on without the guide. */
  leave(): void {
    this.#queue = []
    this.#step = this.chapter.steps.length
  }
  play(action: ActionJson): Result<null> {
    const step = this.#here()
    if (step && (this.waiting !== 'player' || !isLedTo(step, action))) return refuse(TABLE_RULE, 'guide.other')
    const result = this.#put({ seat: ME, action, step: this.#step })
    if (!result.ok) return result
    if (step?.action && fits(step.action, action)) this.#end(step)
    else this.#find()
    return ok(null)
  }
  /**
   * One move of the others: as written, as the clock would play, or, when the player is on their own, as the game's own
   * player does.
   */
  reply(): void {
    const written = this.#queue.shift()
    const step = written === undefined ? this.#step : this.#step - 1
    const seat = written && isReply(written) ? written.seat : this.#nextSeat()
    if (seat < 0) return
    const action = written === undefined ? this.#think(seat) : isReply(written) ? written.action : written
    let played = this.#put({ seat, action, step, ...(written === undefined ? {} : { scripted: true }) })
    if (!played.ok && written !== undefined) this.missed++
    const clock = played.ok ? null : this.#match.fallback(seat)
    if (clock) played = this.#put({ seat, action: clock, step })
    if (!played.ok && written === undefined)
      throw new Error(`the fallback of seat ${seat} was refused: ${played.refusal.key}`)
    this.#find()
  }

  get canGoBack(): boolean {
    return this.step !== null && (this.#step > 0 || this.#isBegun())
  }
  /** To the step before; what was played since is taken back, chance and all. */
  back(): void {
    if (!this.canGoBack) return
    const [from, lines] = [this.#step, this.#lines]
    if (this.#isBegun()) this.#goTo({ step: from, lines: lines.filter(l => l.step < from) })
    // A step that was passed over would be passed over again.
    else
      for (let step = from - 1; step >= 0 && this.#step >= from; step--)
        this.#goTo({ step, lines: lines.filter(l => l.step < step) })
  }
  /** Takes back the player's last action, and what followed it. */
  undo(): Result<null> {
    const last = this.#lines.findLastIndex(l => l.seat === ME)
    if (last < 0) return refuse(TABLE_RULE, 'table.undo', { closed: 'start' })
    this.#goTo({ step: this.#lines[last].step, lines: this.#lines.slice(0, last) })
    return ok(null)
  }
  get canUndo(): boolean {
    return this.#lines.some(l => l.seat === ME)
  }

  #here(): GuideStep | null {
    return this.chapter.steps[this.#step] ?? null
  }
  #isBegun(): boolean {
    return this.#lines.some(l => l.seat === ME && l.step === this.#step)
  }
  #goTo({ step, lines }: LessonPlace): Match {
    const match = opening(this.game, this.chapter, this.#opened)
    this.#match = match
    this.#lines = []
    this.missed = 0
    for (const line of lines) {
      const played = this.#put(line)
      if (!played.ok) throw new Error(`the guide of ${this.game.id} cannot be followed: ${JSON.stringify(line.action)}`)
    }
    this.#step = step
    // What the others had still to play after the step before.
    const told = lines.filter(l => l.scripted && l.step === step - 1).length
    this.#queue = (this.chapter.steps[step - 1]?.then ?? []).slice(told)
    this.#find()
    return match
  }
  #put(line: LessonLine): Result<null> {
    const asked = this.#decision()
    const played = this.#match.play(line.seat, line.action)
    if (!played.ok) return played
    this.#lines.push(line)
    if (line.seat === ME) this.#asked = asked
    return ok(null)
  }
  #end(step: GuideStep): void {
    this.#queue = [...(step.then ?? [])]
    this.#step++
    this.#find()
  }
  #decision(): string {
    return current(this.game, this.#match.state)?.name ?? ''
  }
  /** Passes over steps that are done or cannot be played any more. */
  #find(): void {
    for (let step = this.#here(); step && this.#queue.length === 0 && !isRead(step); step = this.#here()) {
      const isAsked = has(this.#match.owed(), ME)
      const isDone =
        step.also !== undefined &&
        this.#isBegun() &&
        !(isAsked && this.#decision() === this.#asked && this.#isOpen(step))
      const isOther = isAsked && step.decision !== undefined && step.decision !== this.#decision()
      if (!isDone && !isOther) {
        if (isAsked ? this.#isOpen(step) : this.#match.outcome() === null) return
        this.missed++
      }
      this.#queue = isDone ? [...(step.then ?? [])] : []
      this.#step++
    }
  }
  #isOpen(step: GuideStep): boolean {
    const wanted = [...(step.action ? [step.action] : []), ...(step.also ?? [])]
    return (
      this.#match.legal(ME).some(a => wanted.some(w => fits(w, a))) ||
      wanted.some(w => judge(this.game, this.#match.view(ME), ME, w).ok)
    )
  }
  #nextSeat(): Seat {
    const asked = Array.from({ length: this.chapter.seats }, (_, seat) => seat).filter(
      seat => seat !== ME && has(this.#match.owed(), seat),
    )
    return asked.length === 0 ? -1 : this.step === null ? asked[this.#rng.below(asked.length)] : asked[0]
  }
  #think(seat: Seat): ActionJson {
    const clock = this.#match.fallback(seat) ?? { verb: '' }
    if (this.step !== null) return clock
    const policy = Object.values(this.game.policies).at(-1)
    const view = this.#match.view(seat)
    const legal = new Codes()
    current(this.game, view)?.legal(view, seat, legal)
    const choice = policy && legal.n > 0 ? policy(view, seat, legal, this.#rng) : null
    if (choice === null) return clock
    return typeof choice === 'object' ? choice : this.game.verbs.toJson(choice)
  }
}

const isRead = (step: GuideStep): boolean => !step.action && !step.also
const isReply = (move: ActionJson | GuideReply): move is GuideReply =>
  'action' in move && typeof move.action === 'object'
const isLedTo = (step: GuideStep, action: ActionJson): boolean =>
  (step.action !== undefined && fits(step.action, action)) || (step.also ?? []).some(w => fits(w, action))
/** What is wanted says nothing of what it leaves out. */
export const fits = (wanted: ActionJson, action: ActionJson): boolean =>
  Object.entries(wanted).every(([k, v]) => isSame(v, action[k]))
function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(k => isSame((a as Record<string, Json>)[k], (b as Record<string, Json>)[k]))
  )
}
