/**
 * The tables that this process knows: read when somebody asks, brought up to date when another process has moved, put
 * away when nobody looks on. The database decides; a room is a copy that can be thrown away.
 */
import type { Logger } from 'pino'
import { Problem } from '../problem.ts'
import { positionsOf } from '../store/positions.ts'
import type { EntryRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { dismiss, onlookersOf, show, tellTable } from './audience.ts'
import { type Live, Room, readMeta, readOn, readPosition, type Subscriber } from './room.ts'
import type { Rules } from './rules.ts'

const COMPARE_MS = 5_000
const MOST_AT_ONCE = 500

export class Rooms {
  readonly #store: Store
  readonly #rules: Rules
  readonly #log: Logger
  readonly #idleMs: number
  readonly #movedElsewhere: (room: Room) => void
  readonly #rooms = new Map<string, Room>()
  /** Those of them whose spectators are late. */
  readonly #late = new Set<Room>()
  readonly #timers: NodeJS.Timeout[]

  /** `movedElsewhere` is told of a room that has caught up with another process. */
  constructor(store: Store, rules: Rules, log: Logger, idleMs: number, movedElsewhere: (room: Room) => void) {
    this.#store = store
    this.#rules = rules
    this.#log = log
    this.#idleMs = idleMs
    this.#movedElsewhere = movedElsewhere
    store.notes.on('note', note => {
      if (note.kind === 'move' && note.match && note.from !== store.origin) this.#touch(note.match, true)
      if (note.kind === 'table' && note.match) this.forget(note.match)
      if (note.kind === 'user') for (const room of this.#rooms.values()) room.stale = true
    })
    store.notes.on('reset', () => {
      for (const room of this.#rooms.values()) this.#touch(room.id)
    })
    this.#timers = [
      setInterval(() => this.#tidy(), Math.max(1000, idleMs / 4)),
      setInterval(() => this.#showLate(), 1000),
    ]
    if (store.mayMissNotes) this.#timers.push(setInterval(() => void this.#compare().catch(() => {}), COMPARE_MS))
  }
  close(): void {
    for (const t of this.#timers) clearInterval(t)
  }
  /** Waits until no table is at work. */
  async settled(): Promise<void> {
    while ([...this.#rooms.values()].some(room => room.busy)) await new Promise(resolve => setTimeout(resolve, 10))
  }
  get size(): number {
    return this.#rooms.size
  }
  get subscriberCount(): number {
    let n = 0
    for (const room of this.#rooms.values()) n += room.subscribers.size
    return n
  }

  /** A room by its table; `late` is how many milliseconds late its spectators see the game. */
  of(id: string, late = 0): Room {
    const name = late > 0 ? `${id}~${late}` : id
    let room = this.#rooms.get(name)
    if (!room) {
      room = new Room(id, late)
      this.#rooms.set(name, room)
      if (late > 0) this.#late.add(room)
    }
    room.used = Date.now()
    return room
  }
  /** Seats or settings changed: read them again. */
  forget(id: string): void {
    for (const room of this.roomsOf(id)) {
      room.stale = true
      tellTable(room)
    }
  }
  #drop(room: Room): void {
    this.#rooms.delete(room.table)
    this.#late.delete(room)
  }
  /** The same without waiting, if nothing has to be read. */
  known(room: Room): Live | null {
    const isRead = room.meta && !room.stale && room.readings === 0 && room.position && room.position.rev >= 0
    return isRead ? (room as Live) : null
  }
  /** Its seats, settings and position as they are stored, or as this process has them. */
  async fresh(room: Room): Promise<Live> {
    if (!room.meta || room.stale) {
      room.stale = false
      room.readings++
      room.reading = room.reading
        .catch(() => {})
        .then(() => this.#read(room))
        .finally(() => {
          room.readings--
        })
    }
    // Requests during the read wait too: else they would be judged by outdated seats.
    await room.reading
    // Before the game there is none: what was read then (to chat, say) must not be kept.
    if (!room.position || room.position.rev < 0) await readPosition(this.#store, room)
    return room as Live
  }
  async #read(room: Room): Promise<void> {
    const meta = await readMeta(this.#store, room.id).catch(error => {
      room.stale = true
      throw error
    })
    if (!meta) {
      this.#drop(room)
      throw new Problem('unknown', 'no such table')
    }
    const isMoved = room.meta !== null && room.meta.row.version !== meta.row.version
    room.meta = meta
    room.readAt = Date.now()
    dismiss(room)
    if (isMoved) {
      room.checkpointed = 0
      await this.#rules.discard(room.table)
    }
  }
  /**
   * Looks what is stored; what is new goes to the thread and to everyone who looks on. `isMove`: somebody has moved, so
   * seats and settings are as they were, or another note says so.
   */
  async refresh(room: Room, isMove = false): Promise<Live> {
    const { position, clock } = room
    const since = position?.seq ?? 0
    if (!isMove || this.#mayHaveMissed(room)) room.stale = true
    const live = await this.fresh(room)
    try {
      const entries = await readOn(this.#store, room, since)
      // Nobody is asked any more: the game is over, and its table says so.
      if (isMove && live.position.owed === 0) room.stale = true
      if (live.position.seq > since) await this.#catchUp(live, since, entries)
    } catch (error) {
      // Where it stood is still what everybody was shown.
      Object.assign(room, { position, clock })
      throw error
    }
    return live
  }
  async #catchUp(room: Live, since: number, entries: readonly EntryRow[]): Promise<void> {
    const ask = { table: room.table, entries, onlookers: onlookersOf(room), since }
    if (room.subscribers.size > 0) show(room, ask.onlookers, (await this.#rules.ask(room, 'catchUp', ask)).frames)
    else await this.#rules.keepUp(ask)
  }
  /** Where notes get lost, what one of them said is found a little later. */
  #mayHaveMissed({ readAt }: Room): boolean {
    return this.#store.mayMissNotes && readAt < Date.now() - COMPARE_MS
  }
  #touch(id: string, isMove = false): void {
    const room = this.#rooms.get(id)
    if (!room?.position) return
    room
      .lock(async () => {
        const before = room.position?.seq
        await this.refresh(room, isMove)
        if (room.position?.seq !== before) this.#movedElsewhere(room)
      })
      .catch(error => this.#log.error({ match: id, reason: String(error) }, 'could not catch up'))
  }
  /** Tables that somebody looks at, against what is stored: a note of a move may have been lost with its server. */
  async #compare(): Promise<void> {
    const followed = [...this.followed()]
    for (let i = 0; i < followed.length; i += MOST_AT_ONCE) {
      const stored = await positionsOf(this.#store, followed.slice(i, i + MOST_AT_ONCE))
      for (const { match, rev } of stored) if (rev > (this.#rooms.get(match)?.position?.rev ?? rev)) this.#touch(match)
    }
  }
  #showLate(): void {
    for (const room of this.#late)
      if (room.subscribers.size > 0 && !room.busy)
        room
          .lock(() => this.refresh(room))
          .catch(error => this.#log.error({ match: room.id, reason: String(error) }, 'late room'))
  }
  #tidy(): void {
    const old = Date.now() - this.#idleMs
    for (const room of this.#rooms.values())
      if (room.subscribers.size === 0 && !room.busy && room.used < old) this.#drop(room)
  }

  /** The table itself, and what late spectators see of it. */
  roomsOf(match: string): Room[] {
    const room = this.#rooms.get(match)
    const late = [...this.#late].filter(other => other.id === match)
    return room ? [room, ...late] : late
  }
  /** Tables that somebody in this process looks at. */
  followed(): ReadonlySet<string> {
    return new Set([...this.#rooms.values()].filter(room => room.subscribers.size > 0).map(room => room.id))
  }
  /** Everyone in this process who looks at the table. */
  *followers(match: string): Iterable<Subscriber> {
    for (const room of this.roomsOf(match)) yield* room.subscribers
  }
}
