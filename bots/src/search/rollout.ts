/** Worlds that a seat can imagine, and how each goes on when everybody plays by the policy. */
import type { Learned, Thinking } from '@ecumene/contract'
import {
  Codes,
  type Core,
  current,
  explore,
  FastRng,
  type GameDef,
  type Layout,
  owed,
  type Policy,
  SearchWorld,
  type Seat,
} from '@ecumene/kernel'
import type { Chosen, Question } from '../bot.ts'
import { hopeOf, judge } from '../learned/judge.ts'
import { networkOf } from '../learned/shelf.ts'

/** A rollout that asks more than this is stopped where it stands. */
const LONGEST = 20_000

/** Plays candidates in imagined worlds. It knows the view of one seat and nothing else. */
export class Rollouts<S extends Core = Core> {
  /** What every seat had at the end of the last rollout. */
  readonly values: Float64Array
  /** The position being played on. */
  readonly s: S
  readonly #masked: S
  readonly #legal = new Codes()
  readonly #game: GameDef<S>
  readonly #thinking: Thinking<S>
  readonly #policy: Policy<S>
  readonly #rivals: Policy<S>
  readonly #layout: Layout<S>
  readonly #view: S
  readonly #seat: Seat
  readonly #seed: number
  readonly #world: S
  readonly #far: readonly number[]
  readonly #hope: ((s: S) => number) | null
  readonly #around = new SearchWorld(new FastRng(1))
  #whims = new FastRng(1)
  #stop = 0
  #others: Policy<S>
  #imagined = -1

  /** `far`: how many times as far as the game's horizon a rollout goes on; several take turns. */
  constructor(question: Question, thinking: Thinking, seed: number, far: number | readonly number[] = 1) {
    this.#game = question.game as unknown as GameDef<S>
    this.#thinking = thinking as Thinking<S>
    this.#policy = (thinking.rollout ?? Object.values(question.game.policies)[0]) as Policy<S>
    this.#rivals = (thinking.rivals as Policy<S> | undefined) ?? this.#policy
    this.#others = this.#policy
    this.#layout = question.layout as unknown as Layout<S>
    this.#view = question.view as S
    this.#seat = question.seat
    this.#seed = seed
    this.#far = typeof far === 'number' ? [far] : far
    this.#hope = hopeBy(question, thinking.learned) as ((s: S) => number) | null
    this.#world = this.#layout.create()
    this.s = this.#layout.create()
    this.#masked = this.#layout.create()
    this.values = new Float64Array(question.setup.seats)
  }

  /** What a candidate leads to in the n-th world. All candidates meet the same world and the same chance in it. */
  utilityIn(n: number, candidate: Chosen): number {
    this.#play(n, candidate, this.#thinking.horizon)
    return this.#utility()
  }
  /**
   * What a bot plays for: what was learned about where the rollout ends. Without that the same as above, and where the
   * game ended what finishing ahead is worth.
   */
  hopeIn(n: number, candidate: Chosen): number {
    const hope = this.#hope
    this.#play(n, candidate, hope ? this.#sight : this.#thinking.horizon)
    const isOver = owed(this.s) === 0
    if (hope && !isOver) return hope(this.s)
    const points = this.#utility()
    const { victory } = this.#thinking
    return victory && isOver ? points + victory.worth * ahead(this.values, this.#seat, victory.lead) : points
  }

  #utility(): number {
    this.#thinking.evaluate(this.s, this.values)
    return utility(this.values, this.#seat)
  }
  /** What was learned can be asked before the end of the game: where rollouts went that far, it stands for the rest. */
  readonly #sight = (s: S): number => {
    const horizon = this.#thinking.horizon(s)
    return horizon === Number.POSITIVE_INFINITY ? 1 : horizon
  }
  #play(n: number, candidate: Chosen, horizon: (s: S) => number): void {
    const { s } = this
    this.#imagine(n)
    this.#layout.copy(s, this.#world)
    const seed = mix(this.#seed, n)
    this.#around.rng = new FastRng(seed ^ 0x51ed270b)
    this.#whims = new FastRng(seed ^ 0x2545f491)
    this.#thinking.begin?.()
    this.#stop = this.#thinking.boundary(s) + this.#far[n % this.#far.length] * horizon(s)
    this.#others = n % 2 === 0 ? this.#policy : this.#rivals
    explore(this.#game, s, this.#seat, candidate, this.#around as never)
    for (let guard = 0; guard < LONGEST && !this.#isOver(); guard++) this.#goOn()
  }
  #isOver(): boolean {
    return owed(this.s) === 0 || this.#thinking.boundary(this.s) >= this.#stop
  }
  #goOn(): void {
    const seat = oneOf(owed(this.s))
    explore(this.#game, this.s, seat, this.#answer(this.s, seat), this.#around as never)
  }
  #imagine(n: number): void {
    if (this.#imagined === n) return
    this.#imagined = n
    this.#layout.copy(this.#world, this.#view)
    this.#game.determinize(this.#world, this.#seat, new FastRng(mix(this.#seed, n) ^ 0x3c6ef372))
  }
  /** The policy sees only what its seat would see of the imagined world. */
  #answer(s: S, seat: Seat): Chosen {
    const decision = current(this.#game, s)
    if (!decision) throw new Error(`${this.#game.id}: nothing is asked`)
    const legal = this.#legal
    legal.clear()
    decision.legal(s, seat, legal)
    if (legal.n === 1 && !decision.form) return legal.at[0]
    this.#layout.mask(this.#masked, s, seat)
    const policy = seat === this.#seat ? this.#policy : this.#others
    return policy(this.#masked, seat, legal, this.#whims)
  }
}

/** The worth of a position to who asks, by the network of the question or of the game; null: there is none. */
function hopeBy({ game, setup, seat, network }: Question, learned: Learned | undefined): ((s: Core) => number) | null {
  const known = network === undefined ? networkOf(game, setup.seats) : network
  if (!learned || !known) return null
  const verdict = { points: 0, chance: 0 }
  return s => hopeOf(learned, judge(learned, known, s, seat, verdict))
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
/** From -1 far behind every rival to 1 far ahead of them. */
export function ahead(values: Float64Array, seat: Seat, lead: number): number {
  let sum = 0
  for (let rival = 0; rival < values.length; rival++)
    if (rival !== seat) sum += Math.max(-1, Math.min(1, (values[seat] - values[rival]) / lead))
  return sum / Math.max(1, values.length - 1)
}
/** The lowest seat of those. */
export const oneOf = (seats: number): Seat => 31 - Math.clz32(seats & -seats)
/** A seed of its own for every world. */
const mix = (seed: number, n: number): number => {
  let h = Math.imul(seed ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) | 0
}
