/**
 * Guesses at one account: few from one network, and not many from all together. Its owner is told, and goes on coming
 * in from where they came before, by a passkey, or by a new password.
 */
import { hashOf } from '../ids.ts'
import { networkOf } from '../limiter.ts'
import type { Limits } from '../limits.ts'
import { LIMITS } from '../limits-list.ts'
import { accountsOf } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { placesOf } from '../store/tokens.ts'

const HOUR_MS = 3_600_000

interface Account {
  readonly id: string
  readonly email: string
  readonly username?: string | null
}

export class Guesses {
  readonly #store: Store
  readonly #limits: Limits
  readonly #warn: (account: Account) => Promise<void>
  constructor(store: Store, limits: Limits, warn: (account: Account) => Promise<void>) {
    this.#store = store
    this.#limits = limits
    this.#warn = warn
  }
  /** `login`: the address or user name that was typed. It answers alike whether there is such an account. */
  async mayGuess(login: string, network: string): Promise<boolean> {
    if (!(await this.#limits.take('guesses', hashOf(`${login} ${network}`), LIMITS.guesses.most, 60_000))) return false
    if (await this.#limits.take('guesses-anywhere', hashOf(login), LIMITS.guessesAnywhere.most, HOUR_MS)) return true
    const [account] = await accountsOf(this.#store, login)
    if (!account) return false
    if (await this.#limits.take('guesses-told', account.id, LIMITS.guessesTold.most, 24 * HOUR_MS))
      void this.#warn(account).catch(() => {})
    return (await placesOf(this.#store, account.id)).some(place => networkOf(place) === network)
  }
  /** After a new password the counts begin anew, for the guesser and for the owner. */
  async forget({ email, username }: Account): Promise<void> {
    for (const login of [email, username])
      if (login) await this.#limits.forget('guesses-anywhere', hashOf(login.toLowerCase()), HOUR_MS)
  }
}
