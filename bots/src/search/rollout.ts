/** Worlds that a seat can imagine, and how each goes on when everybody plays by the policy. */
import {
  Codes,
  type Core,
  current,
  explore,
  FastRng,
  type GameDef,
  has,
  type Layout,
  owed,
  type Policy,
  SearchWorld,
  type Seat,
  type Thinking,
} from '@ecumene/kernel'
import type { Chosen, Question } from '../bot.ts'

/** A rollout that asks more than this is stopped where it stands. */
const LONGEST = 20_000

/** Plays candidates in imagined worlds. It knows the view of one seat and nothing else. */
export class Rollouts<S extends Core = Core> {
  readonly #game: GameDef<S>
  readonly #thinking: Thinking<S>
  readonly #policy: Policy<S>
  readonly #layout: Layout<S>
  readonly #view: S
  readonly #seat: Seat
  readonly #seed: number
  readonly #world: S
  readonly #trial: S
  readonly #masked: S
  readonly #values: Float64Array
  readonly #legal = new Codes()
  #imagined = -1

  constructor(question: Question, thinking: Thinking, seed: number) {
    this.#game = question.game as unknown as GameDef<S>
    this.#thinking = thinking as Thinking<S>
    this.#policy = (thinking.rollout ?? Object.values(question.game.policies)[0]) as Policy<S>
    this.#layout = question.layout as unknown as Layout<S>
    this.#view = question.view as S
    this.#seat = question.seat
    this.#seed = seed
    this.#world = this.#layout.create()
    this.#trial = this.#layout.create()
    this.#masked = this.#layout.create()
    this.#values = new Float64Array(question.setup.seats)
  }

  /** What a candidate leads to in the n-th world. All candidates meet the same world and the same chance in it. */
  utilityIn(n: number, candidate: Chosen): number {
    this.#imagine(n)
    this.#layout.copy(this.#trial, this.#world)
    const seed = mix(this.#seed, n)
    const world = new SearchWorld(new FastRng(seed ^ 0x51ed270b))
    const whims = new FastRng(seed ^ 0x2545f491)
    const s = this.#trial
    const start = this.#thinking.boundary(s)
    const stop = start + this.#thinking.horizon(s)
    explore(this.#game, s, this.#seat, candidate, world as never)
    for (let guard = 0; guard < LONGEST; guard++) {
      const waiting = owed(s)
      if (waiting === 0 || this.#thinking.boundary(s) >= stop) break
      explore(this.#game, s, oneOf(waiting), this.#answer(s, oneOf(waiting), whims), world as never)
    }
    this.#thinking.evaluate(s, this.#values)
    return utility(this.#values, this.#seat)
  }
  #imagine(n: number): void {
    if (this.#imagined === n) return
    this.#imagined = n
    this.#layout.copy(this.#world, this.#view)
    this.#game.determinize(this.#world, this.#seat, new FastRng(mix(this.#seed, n) ^ 0x3c6ef372))
  }
  /** The policy sees only what its seat would see of the imagined world. */
  #answer(s: S, seat: Seat, whims: FastRng): Chosen {
    const decision = current(this.#game, s)
    if (!decision) throw new Error(`${this.#game.id}: nothing is asked`)
    const legal = this.#legal
    legal.clear()
    decision.legal(s, seat, legal)
    if (legal.n === 1 && !decision.form) return legal.at[0]
    this.#layout.mask(this.#masked, s, seat)
    return this.#policy(this.#masked, seat, legal, whims)
  }
}

/** Own value, less half the best rival's, less half the rivals' mean. */
export function utility(values: Float64Array, seat: Seat): number {
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let rival = 0; rival < values.length; rival++) {
    if (rival === seat) continue
    most = Math.max(most, values[rival])
    sum += values[rival]
  }
  const rivals = values.length - 1
  return rivals === 0 ? values[seat] : values[seat] - most / 2 - sum / rivals / 2
}
const oneOf = (seats: number): Seat => {
  let seat = 0
  while (!has(seats, seat)) seat++
  return seat
}
/** A seed of its own for every world. */
const mix = (seed: number, n: number): number => {
  let h = Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) | 0
}
