/**
 * Where a finished game was decided: every seat's share of winning, turn by turn; the largest swings; and of each, the
 * choice that cost most, what would have been better, and how much was luck. A little at a time, from the record.
 */

import type { Thinking } from '@ecumene/contract'
import { botsOf } from '@ecumene/contract'
import {
  type ActionJson,
  type Core,
  current,
  type Entry,
  FastRng,
  type GameDef,
  has,
  type Layout,
  Match,
  type MatchRecord,
  owed,
  type Seat,
} from '@ecumene/kernel'
import { questionFor } from './play.ts'
import { candidatesOf } from './search/candidates.ts'
import { Comparison } from './search/comparison.ts'
import { Continuation } from './search/continuation.ts'
import { Rollouts } from './search/rollout.ts'
import { policyOf } from './search/thought.ts'
import { sharesOf } from './shares.ts'

/** How it stood after a line. */
export interface Standpoint {
  readonly seq: number
  readonly round: number | null
  /** Of winning, by seat; together 1. */
  readonly shares: readonly number[]
}
export interface Swing {
  /** Between these lines. */
  readonly from: number
  readonly to: number
  /** Whose share changed most, and by how much. */
  readonly seat: Seat
  readonly change: number
  /** The part of the change that choosing otherwise would have saved; the rest is luck, and what others did. */
  readonly chosen: number
  readonly luck: number
  /** The choice in question; null: none was found that would have been clearly better. */
  readonly choice: AnalysedChoice | null
}
export interface AnalysedChoice {
  /** The position it was made in, and who made it. */
  readonly seq: number
  readonly seat: Seat
  readonly played: ActionJson
  readonly better: ActionJson
  /** In how many imagined futures the better one was better, and by how many points. */
  readonly best: number
  readonly futures: number
  readonly gain: number
  readonly parts: readonly { readonly name: string; readonly gain: number }[]
}
export interface Decided {
  readonly points: readonly Standpoint[]
  readonly swings: readonly Swing[]
}

/** Rollouts from each turn, points of time at most, swings that are looked into, choices of each, and their futures. */
const ROLLOUTS = 6
const POINTS = 72
const SWINGS = 5
const CHOICES = 8
const FUTURES = 14
const WIDTH = 5
/** Standard errors by which another move must have been better. */
const CLEARLY = 1.5

interface AnalysedLine {
  readonly seq: number
  readonly entry: Entry
  /** The position before it. */
  readonly before: Core
}

export class Analysis {
  readonly #game: GameDef
  readonly #record: MatchRecord
  readonly #thinking: Thinking
  readonly #layout: Layout
  readonly #lines: readonly AnalysedLine[]
  /** Positions at the turns, by the line that led to them. */
  readonly #turns: readonly { readonly seq: number; readonly state: Core }[]
  readonly #continuation: Continuation
  readonly #points: Standpoint[] = []
  readonly #swings: Swing[] = []
  #work: Generator<undefined, void>
  #done = 0
  #all: number

  constructor(game: GameDef, record: MatchRecord) {
    const { thinking } = botsOf(game)
    if (!thinking) throw new Error(`${game.id} has no value of a position`)
    this.#game = game
    this.#record = record
    this.#thinking = thinking
    const { match, lines, first } = linesOf(game, record)
    this.#layout = match.layout
    this.#lines = lines
    this.#turns = turnsOf(thinking, first, lines, match.state)
    this.#continuation = new Continuation(game, record.setup, thinking)
    this.#all = this.#turns.length + SWINGS * CHOICES
    this.#work = this.#run()
  }
  /** From 0 to 1. */
  get progress(): number {
    return Math.min(1, this.#done / this.#all)
  }
  /** A little more; true when it is over. */
  step(): boolean {
    return this.#work.next().done === true
  }
  /** As far as it is known. */
  result(): Decided {
    return { points: [...this.#points], swings: this.#swings.toSorted((a, b) => a.from - b.from) }
  }

  *#run(): Generator<undefined, void> {
    for (const [i, { seq, state }] of this.#turns.entries()) {
      this.#points.push({ seq, round: this.#game.round?.(state) ?? null, shares: this.#sharesAt(state, i) })
      this.#done++
      yield
    }
    for (const swing of this.#largest()) yield* this.#lookInto(swing)
    this.#done = this.#all
  }
  #sharesAt(state: Core, i: number): readonly number[] {
    const outcome = this.#game.outcome(state)
    if (outcome) return winnersShare(outcome.places)
    const mean = new Float64Array(state.seats)
    for (let n = 0; n < ROLLOUTS; n++) {
      const values = this.#continuation.valuesAfter(state, i * ROLLOUTS + n)
      for (let seat = 0; seat < state.seats; seat++) mean[seat] += values[seat] / ROLLOUTS
    }
    return sharesOf(mean, this.#thinking, this.#game.progress(state))
  }
  /** The stretches from one turn to the next in which somebody's share changed most. */
  #largest(): readonly Omit<Swing, 'chosen' | 'luck' | 'choice'>[] {
    return this.#points
      .slice(1)
      .map((point, i) => {
        const before = this.#points[i]
        const changes = point.shares.map((share, seat) => share - before.shares[seat])
        const seat = changes.reduce((most, change, s) => (Math.abs(change) > Math.abs(changes[most]) ? s : most), 0)
        return { from: before.seq, to: point.seq, seat, change: changes[seat] }
      })
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, SWINGS)
  }
  *#lookInto(swing: Omit<Swing, 'chosen' | 'luck' | 'choice'>): Generator<undefined, void> {
    const made = this.#choicesIn(swing.from, swing.to, swing.seat)
    let worst: AnalysedChoice | null = null
    let lost = 0
    for (const line of made) {
      const choice = this.#judge(line)
      this.#done++
      yield
      if (!choice || (worst && choice.gain <= worst.gain)) continue
      worst = choice
      lost = this.#lostBy(line, choice)
    }
    this.#done += CHOICES - made.length
    const chosen = worst && worst.seat === swing.seat ? -lost : worst ? lost : 0
    this.#swings.push({ ...swing, chosen, luck: swing.change - chosen, choice: worst })
  }
  /** What the seat itself chose in these lines; if it chose nothing, what the others did. */
  #choicesIn(from: number, to: number, seat: Seat): readonly AnalysedLine[] {
    const open = this.#lines.filter(line => line.seq > from && line.seq <= to && this.#isChoice(line))
    const own = open.filter(line => line.entry.seat === seat)
    const list = own.length > 0 ? own : open
    if (list.length <= CHOICES) return list
    return Array.from({ length: CHOICES }, (_, i) => list[Math.floor((i * list.length) / CHOICES)])
  }
  #isChoice({ entry, before }: AnalysedLine): boolean {
    if (entry.auto || entry.action === null || !has(owed(before), entry.seat)) return false
    const view = this.#viewOf(before, entry.seat)
    return this.#thinking.isDeep(view, entry.seat)
  }
  #viewOf(state: Core, seat: Seat): Core {
    const view = this.#layout.create()
    this.#layout.mask(view, state, seat)
    return view
  }
  /** Would something else have been clearly better, from what the seat could know? */
  #judge({ seq, entry, before }: AnalysedLine): AnalysedChoice | null {
    const { seat, action } = entry
    if (action === null) return null
    const rng = new FastRng(seq)
    const question = questionFor(this.#game, this.#record.setup, this.#viewOf(before, seat), seat, rng)
    if (question.legal.n < 2 && !current(this.#game, before)?.form) return null
    const played = this.#game.verbs.fromJson(action) ?? action
    const others = candidatesOf(question, this.#thinking, policyOf(this.#game), WIDTH)
    const isPlayed = (other: (typeof others)[0]): boolean => JSON.stringify(other) === JSON.stringify(played)
    const actions = [played, ...others.filter(other => !isPlayed(other))]
    const rollouts = new Rollouts(question, this.#thinking, rng.below(2 ** 31))
    const comparison = new Comparison(question, this.#thinking, rollouts, actions, 2, FUTURES)
    while (!comparison.step()) {}
    const [best] = comparison.weighed()
    if (!best || isPlayed(best.action) || best.gain <= CLEARLY * best.error || best.gain <= 0) return null
    const { action: better, best: times, futures, gain, parts } = best
    const json = typeof better === 'number' ? this.#game.verbs.toJson(better) : better
    return { seq: seq - 1, seat, played: action, better: json, best: times, futures, gain, parts }
  }
  /** What a choice cost, in shares of winning. */
  #lostBy({ before }: AnalysedLine, { seat, gain }: AnalysedChoice): number {
    const values = Float64Array.from(this.#continuation.valuesAfter(before, seat))
    const progress = this.#game.progress(before)
    const without = sharesOf(values, this.#thinking, progress)[seat]
    values[seat] += gain
    return sharesOf(values, this.#thinking, progress)[seat] - without
  }
}

function linesOf(game: GameDef, record: MatchRecord): { match: Match; lines: readonly AnalysedLine[]; first: Core } {
  const lines: AnalysedLine[] = []
  const copyOf = (match: Match, state: Core): Core => {
    const copy = match.layout.create()
    match.layout.copy(copy, state)
    return copy
  }
  let first: Core | null = null
  let now: Core | null = null
  const match = Match.replay(game, record, opened => {
    first = copyOf(opened, opened.state)
    now = first
    opened.watcher = {
      played(seq, entry, state) {
        if (now) lines.push({ seq, entry, before: now })
        now = copyOf(opened, state)
      },
      undone(back, state) {
        while ((lines.at(-1)?.seq ?? 0) > back) lines.pop()
        now = copyOf(opened, state)
      },
    }
  })
  return { match, lines, first: first ?? match.state }
}
/** The positions at which a turn ends, as the game counts them; of very many some, and always the last. */
function turnsOf(
  thinking: Thinking,
  first: Core,
  lines: readonly AnalysedLine[],
  last: Core,
): readonly { readonly seq: number; readonly state: Core }[] {
  const found = [{ seq: 0, state: first }]
  lines.forEach((line, i) => {
    const after = lines[i + 1]?.before
    if (after && thinking.boundary(after) !== thinking.boundary(line.before))
      found.push({ seq: line.seq, state: after })
  })
  const step = Math.max(1, Math.ceil(found.length / POINTS))
  const kept = found.filter((_, i) => i % step === 0)
  return [...kept, { seq: lines.at(-1)?.seq ?? 0, state: last }]
}
function winnersShare(places: readonly number[]): readonly number[] {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}
