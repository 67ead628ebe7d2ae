/**
 * What this process knows of a table: who sits there, where it stands, who looks on. Read from the database, thrown
 * away when idle.
 */
import type { Seat, Setup, Viewer } from '@ecumene/kernel'
import { type Instruction, TableSettings } from '@ecumene/protocol'
import type { Clock } from '../pace/clock.ts'
import { type Rest, restOf } from '../pace/quiet-hours.ts'
import { reachableAmong } from '../store/channels.ts'
import { entriesBetween, lastLineBy } from '../store/entries.ts'
import { findMatch } from '../store/matches.ts'
import { positionOf } from '../store/positions.ts'
import { type Presence, presenceIn } from '../store/presence.ts'
import type { EntryRow, MatchRow, PositionRow } from '../store/schema.ts'
import { sittersOf } from '../store/seats.ts'
import type { Store } from '../store/store.ts'
import { type TakebackRequest, takebackOf } from '../store/takebacks.ts'

interface Sitter {
  readonly user: string | null
  readonly name: string | null
  readonly bot: string | null
  readonly standIn: string | null
  readonly vacant: boolean
  readonly instructions: readonly Instruction[]
  /** The version of the rules its player agrees to play on by. */
  readonly agreed: number | null
  readonly rest: Rest
  /** Has a way to be told that it is their turn. */
  readonly reachable: boolean
}
export interface Meta extends Presence {
  readonly row: MatchRow
  readonly setup: Setup
  readonly settings: TableSettings
  readonly seats: readonly Sitter[]
  readonly rests: readonly Rest[]
  /** The last request to take a move back. */
  readonly takeback: TakebackRequest | null
}
/** Its outcome counts for people who play against each other: nobody changes by themselves what was agreed. */
export const isContest = ({ settings, seats }: Pick<Meta, 'settings' | 'seats'>): boolean =>
  settings.rated && !settings.hints && seats.filter(s => s.user !== null).length > 1

/** Someone who looks at a table. */
export interface Looker {
  readonly viewer: Viewer
  /** Whether they may have the beginning of a long game once more: that is read again for them. Absent: always. */
  readonly mayLookBack?: () => Promise<boolean>
}
/** Someone who follows a table. */
export interface Subscriber extends Looker {
  readonly legal: boolean
  readonly user: string | null
  send(text: string): void
}

export class Room {
  readonly id: string
  /** Spectators of this room see the table so many milliseconds late. */
  readonly late: number
  meta: Meta | null = null
  /** Seats or settings changed since they were read. */
  stale = false
  /** When they were read. */
  readAt = 0
  /** The seats and settings as they are being read, or were last. */
  reading: Promise<void> = Promise.resolve()
  /** How many who asked for them are still waited for. */
  readings = 0
  position: PositionRow | null = null
  clock: Clock | null = null
  readonly subscribers = new Set<Subscriber>()
  checkpointed = 0
  strikes = 0
  /** Standing instructions played since a person last chose. */
  instructedInARow = 0
  used = Date.now()
  #tail: Promise<unknown> = Promise.resolve()
  #waiting = 0
  constructor(id: string, late: number) {
    this.id = id
    this.late = late
  }
  /** Its name in the thread that runs its rules. */
  get table(): string {
    return this.late > 0 ? `${this.id}~${this.late}` : this.id
  }
  get busy(): boolean {
    return this.#waiting > 0
  }
  /** One thing at a time. */
  lock<T>(work: () => Promise<T>): Promise<T> {
    this.used = Date.now()
    this.#waiting++
    const run = this.#tail.then(work).finally(() => {
      this.#waiting--
    })
    this.#tail = run.catch(() => {})
    return run
  }
  seatOf(user: string | null): Seat | null {
    if (user === null || !this.meta) return null
    const seat = this.meta.seats.findIndex(s => s.user === user && !s.vacant)
    return seat < 0 ? null : seat
  }
}

/** A table whose settings and position are loaded. */
export type Live = Room & { meta: Meta; position: NonNullable<Room['position']> }

/** Where the match stands, or stood as long ago as the room is late. */
export async function readPosition(store: Store, room: Room): Promise<void> {
  const row = await positionOf(store, room.id)
  const isBehind = room.late > 0 && row && room.meta?.row.status === 'live'
  setPosition(room, isBehind ? { ...row, seq: await lastLineBy(store, room.id, Date.now() - room.late) } : row)
}
/** The same, and the lines after `since`. */
export async function readOn(store: Store, room: Room, since: number): Promise<readonly EntryRow[]> {
  if (room.late > 0) {
    await readPosition(store, room)
    return entriesBetween(store, room.id, since, room.position?.seq ?? 0)
  }
  const news = await store.newsOf({ match: room.id, since })
  setPosition(room, news?.position)
  return news?.entries ?? []
}
function setPosition(room: Room, row: PositionRow | undefined): void {
  room.position = row ?? { match: room.id, rev: -1, seq: 0, owed: 0, clock: null, deadline: null, updated_at: 0 }
  room.clock = row?.clock ? (JSON.parse(row.clock) as Clock) : null
}

export async function readMeta(store: Store, id: string): Promise<Meta | null> {
  const row = await findMatch(store, id)
  if (!row) return null
  const sitters = await sittersOf(store, [id])
  const reachable = await reachableAmong(
    store,
    sitters.flatMap(s => s.user ?? []),
  )
  const seats = sitters.map(s => ({
    user: s.user,
    name: s.name,
    bot: s.bot,
    standIn: s.stand_in,
    vacant: s.vacant === 1,
    instructions: s.instructions ? (JSON.parse(s.instructions) as Instruction[]) : [],
    agreed: s.agreed,
    rest: restOf(s),
    reachable: s.user !== null && reachable.has(s.user),
  }))
  return {
    row,
    setup: JSON.parse(row.setup) as Setup,
    settings: TableSettings.parse(JSON.parse(row.settings)),
    seats,
    rests: seats.map(s => s.rest),
    ...presenceIn(sitters),
    takeback: takebackOf(row.takeback),
  }
}
