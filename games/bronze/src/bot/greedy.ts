/** A player that looks one turn ahead: for every card, side and position it imagines the settlements that follow. */
import { asking, type Codes, type Layout, NONE, type Policy, type Seat } from '@ecumene/kernel'
import { BAND_FIRST, bandAt } from '../../data/lands.ts'
import { BRONZE, TECHS } from '../../data/technologies.ts'
import { COLUMNS } from '../../data/tokens.ts'
import { addCard } from '../decisions/lay.ts'
import { canLay, columnFor, countActivated } from '../matrix.ts'
import { cellAt, columnAt, layoutOf, type S } from '../state.ts'
import { DECISIONS, POSITIONS, RIGHT, VERBS } from '../verbs.ts'
import { Gains, TABLE } from './gains.ts'
import { RUNNER, type Taste, tasteOf } from './taste.ts'
import { cityValue, matrixCitiesValue, matrixPromise, timeLeft } from './value.ts'

/** A player of some taste: how good each action seems to it, and the one that seems best. */
export interface GreedyPlayer {
  /** Scores of the listed actions. */
  score(view: S, seat: Seat, legal: Codes, out: Float64Array): void
  readonly policy: Policy<S>
}

/**
 * `taste` by the number of players. `closely`: so many ways to lay a card are looked at closely, those that seem best
 * at a glance.
 */
export function playerOf(taste: (seats: number) => Taste, closely: number = Number.POSITIVE_INFINITY): GreedyPlayer {
  const desks: (Desk | undefined)[] = []
  const deskFor = (seats: number): Desk => {
    const known = desks[seats] ?? new Desk(taste(seats), seats, closely)
    desks[seats] = known
    return known
  }
  const scores = new Float64Array(512)
  const score: GreedyPlayer['score'] = (view, seat, legal, out) => deskFor(view.seats).score(view, seat, legal, out)
  return {
    score,
    policy: (view, seat, legal, rng) => {
      if (asking(view) === DECISIONS.colour) return legal.at[rng.below(legal.n)]
      score(view, seat, legal, scores)
      let best = 0
      for (let i = 1; i < legal.n; i++) if (scores[i] > scores[best]) best = i
      return legal.at[best]
    },
  }
}
export const player = playerOf(tasteOf)
/** Plays on in imagined worlds: as good as the other within a few points, and several times as fast. */
export const quick = playerOf(tasteOf, 8)
/** Runs ahead into new lands instead of filling those behind it. */
export const runner = playerOf(() => RUNNER, 8)
export const greedy = player.policy

/** What was not looked at closely stands below all that was. */
const UNSEEN = -1e6
/** A private table for one number of players, to try things on. */
class Desk {
  readonly #taste: Taste
  readonly #gains: Gains
  readonly #trial: S
  readonly #active = new Int16Array(TECHS)
  /** What was found out when a card was taken is not found out again when it is laid. */
  readonly #laid = new Float64Array(TECHS * POSITIONS.length)

  readonly #closely: number
  /** What a way to lay a card promises at a glance, and how much of it the last one looked at closely has. */
  readonly #glance = new Float64Array(TECHS * POSITIONS.length)
  readonly #sorted = new Float64Array(TECHS * POSITIONS.length)
  #least = Number.NEGATIVE_INFINITY

  constructor(taste: Taste, seats: number, closely: number) {
    const layout: Layout<S> = layoutOf({ seats, variant: 'standard', options: {} })
    this.#taste = taste
    this.#closely = closely
    this.#gains = new Gains(taste, layout.create())
    this.#trial = layout.create()
  }
  score(view: S, seat: Seat, legal: Codes, out: Float64Array): void {
    const left = timeLeft(view)
    switch (asking(view)) {
      case DECISIONS.take:
        this.#look(view, seat, left)
        this.#glanceAt(view, seat, legal, VERBS.take.arg.tech)
        this.#scoreTake(view, seat, legal, left, out)
        break
      case DECISIONS.lay:
        this.#look(view, seat, left)
        this.#glanceAt(view, seat, legal, VERBS.lay.arg.tech)
        for (let i = 0; i < legal.n; i++)
          out[i] = this.#layValue(
            view,
            seat,
            VERBS.lay.arg.tech(legal.at[i]),
            VERBS.lay.arg.position(legal.at[i]),
            left,
          )
        break
      case DECISIONS.settle:
        this.#look(view, seat, left)
        this.#gains.withCards(view)
        for (let i = 0; i < legal.n; i++) out[i] = this.#settleValue(view, legal.at[i])
        break
      case DECISIONS.city:
        for (let i = 0; i < legal.n; i++) out[i] = takenCityValue(view, seat, VERBS.city.arg.city(legal.at[i]), left)
        break
      default:
        out.fill(0, 0, legal.n)
    }
  }
  #look(view: S, seat: Seat, left: number): void {
    const isNew = this.#gains.look(view, seat, left)
    this.#gains.counts.readCards(view)
    if (isNew || asking(view) !== DECISIONS.lay) this.#laid.fill(Number.NaN)
  }
  #scoreTake(view: S, seat: Seat, legal: Codes, left: number, out: Float64Array): void {
    const bronze = this.#bestLay(view, seat, BRONZE, left)
    for (let i = 0; i < legal.n; i++) {
      const tech = VERBS.take.arg.tech(legal.at[i])
      // Whichever side it is laid on, the card is gone for the next player.
      out[i] =
        Math.max(this.#bestLay(view, seat, tech, left), bronze) +
        0.1 * mostInColumn(view, (seat + 1) % view.seats, tech)
    }
  }
  #bestLay(view: S, seat: Seat, tech: number, left: number): number {
    let most = -1e9
    for (let position = 0; position <= RIGHT; position++)
      if (canLay(view, seat, position)) most = Math.max(most, this.#layValue(view, seat, tech, position, left))
    return most
  }
  #layValue(view: S, seat: Seat, tech: number, position: number, left: number): number {
    const at = tech * POSITIONS.length + position
    if (!Number.isNaN(this.#laid[at])) return this.#laid[at]
    if (this.#glance[at] < this.#least) return UNSEEN + this.#glance[at]
    this.#laid[at] = this.#lay(view, seat, tech, position, left)
    return this.#laid[at]
  }
  /** Which ways to lay these cards, or any as Bronze Casting, are worth a closer look. */
  #glanceAt(view: S, seat: Seat, legal: Codes, techOf: (code: number) => number): void {
    this.#least = Number.NEGATIVE_INFINITY
    if (this.#closely === Number.POSITIVE_INFINITY) return
    this.#glance.fill(Number.NaN)
    let n = 0
    for (let i = -1; i < legal.n; i++) {
      const tech = i < 0 ? BRONZE : techOf(legal.at[i])
      if (!Number.isNaN(this.#glance[tech * POSITIONS.length + RIGHT])) continue
      for (let position = 0; position <= RIGHT; position++) {
        const at = tech * POSITIONS.length + position
        this.#glance[at] = UNSEEN
        if (!canLay(view, seat, position)) continue
        const column = columnFor(view, seat, position)
        const isNew = column < 0 || column >= COLUMNS || view.height[columnAt(seat, column)] === 0
        const row = isNew ? 0 : view.height[columnAt(seat, column)]
        const cards = countActivated(view, seat, tech, column, row, this.#active)
        this.#glance[at] = cards + (isNew ? 1 : 0) + (tech === BRONZE ? 0.5 : 0)
        this.#keepBest(this.#glance[at], n++)
      }
    }
    if (n > this.#closely) this.#least = this.#sorted[this.#closely - 1]
  }
  /** Those that promise most, the best first: no more than are looked at closely. */
  #keepBest(promise: number, n: number): void {
    let at = Math.min(n, this.#closely)
    while (at > 0 && this.#sorted[at - 1] < promise) {
      this.#sorted[at] = this.#sorted[at - 1]
      at--
    }
    this.#sorted[at] = promise
  }
  /** The matrix after the card, and the best settlements one after the other. */
  #lay(view: S, seat: Seat, tech: number, position: number, left: number): number {
    const { counts } = this.#gains
    counts.addCard(seat, tech, 1)
    const value = this.#laidValue(view, seat, tech, position, left)
    counts.addCard(seat, tech, -1)
    return value
  }
  #laidValue(view: S, seat: Seat, tech: number, position: number, left: number): number {
    const trial = this.#trial
    trial.words.set(view.words)
    const column = addCard(trial, seat, tech, position)
    countActivated(trial, seat, tech, column, trial.height[columnAt(seat, column)] - 1, this.#active)
    this.#gains.withCards(trial)
    let value =
      this.#taste.promise * left * matrixPromise(trial, seat) +
      matrixCitiesValue(trial, seat, this.#taste.against, left, this.#gains.counts)
    if (this.#closely < Number.POSITIVE_INFINITY) {
      const next = this.#gains.placeBest(TABLE, this.#active)
      value += this.#gains.gained
      return next === NONE ? value : value + this.#gains.sumOfBest(next, this.#active)
    }
    for (let board = TABLE; board !== NONE; value += this.#gains.gained)
      board = this.#gains.placeBest(board, this.#active)
    return value
  }
  /** Stopping is worth nothing. */
  #settleValue(view: S, code: number): number {
    if (!VERBS.settle.is(code)) return 0
    const land = VERBS.settle.arg.land(code) - 1
    const place =
      BAND_FIRST[bandAt(view.land[land], VERBS.settle.arg.landscape(code))] + VERBS.settle.arg.symbol(code) - 1
    return this.#gains.at(TABLE, land, place) - (VERBS.settle.arg.tech(code) === BRONZE ? this.#taste.keepBronze : 0)
  }
}
/** Copies of a technology in the column of a seat that has most of them. */
function mostInColumn(s: S, seat: Seat, tech: number): number {
  let best = 0
  for (let column = 0; column < COLUMNS; column++) {
    let n = 0
    for (let row = s.height[columnAt(seat, column)] - 1; row >= 0; row--)
      if (s.matrix[cellAt(s, seat, column, row)] === tech) n++
    if (n > best) best = n
  }
  return best
}
/** A city in hand, and a little for not leaving it to a rival. */
function takenCityValue(s: S, seat: Seat, city: number, left: number): number {
  let rivals = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) rivals = Math.max(rivals, cityValue(s, other, city, left))
  return cityValue(s, seat, city, left) + 0.2 * rivals
}
