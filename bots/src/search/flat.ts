/**
 * Flat paired search: every candidate is played in the same imagined worlds, half of them are dropped again and again,
 * and the policy's own move stays to the end. It gives way only to one that was clearly better. Who is clearly worse
 * leaves at once, and what they would have played is left for the others.
 */
import type { Chosen } from '../bot.ts'

/** Standard errors by which a challenger must lead. */
const CLEARLY = 1
/** Standard errors by which the last challenger leads when nothing more is to be found out. */
const SETTLED = 3
/** Standard errors by which a challenger who leaves lags behind the policy's move. */
const HOPELESS = 2
/** Worlds before anybody is called hopeless, or anything settled. */
const FEWEST = 6

interface Candidate {
  readonly action: Chosen
  /** What it did better than the policy's move, world by world. */
  sum: number
  squares: number
  here: number
}

export class FlatSearch {
  readonly #candidates: readonly Candidate[]
  readonly #play: (world: number, action: Chosen) => number
  readonly #effort: number
  readonly #rounds: number
  #alive: Candidate[]
  #next = 0
  #worlds = 0
  #round = 0
  #played = 0
  #isOver = false

  /** `play` says what a candidate leads to in a world. `effort` counts calls of it. */
  constructor(actions: readonly Chosen[], play: (world: number, action: Chosen) => number, effort: number) {
    this.#candidates = actions.map(action => ({ action, sum: 0, squares: 0, here: 0 }))
    this.#alive = [...this.#candidates]
    this.#play = play
    this.#effort = effort
    this.#rounds = Math.max(1, Math.ceil(Math.log2(actions.length)))
    this.#isOver = actions.length < 2 || effort < 2
  }
  /** From 0 to 1. */
  get progress(): number {
    return this.#isOver ? 1 : Math.min(0.99, this.#played / this.#effort)
  }
  get rollouts(): number {
    return this.#played
  }
  /** One rollout more; true when the search is over. */
  step(): boolean {
    if (this.#isOver) return true
    const candidate = this.#alive[this.#next++]
    candidate.here = this.#play(this.#worlds, candidate.action)
    this.#played++
    if (this.#next === this.#alive.length) this.#endWorld()
    return this.#isOver
  }
  /** The best as far as is known. */
  choice(): Chosen {
    const [own] = this.#candidates
    const best = this.#leader()
    return best && this.#mean(best) > CLEARLY * this.#error(best) ? best.action : own.action
  }

  #endWorld(): void {
    this.#next = 0
    this.#worlds++
    const [own] = this.#alive
    for (const candidate of this.#alive) {
      const better = candidate.here - own.here
      candidate.sum += better
      candidate.squares += better * better
    }
    if (this.#worlds >= FEWEST) this.#alive = this.#alive.filter(one => one === own || !this.#isHopeless(one))
    while (!this.#isLast && this.#played >= (this.#effort * (this.#round + 1)) / this.#rounds) this.#halve()
    this.#isOver = this.#alive.length < 2 || this.#played + this.#alive.length > this.#effort || this.#isSettled()
  }
  get #isLast(): boolean {
    return this.#round === this.#rounds - 1
  }
  #halve(): void {
    this.#round++
    const [own, ...others] = this.#alive
    const kept = Math.max(1, Math.ceil(this.#alive.length / 2) - 1)
    others.sort((a, b) => b.sum - a.sum)
    this.#alive = [own, ...others.slice(0, kept)]
  }
  #isHopeless(candidate: Candidate): boolean {
    return this.#mean(candidate) + HOPELESS * this.#error(candidate) <= 0
  }
  /** The only challenger left is clearly better. */
  #isSettled(): boolean {
    const [, ...others] = this.#alive
    return this.#worlds >= FEWEST && others.length === 1 && this.#mean(others[0]) > SETTLED * this.#error(others[0])
  }
  #leader(): Candidate | undefined {
    const [, ...others] = this.#alive
    return others.reduce<Candidate | undefined>((best, one) => (best && best.sum >= one.sum ? best : one), undefined)
  }
  #mean(candidate: Candidate): number {
    return this.#worlds === 0 ? 0 : candidate.sum / this.#worlds
  }
  #error(candidate: Candidate): number {
    if (this.#worlds < 2) return Number.POSITIVE_INFINITY
    const mean = this.#mean(candidate)
    return Math.sqrt(Math.max(0, candidate.squares / this.#worlds - mean * mean) / (this.#worlds - 1))
  }
}
