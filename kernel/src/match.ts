/**
 * One game in progress. Server, terminal, tests and browser all play through it: it checks what comes in, applies it
 * wholly or not at all, plays what is forced, keeps the undo window and writes the record.
 */
import { lineTakenBack, positionBefore, takeBack, whyNotBack } from './by-consent.ts'
import { checkCheckpoint, checkHead, checkLine, checkOpening } from './check-record.ts'
import { NOBODY } from './flow.ts'
import { forced } from './forced.ts'
import { type GameDef, LAST_ROUND, type Outcome, type Setup } from './game.ts'
import { Journal, recordOf } from './journal.ts'
import type { Core, Layout } from './layout.ts'
import { MatchError } from './match-error.ts'
import { Position, type PositionMark } from './position.ts'
import type { Checkpoint, Entry, Line, MatchRecord, Played, Undone, Watcher } from './record.ts'
import { type Move, TABLE_RULE } from './referee.ts'
import { tellUndone, withoutStep } from './take-back.ts'
import {
  type ActionJson,
  type GameEvent,
  ok,
  type Prompt,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type SeatMask,
  type Viewer,
} from './types.ts'
import { type UndoClosed, UndoWindow } from './undo-window.ts'

export class Match<S extends Core = Core, E = GameEvent> {
  readonly game: GameDef<S, E>
  readonly setup: Setup
  readonly layout: Layout<S>
  /** Play decisions with exactly one legal action by themselves. */
  auto = true
  watcher: Watcher<S> | null = null
  readonly #key: string
  readonly #position: Position<S, E>
  readonly #window = new UndoWindow()
  #journal: Journal
  /** Where the lines in memory begin; null: not known, some of them were let go. */
  #origin: PositionMark | null

  /**
   * A new game. The key decides all chance: random and secret where people play, `keyOf(seed)` where it must be
   * repeatable.
   */
  constructor(game: GameDef<S, E>, setup: Setup, key: string) {
    this.game = game
    this.setup = setup
    this.#key = key
    this.#position = new Position(game, setup, key)
    this.layout = this.#position.layout
    this.#journal = new Journal(this.#position.opening, 0)
    this.#origin = this.#position.mark
  }

  /**
   * The same game again from its record, each action and each draw checked. Throws a MatchError that names the first
   * line that differs. `opened` gets the match before its first line, to watch it from there.
   */
  static replay<S extends Core, E>(
    game: GameDef<S, E>,
    record: MatchRecord,
    opened: (match: Match<S, E>) => void = () => {},
  ): Match<S, E> {
    checkHead(game, record)
    const match = new Match(game, record.setup, record.key)
    checkOpening(match.#journal.opening, record.opening)
    opened(match)
    record.entries.forEach((e, i) => {
      const result =
        e.action === null ? match.undo(e.seat, e.at) : match.#accept(e.seat, e.action, match.seq, e.at, e.auto === true)
      if (!result.ok) throw new MatchError(`line ${i + 1}: refused, ${result.refusal.key} (${result.refusal.rule})`)
      checkLine(i + 1, match.#journal.at(i), e)
    })
    return match
  }

  /** Null while something can be undone: what would be taken back is not part of it. */
  checkpoint(): Checkpoint | null {
    if (!this.#window.isEmpty) return null
    const { id, version } = this.game
    const state = this.layout.toNamed(this.#position.state)
    return { game: id, version, seq: this.seq, state, drawn: this.drawn, closed: this.#window.closed }
  }
  /**
   * Goes on from a checkpoint. Its chronicle begins there, and it has no record: the caller has
   * stored the lines before it.
   */
  static resume<S extends Core, E>(game: GameDef<S, E>, setup: Setup, key: string, from: Checkpoint): Match<S, E> {
    checkCheckpoint(game, from)
    const match = new Match(game, setup, key)
    match.#origin = { words: match.layout.fromNamed(from.state).words, drawn: from.drawn }
    match.#position.goTo(match.#origin)
    match.#window.close(from.closed)
    match.#journal = new Journal(match.#journal.opening, from.seq)
    return match
  }

  get seq(): number {
    return this.#journal.seq
  }
  /** The whole truth, for the machine that runs the match. Rules and clients get `view`. */
  get state(): Readonly<S> {
    return this.#position.state
  }
  /** How many numbers chance has given. */
  get drawn(): number {
    return this.#position.rng.count
  }
  get hash(): number {
    return this.#position.hash
  }
  owed(): SeatMask {
    return this.#position.owed
  }
  outcome(): Outcome | null {
    return this.game.outcome(this.#position.state)
  }
  prompt(seat: Seat): Prompt | null {
    return this.#position.prompt(seat)
  }
  /** Every action this seat may play now: the listed ones, then suggestions of the decision's form. */
  legal(seat: Seat): readonly ActionJson[] {
    return this.#position.legal(seat)
  }
  /** What is asked is a market that a bell ends, where players have clocks. */
  hasBell(): boolean {
    return this.#position.decision?.hasBell === true
  }
  /** What the clock would play for this seat. */
  fallback(seat: Seat): ActionJson | null {
    return this.#position.fallback(seat)
  }
  /** The state as `viewer` may know it: a copy, written over `into` if there is one to spare. */
  view(viewer: Viewer, into: S = this.layout.create()): S {
    this.layout.mask(into, this.#position.state, viewer)
    return into
  }

  /**
   * Play an action that was chosen looking at position `seq`. Accepted wholly and recorded, or refused with nothing
   * changed.
   */
  play(seat: Seat, action: unknown, seq = this.seq, at?: number): Result<Played> {
    const result = this.#accept(seat, action, seq, at, false)
    if (result.ok && this.auto) this.#playForced(at)
    return result.ok ? ok({ seq: this.seq, hash: this.#journal.at(this.#journal.length - 1).hash }) : result
  }

  /** The round that is played is the last. */
  isLastRound(): boolean {
    return this.game.lastRound?.isNow(this.#position.state) === true
  }
  /** The table makes it so: its host has said it, or its time is up. Nobody can take it back. */
  makeLastRound(at?: number): Result<Played> {
    return this.play(NOBODY, LAST_ROUND, this.seq, at)
  }

  canUndo(seat: Seat): boolean {
    return this.#window.from(seat) !== null
  }
  /** The first line that a seat can still take back by itself; null: none. */
  get firstUndoable(): number | null {
    const { first } = this.#window
    return first === undefined ? null : this.#journal.base + first + 1
  }
  /** Null if this seat can undo; otherwise what closed the window. */
  undoClosed(seat: Seat): UndoClosed | null {
    if (this.canUndo(seat)) return null
    return this.#window.closed
  }
  /**
   * Takes the seat's last action back. Others who decide at the same time keep theirs: they are played again without
   * it; if one of them is no longer possible, nothing is taken back.
   */
  undo(seat: Seat, at?: number): Result<Undone> {
    const steps = this.#window.from(seat)
    if (!steps) return refuse(TABLE_RULE, 'table.undo', { closed: this.#window.closed })
    const [taken, ...others] = steps
    const again = withoutStep(this.#position, this.#journal, taken, others)
    if (!again.ok) return again
    this.#window.replace(steps, again.value)
    this.#journal.takeBack(taken.entry, others[0]?.entry ?? this.#journal.length)
    this.#journal.write({ seat, action: null, hash: this.hash, events: [], undone: true, ...timed(at) })
    if (this.watcher) tellUndone(this.watcher, this.#position.state, this.#journal, taken, again.value)
    return ok({ seq: this.seq, hash: this.hash, back: this.#journal.base + taken.entry })
  }

  /**
   * What happened after line `since`, as `viewer` may know it; actions taken back are left out. Line 0 is the set-up.
   */
  chronicle(viewer: Viewer, since = -1): readonly Line[] {
    return this.#journal.told(this.game, viewer, since)
  }
  /** The lines up to this one are not in memory. */
  get base(): number {
    return this.#journal.base
  }
  /** Lines up to `seq` are stored elsewhere and need not stay in memory; those that can still be taken back do. */
  release(seq: number): void {
    const gone = this.#journal.release(seq, this.#window.first ?? this.#journal.length)
    this.#window.release(gone)
    if (gone > 0) this.#origin = this.#journal.length === 0 ? this.#position.mark : null
  }
  /** This line can be found in memory, and the position before it. */
  canReach(line: number): boolean {
    return this.#origin !== null && line > this.base
  }
  /** Why this line cannot be taken back by consent of all; null: it can. */
  whyNotBack(line: number): Refusal | null {
    if (!this.#position.decision) return { rule: TABLE_RULE, key: 'table.over' }
    return whyNotBack(this.#journal, line)
  }
  /** Takes this line back, and all after it. The caller has asked everybody at the table. */
  takeBack(line: number, at?: number): Result<Played> {
    return this.play(NOBODY, takeBack(line), this.seq, at)
  }
  /** The lines of the record after line `since`: what a server has to store. */
  written(since: number): readonly Entry[] {
    return this.#journal.stored(since)
  }
  record(): MatchRecord {
    return recordOf(this.game, this.setup, this.#key, this.#journal)
  }

  #accept(seat: Seat, action: unknown, seq: number, at: number | undefined, auto: boolean): Result<null> {
    const line = lineTakenBack(seat, action)
    if (line !== null) return this.#goBack(line, at)
    const checked = this.#check(seat, action, seq)
    if (!checked.ok) return checked
    const { before, draws, events, hasRevealed, isAmong } = this.#position.carryOut(seat, action, checked.value)
    const entry = this.#journal.length
    this.#journal.write({
      seat,
      action: action as ActionJson,
      ...(auto ? { auto: true as const } : {}),
      ...(draws.length > 0 ? { draws } : {}),
      ...timed(at),
      hash: this.hash,
      events,
      undone: false,
    })
    if (seat === NOBODY) this.#window.close('knowledge')
    else if (draws.length > 0 || hasRevealed) this.#window.close(draws.length > 0 ? 'chance' : 'knowledge')
    else if (auto) this.#window.follow(seat)
    else this.#window.push({ seat, words: before, entry, isAmong })
    this.watcher?.played(this.seq, this.#journal.at(entry), this.state)
    return ok(null)
  }
  #check(seat: Seat, action: unknown, seq: number): Result<Move<S, E>> {
    const { decision } = this.#position
    if (!decision) return refuse(TABLE_RULE, 'table.over')
    if (seat === NOBODY) return this.#position.judge(seat, action)
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats) return refuse(TABLE_RULE, 'table.seat')
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) return refuse(TABLE_RULE, 'table.seq')
    if (seq !== this.seq && decision.mode === 'one') return refuse(TABLE_RULE, 'table.stale')
    return this.#position.judge(seat, action)
  }
  #goBack(line: number, at: number | undefined): Result<null> {
    const refusal = this.whyNotBack(line)
    if (refusal) return { ok: false, refusal }
    if (!this.#origin) throw new MatchError(`the lines before line ${line} are not in memory`)
    const scratch = new Position(this.game, this.setup, this.#key)
    this.#position.goTo(positionBefore(line, this.#journal, this.#origin, scratch))
    const first = line - this.base - 1
    const { seat } = this.#journal.at(first)
    this.#journal.takeBack(first, this.#journal.length)
    // What was seen stays seen: nothing before it can be undone by one seat alone.
    this.#window.close('knowledge')
    this.#journal.write({
      seat: NOBODY,
      action: takeBack(line),
      ...timed(at),
      hash: this.hash,
      events: [{ type: 'tookBack', seat }],
      undone: false,
    })
    this.watcher?.undone(line - 1, this.state)
    this.watcher?.played(this.seq, this.#journal.at(this.#journal.length - 1), this.state)
    return ok(null)
  }
  #playForced(at?: number): void {
    for (let guard = 0; guard < 10_000; guard++) {
      const only = forced(this.game, this.layout, this.#position.state, this.#position.masked)
      if (!only) return
      const result = this.#accept(only.seat, this.game.verbs.toJson(only.code), this.seq, at, true)
      if (!result.ok) throw new MatchError(`the only action was refused: ${result.refusal.key}`)
    }
    throw new MatchError('forced actions without end')
  }
}

const timed = (at?: number): Pick<Entry, 'at'> => (at === undefined ? {} : { at })
