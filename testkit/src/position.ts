/** A position arranged by hand: set fields, put a question on the table, script the dice, play named actions, look. */

import {
  type ActionJson,
  ask,
  bit,
  Codes,
  type Core,
  call,
  current,
  FastRng,
  type GameDef,
  judge,
  type Layout,
  LiveWorld,
  layoutFor,
  legalActions,
  type Options,
  owed,
  type Refusal,
  type Rng,
  type Seat,
  type SeatMask,
  type Setup,
  settle,
  setupOf,
  stop,
  type Viewer,
  type World,
} from '@ecumene/kernel'
import { guarded } from './guard.ts'
import { ScriptedRng } from './scripted.ts'
import { checkAsked, checkRefused, checkTold } from './whole-texts.ts'

/** No test plays longer than this: a mistake that keeps a game going makes it fail at once. */
const MOST_ANSWERS = 500

export interface PositionOptions {
  readonly variant?: string
  readonly options?: Options
  readonly seed?: number
}

/** A new game of `seats` players, dealt from `seed`; change what the test is about. */
export function position<S extends Core, E>(
  game: GameDef<S, E>,
  seats: number,
  o: PositionOptions = {},
): TestPosition<S, E> {
  return new TestPosition(game, setupOf(game, seats, o.variant, o.options), o.seed ?? 1)
}

export class TestPosition<S extends Core, E> {
  readonly game: GameDef<S, E>
  readonly setup: Setup
  readonly layout: Layout<S>
  /** The whole truth; tests may write to it. */
  readonly s: S
  /** Everything that happened since the last `clear`. */
  events: E[] = []
  /** Who was told something since the last `clear`. */
  revealed: SeatMask = 0
  /** What the seat that is asked, answers or is refused sees; guarded too, since questions are judged by it. */
  readonly #looking: S
  #rng: Rng
  #script: ScriptedRng | null = null

  constructor(game: GameDef<S, E>, setup: Setup, seed: number) {
    this.game = game
    this.setup = setup
    this.layout = layoutFor(game, setup)
    this.s = guarded(this.layout)
    this.#looking = guarded(this.layout)
    this.#rng = new FastRng(seed)
    this.#live(world => game.setup(this.s, setup, world))
  }

  set(change: (s: S) => void): this {
    change(this.s)
    return this
  }
  /** Put this decision on the table, for these seats, with its slots; whatever was asked before is forgotten. */
  at(decision: number, seats: Seat | readonly Seat[], ...slots: number[]): this {
    stop(this.s)
    const mask = typeof seats === 'number' ? bit(seats) : seats.reduce((m, p) => m | bit(p), 0)
    ask(this.s, decision, mask, ...slots)
    return this
  }
  /** Run this program from its beginning until something is asked; whatever was asked before is forgotten. */
  run(program: number, ...slots: number[]): this {
    stop(this.s)
    return this.#live(() => call(this.s, program, ...slots))
  }
  /** The next draws of chance (0-based: a die that shows 6 is 5). When they are used up the seeded stream goes on. */
  dice(...draws: number[]): this {
    this.#script = new ScriptedRng(draws)
    return this
  }
  /** True when every scripted draw has been used. */
  get diceUsed(): boolean {
    return !this.#script || this.#script.left === 0
  }
  /** Run one function of the rules and whatever it asks for, with these draws of chance. */
  step(rules: (s: S, world: LiveWorld<E>) => void, ...draws: number[]): this {
    stop(this.s)
    const world = new LiveWorld<E>(new ScriptedRng(draws))
    rules(this.s, world)
    return this.#settled(world)
  }
  /** What the clock would play for a seat that is asked. */
  clock(seat: Seat): ActionJson {
    const decision = current(this.game, this.s)
    if (!decision) throw new Error('nothing is asked')
    return this.game.verbs.toJson(decision.fallback(this.#seenBy(seat), seat))
  }
  /** The seats that are asked play what `answer` returns, as long as something is asked and `isGoing`. It must end. */
  playOn(answer: (seat: Seat) => ActionJson, isGoing: () => boolean = () => true): this {
    for (let n = 0; this.asked !== null && isGoing(); n++) {
      if (n === MOST_ANSWERS) throw new Error(`after ${n} answers ${this.asked} is still asked`)
      const [seat] = this.owing
      this.play(seat, answer(seat))
    }
    return this
  }
  /** The clock answers for everybody until this decision is asked (null: until none is) and `isThere` holds. */
  until(decision: string | null, isThere: (position: this) => boolean = () => true): this {
    const isReached = (): boolean => this.asked === decision && isThere(this)
    this.playOn(
      seat => this.clock(seat),
      () => !isReached(),
    )
    if (!isReached()) throw new Error(`${this.asked} is asked, not ${decision}`)
    return this
  }
  /** Throws if a law of the game is broken: nothing was lost or made. */
  sound(): this {
    const broken = this.game.invariants(this.s)
    if (broken.length > 0) throw new Error(broken.join('\n'))
    return this
  }
  clear(): this {
    this.events = []
    this.revealed = 0
    return this
  }

  view(viewer: Viewer): S {
    const s = this.layout.create()
    this.layout.mask(s, this.s, viewer)
    return s
  }
  legal(seat: Seat): readonly ActionJson[] {
    return legalActions(this.game, this.#seenBy(seat), seat)
  }
  /** Legal actions of one verb. */
  choices(seat: Seat, verb: string): readonly ActionJson[] {
    return this.legal(seat).filter(a => a.verb === verb)
  }
  can(seat: Seat, action: ActionJson): boolean {
    return this.refusal(seat, action) === null
  }
  /** Why this action is refused, or null if it is legal. */
  refusal(seat: Seat, action: unknown): Refusal | null {
    const judged = judge(this.game, this.#seenBy(seat), seat, action, new Codes())
    if (judged.ok) return null
    checkRefused(this.game.id, judged.refusal)
    return judged.refusal
  }
  play(seat: Seat, action: ActionJson): this {
    const view = this.#seenBy(seat)
    checkAsked(this.game, view, seat)
    const judged = judge(this.game, view, seat, action, new Codes())
    if (!judged.ok)
      throw new Error(
        `${JSON.stringify(action)} of seat ${seat} was refused: ${judged.refusal.key} (${judged.refusal.rule})`,
      )
    return this.#live(world => judged.value(this.s, world))
  }
  /** The name of the decision on the table, or null. */
  get asked(): string | null {
    return current(this.game, this.s)?.name ?? null
  }
  /** The seats that owe an answer, in order. */
  get owing(): readonly Seat[] {
    return Array.from({ length: this.setup.seats }, (_, p) => p).filter(p => (owed(this.s) >> p) & 1)
  }
  prompt(seat: Seat): ReturnType<NonNullable<ReturnType<typeof current<S, E>>>['prompt']> | null {
    return current(this.game, this.s)?.prompt(this.#seenBy(seat), seat) ?? null
  }
  get outcome(): ReturnType<GameDef['outcome']> {
    return this.game.outcome(this.s)
  }
  /** Events of one type since the last `clear`. */
  seen<T extends string>(type: T): readonly Extract<E, { type: T }>[] {
    return this.events.filter(e => (e as { type: string }).type === type) as Extract<E, { type: T }>[]
  }

  #seenBy(seat: Seat): S {
    this.layout.mask(this.#looking, this.s, seat)
    return this.#looking
  }
  #live(act: (world: World<E>) => void): this {
    const world = new LiveWorld<E>({
      below: n => (this.#script && this.#script.left > 0 ? this.#script.below(n) : this.#rng.below(n)),
    })
    act(world)
    return this.#settled(world)
  }
  #settled(world: LiveWorld<E>): this {
    settle(this.game, this.s, world)
    this.layout.check(this.s)
    checkTold(this.game, world.events)
    this.events.push(...world.events)
    this.revealed |= world.revealed
    return this
  }
}
