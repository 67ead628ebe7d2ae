/**
 * Games of bots among themselves, without a match around them: wherever a rollout could end, the position as a seat
 * sees it, and what came of it in the end. Players play on by one rule, and loosely for a while by chance alone: so
 * a strong army does not mean that here sits somebody who likes armies.
 */
import { type Bot, questionFor, utility } from '@ecumene/bots'
import { Sparse } from '@ecumene/contract'
import { type Code, Codes, current, explore, FastRng, owed, type Policy, SearchWorld, settle } from '@ecumene/kernel'
import { type TrainingField, type TrainingTable, tableOf } from './position.ts'
import type { Positions } from './samples.ts'

const LONGEST = 30_000
/** Shares of chance: a loose stretch is all chance, or the policy's scores with noise. */
const ALL_CHANCE = 0.3
const LOOSE = 0.7

export interface Contender {
  /** A searcher; without one the policy of rollouts plays. */
  readonly bot: Bot | null
  /** How often a stretch is played loosely. */
  readonly looseness: number
}
/** A position that was met, until the game is over. */
interface MetPosition {
  readonly position: Sparse
  readonly seat: number
  readonly side: 1 | -1
  readonly ahead: number
}

export class SelfPlay {
  readonly #field: TrainingField
  readonly #rng: FastRng
  readonly #tables = new Map<number, TrainingTable>()
  readonly #legal = new Codes()
  readonly #scores = new Float64Array(2048)
  readonly #policy: Policy<never>
  games = 0

  constructor(field: TrainingField, seed: number) {
    this.#field = field
    this.#rng = new FastRng(seed)
    this.#policy = (field.thinking.rollout ?? Object.values(field.game.policies)[0]) as Policy<never>
  }
  chance(): number {
    return this.#rng.next() / 2 ** 32
  }
  /** One game; `views`: of how many seats each position is kept. */
  play(players: readonly Contender[], views: number, samples: Positions, weight: number): void {
    const { game, thinking } = this.#field
    const seats = players.length
    const table = this.#tables.get(seats) ?? tableOf(game, seats)
    this.#tables.set(seats, table)
    const { s, layout, start, setup } = table
    const rng = new FastRng(this.#rng.below(2 ** 31))
    const world = new SearchWorld(rng)
    layout.copy(s, start)
    game.setup(s, setup, world as never)
    settle(game, s, world as never)
    thinking.begin?.()
    const met: MetPosition[] = []
    const loose = new Float64Array(seats)
    let last = Number.NaN
    for (let guard = 0; owed(s) !== 0; guard++) {
      if (guard > LONGEST) return
      const boundary = thinking.boundary(s)
      if (boundary !== last) {
        last = boundary
        this.#meet(table, views, met)
        players.forEach(({ looseness }, seat) => {
          loose[seat] =
            this.chance() < looseness ? (this.chance() < ALL_CHANCE ? Number.POSITIVE_INFINITY : this.chance()) : 0
        })
      }
      const seat = 31 - Math.clz32(owed(s) & -owed(s))
      explore(game, s, seat, this.#answer(table, seat, players[seat], loose[seat], rng) as Code, world as never)
    }
    this.#keep(table, met, samples, weight)
  }
  #meet({ s }: TrainingTable, views: number, met: MetPosition[]): void {
    const { learned } = this.#field
    const first = this.#rng.below(s.seats)
    for (let k = 0; k < Math.min(views, s.seats); k++) {
      const seat = (first + k) % s.seats
      const position = new Sparse()
      const side = learned.features(s, seat, position)
      met.push({ position, seat, side, ahead: learned.ahead(s, seat) })
    }
  }
  #keep({ s }: TrainingTable, met: readonly MetPosition[], samples: Positions, weight: number): void {
    const { game, thinking, learned } = this.#field
    this.games++
    const values = new Float64Array(s.seats)
    thinking.evaluate(s, values)
    const places = game.outcome(s)?.places ?? []
    const first = places.filter(place => place === 1).length
    const scale = learned.points || 1
    for (const { position, seat, side, ahead: already } of met) {
      const won = places[seat] === 1 ? 1 / first : 0
      const points = learned.points === 0 ? 0 : (utility(values, seat) - already) / scale
      samples.add(position, side * points, side === 1 ? won : 1 - won, weight, this.games)
    }
  }
  #answer(
    table: TrainingTable,
    seat: number,
    player: Contender,
    looseness: number,
    rng: FastRng,
  ): ReturnType<Bot['choose']> {
    const { game } = this.#field
    const { s, masked, layout, setup } = table
    const legal = this.#legal
    legal.clear()
    current(game, s)?.legal(s, seat, legal)
    const hasForm = current(game, s)?.form !== undefined
    if (legal.n === 1 && !hasForm) return legal.at[0]
    layout.mask(masked, s, seat)
    if (looseness > 0 && legal.n > 1 && this.chance() < LOOSE) {
      const code = this.#byWhim(masked, seat, looseness, rng)
      if (code !== null) return code
    }
    if (player.bot) return player.bot.choose(questionFor(game, setup, masked, seat, rng))
    return this.#policy(masked as never, seat, legal, rng)
  }
  /** By chance, or by the policy's scores with noise; never a blunder. */
  #byWhim(view: TrainingTable['s'], seat: number, looseness: number, rng: FastRng): Code | null {
    const { thinking } = this.#field
    const legal = this.#legal
    this.#field.thinking.begin?.()
    const isBlunder = (code: Code): boolean => thinking.isBlunder?.(view, seat, code) === true
    if (looseness === Number.POSITIVE_INFINITY) {
      for (let tries = 0; tries < 10; tries++) {
        const code = legal.at[rng.below(legal.n)]
        if (!isBlunder(code)) return code
      }
      return null
    }
    thinking.scored(view, seat, legal, this.#scores, rng)
    const noise = thinking.temperature * (0.3 + 2 * looseness * looseness)
    let best: Code | null = null
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < legal.n; i++) {
      const score = this.#scores[i] - noise * Math.log(-Math.log(this.chance() + 1e-12) + 1e-12)
      if (score <= most || isBlunder(legal.at[i])) continue
      most = score
      best = legal.at[i]
    }
    return best
  }
}
