/**
 * One match in the thread that runs its rules, and everything that leaves it: always made for one viewer, by the match
 * itself.
 */
import { type BotSays, talkTo } from '@ecumene/bots'
import { type Instructed, instructedIn } from '@ecumene/contract'
import {
  type ActionJson,
  bit,
  type Core,
  type GameDef,
  has,
  lineTakenBack,
  Match,
  MatchError,
  NOBODY,
  type Refusal,
  type Result,
  type Seat,
  type SeatMask,
  TABLE_RULE,
  type Viewer,
} from '@ecumene/kernel'
import { type Instruction, type PositionBody, toBase64, type Update, type WireLine } from '@ecumene/protocol'
import type { EntryRow } from '../store/schema.ts'
import type { After, Before, NewEntry, Onlooker, TableSource } from './table-answers.ts'

/** So many lines back it is looked who has acted since the viewer did. */
const LATELY = 60

const STALE: Result<never> = { ok: false, refusal: { rule: TABLE_RULE, key: 'table.stale' } }

export class TableRules {
  readonly id: string
  readonly match: Match
  readonly #ats: number[] = []
  /** The last line up to `base` that was not taken back, as far as is known. */
  #standing: number
  /** The lines by which something was taken back, and the last line that stands as it was before them. */
  #backs: { readonly seq: number; readonly back: number }[] = []
  /** What each onlooker saw last, so that only what changed is sent; and what they saw before, to be written over. */
  readonly #seen = new Map<Viewer, { seq: number; view: Core; spare?: Core | undefined }>()

  constructor(id: string, game: GameDef, source: TableSource) {
    this.id = id
    const { setup, key, checkpoint } = source
    this.match = checkpoint ? Match.resume(game, setup, key, checkpoint) : new Match(game, setup, key)
    this.#standing = this.base
    this.catchUp(source.entries)
  }

  /** The first position of which the chronicle is in memory. */
  get base(): number {
    return this.match.base
  }
  /** What is stored need not stay in memory. */
  release(): void {
    const before = this.base
    const standing = this.match.chronicle('table', before).map(line => line.seq)
    this.match.release(this.match.seq)
    this.#ats.splice(0, this.base - before)
    this.#standing = standing.findLast(seq => seq <= this.base) ?? this.#standing
    this.#backs = this.#backs.filter(b => b.seq > this.base)
  }
  /** Lines that another process, or this one before a restart, has stored. */
  catchUp(entries: readonly EntryRow[]): void {
    for (let i = 0; i < entries.length; ) {
      const e = entries[i]
      let next = i + 1
      // What was forced is played by itself again, after the action that led to it.
      while (next < entries.length && entries[next].auto === 1) next++
      if (e.seq !== this.match.seq + 1) throw new MatchError(`line ${e.seq} where ${this.match.seq + 1} was expected`)
      const result =
        e.action === null
          ? this.#takeBack(e.seat, e.at)
          : this.#play(e.seat, JSON.parse(e.action), this.match.seq, e.at)
      if (!result.ok) throw new MatchError(`line ${e.seq}: refused, ${result.refusal.key}`)
      if (this.match.seq !== entries[next - 1].seq || this.match.hash !== entries[next - 1].hash)
        throw new MatchError(`line ${e.seq}: another position than the stored one`)
      for (; i < next; i++) this.#ats.push(entries[i].at)
    }
  }

  /** Plays, or takes back if the action is null. The lines it led to. */
  play(seat: Seat, action: unknown, seq: number, at: number): Result<readonly NewEntry[]> {
    const before = this.match.seq
    const result = action === null ? this.#undo(seat, seq, at) : this.#play(seat, action, seq, at)
    if (!result.ok) return result
    const entries = this.match.written(before).map(e => ({
      seat: e.seat,
      action: e.action && JSON.stringify(e.action),
      auto: e.auto === true,
      draws: e.draws ? JSON.stringify(e.draws) : null,
      hash: e.hash,
    }))
    for (const _ of entries) this.#ats.push(at)
    return { ok: true, value: entries }
  }
  #play(seat: Seat, action: unknown, seq: number, at: number): Result<unknown> {
    const line = lineTakenBack(seat, action)
    // Who asked for it, and has chosen something since, no longer wants it.
    const asker = line === null ? null : this.match.written(line - 1)[0]?.seat
    if (line !== null && this.match.written(seq).some(e => e.seat === asker && !e.auto)) return STALE
    const result = this.match.play(seat, action, seq, at)
    if (line !== null && result.ok) this.#backs.push({ seq: this.match.seq, back: line - 1 })
    return result
  }
  /** The line that the last undo took back; null: nothing was taken back since lines were let go. */
  get lastTaken(): number | null {
    const last = this.#backs.at(-1)
    return last ? last.back + 1 : null
  }
  /** `lastTurn`: no further back than the last turn of this seat. */
  whyNotBack(seat: Seat, line: number, lastTurn: boolean): Refusal | null {
    const isOwn = this.match.written(line - 1)[0]?.seat === seat
    if (!isOwn) return { rule: TABLE_RULE, key: 'table.takeBack' }
    const refusal = this.match.whyNotBack(line)
    if (refusal || !lastTurn || this.#isLastTurn(seat, line)) return refusal
    return { rule: TABLE_RULE, key: 'table.takeBackTurn' }
  }
  /** Nobody else has chosen anything between this line and the last one of its seat. */
  #isLastTurn(seat: Seat, line: number): boolean {
    const chosen = this.match.chronicle('table', line - 1).filter(l => !l.auto && l.seat !== NOBODY)
    const last = chosen.findLastIndex(l => l.seat === seat)
    return chosen.slice(0, last + 1).every(l => l.seat === seat)
  }
  /** A line up to this one stood then, and does not any more. */
  hasGoneBack(upTo: number): boolean {
    return this.#backs.some(({ seq, back }) => seq > upTo && back < upTo)
  }
  #undo(seat: Seat, seq: number, at: number): Result<unknown> {
    // Others may have acted meanwhile, where several decide at once: the seat's own last action is still the same.
    const isStale = this.match.written(seq).some(e => e.seat === seat)
    if (isStale || seq > this.match.seq) return STALE
    return this.#takeBack(seat, at)
  }
  #takeBack(seat: Seat, at: number): Result<unknown> {
    const result = this.match.undo(seat, at)
    if (result.ok) this.#backs.push({ seq: result.value.seq, back: result.value.back })
    return result
  }

  after(onlookers: readonly Onlooker[], since: number): After {
    const { match } = this
    for (const viewer of this.#seen.keys()) if (!onlookers.some(o => o.viewer === viewer)) this.#seen.delete(viewer)
    const views = new Map<Viewer, Core>()
    for (const { viewer } of onlookers)
      if (!views.has(viewer)) views.set(viewer, match.view(viewer, this.#seen.get(viewer)?.spare))
    const frames = onlookers.map(o => this.#frame(o, since, views.get(o.viewer) as Core))
    for (const [viewer, view] of views)
      this.#seen.set(viewer, { seq: match.seq, view, spare: this.#seen.get(viewer)?.view })
    return { seq: match.seq, owed: match.owed(), hasBell: match.hasBell(), outcome: match.outcome(), frames }
  }
  /** For someone who begins to follow, or comes back knowing position `since`. */
  look(onlooker: Onlooker, since: number, before?: Before): string {
    const view = this.match.view(onlooker.viewer)
    const text = this.#frame(onlooker, since, view, true, before)
    this.#seen.set(onlooker.viewer, { seq: this.match.seq, view })
    return text
  }
  #frame({ viewer, legal, bots = 0 }: Onlooker, since: number, view: Core, fresh = false, before?: Before): string {
    const { match } = this
    const last = fresh ? undefined : this.#seen.get(viewer)
    const base = last?.seq === since ? last : null
    const keep = before?.keep ?? this.#keep(viewer, since)
    const talk = this.#talkTo(viewer, bots)
    const update: Update = {
      t: 'update',
      match: this.id,
      viewer,
      base: base ? base.seq : null,
      seq: match.seq,
      keep,
      patch: toBase64(match.layout.diff(base ? base.view : match.layout.create(), view)),
      lines: this.#linesAfter(viewer, keep, before),
      owed: match.owed(),
      undo: this.#undoOf(viewer),
      outcome: match.outcome(),
    }
    if (talk.length > 0) update.talk = talk
    if (legal && viewer !== 'table') {
      update.prompt = match.prompt(viewer)
      update.legal = match.legal(viewer)
    }
    return JSON.stringify(update).slice(0, -1)
  }
  #talkTo(viewer: Viewer, bots: SeatMask): readonly BotSays[] {
    const { match } = this
    if (viewer === 'table' || bots === 0) return []
    const last = match.written(Math.max(match.base, match.seq - LATELY))
    const since = last.slice(last.findLastIndex(entry => entry.seat === viewer) + 1)
    return talkTo(
      match,
      viewer,
      bots,
      since.reduce((mask, entry) => mask | bit(entry.seat), 0),
    )
  }
  position(viewer: Viewer, since: number, before?: Before): PositionBody {
    const { match } = this
    const seat = viewer === 'table' ? null : viewer
    return {
      seq: match.seq,
      viewer,
      view: match.layout.toNamed(match.view(viewer)),
      owed: match.owed(),
      prompt: seat === null ? null : match.prompt(seat),
      legal: seat === null ? [] : match.legal(seat),
      undo: this.#undoOf(viewer),
      lines: this.#linesAfter(viewer, since, before),
      outcome: match.outcome(),
      clock: null,
    }
  }
  /** The last line up to `since` that stands as it was told: it was not taken back, nor one before it. */
  #keep(viewer: Viewer, since: number): number {
    if (since >= this.match.seq) return since
    // Nothing that is in memory was taken back.
    if (this.#backs.length === 0 && since > this.base) return since
    let from = since
    for (const { seq, back } of this.#backs) if (seq > since) from = Math.min(from, back)
    for (let seq = from; seq > this.base; seq--) if (this.match.chronicle(viewer, seq - 1)[0]?.seq === seq) return seq
    return Math.min(from, this.#standing)
  }
  /** What a table that has let go of these lines needs to tell the whole story. */
  history(viewer: Viewer, since: number, upTo: number): Before {
    const keep = this.#keep(viewer, since)
    return { keep, upTo, lines: this.#lines(viewer, keep).filter(line => line.seq <= upTo) }
  }
  #linesAfter(viewer: Viewer, since: number, before: Before | undefined): WireLine[] {
    return before ? [...before.lines, ...this.#lines(viewer, before.upTo)] : this.#lines(viewer, since)
  }
  #lines(viewer: Viewer, since: number): WireLine[] {
    return this.match.chronicle(viewer, since).map(({ seq, seat, auto, events }) => ({
      seq,
      seat,
      auto,
      events,
      at: this.#ats[seq - this.base - 1] ?? null,
    }))
  }
  /** Why the viewer's own last action stands. Of what others did they learn no reason: it might tell what they saw. */
  #undoOf(viewer: Viewer): string | null {
    const { match } = this
    if (viewer === 'table') return 'other'
    if (match.canUndo(viewer)) return null
    const last = match.written(match.seq - 1).at(-1)
    return last && last.seat !== viewer ? 'other' : match.undoClosed(viewer)
  }

  fallback(seat: Seat): ActionJson | null {
    return this.match.fallback(seat)
  }
  /** What this seat's standing instructions play here; null: nothing. */
  instructed(seat: Seat, instructions: readonly Instruction[]): Instructed | null {
    const { match } = this
    if (!has(match.owed(), seat)) return null
    return instructedIn(match.game, match.view(seat), seat, instructions, () => match.fallback(seat))
  }
}
