/** The minutes a game was given. They run only while the table is open; then this round is the last. */
import { minutesOf } from '@ecumene/contract'
import type { Match } from '@ecumene/kernel'
import type { Surroundings } from './surroundings.ts'

/** Timers wait no longer. */
const LONGEST_WAIT = 60_000

export class TimeLimit {
  readonly #match: Match
  readonly #around: Pick<Surroundings, 'now' | 'later'>
  /** When the first minute began, as if the table had been open ever since. */
  readonly #begun: number
  readonly #isUp: () => void

  /** `before`: so many milliseconds the table was open earlier. */
  constructor(match: Match, around: Pick<Surroundings, 'now' | 'later'>, before: number, isUp: () => void) {
    this.#match = match
    this.#around = around
    this.#begun = around.now() - before
    this.#isUp = isUp
  }
  /** When the time is up; null: there is none, or this round is the last. */
  at(): number | null {
    const minutes = minutesOf(this.#match.setup)
    if (minutes === 0 || this.#match.outcome() || this.#match.isLastRound()) return null
    return this.#begun + minutes * 60_000
  }
  watch(): void {
    const at = this.at()
    if (at === null) return
    const left = at - this.#around.now()
    if (left <= 0) this.#isUp()
    else this.#around.later(Math.min(left, LONGEST_WAIT), () => this.watch())
  }
}
