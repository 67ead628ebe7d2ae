/** How a position that is known in full goes on when everybody plays by the policy: for looking back at a game. */
import type { Thinking } from '@ecumene/contract'
import {
  Codes,
  type Core,
  current,
  explore,
  FastRng,
  type GameDef,
  type Layout,
  layoutFor,
  owed,
  type Policy,
  SearchWorld,
  type Setup,
} from '@ecumene/kernel'
import { oneOf } from './rollout.ts'
import { policyOf } from './thought.ts'

const LONGEST = 20_000

export class Continuation {
  readonly #game: GameDef
  readonly #thinking: Thinking
  readonly #policy: Policy<Core>
  readonly #layout: Layout
  readonly #s: Core
  readonly #masked: Core
  readonly #legal = new Codes()
  readonly #values: Float64Array

  constructor(game: GameDef, setup: Setup, thinking: Thinking) {
    this.#game = game
    this.#thinking = thinking
    this.#policy = (thinking.rollout ?? policyOf(game)) as Policy<Core>
    this.#layout = layoutFor(game, setup)
    this.#s = this.#layout.create()
    this.#masked = this.#layout.create()
    this.#values = new Float64Array(setup.seats)
  }
  /** What every seat has at the horizon, by the n-th chance; read it before the next call. */
  valuesAfter(from: Core, n: number): Float64Array {
    const s = this.#s
    this.#layout.copy(s, from)
    const around = new SearchWorld(new FastRng(n ^ 0x51ed270b))
    const whims = new FastRng(n ^ 0x2545f491)
    this.#thinking.begin?.()
    const stop = this.#thinking.boundary(s) + this.#thinking.horizon(s)
    for (let guard = 0; guard < LONGEST && owed(s) !== 0 && this.#thinking.boundary(s) < stop; guard++) {
      const seat = oneOf(owed(s))
      this.#legal.clear()
      current(this.#game, s)?.legal(s, seat, this.#legal)
      this.#layout.mask(this.#masked, s, seat)
      const action = this.#policy(this.#masked, seat, this.#legal, whims)
      explore(this.#game, s, seat, action, around as never)
    }
    this.#thinking.evaluate(s, this.#values)
    return this.#values
  }
}
