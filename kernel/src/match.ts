/**
 * One game in progress. Server, terminal, tests and browser all play through it: it checks what comes in, applies it
 * wholly or not at all, plays what is forced, keeps the undo window and writes the record.
 */
import { commitment, KeyedRng, LiveWorld, type Rng } from './chance.ts'
import { current, NOBODY, owed, settle } from './flow.ts'
import { forced } from './forced.ts'
import { type GameDef, LAST_ROUND, layoutFor, type Outcome, type Setup } from './game.ts'
import { Journal, type Opening } from './journal.ts'
import type { Core, Layout } from './layout.ts'
import type { Checkpoint, Entry, Line, MatchRecord, Played, Undone, Watcher } from './record.ts'
import { judge, legalActions, type Move, TABLE_RULE } from './referee.ts'
import { withoutStep } from './take-back.ts'
import {
  type ActionJson,
  Codes,
  type GameEvent,
  has,
  ok,
  type Prompt,
  type Result,
  refuse,
  type Seat,
  type SeatMask,
  type Viewer,
} from './types.ts'
import { among, type Step, type UndoClosed, UndoWindow } from './undo-window.ts'

export class MatchError extends Error {
  override name = 'MatchError'
}

/** A scratch list, shared by all matches: a call is over before the next begins, and a server holds many matches. */
const CODES = new Codes()

export class Match<S extends Core = Core, E = GameEvent> {
  readonly game: GameDef<S, E>
  readonly setup: Setup
  readonly layout: Layout<S>
  /** Play decisions with exactly one legal action by themselves. */
  auto = true
  watcher: Watcher<S> | null = null
  readonly #state: S
  readonly #masked: S
  readonly #key: string
  readonly #rng: KeyedRng
  readonly #window = new UndoWindow()
  #journal: Journal

  /**
   * A new game. The key decides all chance: random and secret where people play, `keyOf(seed)` where it must be
   * repeatable.
   */
  constructor(game: GameDef<S, E>, setup: Setup, key: string) {
    this.game = game
    this.setup = setup
    this.layout = layoutFor(game, setup)
    this.#state = this.layout.create()
    this.#masked = this.layout.create()
    this.#key = key
    this.#rng = new KeyedRng(key)
    this.#journal = new Journal(this.#open(this.#rng), 0)
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
    if (record.format !== 1) throw new MatchError(`a record of unknown format ${String(record.format)}`)
    if (record.game !== game.id) throw new MatchError(`a record of ${record.game}, not of ${game.id}`)
    if (record.version !== game.version)
      throw new MatchError(`a record of version ${record.version}; these are the rules of version ${game.version}`)
    if (commitment(record.key) !== record.commitment) throw new MatchError('the key does not fit its commitment')
    const match = new Match(game, record.setup, record.key)
    const same = (a: readonly number[], b: readonly number[]): boolean =>
      a.length === b.length && a.every((v, i) => v === b[i])
    const { opening } = match.#journal
    if (!same(opening.draws, record.opening.draws) || opening.hash !== record.opening.hash)
      throw new MatchError('the opening differs')
    opened(match)
    record.entries.forEach((e, i) => {
      const result =
        e.action === null ? match.undo(e.seat, e.at) : match.#accept(e.seat, e.action, match.seq, e.at, e.auto === true)
      if (!result.ok) throw new MatchError(`line ${i + 1}: refused, ${result.refusal.key} (${result.refusal.rule})`)
      const written = match.#journal.at(i)
      if (!same(written.draws ?? [], e.draws ?? [])) throw new MatchError(`line ${i + 1}: other draws`)
      if (written.hash !== e.hash) throw new MatchError(`line ${i + 1}: hash ${written.hash}, recorded ${e.hash}`)
    })
    return match
  }

  /** Null while something can be undone: what would be taken back is not part of it. */
  checkpoint(): Checkpoint | null {
    if (!this.#window.isEmpty) return null
    const { id, version } = this.game
    const state = this.layout.toNamed(this.#state)
    return { game: id, version, seq: this.seq, state, drawn: this.#rng.count, closed: this.#window.closed }
  }
  /**
   * Goes on from a checkpoint. Its chronicle begins there, and it has no record: whoever stored the lines before has
   * them.
   */
  static resume<S extends Core, E>(game: GameDef<S, E>, setup: Setup, key: string, from: Checkpoint): Match<S, E> {
    if (from.game !== game.id || from.version !== game.version)
      throw new MatchError(
        `a checkpoint of ${from.game} ${from.version}; these are the rules of ${game.id} ${game.version}`,
      )
    const match = new Match(game, setup, key)
    match.layout.copy(match.#state, match.layout.fromNamed(from.state))
    match.#rng.count = from.drawn
    match.#window.close(from.closed)
    match.#journal = new Journal(match.#journal.opening, from.seq)
    return match
  }

  get seq(): number {
    return this.#journal.seq
  }
  /** The whole truth, for the machine that runs the match. Rules and clients get `view`. */
  get state(): Readonly<S> {
    return this.#state
  }
  /** How many numbers chance has given. */
  get drawn(): number {
    return this.#rng.count
  }
  get hash(): number {
    return this.layout.hash(this.#state)
  }
  owed(): SeatMask {
    return owed(this.#state)
  }
  outcome(): Outcome | null {
    return this.game.outcome(this.#state)
  }
  prompt(seat: Seat): Prompt | null {
    return has(this.owed(), seat) ? (current(this.game, this.#state)?.prompt(this.#see(seat), seat) ?? null) : null
  }
  /** Every action this seat may play now: the listed ones, then suggestions of the decision's form. */
  legal(seat: Seat): readonly ActionJson[] {
    return has(this.owed(), seat) ? legalActions(this.game, this.#see(seat), seat, CODES) : []
  }
  /** What is asked is a market that a bell ends, where players have clocks. */
  hasBell(): boolean {
    return current(this.game, this.#state)?.hasBell === true
  }
  /** What the clock would play for this seat. */
  fallback(seat: Seat): ActionJson | null {
    const decision = current(this.game, this.#state)
    return decision && has(this.owed(), seat) ? this.game.verbs.toJson(decision.fallback(this.#see(seat), seat)) : null
  }
  /** The state as `viewer` may know it: a copy, written over `into` if there is one to spare. */
  view(viewer: Viewer, into: S = this.layout.create()): S {
    this.layout.mask(into, this.#state, viewer)
    return into
  }

  /**
   * Play an action that was chosen looking at position `seq`. Accepted wholly and recorded, or refused with nothing
   * changed.
   */
  play(seat: Seat, action: unknown, seq = this.seq, at?: number): Result<Played> {
    const result = this.#accept(seat, action, seq, at, false)
    if (result.ok && this.auto) this.#playForced(at)
    return result.ok ? ok({ seq: this.seq, hash: this.hash }) : result
  }

  /** The round that is played is the last. */
  isLastRound(): boolean {
    return this.game.lastRound?.isNow(this.#state) === true
  }
  /** The table makes it so: its host has said it, or its time is up. Nobody can take it back. */
  makeLastRound(at?: number): Result<Played> {
    return this.play(NOBODY, LAST_ROUND, this.seq, at)
  }

  canUndo(seat: Seat): boolean {
    return this.#window.from(seat) !== null
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
    const again = withoutStep(this.game, this.layout, this.#state, this.#masked, this.#journal, taken, others, CODES)
    if (!again.ok) return again
    this.#window.replace(steps, again.value)
    this.#journal.takeBack(taken.entry, others[0]?.entry ?? this.#journal.length)
    this.#journal.write({
      seat,
      action: null,
      hash: this.hash,
      events: [],
      undone: true,
      ...(at === undefined ? {} : { at }),
    })
    const back = this.#journal.base + taken.entry
    this.#tellUndone(back, taken, again.value)
    return ok({ seq: this.seq, hash: this.hash, back })
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
    this.#window.release(this.#journal.release(seq, this.#window.first ?? this.#journal.length))
  }
  /** The lines of the record after line `since`: what a server has to store. */
  written(since: number): readonly Entry[] {
    return this.#journal.stored(since)
  }
  record(): MatchRecord {
    if (this.#journal.base > 0) throw new MatchError('a match resumed from a checkpoint has no record')
    const entries = this.written(0)
    const { draws, hash } = this.#journal.opening
    const { id, version } = this.game
    return {
      format: 1,
      game: id,
      version,
      setup: this.setup,
      commitment: commitment(this.#key),
      key: this.#key,
      opening: { draws, hash },
      entries,
    }
  }

  #open(rng: Rng): Opening {
    const world = new LiveWorld<E>(rng)
    this.game.setup(this.#state, this.setup, world)
    settle(this.game, this.#state, world)
    this.layout.check(this.#state)
    return { draws: world.draws, hash: this.hash, events: world.events as unknown as readonly GameEvent[] }
  }
  #see(viewer: Viewer): S {
    this.layout.mask(this.#masked, this.#state, viewer)
    return this.#masked
  }

  #accept(seat: Seat, action: unknown, seq: number, at: number | undefined, auto: boolean): Result<null> {
    const checked = this.#check(seat, action, seq)
    if (!checked.ok) return checked
    const before = this.#state.words.slice()
    const world = new LiveWorld<E>(this.#rng)
    const drawn = this.#rng.count
    const goesOn = among(this.game, this.#state)
    let isAmong: boolean
    try {
      checked.value(this.#state, world)
      isAmong = goesOn()
      settle(this.game, this.#state, world)
      this.layout.check(this.#state)
    } catch (cause) {
      this.#state.words.set(before)
      this.#rng.count = drawn
      throw new MatchError(
        `${this.game.id}: ${JSON.stringify(action)} of seat ${seat} failed and was not played: ${String(cause)}`,
        {
          cause,
        },
      )
    }
    const entry = this.#journal.length
    this.#journal.write({
      seat,
      action: action as ActionJson,
      ...(auto ? { auto: true as const } : {}),
      ...(world.draws.length > 0 ? { draws: world.draws } : {}),
      ...(at === undefined ? {} : { at }),
      hash: this.hash,
      events: world.events as unknown as readonly GameEvent[],
      undone: false,
    })
    if (seat === NOBODY) this.#window.close('knowledge')
    else if (world.draws.length > 0 || world.revealed !== 0)
      this.#window.close(world.draws.length > 0 ? 'chance' : 'knowledge')
    else if (auto) this.#window.follow(seat)
    else this.#window.push({ seat, words: before, entry, isAmong })
    this.watcher?.played(this.seq, this.#journal.at(entry), this.#state)
    return ok(null)
  }
  #check(seat: Seat, action: unknown, seq: number): Result<Move<S, E>> {
    const decision = current(this.game, this.#state)
    if (!decision) return refuse(TABLE_RULE, 'table.over')
    if (seat === NOBODY) return this.#checkTable(action)
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.setup.seats) return refuse(TABLE_RULE, 'table.seat')
    if (!Number.isInteger(seq) || seq < 0 || seq > this.seq) return refuse(TABLE_RULE, 'table.seq')
    if (seq !== this.seq && decision.mode === 'one') return refuse(TABLE_RULE, 'table.stale')
    return judge(this.game, this.#see(seat), seat, action, CODES)
  }
  /** What the table does itself. */
  #checkTable(action: unknown): Result<Move<S, E>> {
    const { lastRound } = this.game
    const isMeant = typeof action === 'object' && action !== null && (action as ActionJson).verb === LAST_ROUND.verb
    if (!lastRound || !isMeant) return refuse(TABLE_RULE, 'table.seat')
    if (lastRound.isNow(this.#state)) return refuse(lastRound.rule, 'table.lastRound')
    return ok((s, world) => lastRound.make(s, world))
  }
  #tellUndone(back: number, taken: Step, again: readonly Step[]): void {
    if (!this.watcher) return
    const now = this.#state.words.slice()
    this.#state.words.set(taken.words)
    this.watcher.undone(back, this.#state)
    again.forEach((step, i) => {
      this.#state.words.set(again[i + 1]?.words ?? now)
      this.watcher?.played(this.#journal.base + step.entry + 1, this.#journal.at(step.entry), this.#state)
    })
  }

  #playForced(at?: number): void {
    for (let guard = 0; guard < 10_000; guard++) {
      const only = forced(this.game, this.layout, this.#state, this.#masked)
      if (!only) return
      const result = this.#accept(only.seat, this.game.verbs.toJson(only.code), this.seq, at, true)
      if (!result.ok) throw new MatchError(`the only action was refused: ${result.refusal.key}`)
    }
    throw new MatchError('forced actions without end')
  }
}
