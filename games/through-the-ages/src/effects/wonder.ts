/** What a wonder is: the contract of the files in `wonders/`. A wonder whose symbols say everything has no file. */
import type { Seat } from '@ecumene/kernel'
import type { S } from '../state.ts'
import type { CardAction } from './deeds.ts'
import type { Leader, Rating } from './leader.ts'

export interface Wonder {
  /** Strength besides its symbols. */
  readonly strength?: Rating
  /** Culture on completion; `led` is the leader of its builder. */
  readonly completed?: (s: S, seat: Seat, led: Leader) => number
  /** One more happy face on every other card that has one. */
  readonly moreFaces?: true
  /** The best mine produces once more. */
  readonly bestMineAgain?: true
  /** Civil actions less while it lies in the row. */
  readonly takeDiscount?: Rating
  readonly action?: CardAction
  /** What it is worth to a bot besides its symbols, in culture. `turns`: own turns to come when it stands. */
  readonly worth?: (s: S, seat: Seat, turns: number) => number
}
