/** Figures that show whether bots play well among themselves, whichever of them wins. */
import type { ActionJson, Core, Seat } from '@ecumene/kernel'

export interface Yardstick {
  readonly name: string
  /** The mean of all samples is to be at least this, or at most; without either it is only counted. */
  readonly least?: number
  readonly most?: number
}
/** What is counted in one game. */
export interface Tally<S extends Core = Core> {
  /** After every line; both positions are good for this call only. */
  after(before: S, seat: Seat, action: ActionJson, s: S): void
  /** When the game is over: samples by the name of their yardstick. */
  samples(s: S): Readonly<Record<string, readonly number[]>>
}
/** What a game brings in `src/bot/yardsticks.ts`. */
export interface Yardsticks<S extends Core = Core> {
  /** How many play. */
  readonly players: number
  readonly list: readonly Yardstick[]
  begin(): Tally<S>
}
