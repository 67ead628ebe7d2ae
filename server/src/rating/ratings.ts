/** Counts finished games a moment after they ended, out of the way of moves. */
import type { Logger } from 'pino'
import type { Database } from '../store/database.ts'
import { countNewGames } from './rate-games.ts'

export class Ratings {
  readonly #store: Database
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout | undefined
  #isAtWork: Promise<void> | null = null
  /** `everyMs` null: other servers do that. */
  constructor(store: Database, log: Logger, everyMs: number | null) {
    this.#store = store
    this.#log = log
    if (everyMs !== null) this.#timer = setInterval(() => void this.catchUp(), everyMs).unref()
  }
  /** Counts every game that is over and was not counted yet. */
  catchUp(): Promise<void> {
    this.#isAtWork ??= countNewGames(this.#store)
      .catch(error => this.#log.error({ reason: String(error) }, 'could not count finished games'))
      .finally(() => {
        this.#isAtWork = null
      })
    return this.#isAtWork
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#isAtWork
  }
}
