/** What the player holds dear, in points. */
export interface Taste {
  /** A point of an opponent, by number of players. */
  readonly against: readonly number[]
  /** A free place left behind by moving on, by number of players. */
  readonly leftBehind: readonly number[]
  /** A city not yet to be seen. */
  readonly city: number
  /** One more settlement a turn, over a whole game. */
  readonly promise: number
  /** Using Bronze Casting, which fits anywhere, where another card would do. */
  readonly keepBronze: number
  /** A cube on the board, whatever it does there. */
  readonly cube: number
}
export const TASTE: Taste = {
  against: [0, 0, 0.8, 0.45, 0.3],
  leftBehind: [0, 0, 0.6, 0.55, 0.28],
  city: 2.4,
  promise: 3,
  keepBronze: 0.25,
  cube: 0.4,
}
