/**
 * A few actions in the same imagined worlds: which was best how often, by how much, and what made the difference. The
 * weaker ones are dropped early, so that most worlds are for the best.
 */
import type { Thinking } from '@ecumene/contract'
import type { Chosen, Question } from '../bot.ts'
import type { Rollouts } from './rollout.ts'

/** What is said about one action. */
export interface Weighed {
  readonly action: Chosen
  /** In how many of the `futures` it did better than the others. */
  readonly best: number
  readonly futures: number
  /** Points it gained over the mean of the others, rivals counted, with its standard error. */
  readonly gain: number
  readonly error: number
  /** What those points are made of, the largest first; `rivals` stands for what others lose by it. */
  readonly parts: readonly { readonly name: string; readonly gain: number }[]
}
interface Scale {
  readonly action: Chosen
  utility: number
  here: number
  squares: number
  best: number
  parts: Map<string, number>
}
/** Worlds in which all are played, before the best few are looked at closely. */
const FIRST = 5

export class Comparison {
  readonly #rollouts: Rollouts
  readonly #thinking: Thinking
  readonly #question: Question
  readonly #futures: number
  readonly #keep: number
  #scales: Scale[]
  #world = 0
  #next = 0
  #counted = 0
  #played = 0

  /** `keep` of the actions are compared in so many `futures`. The first stays, whatever it did. */
  constructor(
    question: Question,
    thinking: Thinking,
    rollouts: Rollouts,
    actions: readonly Chosen[],
    keep: number,
    futures: number,
  ) {
    this.#question = question
    this.#thinking = thinking
    this.#rollouts = rollouts
    this.#keep = keep
    this.#futures = futures
    this.#scales = actions.map(emptyScale)
  }
  get progress(): number {
    const all = this.#keep * this.#futures + (this.#counted === 0 ? this.#scales.length * FIRST : 0)
    return Math.min(1, this.#played / Math.max(1, all))
  }
  get isOver(): boolean {
    return this.#scales.length < 2 || this.#counted >= this.#futures
  }
  /** One rollout more; true when it is over. */
  step(): boolean {
    if (this.isOver) return true
    const scale = this.#scales[this.#next++]
    scale.here = this.#rollouts.utilityIn(this.#world, scale.action)
    this.#played++
    for (const [name, points] of Object.entries(this.#thinking.parts(this.#rollouts.s, this.#question.seat)))
      scale.parts.set(name, (scale.parts.get(name) ?? 0) + points)
    if (this.#next === this.#scales.length) this.#endWorld()
    return this.isOver
  }
  /** The best first. */
  weighed(): readonly Weighed[] {
    const n = Math.max(1, this.#counted)
    return this.#scales.map(scale => this.#weigh(scale, n)).toSorted((a, b) => b.gain - a.gain)
  }

  #endWorld(): void {
    this.#next = 0
    this.#world++
    const scales = this.#scales
    const sum = scales.reduce((all, scale) => all + scale.here, 0)
    const most = scales.reduce((all, scale) => Math.max(all, scale.here), Number.NEGATIVE_INFINITY)
    const winners = scales.filter(scale => scale.here === most).length
    for (const scale of scales) {
      const ahead = scale.here - (sum - scale.here) / Math.max(1, scales.length - 1)
      scale.utility += ahead
      scale.squares += ahead * ahead
      if (scale.here === most) scale.best += 1 / winners
    }
    if (scales.length <= this.#keep) this.#counted++
    else if (this.#world >= FIRST) this.#drop()
  }
  #drop(): void {
    const [own, ...others] = this.#scales
    others.sort((a, b) => b.utility - a.utility)
    this.#scales = [own, ...others.slice(0, this.#keep - 1)].map(scale => emptyScale(scale.action))
  }
  #weigh(scale: Scale, n: number): Weighed {
    const gain = scale.utility / n
    const others = this.#scales.filter(other => other !== scale)
    const parts = [...scale.parts].map(([name, sum]) => {
      const theirs = others.reduce((all, other) => all + (other.parts.get(name) ?? 0), 0) / Math.max(1, others.length)
      return { name, gain: (sum - theirs) / n }
    })
    const own = parts.reduce((all, part) => all + part.gain, 0)
    return {
      action: scale.action,
      best: Math.round(scale.best),
      futures: this.#counted,
      gain,
      error: Math.sqrt(Math.max(0, scale.squares / n - gain * gain) / Math.max(1, n - 1)),
      parts: [...parts, { name: 'rivals', gain: gain - own }].toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain)),
    }
  }
}
const emptyScale = (action: Chosen): Scale => ({
  action,
  utility: 0,
  here: 0,
  squares: 0,
  best: 0,
  parts: new Map(),
})
