/** What the player holds dear, in points. */
export interface Taste {
  /** A point of an opponent. */
  readonly against: number
  /** A free place left behind by moving on. */
  readonly leftBehind: number
  /** A city not yet to be seen. */
  readonly city: number
  /** One more settlement a turn, over a whole game. */
  readonly promise: number
  /** Using Bronze Casting, which fits anywhere, where another card would do. */
  readonly keepBronze: number
  /** A cube on the board, whatever it does there. */
  readonly cube: number
}
const FULL_TABLE: Taste = { against: 0.3, leftBehind: 0.28, city: 2, promise: 5, keepBronze: 1, cube: 3 }
/** In a duel who stays wins provinces; at a full table they come too late for cities and routes. */
const DUEL: Taste = { against: 0.8, leftBehind: 2, city: 1, promise: 8, keepBronze: 3, cube: 10 }
/** Runs: nothing is left behind, the cities of lands to come are all that counts. */
export const RUNNER: Taste = { ...FULL_TABLE, leftBehind: 0, city: 4 }

/** By the number of players. */
export const tasteOf = (seats: number): Taste =>
  seats === 2 ? DUEL : seats === 3 ? { ...FULL_TABLE, against: 0.45, leftBehind: 0.55 } : FULL_TABLE
