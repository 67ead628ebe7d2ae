/**
 * What bots say to a person's offer that they leave: each when it has had time to look at it. Every sentence comes from
 * the bot's own view.
 */
import { has, type Match, type Seat, type SeatMask } from '@ecumene/kernel'
import type { Talk } from '@ecumene/kit/seam.ts'

export class BotTalk {
  readonly #match: Match
  readonly #people: readonly Seat[]
  /** Bots that have acted since a person last did. */
  #spoken: SeatMask = 0

  constructor(match: Match, people: readonly Seat[]) {
    this.#match = match
    this.#people = people
  }
  /** A person has acted: the bots look again. */
  heard(): void {
    this.#spoken = 0
  }
  spoke(seat: Seat): void {
    this.#spoken |= 1 << seat
  }
  /** What is said to the offer of this person. Whoever is asked nothing more has spoken too. */
  to(person: Seat): readonly Talk[] {
    const { game, setup } = this.#match
    const owed = this.#match.owed()
    return Array.from({ length: setup.seats }, (_, seat) => seat)
      .filter(seat => !this.#people.includes(seat) && (has(this.#spoken, seat) || !has(owed, seat)))
      .flatMap(seat => {
        const said = game.declines?.(this.#match.view(seat), seat, person) ?? null
        return said ? [{ seat, ...said }] : []
      })
  }
}
