/**
 * Where tables are played. A move goes through here: judged by the rules in a thread of their own, stored for good, and
 * only then acknowledged and shown.
 */
import { EventEmitter } from 'node:events'
import { has } from '@ecumene/kernel'
import type { PositionBody } from '@ecumene/protocol'
import type { Logger } from 'pino'
import { type Clock, deadlineOf, hasRung, showClock } from '../pace/clock.ts'
import { clockTime } from '../pace/time.ts'
import { Problem, problemOf, statusProblem } from '../problem.ts'
import type { Settings } from '../settings.ts'
import type { Append } from '../store/commit.ts'
import { entriesBetween, milestoneBefore } from '../store/entries.ts'
import type { Store } from '../store/store.ts'
import { botsAt, clockText, onlookersOf, presenceOf, show, tellTable } from './audience.ts'
import type { JobAnswers, JobAsks } from './jobs.ts'
import type { Pool } from './pool.ts'
import type { Live, Looker, Room, Subscriber } from './room.ts'
import { Rooms } from './rooms.ts'
import { MissingLines, Rules } from './rules.ts'
import { type AcceptedMove, answerBefore, appendOf, type Submission } from './submission.ts'
import type { Before } from './table-answers.ts'

/** A checkpoint is stored about so often: loading a table never plays much more again than this. */
const CHECKPOINT_EVERY = 40
/** Past positions asked for and not yet found. */
const MOST_LOOKING_BACK = 16

export class Hall {
  readonly store: Store
  /** Where whole games are played again: nobody at a table waits for that. */
  readonly #archive: Pool
  readonly #rules: Rules
  readonly #log: Logger
  readonly #noticeMs: number
  readonly #maxWatchers: number
  readonly rooms: Rooms
  /** `moved`: a room of this process has a new position. */
  readonly events = new EventEmitter<{
    moved: [room: Room, by: Submission['by'] | 'other', action: boolean]
    timing: [seconds: number]
  }>()

  constructor(
    store: Store,
    pool: Pool,
    archive: Pool,
    log: Logger,
    { noticeMs, idleMs, maxWatchers }: Pick<Settings, 'noticeMs' | 'idleMs' | 'maxWatchers'>,
  ) {
    this.store = store
    this.#archive = archive
    this.#rules = new Rules(store, pool, archive, log)
    this.#log = log
    this.#noticeMs = noticeMs
    this.#maxWatchers = maxWatchers
    this.rooms = new Rooms(store, this.#rules, log, idleMs, room => this.events.emit('moved', room, 'other', true))
  }
  /** A table of which nothing has to be read. */
  known(id: string): Live | null {
    return this.rooms.known(this.rooms.of(id))
  }
  async room(id: string): Promise<Live> {
    return this.rooms.fresh(this.rooms.of(id))
  }
  /** Its seats or settings were changed: every server reads them again, this one before it does anything else. */
  async changed(match: string): Promise<void> {
    await this.store.tell({ kind: 'table', match })
    this.rooms.forget(match)
  }
  /** Nothing is played at this table, in this process, while `work` goes on; it begins with what is stored. */
  alone<T>(match: string, work: (room: Live) => Promise<T>): Promise<T> {
    const room = this.rooms.of(match)
    return room.lock(async () => {
      const done = await work(await this.rooms.refresh(room))
      await this.rooms.refresh(room)
      return done
    })
  }
  /** A move, an undo. Resolves when it is stored; throws a Problem and changes nothing otherwise. */
  submit(s: Submission): Promise<AcceptedMove> {
    const room = this.rooms.of(s.match)
    const begun = performance.now()
    return room.lock(async () => {
      let live = this.rooms.known(room) ?? (await this.rooms.fresh(room))
      if (s.seq > live.position.seq) live = await this.rooms.refresh(room)
      for (let attempt = 0; attempt < 8; attempt++) {
        if (s.seq < live.position.seq || attempt > 0) {
          const known = await answerBefore(this.store, s)
          if (known) return known
        }
        if (live.meta.row.status !== 'live') throw statusProblem(live.meta.row.status)
        if (live.clock?.paused && s.by !== 'bot') throw new Problem('paused', 'the game is paused')
        const now = clockTime()
        if (s.by !== 'clock' && hasRung(live.clock, now)) throw new Problem('not-owed', 'the bell has rung')
        // Somebody took the seat while the bot thought.
        if (s.by === 'bot' && !has(botsAt(room), s.seat)) throw new Problem('not-owed', 'no bot sits there')
        // Nobody who loads the table later has to go back as far as this does.
        const isBack = s.asker !== undefined
        const checkpoint = isBack || live.position.seq - room.checkpointed >= CHECKPOINT_EVERY
        const onlookers = onlookersOf(room)
        const played = await this.#rules.ask(live, 'play', {
          table: room.table,
          seat: s.seat,
          action: s.action,
          seq: s.seq,
          at: now,
          onlookers,
          checkpoint,
        })
        // It was judged in the position the client saw, or in a later one: another process that is ahead changes
        // nothing about it.
        if ('refusal' in played) throw problemOf(played.refusal)
        const append = appendOf(live, s, played, now, this.#noticeMs)
        let stored = false
        try {
          stored = await this.store.append(append)
        } catch (error) {
          await this.#rules.discard(room.table)
          return this.#uncertain(room, s, error)
        }
        if (stored) {
          this.#took(live, append, played.checkpoint !== null)
          show(room, onlookers, played.after.frames)
          this.events.emit('timing', (performance.now() - begun) / 1000)
          this.events.emit('moved', room, s.by, s.action !== null && !isBack)
          return { seq: played.after.seq }
        }
        await this.#rules.discard(room.table)
        live = await this.rooms.refresh(room)
      }
      throw new Problem('busy', 'the table is too busy; try again')
    })
  }
  /**
   * The database did not answer: it may have stored the move all the same. The key of the move tells, because a client
   * that tries again sends the same key.
   */
  async #uncertain(room: Room, s: Submission, error: unknown): Promise<AcceptedMove> {
    this.#log.error({ match: s.match, reason: String(error) }, 'a move could not be stored')
    const known = await answerBefore(this.store, s).catch(() => null)
    if (!known) throw new Problem('busy', 'it could not be stored; try again')
    await this.rooms.refresh(room)
    return known
  }
  #took(room: Live, append: Append, checkpointed: boolean): void {
    room.position = append.position
    room.clock = append.position.clock ? (JSON.parse(append.position.clock) as Clock) : null
    room.strikes = 0
    if (checkpointed) room.checkpointed = append.position.seq
    if (append.over) {
      room.stale = true
      tellTable(room)
    }
  }
  /** Subscribes a viewer: sends the whole position as they may know it, then every change. */
  async follow(match: string, subscriber: Subscriber, since: number): Promise<() => void> {
    const room = await this.#roomFor(match, subscriber.viewer)
    await this.#withBeginning(room, subscriber, since, async before => {
      const live = await this.rooms.fresh(room)
      if (subscriber.viewer === 'table' && presenceOf([room]).watchers >= this.#maxWatchers)
        throw new Problem('busy', 'as many look on here as may; try again')
      const seen = await this.#rules.ask(live, 'look', {
        table: room.table,
        onlooker: { viewer: subscriber.viewer, legal: subscriber.legal, bots: botsAt(room) },
        since: Math.min(since, live.position.seq),
        ...(before ? { before } : {}),
      })
      subscriber.send(seen.text + clockText(room))
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
    return viewer === 'table' && settings.delay > 0 && row.status === 'live'
      ? this.rooms.of(match, settings.delay * 1000)
      : room
  }
  async position(match: string, looker: Looker, since: number): Promise<PositionBody> {
    const { viewer } = looker
    const room = await this.#roomFor(match, viewer)
    return this.#withBeginning(room, looker, since, async before => {
      // What late spectators see changes while nobody moves.
      const live = room.late > 0 ? await this.rooms.refresh(room) : await this.rooms.fresh(room)
      const ask = { table: room.table, viewer, since, ...(before ? { before } : {}) }
      const position = await this.#rules.ask(live, 'position', ask)
      return {
        ...position,
        clock: room.late > 0 ? null : showClock(room.clock, live.meta.settings.pace, clockTime(), live.meta.rests),
      }
    })
  }
  /**
   * Looks at a table within its lock. Lines that its thread does not hold any more are read first, outside it: nobody
   * who moves waits for the archive.
   */
  async #withBeginning<T>(
    room: Room,
    { viewer, mayLookBack }: Looker,
    since: number,
    look: (before: Before | null) => Promise<T>,
  ): Promise<T> {
    let before: Before | null = null
    for (let attempt = 0; attempt < 4; attempt++) {
      try {
        return await room.lock(() => look(before))
      } catch (error) {
        if (!(error instanceof MissingLines)) throw error
        if (before === null && mayLookBack && !(await mayLookBack()))
          throw new Problem('slow-down', 'too many beginnings of games; wait a little')
        const live = await this.rooms.fresh(room)
        before = await this.#rules.beginning(live, viewer, Math.min(since, live.position.seq), error.base)
      }
    }
    throw new Problem('busy', 'the table is too busy; try again')
  }
  /**
   * How it stood after line `at`, as the viewer may know it; with the lines since the nearest position that is kept.
   */
  async past(match: string, viewer: Subscriber['viewer'], at: number): Promise<PositionBody> {
    const room = await this.rooms.fresh(await this.#roomFor(match, viewer))
    const { row, setup } = room.meta
    if (row.key === null || at > room.position.seq) throw new Problem('unknown', 'no such position')
    if (this.#archive.waiting >= MOST_LOOKING_BACK) throw new Problem('busy', 'too many look back; try again')
    const kept = await milestoneBefore(this.store, match, at)
    const entries = await entriesBetween(this.store, match, kept?.seq ?? 0, at)
    // A forced line belongs to the action before it: there is no position between them.
    if (at > 0 && at < room.position.seq) {
      const [next] = await entriesBetween(this.store, match, at, at + 1)
      if (next?.auto === 1) throw new Problem('unknown', 'no position of its own: what follows was forced')
    }
    const source = { setup, key: row.key, checkpoint: kept ? JSON.parse(kept.data) : null, entries }
    return this.#archive
      .ask('past', { game: row.game, version: row.version, id: match, viewer, source })
      .catch(error => {
        this.#log.error({ match, reason: error instanceof Error ? error.message : 'unknown' }, 'a past position failed')
        throw new Problem('busy', 'that position could not be shown; try again')
      })
  }

  /** For bots, clocks, standing instructions and requests. */
  ask<O extends 'fallback' | 'instructed' | 'question' | 'mayTakeBack'>(
    match: string,
    op: O,
    ask: Omit<JobAsks[O], 'table'>,
  ): Promise<JobAnswers[O]> {
    const room = this.rooms.of(match)
    return room.lock(async () => {
      const live = await this.rooms.fresh(room)
      return this.#rules.ask(live, op, { ...ask, table: room.table } as JobAsks[O])
    })
  }
  /** Changes a clock without a move. */
  setClock(match: string, change: (room: Live, now: number) => Clock | null): Promise<void> {
    const room = this.rooms.of(match)
    return room.lock(async () => {
      for (let attempt = 0; attempt < 8; attempt++) {
        const live = attempt === 0 ? await this.rooms.fresh(room) : await this.rooms.refresh(room)
        if (live.meta.row.status !== 'live') throw statusProblem(live.meta.row.status)
        const now = clockTime()
        const clock = change(live, now)
        const position = {
          ...live.position,
          rev: live.position.rev + 1,
          clock: clock && JSON.stringify(clock),
          deadline: deadlineOf(clock, live.meta.settings.pace, live.meta.rests),
        }
        const append = {
          match,
          rev: live.position.rev,
          entries: [],
          position,
          over: null,
          notices: [],
          cancel: [],
          checkpoint: null,
          isMilestone: false,
        }
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
}
