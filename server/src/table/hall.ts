/**
 * All tables of this process. A move goes through here: judged by the rules in a thread of their own, stored for good, and only then
 * acknowledged and shown. Any process can serve any table: what is in memory is a copy, the database decides.
 */
import { EventEmitter } from 'node:events'
import { bit, has, type Seat } from '@ecumene/kernel'
import type { Position } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { noticesFor, turnOf } from '../notices/due.ts'
import { type Clock, deadlineOf, showClock, turn } from '../pace/clock.ts'
import type { Append } from '../store/commit.ts'
import type { EntryRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { Problem, problemOf } from '../trouble.ts'
import type { Answers, Asks } from './jobs.ts'
import { MissingTable, type Pool, TookTooLong } from './pool.ts'
import { type Meta, Room, readMeta, type Subscriber } from './room.ts'
import type { Frame, Onlooker } from './table.ts'

export interface Submission {
  readonly match: string
  readonly seat: Seat
  /** Null: take the last action back. */
  readonly action: unknown
  readonly seq: number
  readonly key: string
  readonly by: 'player' | 'bot' | 'clock' | 'standing'
}
/** Nothing but the number: a hash of the state would tell what is hidden to who can guess. */
export interface Accepted {
  readonly seq: number
}
type Live = Room & { meta: Meta; position: NonNullable<Room['position']> }
/** A checkpoint is stored about so often: loading a table never plays much more again than this. */
const CHECKPOINT_EVERY = 40

export class Hall {
  readonly store: Store
  readonly pool: Pool
  readonly #log: Logger
  readonly #noticeMs: number
  readonly #idleMs: number
  readonly #rooms = new Map<string, Room>()
  readonly #timers: NodeJS.Timeout[]
  /** `moved`: a room of this process has a new position. */
  readonly events = new EventEmitter<{ moved: [room: Room, by: Submission['by'] | 'other', action: boolean]; timing: [seconds: number] }>()

  constructor(store: Store, pool: Pool, log: Logger, noticeMs: number, idleMs: number) {
    this.store = store
    this.pool = pool
    this.#log = log
    this.#noticeMs = noticeMs
    this.#idleMs = idleMs
    store.notes.on('note', note => {
      if (note.kind === 'move' && note.match && note.from !== store.origin) this.#touch(note.match)
      if (note.kind === 'table' && note.match) this.forget(note.match)
      if (note.kind === 'user') for (const room of this.#rooms.values()) room.stale = true
    })
    store.notes.on('reset', () => {
      for (const room of this.#rooms.values()) this.#touch(room.id)
    })
    this.#timers = [setInterval(() => this.#tidy(), Math.max(1000, idleMs / 4)), setInterval(() => this.#showLate(), 1000)]
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

  async room(id: string): Promise<Live> {
    return this.#fresh(this.#roomOf(id))
  }
  #roomOf(id: string, late = 0): Room {
    const name = late > 0 ? `${id}~${late}` : id
    let room = this.#rooms.get(name)
    if (!room) {
      room = new Room(id, late)
      this.#rooms.set(name, room)
    }
    room.used = Date.now()
    return room
  }
  /** Seats or settings changed: read them again. */
  forget(id: string): void {
    for (const room of this.#rooms.values())
      if (room.id === id) {
        room.stale = true
        for (const s of room.subscribers) s.send(JSON.stringify({ t: 'table', match: id }))
      }
  }
  async #fresh(room: Room): Promise<Live> {
    if (!room.meta || room.stale) {
      room.stale = false
      const meta = await readMeta(this.store, room.id)
      if (!meta) {
        this.#rooms.delete(room.table)
        throw new Problem('unknown', 'no such table')
      }
      room.meta = meta
      dismiss(room)
    }
    // Before the game there is none: whoever looked then (to talk, say) must not keep that.
    if (!room.position || room.position.rev < 0) await this.#readPosition(room)
    return room as Live
  }
  async #readPosition(room: Room): Promise<void> {
    const { db } = this.store
    const row = await db.selectFrom('position').selectAll().where('match', '=', room.id).executeTakeFirst()
    let position = row ?? { match: room.id, rev: -1, seq: 0, owed: 0, clock: null, deadline: null, updated_at: 0 }
    if (room.late > 0 && row && room.meta?.row.status === 'live') {
      const { seq } = await db
        .selectFrom('entry')
        .select(eb => eb.fn.max('seq').as('seq'))
        .where('match', '=', room.id)
        .where('at', '<=', Date.now() - room.late)
        .executeTakeFirstOrThrow()
      position = { ...position, seq: Number(seq ?? 0) }
    }
    room.position = position
    room.clock = row?.clock ? (JSON.parse(row.clock) as Clock) : null
  }
  async entriesOf(match: string, after: number, upTo: number): Promise<EntryRow[]> {
    return this.store.db
      .selectFrom('entry')
      .selectAll()
      .where('match', '=', match)
      .where('seq', '>', after)
      .where('seq', '<=', upTo)
      .orderBy('seq')
      .execute()
  }
  async #load(room: Live, history: boolean): Promise<void> {
    const { row, setup } = room.meta
    if (row.key === null) throw new Problem('unfinished', 'the game has not begun')
    const kept =
      history || room.late > 0
        ? undefined
        : await this.store.db.selectFrom('checkpoint').selectAll().where('match', '=', room.id).executeTakeFirst()
    const usable = kept && kept.seq <= room.position.seq ? kept : undefined
    room.checkpointed = usable?.seq ?? room.checkpointed
    const entries = await this.entriesOf(room.id, usable?.seq ?? 0, room.position.seq)
    const source = { setup, key: row.key, checkpoint: usable ? JSON.parse(usable.data) : null, entries }
    await this.#ask(room, 'load', { table: room.table, game: row.game, source })
  }
  async #ask<O extends 'load' | 'play' | 'catchUp' | 'look' | 'position' | 'fallback' | 'instructed' | 'question'>(
    room: Live,
    op: O,
    ask: Asks[O],
  ): Promise<Answers[O]> {
    try {
      return await this.pool.ask(op, ask, room.table)
    } catch (error) {
      if (error instanceof MissingTable) throw error
      room.strikes += error instanceof TookTooLong ? 1 : 0
      this.#log.error({ match: room.id, op, reason: error instanceof Error ? error.message : 'unknown' }, 'the rules failed')
      if (room.strikes >= 3) await this.#setBroken(room)
      throw new Problem('broken', 'the rules of this table failed; nothing was changed')
    }
  }
  async #setBroken(room: Live): Promise<void> {
    await this.store.db.updateTable('match').set({ status: 'broken' }).where('id', '=', room.id).execute()
    await this.store.tell({ kind: 'table', match: room.id })
  }
  /** Asks the thread; loads the table into it first if it is not there. */
  async #rules<O extends 'play' | 'catchUp' | 'look' | 'position' | 'fallback' | 'instructed' | 'question'>(
    room: Live,
    op: O,
    ask: Asks[O],
  ): Promise<Answers[O]> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#ask(room, op, ask)
      } catch (error) {
        if (!(error instanceof MissingTable) || attempt >= 3) throw error
        await this.#load(room, error.what === 'history')
      }
    }
  }

  /** A move, an undo. Resolves when it is stored; throws a Problem and changes nothing otherwise. */
  submit(s: Submission): Promise<Accepted> {
    const room = this.#roomOf(s.match)
    const begun = performance.now()
    return room.lock(async () => {
      let live = await this.#fresh(room)
      if (s.seq > live.position.seq) live = await this.#refresh(room)
      for (let attempt = 0; attempt < 8; attempt++) {
        if (s.seq < live.position.seq || attempt > 0) {
          const known = await this.#repeated(s)
          if (known) return known
        }
        if (live.meta.row.status !== 'live') throw statusProblem(live.meta.row.status)
        if (live.clock?.paused && s.by !== 'bot') throw new Problem('paused', 'the game is paused')
        const now = Date.now()
        const checkpoint = live.position.seq - room.checkpointed >= CHECKPOINT_EVERY
        const played = await this.#rules(live, 'play', {
          table: room.table,
          seat: s.seat,
          action: s.action,
          seq: s.seq,
          at: now,
          onlookers: onlookersOf(room),
          checkpoint,
        })
        // It was judged in the position the client saw, or in a later one: another process that is ahead changes nothing about it.
        if ('refusal' in played) throw problemOf(played.refusal)
        const append = this.#appendOf(live, s, played, now)
        let stored = false
        try {
          stored = await this.store.append(append)
        } catch (error) {
          await this.#discard(room)
          throw error
        }
        if (stored) {
          this.#took(live, append, played.checkpoint !== null)
          this.#show(room, played.after.frames)
          this.events.emit('timing', (performance.now() - begun) / 1000)
          this.events.emit('moved', room, s.by, s.action !== null)
          return { seq: played.after.seq }
        }
        await this.#discard(room)
        live = await this.#refresh(room)
      }
      throw new Problem('busy', 'the table is too busy; try again')
    })
  }
  /** The thread is ahead of the database: what it holds is not true. */
  async #discard(room: Room): Promise<void> {
    await this.pool.ask('drop', { table: room.table }, room.table)
  }
  /** The answer this key was given before, if any. */
  async #repeated(s: Submission): Promise<Accepted | null> {
    const { db } = this.store
    const row = await db
      .selectFrom('entry')
      .select(['seq', 'seat', 'span', 'action'])
      .where('match', '=', s.match)
      .where('key', '=', s.key)
      .executeTakeFirst()
    if (!row) return null
    if (row.seat !== s.seat || row.action !== (s.action === null ? null : JSON.stringify(s.action)))
      throw new Problem('conflict', 'this key was used for another action')
    return { seq: row.seq + row.span - 1 }
  }
  #appendOf(room: Live, s: Submission, played: Extract<Answers['play'], { entries: unknown }>, now: number): Append {
    const { meta, position } = room
    const { after } = played
    const pace = meta.settings.pace
    const owed = after.outcome ? 0 : after.owed
    const clock = room.clock && turn(room.clock, pace, owed, meta.people, s.action === null ? 0 : bit(s.seat), now, meta.rests)
    const entries = played.entries.map((e, i) => ({
      match: room.id,
      seq: position.seq + 1 + i,
      seat: e.seat,
      action: e.action && JSON.stringify(e.action),
      auto: e.auto ? 1 : 0,
      draws: e.draws && JSON.stringify(e.draws),
      hash: e.hash,
      at: now,
      by: s.by,
      key: i === 0 ? s.key : null,
      span: i === 0 ? played.entries.length : 1,
    }))
    const freed = meta.seats.flatMap((sitter, seat) =>
      sitter.reachable && has(position.owed, seat) && (!has(owed, seat) || seat === s.seat) ? [turnOf(room.id, seat)] : [],
    )
    return {
      match: room.id,
      rev: position.rev,
      entries,
      position: {
        match: room.id,
        rev: position.rev + 1,
        seq: after.seq,
        owed,
        clock: clock && JSON.stringify(clock),
        deadline: deadlineOf(clock, pace, meta.rests),
        updated_at: now,
      },
      over: after.outcome && { outcome: JSON.stringify(after.outcome), at: now },
      notices: noticesFor(meta, after.seq, owed & ~position.owed, now, this.#noticeMs),
      cancel: freed,
      checkpoint: played.checkpoint === null ? null : { match: room.id, seq: after.seq, data: played.checkpoint },
    }
  }
  #took(room: Live, append: Append, checkpointed: boolean): void {
    room.position = append.position
    room.clock = append.position.clock ? (JSON.parse(append.position.clock) as Clock) : null
    room.strikes = 0
    if (checkpointed) room.checkpointed = append.position.seq
    if (append.over) {
      room.stale = true
      for (const s of room.subscribers) s.send(JSON.stringify({ t: 'table', match: room.id }))
    }
  }
  #show(room: Room, frames: readonly Frame[]): void {
    if (room.subscribers.size === 0) return
    const clock = this.#clockText(room)
    for (const frame of frames) {
      const text = frame.text + clock
      for (const s of room.subscribers) if (s.viewer === frame.viewer && s.legal === frame.legal) s.send(text)
    }
  }
  #clockText(room: Room): string {
    const { meta } = room
    const clock = meta && room.late === 0 ? showClock(room.clock, meta.settings.pace, Date.now(), meta.rests) : null
    return `,"clock":${JSON.stringify(clock)}}`
  }

  /** Looks what is stored; what is new goes to the thread and to everyone who looks on. */
  async #refresh(room: Room): Promise<Live> {
    const since = room.position?.seq ?? 0
    room.stale = true
    const live = await this.#fresh(room)
    await this.#readPosition(room)
    if (live.position.seq <= since) return live
    const entries = await this.entriesOf(room.id, since, live.position.seq)
    const ask = { table: room.table, entries, onlookers: onlookersOf(room), since }
    if (room.subscribers.size > 0) this.#show(room, (await this.#rules(live, 'catchUp', ask)).frames)
    // Nobody looks: a table that is not loaded stays so.
    else await this.pool.ask('catchUp', ask, room.table).catch(() => this.#discard(room))
    return live
  }
  #touch(id: string): void {
    const room = this.#rooms.get(id)
    if (!room?.position) return
    room
      .lock(async () => {
        const before = room.position?.seq
        await this.#refresh(room)
        if (room.position?.seq !== before) this.events.emit('moved', room, 'other', true)
      })
      .catch(error => this.#log.error({ match: id, reason: String(error) }, 'could not catch up'))
  }
  #showLate(): void {
    for (const room of this.#rooms.values())
      if (room.late > 0 && room.subscribers.size > 0 && !room.busy)
        room.lock(() => this.#refresh(room)).catch(error => this.#log.error({ match: room.id, reason: String(error) }, 'late room'))
  }
  #tidy(): void {
    const old = Date.now() - this.#idleMs
    for (const [name, room] of this.#rooms) if (room.subscribers.size === 0 && !room.busy && room.used < old) this.#rooms.delete(name)
  }

  /** Sits someone down to look: first the whole position as he may know it, then every change. */
  async follow(match: string, subscriber: Subscriber, since: number): Promise<() => void> {
    const room = await this.#roomFor(match, subscriber.viewer)
    await room.lock(async () => {
      const live = await this.#fresh(room)
      const known = Math.min(since, live.position.seq)
      const seen = await this.#rules(live, 'look', {
        table: room.table,
        onlooker: { viewer: subscriber.viewer, legal: subscriber.legal },
        since: known,
      })
      subscriber.send(seen.text + this.#clockText(room))
      room.subscribers.add(subscriber)
    })
    return () => {
      room.used = Date.now()
      room.subscribers.delete(subscriber)
    }
  }
  async #roomFor(match: string, viewer: Subscriber['viewer']): Promise<Room> {
    const room = await this.room(match)
    const { row, settings } = room.meta
    return viewer === 'table' && settings.delay > 0 && row.status === 'live' ? this.#roomOf(match, settings.delay * 1000) : room
  }
  async position(match: string, viewer: Subscriber['viewer'], since: number): Promise<Position> {
    const room = await this.#roomFor(match, viewer)
    return room.lock(async () => {
      const live = await this.#fresh(room)
      const position = await this.#rules(live, 'position', { table: room.table, viewer, since })
      return { ...position, clock: room.late > 0 ? null : showClock(room.clock, live.meta.settings.pace, Date.now(), live.meta.rests) }
    })
  }
  /** How it stood after line `at`, as the viewer may know it. */
  async past(match: string, viewer: Subscriber['viewer'], at: number): Promise<Position> {
    const room = await this.#fresh(await this.#roomFor(match, viewer))
    const { row, setup } = room.meta
    if (row.key === null || at > room.position.seq) throw new Problem('unknown', 'no such position')
    const entries = await this.entriesOf(match, 0, at)
    // A forced line belongs to the action before it: there is no position between them.
    if (at > 0 && at < room.position.seq) {
      const [next] = await this.entriesOf(match, at, at + 1)
      if (next?.auto === 1) throw new Problem('unknown', 'no position of its own: what follows was forced')
    }
    return this.pool.ask('past', { game: row.game, id: match, viewer, source: { setup, key: row.key, checkpoint: null, entries } })
  }

  /** For bots, clocks and standing instructions. */
  ask<O extends 'fallback' | 'instructed' | 'question'>(match: string, op: O, ask: Omit<Asks[O], 'table'>): Promise<Answers[O]> {
    const room = this.#roomOf(match)
    return room.lock(async () => {
      const live = await this.#fresh(room)
      return this.#rules(live, op, { ...ask, table: room.table } as Asks[O])
    })
  }
  /** Changes a clock without a move. */
  setClock(match: string, change: (room: Live, now: number) => Clock | null): Promise<void> {
    const room = this.#roomOf(match)
    return room.lock(async () => {
      for (let attempt = 0; attempt < 8; attempt++) {
        const live = attempt === 0 ? await this.#fresh(room) : await this.#refresh(room)
        if (live.meta.row.status !== 'live') throw statusProblem(live.meta.row.status)
        const now = Date.now()
        const clock = change(live, now)
        const position = {
          ...live.position,
          rev: live.position.rev + 1,
          clock: clock && JSON.stringify(clock),
          deadline: deadlineOf(clock, live.meta.settings.pace, live.meta.rests),
        }
        const append = { match, rev: live.position.rev, entries: [], position, over: null, notices: [], cancel: [], checkpoint: null }
        if (await this.store.append(append)) {
          room.position = position
          room.clock = clock
          await this.store.tell({ kind: 'table', match })
          return
        }
      }
      throw new Problem('busy', 'the table is too busy; try again')
    })
  }
  presence(match: string): { present: number; watchers: number } {
    let present = 0
    let watchers = 0
    for (const room of this.#rooms.values()) {
      if (room.id !== match) continue
      for (const s of room.subscribers) {
        if (s.viewer === 'table') watchers++
        else present |= bit(s.viewer)
      }
    }
    return { present, watchers }
  }
  /** Everyone in this process who looks at the table. */
  *followers(match: string): Iterable<Subscriber> {
    for (const room of this.#rooms.values()) if (room.id === match) yield* room.subscribers
  }
}

const statusProblem = (status: string): Problem =>
  status === 'broken'
    ? new Problem('broken', 'this table is out of order')
    : status === 'open'
      ? new Problem('unfinished', 'the game has not begun')
      : new Problem('over', 'the game is over')

/** Who left his seat, or lost it, no longer sees what it sees: he may come again, as a spectator. */
function dismiss(room: Room): void {
  for (const s of room.subscribers)
    if (s.viewer !== 'table' && room.seatOf(s.user) !== s.viewer) {
      room.subscribers.delete(s)
      s.send(JSON.stringify({ t: 'closed', match: room.id }))
    }
}
/** Each kind of look once. */
function onlookersOf(room: Room): Onlooker[] {
  const found = new Map<string, Onlooker>()
  for (const { viewer, legal } of room.subscribers) found.set(`${viewer} ${legal}`, { viewer, legal })
  return [...found.values()]
}
