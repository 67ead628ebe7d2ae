import { LIMITS } from '../limits-list.ts'

/**
 * How much one connection may send: messages, pings, pongs, each costs the same. It refills by the second, so that an
 * honest player never comes to its end.
 */
const PER_SECOND = LIMITS.messages.most
const BURST = LIMITS.burst.most
/** A client that was warned this often to slow down, and did not, is disconnected. */
const MOST_WARNINGS = LIMITS.warnings.most
/** A long game with an unlucky moment now and then is no flood: a warning is forgotten after so long. */
const WARNING_MS = 1000

export class Allowance {
  #left: number = BURST
  #refilled = Date.now()
  #warnings = 0
  #forgiven = Date.now()

  /** `slow`: too much for now; `cut`: too often. */
  spend(now = Date.now()): 'ok' | 'slow' | 'cut' {
    // A machine whose clock is set back takes nothing away.
    this.#left = Math.min(BURST, this.#left + (Math.max(0, now - this.#refilled) / 1000) * PER_SECOND)
    this.#refilled = now
    const forgotten = Math.floor(Math.max(0, now - this.#forgiven) / WARNING_MS)
    this.#warnings = Math.max(0, this.#warnings - forgotten)
    if (forgotten !== 0 || now < this.#forgiven) this.#forgiven = now
    if (this.#left >= 1) {
      this.#left--
      return 'ok'
    }
    return ++this.#warnings > MOST_WARNINGS ? 'cut' : 'slow'
  }
}
