/**
 * A player that is a program: it gets what a player in its seat sees, and a time to think, and answers with an action.
 */
import type { ActionJson, Code, Codes, Core, GameDef, GameEvent, Layout, Rng, Seat, Setup } from '@ecumene/kernel'
import type { Network } from './learned/network.ts'

export interface Question<S extends Core = Core, E = GameEvent> {
  readonly game: GameDef<S, E>
  readonly setup: Setup
  readonly layout: Layout<S>
  /** The state as the seat may know it; the bot may not keep it. */
  readonly view: S
  readonly seat: Seat
  /** The listed actions. A decision with a form takes actions of that form too. */
  readonly legal: Codes
  /** All chance a bot uses: equal seeds give equal games. */
  readonly rng: Rng
  /** Milliseconds after which it answers with what it has; Infinity where the same seed must give the same game. */
  readonly budget: number
  /** Rollouts of one decision, if not what the level says. */
  readonly effort?: number
  /** Who judges positions, if not the network that the game brings; null: nobody has learned anything. */
  readonly network?: Network | null
  /** How far rollouts go, if not as the level says. */
  readonly far?: readonly number[]
}
export type Chosen = Code | ActionJson
export interface Bot {
  readonly name: string
  choose(question: Question): Chosen
}
/** A decision being thought about, a little at a time, so that the caller can stop it, show it or cut it off. */
export interface Thought {
  /** From 0 to 1. */
  readonly progress: number
  /** Rollouts so far. */
  readonly rollouts: number
  /** A little more; true when it is over. */
  step(): boolean
  /** The answer as far as is known; there is one from the start. */
  choice(): Chosen
}
