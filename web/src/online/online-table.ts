/**
 * The page's side of a match on a server: positions as the viewer may know them, and everything that follows from them
 * by the rules.
 */
import {
  type ActionJson,
  type Core,
  type GameDef,
  has,
  type MatchRecord,
  type Outcome,
  type Result,
  type Setup,
  type UndoClosed,
} from '@ecumene/kernel'
import type { Instruction, TableInfo, WireClock } from '@ecumene/protocol'
import type { Client, TableLink as Link, LinkState, TablePresence } from '@ecumene/protocol/client'
import type { Failure } from '../failure.ts'
import { History } from '../table/history.ts'
import { momentOf, snapshotOf } from '../table/snapshot.ts'
import type { Attendance, LastRound, Moment, Player, Snapshot, Table } from '../table/table.ts'
import { answered } from './answered.ts'
import { instructionsOf } from './calls.ts'
import { FollowedLines } from './followed-lines.ts'
import { playersOf } from './players-of.ts'
import { markAfter, marked, markOf, type RoundMark, recall, remember } from './table-memory.ts'
import { Talk } from './talk.ts'
import { bellLeft, later, leftOf } from './time.ts'

/**
 * What surrounds the game: the table's people and settings, the connection, the clocks. The object changes exactly when
 * something changed.
 */
export interface Around {
  readonly info: TableInfo
  readonly link: LinkState
  readonly presence: TablePresence
  readonly clock: WireClock | null
  /** When the clock was heard, by this machine's own time. */
  readonly heardAt: number
  /** What is played for me whenever I am asked certain decisions. */
  readonly instructions: readonly Instruction[]
}
/** Positions that were on this screen are kept for looking back; older ones are asked for. */
const KEPT = 400

export class OnlineTable implements Table {
  readonly id: string
  readonly game: GameDef
  readonly setup: Setup
  readonly talk: Talk
  readonly isOnline = true
  readonly attendance: Attendance = {
    present: isPresent => this.#present(isPresent),
    caughtUp: () => this.#caughtUp(),
  }
  readonly #client: Client
  readonly #link: Link
  readonly #listeners = new Set<() => void>()
  #players: readonly Player[]
  readonly #views = new Map<number, Core>()
  readonly #stops: (() => void)[]
  #marks: readonly RoundMark[]
  #seen: number | null
  #isPresent = true
  #awaySince: number | null = null
  #snapshot: Snapshot | null = null
  #around: Around
  #truth: Promise<History | null> | null = null
  #exact: History | null = null
  /** How often the instructions were changed here, or began to be. */
  #instructed = 0
  readonly #lines = new FollowedLines()

  constructor(client: Client, link: Link, game: GameDef, info: TableInfo) {
    this.id = info.id
    this.game = game
    this.setup = info.setup
    this.#players = playersOf(info)
    this.talk = new Talk(link, info.id)
    this.#client = client
    this.#link = link
    const { seen, marks } = recall(info.id)
    this.#marks = marks
    this.#seen = seen
    const clock = later(link.replica.clock, info.clock)
    this.#around = { info, link: client.state, presence: link.presence, clock, heardAt: Date.now(), instructions: [] }
    const last = link.replica.lines.at(-1)?.seq ?? 0
    if (seen !== null && seen < last) this.#awaySince = seen
    this.#take()
    this.#stops = [
      link.on(what => {
        if (what === 'update') this.#take()
        else if (what === 'people') this.#surround({ presence: link.presence })
      }),
      client.onLink(state => this.#surround({ link: state })),
    ]
    void this.#readInstructions()
  }

  get isSealed(): boolean {
    return this.#around.info.sealed
  }
  get players(): readonly Player[] {
    return this.#players
  }
  /** Seats, settings or clocks changed without a move. */
  renew(info: TableInfo): void {
    const clock = later(this.#around.clock, info.clock)
    const isNew = clock !== this.#around.clock
    // What spectators said during the game is open now.
    if (info.status === 'over' && this.#around.info.status !== 'over') void this.talk.reload()
    const players = playersOf(info)
    // The screen draws names anew only when they changed.
    if (JSON.stringify(players) !== JSON.stringify(this.#players)) this.#players = players
    this.#around = { ...this.#around, info, ...(isNew ? { clock, heardAt: Date.now() } : {}) }
    this.#revealIfOpen()
    this.#show()
    void this.#readInstructions()
  }
  async instruct(instructions: readonly Instruction[]): Promise<void> {
    this.#instructed++
    await this.#client.setInstructions(this.id, instructions)
    this.#instructed++
    this.#surround({ instructions })
  }
  /** One of them may have been used up. */
  async #readInstructions(): Promise<void> {
    const { info, instructions } = this.#around
    if (info.me === null || info.status !== 'live') return
    const before = this.#instructed
    const now = await instructionsOf(this.id).catch(() => instructions)
    // What was asked for before they were changed tells of the old ones.
    if (before !== this.#instructed) return
    if (JSON.stringify(now) !== JSON.stringify(this.#around.instructions)) this.#surround({ instructions: now })
  }
  snapshot(): Snapshot | null {
    return this.#snapshot
  }
  around(): Around {
    return this.#around
  }
  failure(): Failure | null {
    return null
  }
  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }
  play(action: ActionJson): Promise<Result<null>> {
    this.#awaySince = null
    return answered(this.#link.play(action))
  }
  undo(): Promise<Result<null>> {
    return answered(this.#link.undo())
  }
  msLeft(): number | null {
    const { info, clock, heardAt } = this.#around
    const { viewer } = this.#link.replica
    if (viewer === 'table' || clock === null || clock.paused) return null
    if (clock.bell !== null) return bellLeft(clock, heardAt, Date.now())
    if (!has(clock.running, viewer)) return null
    const { resting } = info.seats[viewer]
    return resting ? null : leftOf(clock, heardAt, viewer, Date.now(), resting)
  }
  get lastRound(): LastRound | undefined {
    return this.game.lastRound && { at: () => this.#lastRoundAt(), make: this.#makeLastRound() }
  }
  #lastRoundAt(): number | null {
    const { clock, heardAt } = this.#around
    return clock === null || clock.limit === null || clock.paused ? null : heardAt + clock.limit
  }
  /** Only for the player who proposed the table; a rated game of several people ends as agreed before the start. */
  #makeLastRound(): LastRound['make'] {
    const { owner, me, seats, settings } = this.#around.info
    if (me === null || seats[me].user !== owner) return undefined
    const people = seats.filter(s => s.user !== null || s.vacant)
    if (settings.rated && !settings.hints && people.length > 1) return undefined
    return () => answered(this.#client.call('POST', `/matches/${this.id}/last-round`))
  }
  /** Where the table allows advice. It is thought of here, from what this seat sees; nobody else hears of it. */
  get hinted(): Table['hinted'] {
    const { me, settings } = this.#around.info
    return settings.hints && me !== null ? () => {} : undefined
  }
  get hidesThreats(): boolean {
    return this.#around.info.settings.threats === false
  }
  #present(isPresent: boolean): void {
    if (this.#isPresent === isPresent) return
    this.#isPresent = isPresent
    if (isPresent) {
      const { seq } = this.#link.replica
      if (this.#seen !== null && this.#seen < seq) this.#awaySince ??= this.#seen
      this.#see(seq)
      this.#show()
    }
  }
  #caughtUp(): void {
    this.#awaySince = null
    this.#show()
  }
  async at(seq: number): Promise<Moment | null> {
    const view = await this.#viewAt(seq).catch(() => null)
    return view && momentOf(this.game, seq, view)
  }
  record(): Promise<MatchRecord> {
    return this.#client.record(this.id)
  }
  close(): void {
    for (const stop of this.#stops) stop()
    this.talk.close()
    this.#listeners.clear()
  }

  async #viewAt(seq: number): Promise<Core | null> {
    const { replica } = this.#link
    const { layout, viewer } = replica
    const exact = (await this.#truth)?.viewAt(seq, viewer)
    if (exact) return exact
    // What was forced belongs to the action before it: the server knows no position between them.
    const lines = this.#lines.now.after(seq - 1)
    const end = lines.findIndex((l, i) => i > 0 && !l.auto)
    if (end < 0) return replica.view
    const at = lines[0].seq === seq ? lines[end - 1].seq : seq
    const known = this.#views.get(at)
    if (known) return known
    const view = layout.fromNamed((await this.#client.position(this.id, at)).view)
    this.#views.set(at, view)
    return view
  }
  /** A new position has come. */
  #take(): void {
    const { replica } = this.#link
    const { seq, view } = replica
    const before = this.#snapshot
    if (before && before.seq < seq) this.#marks = marked(this.#marks, markAfter(this.game, before.view, before.seq))
    this.#views.set(seq, view)
    if (this.#views.size > KEPT) this.#views.delete(this.#views.keys().next().value as number)
    if (this.#isPresent) this.#see(seq)
    this.#revealIfOpen()
    this.#around = { ...this.#around, clock: replica.clock, heardAt: Date.now() }
    this.#show()
  }
  #revealIfOpen(): void {
    if (this.#link.replica.outcome && !this.isSealed) this.#truth ??= this.#reveal()
  }
  /** When all is over the record is open, and with it every position and the place of every line. */
  async #reveal(): Promise<History | null> {
    try {
      const { history } = History.of(this.game, await this.record())
      this.#exact = history
      this.#lines.forget()
      queueMicrotask(() => this.#show())
      return history
    } catch {
      return null
    }
  }
  #see(seq: number): void {
    this.#seen = seq
    remember(this.id, { seen: seq, marks: this.#marks })
  }
  #show(): void {
    const { replica } = this.#link
    const stands = this.#lines.follow(replica.lines, seq => this.#exact?.placeOf(seq) ?? markOf(this.#marks, seq))
    // Something was taken back: what is kept of the positions after it is no longer so.
    if (stands !== null)
      for (const seq of [...this.#views.keys()]) if (seq > stands && seq < replica.seq) this.#views.delete(seq)
    this.#snapshot = snapshotOf(this.game, {
      seq: replica.seq,
      viewer: replica.viewer,
      view: replica.view,
      lines: this.#lines.now,
      // With the last move the key of chance is published: nothing can be taken back any more.
      undo: replica.outcome
        ? { can: false, closed: 'over' }
        : { can: replica.undo === null, closed: replica.undo as UndoClosed | null },
      outcome: replica.outcome as Outcome | null,
      awaySince: this.#awaySince,
      talk: replica.last?.talk ?? [],
    })
    this.#tell()
  }
  #surround(part: Partial<Around>): void {
    this.#around = { ...this.#around, ...part }
    this.#tell()
  }
  #tell(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}
