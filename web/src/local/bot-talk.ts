/** Which bots have looked at a person's offer, and what they say to it. */
import { talkTo } from '@ecumene/bots'
import type { Match, Seat, SeatMask } from '@ecumene/kernel'
import type { Talk } from '@ecumene/kit/seam.ts'

export class BotTalk {
  readonly #match: Match
  readonly #bots: SeatMask
  /** Bots that have acted since a person last did. */
  #spoken: SeatMask = 0

  constructor(match: Match, people: readonly Seat[]) {
    this.#match = match
    this.#bots = people.reduce((mask, seat) => mask & ~(1 << seat), 2 ** match.setup.seats - 1)
  }
  /** A person has acted: the bots look again. */
  heard(): void {
    this.#spoken = 0
  }
  spoke(seat: Seat): void {
    this.#spoken |= 1 << seat
  }
  /** What is said to the offer of this person. */
  to(person: Seat): readonly Talk[] {
    return talkTo(this.#match, person, this.#bots, this.#spoken)
  }
}
