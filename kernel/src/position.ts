/**
 * Where a match stands: the state, and how many numbers chance has given. An action is judged here and carried out
 * wholly or not at all.
 */
import { KeyedRng, LiveWorld } from './chance.ts'
import { current, NOBODY, owed, settle } from './flow.ts'
import { type Decision, type GameDef, LAST_ROUND, layoutFor, type Setup } from './game.ts'
import type { Opening } from './journal.ts'
import type { Core, Layout } from './layout.ts'
import { MatchError } from './match-error.ts'
import { judge, legalActions, type Move, TABLE_RULE } from './referee.ts'
import {
  type ActionJson,
  Codes,
  type GameEvent,
  has,
  ok,
  type Prompt,
  type Result,
  refuse,
  type Seat,
  type SeatMask,
  type Viewer,
} from './types.ts'
import { among } from './undo-window.ts'

/** A scratch list, shared by all: a call is over before the next begins, and a server holds many matches. */
const CODES = new Codes()

/** Enough to come back to a position. */
export interface PositionMark {
  readonly words: Int16Array
  readonly drawn: number
}
/** What an action did besides changing the state. */
export interface Effect {
  readonly before: Int16Array
  readonly draws: readonly number[]
  readonly events: readonly GameEvent[]
  readonly hasRevealed: boolean
  /** It was played in a decision of several seats at once, which goes on after it. */
  readonly isAmong: boolean
}

export class Position<S extends Core, E> {
  readonly game: GameDef<S, E>
  readonly layout: Layout<S>
  readonly state: S
  /** A state to look through. */
  readonly masked: S
  readonly rng: KeyedRng
  readonly opening: Opening

  /** The first position of a game. */
  constructor(game: GameDef<S, E>, setup: Setup, key: string) {
    this.game = game
    this.layout = layoutFor(game, setup)
    this.state = this.layout.create()
    this.masked = this.layout.create()
    this.rng = new KeyedRng(key)
    const world = new LiveWorld<E>(this.rng)
    game.setup(this.state, setup, world)
    settle(game, this.state, world)
    this.layout.check(this.state)
    this.opening = { draws: world.draws, hash: this.hash, events: world.events as unknown as readonly GameEvent[] }
  }
  get hash(): number {
    return this.layout.hash(this.state)
  }
  get mark(): PositionMark {
    return { words: this.state.words.slice(), drawn: this.rng.count }
  }
  goTo({ words, drawn }: PositionMark): void {
    this.state.words.set(words)
    this.rng.count = drawn
  }
  see(viewer: Viewer): S {
    this.layout.mask(this.masked, this.state, viewer)
    return this.masked
  }

  /** What is asked; null: the game is over. */
  get decision(): Decision<S, E> | null {
    return current(this.game, this.state)
  }
  get owed(): SeatMask {
    return owed(this.state)
  }
  prompt(seat: Seat): Prompt | null {
    return has(this.owed, seat) ? (this.decision?.prompt(this.see(seat), seat) ?? null) : null
  }
  legal(seat: Seat): readonly ActionJson[] {
    return has(this.owed, seat) ? legalActions(this.game, this.see(seat), seat, CODES) : []
  }
  fallback(seat: Seat): ActionJson | null {
    const { decision, game } = this
    return decision && has(this.owed, seat) ? game.verbs.toJson(decision.fallback(this.see(seat), seat)) : null
  }

  judge(seat: Seat, action: unknown): Result<Move<S, E>> {
    return seat === NOBODY ? this.#judgeTable(action) : judge(this.game, this.see(seat), seat, action, CODES)
  }
  /** What the table does itself. */
  #judgeTable(action: unknown): Result<Move<S, E>> {
    const { lastRound } = this.game
    const isMeant = typeof action === 'object' && action !== null && (action as ActionJson).verb === LAST_ROUND.verb
    if (!lastRound || !isMeant) return refuse(TABLE_RULE, 'table.seat')
    if (lastRound.isNow(this.state)) return refuse(lastRound.rule, 'table.lastRound')
    return ok((s, world) => lastRound.make(s, world))
  }
  /** Throws where a rule fails; then nothing was played. */
  carryOut(seat: Seat, action: unknown, move: Move<S, E>): Effect {
    const { game, state } = this
    const { words: before, drawn } = this.mark
    const world = new LiveWorld<E>(this.rng)
    const goesOn = among(game, state)
    let isAmong: boolean
    try {
      move(state, world)
      isAmong = goesOn()
      settle(game, state, world)
      this.layout.check(state)
    } catch (cause) {
      this.goTo({ words: before, drawn })
      throw new MatchError(
        `${game.id}: ${JSON.stringify(action)} of seat ${seat} failed and was not played: ${String(cause)}`,
        { cause },
      )
    }
    const events = world.events as unknown as readonly GameEvent[]
    return { before, draws: world.draws, events, hasRevealed: world.revealed !== 0, isAmong }
  }
}
