/**
 * Two kinds of bots against each other: every deal is played once for each rotation of the seats, and counted is how
 * often one of the first kind finishes ahead of one of the second.
 */
import { type Bot, botNamed, playGame } from '@ecumene/bots'
import { type Core, FastRng, type GameDef, type Setup } from '@ecumene/kernel'

/** Rollouts of a decision: for both sides, or for each; 0 is what the level says. */
export type Effort = number | readonly [a: number, b: number]

export interface Contest {
  readonly a: string
  readonly b: string
  /** Games, rounded up to whole deals. */
  readonly games: number
  readonly seed: string
  /** Rollouts of a decision, if not what the levels say. */
  readonly effort?: Effort
  /** No new deal after so many seconds. */
  readonly seconds?: number
}
export interface ThinkingTime {
  readonly decisions: number
  /** Milliseconds of a decision. */
  readonly mean: number
  readonly most: number
}
/** The games of one deal; it can be kept and counted later. */
export interface DealResult {
  readonly games: number
  /** Pairs of one `a` and one `b`; those that did not share a place; in how many of these `a` finished ahead. */
  readonly pairs: number
  readonly decided: number
  readonly ahead: number
  /** Scores of both sides, summed over the pairs. */
  readonly points: readonly [a: number, b: number]
  readonly pace: readonly [a: ThinkingTime, b: ThinkingTime]
}
export interface LevelStanding {
  readonly a: string
  readonly b: string
  readonly seats: number
  readonly seed: string
  readonly effort: Effort | null
  readonly deals: number
  readonly games: number
  /**
   * Of the pairs of one `a` and one `b` that did not share a place: in how many `a` finished ahead. Where only the
   * winner has a place of their own, pairs of two who did not win say nothing.
   */
  readonly share: number
  /** 95 % of the share, by drawing deals anew. */
  readonly interval: readonly [low: number, high: number]
  /** Points by which `a` was ahead of `b`, on average, and what both scored. */
  readonly margin: number
  readonly scores: readonly [a: number, b: number]
  readonly pace: readonly [a: ThinkingTime, b: ThinkingTime]
}

/** Same seed, same effort: the same standing, but for the pace. */
export function arena<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  contest: Contest,
  progress: (games: number, share: number) => void = () => {},
): LevelStanding {
  const start = performance.now()
  const deals: DealResult[] = []
  let games = 0
  while (games < contest.games) {
    if (performance.now() - start > (contest.seconds ?? Number.POSITIVE_INFINITY) * 1000) break
    const deal = playDeal(game, setup, contest, deals.length)
    deals.push(deal)
    games += deal.games
    progress(games, shareOf(deals))
  }
  return standingOf(setup.seats, contest, deals)
}
/** One deal, in every rotation of the seats. */
export function playDeal<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  { a, b, seed, effort }: Pick<Contest, 'a' | 'b' | 'seed' | 'effort'>,
  n: number,
): DealResult {
  const known = [botNamed(game, a), botNamed(game, b)] as const
  return dealBetween(game, setup, known, seed, n, [effortOf(effort, 0), effortOf(effort, 1)])
}
/** One deal between bots that need not have a name of their own. */
export function dealBetween<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  sides: readonly [a: Bot, b: Bot],
  seed: string,
  n: number,
  efforts: readonly [a?: number, b?: number] = [],
): DealResult {
  const bots = [new Timed(sides[0], efforts[0]), new Timed(sides[1], efforts[1])]
  const count = new PairCount()
  const seating = lineUps(setup.seats, n)
  for (const lineUp of seating) {
    const seated = lineUp.map(side => bots[side])
    const { match } = playGame(game, setup, seated, `${seed}:${n}`)
    const outcome = match.outcome()
    if (!outcome) throw new Error('a game without outcome')
    count.add(lineUp, outcome.places, outcome.scores)
  }
  const { pairs, decided, ahead, points } = count
  return { games: seating.length, pairs, decided, ahead, points, pace: [bots[0].pace(), bots[1].pace()] }
}
/** What many deals come to. */
export function standingOf(
  seats: number,
  { a, b, seed, effort }: Pick<Contest, 'a' | 'b' | 'seed' | 'effort'>,
  deals: readonly DealResult[],
): LevelStanding {
  const pairs = Math.max(
    1,
    total(deals, deal => deal.pairs),
  )
  const pointsOf = (side: 0 | 1): number => total(deals, deal => deal.points[side]) / pairs
  return {
    a,
    b,
    seats,
    seed,
    effort: effort ?? null,
    deals: deals.length,
    games: total(deals, deal => deal.games),
    share: shareOf(deals),
    interval: bootstrap(deals),
    margin: pointsOf(0) - pointsOf(1),
    scores: [pointsOf(0), pointsOf(1)],
    pace: [paceOf(deals, 0), paceOf(deals, 1)],
  }
}
function paceOf(deals: readonly DealResult[], side: 0 | 1): ThinkingTime {
  const decisions = total(deals, deal => deal.pace[side].decisions)
  const sum = total(deals, deal => deal.pace[side].mean * deal.pace[side].decisions)
  return {
    decisions,
    mean: sum / Math.max(1, decisions),
    most: Math.max(0, ...deals.map(deal => deal.pace[side].most)),
  }
}

/** Who sits where in the games of a deal, 0 for `a`. With an odd number of seats either side has one more in turn. */
export function lineUps(seats: number, deal: number): readonly (readonly (0 | 1)[])[] {
  const turns = seats % 2 === 0 ? 2 : seats
  const first = seats % 2 === 0 ? 0 : deal % 2
  return Array.from({ length: turns }, (_, turn) =>
    Array.from({ length: seats }, (__, seat) => ((((seat + turn) % seats) + first) % 2 === 0 ? 0 : 1)),
  )
}

class PairCount {
  pairs = 0
  decided = 0
  ahead = 0
  readonly points: [number, number] = [0, 0]
  add(lineUp: readonly number[], places: readonly number[], scores: readonly number[]): void {
    lineUp.forEach((side, seat) => {
      if (side !== 0) return
      lineUp.forEach((otherSide, other) => {
        if (otherSide !== 1) return
        this.pairs++
        if (places[seat] !== places[other]) this.decided++
        if (places[seat] < places[other]) this.ahead++
        this.points[0] += scores[seat]
        this.points[1] += scores[other]
      })
    })
  }
}
const total = (deals: readonly DealResult[], part: (deal: DealResult) => number): number =>
  deals.reduce((sum, deal) => sum + part(deal), 0)
function shareOf(deals: readonly DealResult[]): number {
  const decided = total(deals, deal => deal.decided)
  return decided === 0 ? 0.5 : total(deals, deal => deal.ahead) / decided
}

/** Deals drawn with replacement, two thousand times: the middle 95 % of their shares. */
function bootstrap(deals: readonly DealResult[]): readonly [low: number, high: number] {
  if (deals.length < 2) return [0, 1]
  const rng = new FastRng(1)
  const shares = Array.from({ length: 2000 }, () => shareOf(deals.map(() => deals[rng.below(deals.length)]))).sort(
    (x, y) => x - y,
  )
  return [shares[50], shares[1949]]
}

const effortOf = (effort: Effort | undefined, side: 0 | 1): number | undefined =>
  (typeof effort === 'object' ? effort[side] : effort) || undefined

/** A bot of some effort and how long it took. Where nothing was to be chosen it is not counted. */
class Timed implements Bot {
  readonly name: string
  readonly #bot: Bot
  readonly #effort: number | undefined
  #decisions = 0
  #sum = 0
  #most = 0
  constructor(bot: Bot, effort: number | undefined) {
    this.name = bot.name
    this.#bot = bot
    this.#effort = effort
  }
  choose(question: Parameters<Bot['choose']>[0]): ReturnType<Bot['choose']> {
    const start = performance.now()
    const chosen = this.#bot.choose(this.#effort === undefined ? question : { ...question, effort: this.#effort })
    if (question.legal.n === 1) return chosen
    const took = performance.now() - start
    this.#decisions++
    this.#sum += took
    this.#most = Math.max(this.#most, took)
    return chosen
  }
  pace(): ThinkingTime {
    return { decisions: this.#decisions, mean: this.#sum / Math.max(1, this.#decisions), most: this.#most }
  }
}
