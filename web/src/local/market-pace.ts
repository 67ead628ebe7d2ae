/**
 * In an open market people need time: of the deals that bots strike among themselves, one is concluded until a person
 * has had a say. Bots go on offering and answering meanwhile, and none leaves before the people do.
 */
import {
  type ActionJson,
  current,
  explore,
  FastRng,
  type GameEvent,
  LiveWorld,
  type Match,
  type Seat,
  type SeatMask,
} from '@ecumene/kernel'

export class MarketPace {
  readonly #match: Match
  readonly #people: SeatMask
  #deals = 0
  #waiting: SeatMask = 0

  constructor(match: Match, people: readonly Seat[]) {
    this.#match = match
    this.#people = people.reduce((mask, seat) => mask | (1 << seat), 0)
  }
  /** A market is open and a person is in it. */
  get isOn(): boolean {
    const decision = current(this.#match.game, this.#match.state)
    return decision?.mode === 'open' && decision.form !== undefined && (this.#match.owed() & this.#people) !== 0
  }
  /** Bots that wait for a person. */
  get waiting(): SeatMask {
    return this.isOn ? this.#waiting : 0
  }
  /** A person has had a say. */
  heard(): void {
    this.#deals = 0
    this.#waiting = 0
  }
  /** May this bot do it now? If not, it waits. */
  allows(seat: Seat, action: ActionJson): boolean {
    if (!this.isOn) {
      this.heard()
      return true
    }
    if (this.#isLeaving(seat, action)) {
      this.#waiting |= 1 << seat
      return false
    }
    if (!this.#isDealAmongBots(seat, action)) return true
    if (this.#deals > 0) {
      this.#waiting |= 1 << seat
      return false
    }
    this.#deals++
    return true
  }
  /** It has nothing more to say, which is what the clock would say for it: it stays as long as a person does. */
  #isLeaving(seat: Seat, action: ActionJson): boolean {
    return JSON.stringify(action) === JSON.stringify(this.#match.fallback(seat))
  }
  /** Cards change hands: it names two seats, neither of them a person's, and somebody learns something. */
  #isDealAmongBots(seat: Seat, action: ActionJson): boolean {
    const { game, layout, state } = this.#match
    const s = layout.create()
    layout.copy(s, state)
    const world = new LiveWorld<never>(new FastRng(1))
    try {
      explore(game as never, s, seat, action, world)
    } catch {
      return false // the match will say what is wrong with it
    }
    const isBot = (seat: unknown): boolean => typeof seat === 'number' && ((this.#people >> seat) & 1) === 0
    const events = world.events as readonly GameEvent[]
    return world.revealed !== 0 && events.some(e => 'with' in e && isBot(e.seat) && isBot(e.with))
  }
}
