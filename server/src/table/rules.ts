/**
 * A table's rules, wherever they run: asked in their thread, loaded into it first if need be, and given up after three
 * calls that hang.
 */
import type { Logger } from 'pino'
import { Problem } from '../problem.ts'
import { checkpointOf, entriesBetween } from '../store/entries.ts'
import { setBroken } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import type { Answers, Asks } from './jobs.ts'
import { AbsentRules, MissingTable, type Pool, TookTooLong } from './pool.ts'
import type { Live } from './room.ts'

type Question = 'play' | 'catchUp' | 'look' | 'position' | 'fallback' | 'instructed' | 'question'
const MOST_STRIKES = 3

export class Rules {
  readonly #store: Store
  readonly #pool: Pool
  readonly #log: Logger
  readonly #toldAbsent = new Set<string>()
  constructor(store: Store, pool: Pool, log: Logger) {
    this.#store = store
    this.#pool = pool
    this.#log = log
  }
  /** Asks the thread; loads the table into it first if it is not there. */
  async ask<O extends Question>(room: Live, op: O, ask: Asks[O]): Promise<Answers[O]> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.#once(room, op, ask)
      } catch (error) {
        if (!(error instanceof MissingTable) || attempt >= 3) throw error
        await this.#load(room, error.what === 'history')
      }
    }
  }
  /** What others played goes to a table that is in memory; one that is not stays so. */
  async keepUp(ask: Asks['catchUp']): Promise<void> {
    await this.#pool.ask('catchUp', ask, ask.table).catch(() => this.discard(ask.table))
  }
  /** The thread is ahead of the database: what it holds is not true. */
  async discard(table: string): Promise<void> {
    await this.#pool.ask('drop', { table }, table)
  }
  async #load(room: Live, history: boolean): Promise<void> {
    const { row, setup } = room.meta
    if (row.key === null) throw new Problem('unfinished', 'the game has not begun')
    const kept = history || room.late > 0 ? undefined : await checkpointOf(this.#store, room.id)
    const usable = kept && kept.seq <= room.position.seq ? kept : undefined
    room.checkpointed = usable?.seq ?? room.checkpointed
    const entries = await entriesBetween(this.#store, room.id, usable?.seq ?? 0, room.position.seq)
    const source = { setup, key: row.key, checkpoint: usable ? JSON.parse(usable.data) : null, entries }
    await this.#once(room, 'load', { table: room.table, game: row.game, version: row.version, source })
  }
  async #once<O extends Question | 'load'>(room: Live, op: O, ask: Asks[O]): Promise<Answers[O]> {
    try {
      return await this.#pool.ask(op, ask, room.table)
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
