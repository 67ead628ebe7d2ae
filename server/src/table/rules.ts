/**
 * A table's rules, wherever they run: asked in their thread, loaded into it first if need be, and given up after three
 * calls that hang.
 */
import { lineTakenBack, NOBODY, type Setup, type Viewer } from '@ecumene/kernel'
import type { Logger } from 'pino'
import { Problem } from '../problem.ts'
import { checkpointOf, entriesBetween, milestoneBefore } from '../store/entries.ts'
import { setBroken } from '../store/matches.ts'
import type { EntryRow } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { JobAnswers, JobAsks } from './jobs.ts'
import { AbsentRules, MissingTable, type Pool, TookTooLong } from './pool.ts'
import type { Live } from './room.ts'
import type { Before } from './table-answers.ts'

type JobKind = 'play' | 'catchUp' | 'look' | 'position' | 'fallback' | 'instructed' | 'question' | 'mayTakeBack'
const MOST_STRIKES = 3
/** Whole games asked for and not yet played again. */
const MOST_WAITING = 64

const lineBefore = (ask: JobAsks['play'] | JobAsks['mayTakeBack']): number =>
  ('line' in ask ? ask.line : (lineTakenBack(ask.seat, ask.action) ?? 1)) - 1
/** The earliest line to which one of these goes back. */
const earliest = (entries: readonly EntryRow[]): number =>
  entries.reduce((least, { seat, action }) => {
    const line = seat === NOBODY && action !== null ? lineTakenBack(seat, JSON.parse(action)) : null
    return line === null ? least : Math.min(least, line - 1)
  }, Number.POSITIVE_INFINITY)

/** The table does not hold its lines up to `base` any more: they must be brought along. */
export class MissingLines extends Error {
  readonly base: number
  constructor(base: number) {
    super(`the lines up to ${base} are not in memory`)
    this.base = base
  }
}

export class Rules {
  readonly #store: Store
  readonly #pool: Pool
  /** Where whole games are played again: nobody at a table waits for that. */
  readonly #archive: Pool
  readonly #log: Logger
  readonly #toldAbsent = new Set<string>()
  /** Reads in progress: later requests for the same share them. */
  readonly #beginnings = new Map<string, Promise<Before>>()
  constructor(store: Store, pool: Pool, archive: Pool, log: Logger) {
    this.#store = store
    this.#pool = pool
    this.#archive = archive
    this.#log = log
  }
  /** Asks the thread; loads the table into it first if it is not there. */
  async ask<O extends JobKind>(room: Live, op: O, ask: JobAsks[O]): Promise<JobAnswers[O]> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#once(room, op, ask)
      } catch (error) {
        if (!(error instanceof MissingTable) || attempt >= 3) throw error
        if (error.what === 'table') await this.#load(room, room.position.seq)
        else if (op === 'catchUp') await this.#load(room, (ask as JobAsks['catchUp']).since)
        else if (op === 'play' || op === 'mayTakeBack') await this.#load(room, lineBefore(ask as JobAsks['play']))
        // What was let go is read where nobody waits: not here, within the table's lock.
        else throw new MissingLines(error.base)
      }
    }
  }
  /**
   * The chronicle up to line `upTo`, which the table does not hold any more. Never called within the table's lock:
   * moves would wait for the archive. Simultaneous requests share one read.
   */
  beginning(room: Live, viewer: Viewer, since: number, upTo: number): Promise<Before> {
    const name = `${room.table} ${viewer} ${since} ${upTo}`
    const found = this.#beginnings.get(name)
    if (found) return found
    const reading = this.#read(room, viewer, since, upTo).finally(() => this.#beginnings.delete(name))
    this.#beginnings.set(name, reading)
    return reading
  }
  async #read(room: Live, viewer: Viewer, since: number, upTo: number): Promise<Before> {
    const { id } = room
    const wish = { table: id, viewer, since, upTo }
    if (this.#archive.waiting >= MOST_WAITING) throw new Problem('busy', 'too many look back; try again')
    try {
      return await this.#archive.ask('history', wish, id)
    } catch (error) {
      if (!(error instanceof MissingTable)) throw error
    }
    const { game, version } = room.meta.row
    const source = { ...this.#begun(room), checkpoint: null, entries: await entriesBetween(this.#store, id, 0, upTo) }
    try {
      await this.#archive.ask('load', { table: id, game, version, source }, id)
      return await this.#archive.ask('history', wish, id)
    } catch (error) {
      this.#log.error({ match: id, reason: String(error) }, 'the beginning of a game could not be shown')
      throw new Problem('busy', 'the beginning of this game could not be shown; try again')
    }
  }
  #begun({ meta: { row, setup } }: Live): { setup: Setup; key: string } {
    if (row.key === null) throw new Problem('unfinished', 'the game has not begun')
    return { setup, key: row.key }
  }
  /** What others played goes to a table that is in memory; one that is not stays so. */
  async keepUp(ask: JobAsks['catchUp']): Promise<void> {
    await this.#pool.ask('catchUp', ask, ask.table).catch(() => this.discard(ask.table))
  }
  /** The thread is ahead of the database: what it holds is not true. */
  async discard(table: string): Promise<void> {
    await this.#pool.ask('drop', { table }, table)
  }
  /** Loads the table with its lines after `since`, and some before. */
  async #load(room: Live, since: number): Promise<void> {
    const { row } = room.meta
    const begun = this.#begun(room)
    const last = await checkpointOf(this.#store, room.id)
    let usable = last && last.seq <= since ? last : await milestoneBefore(this.#store, room.id, since)
    let entries = await entriesBetween(this.#store, room.id, usable?.seq ?? 0, room.position.seq)
    // A move that was taken back since must be among them.
    for (let back = earliest(entries); usable && back < usable.seq; back = earliest(entries)) {
      usable = await milestoneBefore(this.#store, room.id, back)
      entries = await entriesBetween(this.#store, room.id, usable?.seq ?? 0, room.position.seq)
    }
    room.checkpointed = usable?.seq ?? room.checkpointed
    const source = { ...begun, checkpoint: usable ? JSON.parse(usable.data) : null, entries }
    await this.#once(room, 'load', { table: room.table, game: row.game, version: row.version, source })
  }
  async #once<O extends JobKind | 'load'>(room: Live, op: O, ask: JobAsks[O]): Promise<JobAnswers[O]> {
    try {
      const line = op === 'load' || op === 'catchUp' ? undefined : room.position.seq
      return await this.#pool.ask(op, ask, room.table, line)
    } catch (error) {
      if (error instanceof MissingTable) throw error
      if (error instanceof AbsentRules) throw this.#absent(error)
      room.strikes += error instanceof TookTooLong ? 1 : 0
      this.#log.error(
        { match: room.id, op, reason: error instanceof Error ? error.message : 'unknown' },
        'the rules failed',
      )
      if (room.strikes >= MOST_STRIKES) await this.#setBroken(room)
      throw new Problem('broken', 'the rules of this table failed; nothing was changed')
    }
  }
  /** The table waits until they are brought; who runs the server is told once. */
  #absent(error: AbsentRules): Problem {
    if (!this.#toldAbsent.has(error.message)) this.#log.error(error.message)
    this.#toldAbsent.add(error.message)
    return new Problem('busy', `this server has ${error.message}`)
  }
  async #setBroken(room: Live): Promise<void> {
    await setBroken(this.#store, room.id)
    await this.#store.tell({ kind: 'table', match: room.id })
  }
}
